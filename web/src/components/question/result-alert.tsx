import { Alert, Button, Group, Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/messages";
import type { MyAnswer, PublicQuestion } from "@prepfeed/contract/questions";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef } from "react";
import { minutesAndSeconds } from "../../wording/minutes-and-seconds.ts";
import { TopicLink } from "../topic/topic-link.tsx";
import classes from "./answer.module.css";
import { Explanation } from "./explanation.tsx";

interface ResultAlertProps {
  answer: MyAnswer;
  /** Taking longer than its time limit costs nothing, but is told. */
  question: PublicQuestion;
  /** Just given: the explanation is open, and the keyboard goes on from here. */
  isFresh: boolean;
  onNext: (() => void) | undefined;
  /** Asks further about it. */
  ask: ReactNode;
}

export function ResultAlert({ answer, question, isFresh, onNext, ask }: ResultAlertProps) {
  const { timeLimit, topic, topicSlug } = question;
  const { isCorrect, correctAnswer, timeSpent, pointsEarned, unpaidReason, explanation } = answer;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isFresh) element.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <>
      <Alert
        ref={element}
        tabIndex={-1}
        role="group"
        className={classes.result}
        color={isCorrect ? "green" : "red"}
        icon={isCorrect ? <IconCircleCheck aria-hidden /> : <IconCircleX aria-hidden />}
        title={isCorrect ? "Correct" : "Incorrect"}
      >
        <Group gap="4px 16px">
          <Text span>
            The right answer is <b>{correctAnswer}</b>
          </Text>
          {timeSpent !== null && (
            <Text span>
              Time taken <b>{minutesAndSeconds(timeSpent)}</b>
              {timeSpent > timeLimit && `, ${minutesAndSeconds(timeSpent - timeLimit)} over time`}
            </Text>
          )}
          <Text span>
            Points earned <b>{pointsEarned}</b>
          </Text>
        </Group>
        {unpaidReason && <Text mt={4}>{messages.questions.unpaid[unpaidReason]}</Text>}
      </Alert>
      <Group gap="xs" mt="xs" align="flex-start">
        {explanation && <Explanation text={explanation} isOpenAtFirst={isFresh} />}
        {ask}
        {topicSlug && (
          <Text component="div" py={10}>
            <TopicLink topic={topic} topicSlug={topicSlug} />
          </Text>
        )}
        {onNext && isFresh && (
          <Button variant="light" onClick={onNext}>
            Next Question
          </Button>
        )}
      </Group>
    </>
  );
}
