import { Card, Skeleton, Title } from "@mantine/core";
import type { Progress } from "@prepfeed/contract/progress";
import { Figure } from "../../components/layout/figure.tsx";
import classes from "./dashboard.module.css";

interface ProgressFiguresProps {
  /** undefined when it could not be read: shown as dashes, never as 0. */
  progress: Progress | undefined;
  isLoading: boolean;
}

export function ProgressFigures({ progress, isLoading }: ProgressFiguresProps) {
  const figures = [
    { label: "Questions Attempted", value: progress?.totalQuestions },
    { label: "Correct Answers", value: progress?.correctAnswers },
    { label: "Accuracy Rate", value: progress?.accuracy, unit: "%" },
    { label: "Followers", value: progress?.followers },
  ];
  return (
    <section aria-labelledby="progress">
      <Title order={2} size="h3" mb="sm" id="progress">
        Progress
      </Title>
      <div className={classes.cards}>
        {figures.map((figure) => (
          <Card key={figure.label} className={classes.card}>
            <Skeleton visible={isLoading}>
              <Figure {...figure} />
            </Skeleton>
          </Card>
        ))}
      </div>
    </section>
  );
}
