import { Anchor, Card, Group, Text, Title, VisuallyHidden } from "@mantine/core";
import type { OwnTopic } from "@prepfeed/contract/learning/topics";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { AnswerBubble } from "../../components/options/answer-bubble.tsx";
import { LevelBubble } from "../../components/topic/level-bubble.tsx";
import { LEVEL_LABELS, nextLevel } from "../../components/topic/level-words.ts";
import { dayOf } from "../../wording/day-of.ts";
import classes from "./topic.module.css";

/** The user's level in the topic, how it is computed, and what the next level requires. */
export function OwnLevel({ mine }: { mine: OwnTopic }) {
  const { level, totalQuestions, correctAnswers, tries } = mine;
  const next = nextLevel(level);
  return (
    <Card component="section" aria-labelledby="level">
      <Title order={2} size="h3" id="level">
        Your level
      </Title>
      <Group gap="xs" mt="xs">
        <LevelBubble level={level} size={28} />
        <Text fw={700} fz="1.25rem">
          {LEVEL_LABELS[level]}
        </Text>
      </Group>
      {tries.length > 0 && (
        <>
          <Text mt="sm">
            {correctAnswers} of {totalQuestions} right at the first answer
          </Text>
          <Text size="sm" c="dimmed" mt="sm">
            Your newest questions, latest first
          </Text>
          <ol className={classes.tries}>
            {tries.map(({ questionId, isCorrect, at }) => (
              <li key={questionId} title={dayOf(at)}>
                <AnswerBubble
                  letter={isCorrect ? "✓" : "✗"}
                  state={isCorrect ? "right" : "wrong"}
                  size={24}
                />
                <VisuallyHidden>
                  {isCorrect ? "Right" : "Wrong"}, {dayOf(at)}
                </VisuallyHidden>
              </li>
            ))}
          </ol>
          <Text size="sm">
            Last practised on {dayOf(tries[0]?.at ?? "")}.{" "}
            <Anchor component={Link} inherit to={paths.history}>
              Your answers
            </Anchor>
          </Text>
        </>
      )}
      {next && (
        <Text mt="sm">
          <b>Next: {next.label}.</b> {next.needs}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="sm">
        Wrong answers, and time without practice, lower a level.
      </Text>
    </Card>
  );
}
