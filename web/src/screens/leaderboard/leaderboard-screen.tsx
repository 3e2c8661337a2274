import { Box, SimpleGrid, Tabs } from "@mantine/core";
import { examFamily, familyLabelOf, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { filedLabelOf } from "@prepfeed/contract/foundation/filed-label";
import { PERIODS } from "@prepfeed/contract/learning/leaderboard";
import { useSearchParams } from "react-router";
import { type Board, useLeaderboard } from "../../api/learning/leaderboard.ts";
import { withExam } from "../../components/filters/filter-address.ts";
import { FilterChoice } from "../../components/filters/filter-choice.tsx";
import { ExamChip } from "../../components/goal/exam-chip.tsx";
import { Page } from "../../components/layout/page.tsx";
import { useGoalExam } from "../../session/goal-exam.ts";
import { useSession } from "../../session/session.tsx";
import { BOARD_EXAMS, PERIOD_LABELS, rangeOf, readBoard, writeBoard } from "./leaderboard-address.ts";
import { OwnRank } from "./own-rank.tsx";
import { PointRules } from "./point-rules.tsx";
import { Rankings } from "./rankings.tsx";

export function LeaderboardScreen() {
  const { user } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const goal = useGoalExam();
  const named = readBoard(parameters);
  const board = withExam(named, goal.shown && examFamily(goal.shown));
  const query = useLeaderboard(board);
  if (!user) return null;
  // The address is newer than what is rendered if two filters are chosen in quick succession.
  const show = (change: Partial<Board>) => {
    // Removing the exam filter also removes the user's own exam.
    if ("examType" in change && !change.examType) goal.show(false);
    setParameters(writeBoard({ ...readBoard(new URLSearchParams(window.location.search)), ...change }), {
      replace: true,
    });
  };
  return (
    <Box maw={808} mx="auto">
      <Page title="Leaderboard">
        <OwnRank
          user={user}
          rank={query.data?.userRank}
          isLoading={query.isPending}
          isHidden={user.hideFromLeaderboard}
          range={rangeOf(board)}
        />
        <PointRules />
        <Tabs
          value={board.period}
          mt="lg"
          onChange={(next) => show({ period: PERIODS.find((period) => period === next) ?? "all" })}
        >
          <Tabs.List mb="md" aria-label="Period">
            {PERIODS.map((period) => (
              <Tabs.Tab key={period} value={period}>
                {PERIOD_LABELS[period]}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <Tabs.Panel value={board.period}>
            <SimpleGrid cols={2} spacing="sm" mb="lg">
              <FilterChoice
                label="Subject"
                all="All subjects"
                values={SUBJECTS}
                nameOf={filedLabelOf}
                value={board.subject}
                onChange={(subject) => show({ subject })}
              />
              <FilterChoice
                label="Exam Type"
                all="All exam types"
                values={BOARD_EXAMS}
                nameOf={familyLabelOf}
                value={board.examType}
                onChange={(examType) => show({ examType })}
              />
            </SimpleGrid>
            {goal.exam && !named.examType && (
              <Box mb="lg">
                <ExamChip exam={goal.exam} isOn={Boolean(goal.shown)} onToggle={goal.show} />
              </Box>
            )}
            <Rankings
              query={query}
              viewerId={user.id}
              isNarrowed={Boolean(board.subject || board.examType) || board.period !== "all"}
              onShowAll={() => show({ period: "all", subject: undefined, examType: undefined })}
            />
          </Tabs.Panel>
        </Tabs>
      </Page>
    </Box>
  );
}
