import { Button, Card } from "@mantine/core";
import { labelOf } from "@prepfeed/contract/catalogue";
import type { Progress } from "@prepfeed/contract/progress";
import { Link } from "react-router";
import { paths } from "../../app/paths.ts";
import { StrengthBars } from "../../components/charts/strength-bars.tsx";
import { EmptyState } from "../../components/empty-state.tsx";

/** Stands for every picture until there is something to picture. */
export function NoPictures() {
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

export function Strengths({ progress }: { progress: Progress }) {
  const { subjectWiseProgress, difficultyWiseProgress } = progress;
  return (
    <>
      {subjectWiseProgress.length > 0 && (
        <StrengthBars
          title="Strengths by subject"
          strengths={subjectWiseProgress.map(({ subject, ...part }) => ({ name: labelOf(subject), ...part }))}
        />
      )}
      {difficultyWiseProgress.length > 0 && (
        <StrengthBars
          title="By difficulty"
          strengths={difficultyWiseProgress.map(({ difficultyLevel, ...part }) => ({
            name: labelOf(difficultyLevel),
            ...part,
          }))}
        />
      )}
    </>
  );
}
