import { Anchor, Button, Card } from "@mantine/core";
import { DIFFICULTIES, labelOf } from "@prepfeed/contract/foundation/catalogue";
import type { Progress } from "@prepfeed/contract/learning/progress";
import { strengthsOf } from "@prepfeed/contract/learning/strengths";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { StrengthBars } from "./strength-bars.tsx";

/** Shown instead of every chart until there is data. */
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
  const subjects = strengthsOf(progress).toSorted(
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
          strengths={subjects}
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
