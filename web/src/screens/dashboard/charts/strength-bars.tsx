import { Card, Text, Title } from "@mantine/core";
import { type ReactNode, useId } from "react";
import classes from "../../../components/charts/charts.module.css";

interface Strength {
  name: string;
  totalQuestions: number;
  correctAnswers: number;
  accuracyPercentage: number;
}

interface StrengthBarsProps {
  title: string;
  strengths: Strength[];
  below?: ReactNode;
}

/** The user's strengths; the figures are beside their bars. */
export function StrengthBars({ title, strengths, below }: StrengthBarsProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h3" mb="md" id={id}>
        {title}
      </Title>
      <ul className={classes.bars}>
        {strengths.map(({ name, totalQuestions, correctAnswers, accuracyPercentage }) => (
          <li key={name}>
            <div className={classes.barHead}>
              <Text fw={600}>{name}</Text>
              <Text>
                <b>{accuracyPercentage}%</b>
                <Text span size="sm" c="dimmed">{` · ${correctAnswers} of ${totalQuestions}`}</Text>
              </Text>
            </div>
            <div className={classes.track} aria-hidden>
              <span style={{ width: `${accuracyPercentage}%` }} />
            </div>
          </li>
        ))}
      </ul>
      {below}
    </Card>
  );
}
