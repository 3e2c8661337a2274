import { Alert, Button, Group, Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { MyAnswer, PublicQuestion } from "@prepfeed/contract/questions/questions";
import { type ReactNode, useEffect, useRef } from "react";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconCircleX from "~icons/tabler/circle-x";
import IconInfoCircle from "~icons/tabler/info-circle";
import { minutesAndSeconds } from "../../wording/minutes-and-seconds.ts";
import { TopicLink } from "../topic/topic-link.tsx";
import { AboutQuestion } from "./about-question.tsx";
import classes from "./answer.module.css";
import { Explanation } from "./explanation.tsx";
import { closedWords } from "./outcome/closed-words.ts";
import { RightAnswers } from "./outcome/right-answers.tsx";

interface ResultAlertProps {
  answer: MyAnswer;
  /** Exceeding the time limit costs nothing, but is shown. */
  question: PublicQuestion;
  /** True right after answering: the explanation is open, and the focus continues from here. */
  isFresh: boolean;
  onNext: (() => void) | undefined;
  /** Asks further about it. */
  ask: ReactNode;
}

export function ResultAlert({ answer, question, isFresh, onNext, ask }: ResultAlertProps) {
  const { timeLimit, topic, topicSlug } = question;
  const { isCorrect, isDropped, timeSpent, pointsEarned, unpaidReason, explanation } = answer;
  const [color, Icon, title] = isDropped
    ? (["gray", IconInfoCircle, "Dropped"] as const)
    : isCorrect
      ? (["green", IconCircleCheck, "Correct"] as const)
      : (["gray", IconCircleX, "Incorrect"] as const);
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
        color={color}
        icon={<Icon aria-hidden />}
        title={title}
      >
        <Group gap="4px 16px">
          {isDropped ? <Text span>{closedWords("DROPPED").reason}</Text> : <RightAnswers {...answer} />}
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
        <AboutQuestion question={question} />
        {onNext && isFresh && (
          <Button variant="light" onClick={onNext}>
            Next Question
          </Button>
        )}
      </Group>
    </>
  );
}
