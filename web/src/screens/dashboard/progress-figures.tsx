import { Card, Group, Skeleton, Text, Title } from "@mantine/core";
import type { Progress } from "@prepfeed/contract/learning/progress";
import { Figure } from "../../components/layout/figure.tsx";
import classes from "./dashboard.module.css";

interface ProgressFiguresProps {
  /** undefined if it could not be loaded: shown as dashes, never as 0. */
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
      <Group justify="space-between" align="baseline" mb="sm" gap="xs">
        <Title order={2} size="h3" id="progress">
          Progress
        </Title>
        <Text size="sm" c="dimmed">
          All time
        </Text>
      </Group>
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
