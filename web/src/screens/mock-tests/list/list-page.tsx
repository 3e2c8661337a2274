import { Button, Group, NativeSelect, Tabs, Text } from "@mantine/core";
import { EXAMS, labelOf } from "@prepfeed/contract/foundation/catalogue";
import { examRule } from "@prepfeed/contract/mock-tests/exam-rules";
import { Link, useSearchParams } from "react-router";
import IconPlus from "~icons/tabler/plus";
import { paths } from "../../../addresses/paths.ts";
import { oneOf } from "../../../components/forms/choices.ts";
import { Page } from "../../../components/layout/page.tsx";
import { useGoalExam } from "../../../session/goal-exam.ts";
import { AttemptList } from "./attempt-list.tsx";
import { PaperList } from "./paper-list.tsx";
import { TrendCard } from "./trend-card.tsx";

const SHOWN = ["ready", "mine", "following", "shared", "attempts"] as const;
const NAMES: Record<(typeof SHOWN)[number], string> = {
  ready: "Ready papers",
  mine: "My papers",
  following: "People I follow",
  shared: "By link",
  attempts: "My attempts",
};

/** On a phone the last tabs are beside the window. */
const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: "nearest", inline: "nearest" });

/** Papers to sit, and results of earlier attempts. The tab is in the address. */
export function ListPage() {
  const [address, setAddress] = useSearchParams();
  const goal = useGoalExam();
  const shown = oneOf(SHOWN, address.get("show")) ?? "ready";
  const asked = address.get("exam");
  const exam = asked === "all" ? undefined : (oneOf(EXAMS, asked) ?? oneOf(EXAMS, goal.shown));
  const set = (changes: Record<string, string>) =>
    setAddress({ ...Object.fromEntries(address), ...changes }, { replace: true });
  return (
    <Page
      title="Mock tests"
      actions={
        <Button component={Link} to={paths.createMockTest} leftSection={<IconPlus size={18} aria-hidden />}>
          Create
        </Button>
      }
    >
      <Text mb="md" maw={640}>
        Sit the paper of your exam on its own clock and with its own marks, and see afterwards what to do
        next.
      </Text>
      <Tabs value={shown} onChange={(value) => set({ show: value ?? "ready" })} keepMounted={false}>
        <Tabs.List mb="md" style={{ flexWrap: "nowrap", overflowX: "auto" }}>
          {SHOWN.map((name) => (
            <Tabs.Tab
              key={name}
              ref={name === shown ? intoView : undefined}
              value={name}
              style={{ flex: "none" }}
            >
              {NAMES[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {SHOWN.map((name) => (
          <Tabs.Panel key={name} value={name}>
            {name === "ready" && (
              <Group mb="md">
                <NativeSelect
                  label="Exam"
                  value={exam ?? "all"}
                  onChange={({ currentTarget }) => set({ exam: currentTarget.value })}
                  data={[
                    { value: "all", label: "All exams" },
                    ...EXAMS.filter((each) => examRule(each)).map((each) => ({
                      value: each,
                      label: labelOf(each),
                    })),
                  ]}
                />
              </Group>
            )}
            {name === "attempts" ? (
              <>
                <TrendCard />
                <AttemptList />
              </>
            ) : (
              <PaperList scope={name} exam={name === "ready" ? exam : undefined} />
            )}
          </Tabs.Panel>
        ))}
      </Tabs>
    </Page>
  );
}
