import { Button, Group, NativeSelect, Tabs, Text } from "@mantine/core";
import { EXAMS, labelOf } from "@prepfeed/contract/catalogue";
import { IconPlus } from "@tabler/icons-react";
import { Link, useSearchParams } from "react-router";
import { oneOf } from "../../../components/forms/choices.ts";
import { Page } from "../../../components/layout/page.tsx";
import { paths } from "../../../paths.ts";
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

/** Papers to sit, and what came of those that were sat. What is shown is in the address. */
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
            <Tabs.Tab key={name} value={name} style={{ flex: "none" }}>
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
                    ...EXAMS.filter((each) => each !== "TOEFL" && each !== "IELTS").map((each) => ({
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
