import { Anchor, Button, Card } from "@mantine/core";
import { DIFFICULTIES, labelOf } from "@prepfeed/contract/catalogue";
import type { Progress } from "@prepfeed/contract/progress";
import { Link } from "react-router";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { paths } from "../../../paths.ts";
import { StrengthBars } from "./strength-bars.tsx";

/** Stands for every chart until there is something to draw. */
export function NoCharts() {
  return (
    <Card>
      <EmptyState
        title="Your progress starts with one answer"
        description="Accuracy, strengths and active days are drawn here from what you answer."
        action={
          <Button component={Link} to={paths.practice} mt="xs">
            Start Practice
          </Button>
        }
      />
    </Card>
  );
}

/** Subjects with the strongest first, difficulties from easy to hard. */
export function Strengths({ progress }: { progress: Progress }) {
  const subjects = progress.subjectWiseProgress.toSorted(
    (a, b) => b.accuracyPercentage - a.accuracyPercentage || b.totalQuestions - a.totalQuestions,
  );
  const difficulties = progress.difficultyWiseProgress.toSorted(
    (a, b) => DIFFICULTIES.indexOf(a.difficultyLevel) - DIFFICULTIES.indexOf(b.difficultyLevel),
  );
  return (
    <>
      {subjects.length > 0 && (
        <StrengthBars
          title="Strengths by subject"
          strengths={subjects.map(({ subject, ...part }) => ({ name: labelOf(subject), ...part }))}
          below={
            <Anchor component={Link} to={paths.topics}>
              See your level in every topic
            </Anchor>
          }
        />
      )}
      {difficulties.length > 0 && (
        <StrengthBars
          title="By difficulty"
          strengths={difficulties.map(({ difficultyLevel, ...part }) => ({
            name: labelOf(difficultyLevel),
            ...part,
          }))}
        />
      )}
    </>
  );
}
