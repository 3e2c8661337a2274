import { SimpleGrid, Tabs } from "@mantine/core";
import { Suspense } from "react";
import { Navigate, Route, Routes, useSearchParams } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useFigures } from "../../api/moderation/cases.ts";
import { oneOf } from "../../components/forms/choices.ts";
import { late } from "../../components/late/late.tsx";
import { Figure } from "../../components/layout/figure.tsx";
import { Page } from "../../components/layout/page.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { useSession } from "../../session/session.tsx";
import { Appeals } from "./appeals.tsx";
import { Queue } from "./queue.tsx";

const QuestionCase = late(async () => ({ default: (await import("./questions/case-page.tsx")).CasePage }));

const TABS = ["open", "decided", "appeals"];

/** Where moderators decide about reported content and disputed questions. */
export function ModerationScreen() {
  const { user } = useSession();
  if (!user?.role) {
    return (
      <Page title="Moderation">
        <EmptyState
          title="For moderators only"
          description="Moderators decide here about what was reported."
        />
      </Page>
    );
  }
  return (
    <Suspense fallback={<BubbleLoader />}>
      <Routes>
        <Route index element={<Queues />} />
        <Route path="questions/:id" element={<QuestionCase />} />
        <Route path="*" element={<Navigate to={paths.moderation} replace />} />
      </Routes>
    </Suspense>
  );
}

/** The tab is in the address (`?tab=`), so that going back from a question opens it again. */
function Queues() {
  const [parameters, setParameters] = useSearchParams();
  const tab = oneOf(TABS, parameters.get("tab")) ?? "open";
  return (
    <Page title="Moderation">
      <Figures />
      <Tabs
        value={tab}
        onChange={(next) => next && setParameters({ tab: next }, { replace: true })}
        keepMounted={false}
        mt="lg"
      >
        <Tabs.List mb="md">
          <Tabs.Tab value="open">Open</Tabs.Tab>
          <Tabs.Tab value="decided">Decided</Tabs.Tab>
          <Tabs.Tab value="appeals">Appeals</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="open">
          <Queue status="OPEN" />
        </Tabs.Panel>
        <Tabs.Panel value="decided">
          <Queue status="DECIDED" />
        </Tabs.Panel>
        <Tabs.Panel value="appeals">
          <Appeals />
        </Tabs.Panel>
      </Tabs>
    </Page>
  );
}

function Figures() {
  const { data } = useFigures();
  return (
    <SimpleGrid cols={{ base: 2, xs: 3, sm: 5 }} spacing="md">
      <Figure label="Open cases" value={data?.open} />
      <Figure label="Urgent" value={data?.urgent} />
      <Figure label="Appeals" value={data?.appeals} />
      <Figure label="Median hours" value={data?.medianHours ?? undefined} />
      <Figure label="Overturned" value={data?.overturned ?? undefined} unit="%" />
    </SimpleGrid>
  );
}
