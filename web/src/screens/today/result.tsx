import { Alert, Button, Group, Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { TodayItem } from "@prepfeed/contract/learning/learning";
import { useEffect, useRef } from "react";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconCircleX from "~icons/tabler/circle-x";
import type { TodayOutcome } from "../../api/learning/today.ts";
import { Explanation } from "../../components/question/explanation.tsx";
import { RightAnswers } from "../../components/question/outcome/right-answers.tsx";
import { TopicLink } from "../../components/topic/topic-link.tsx";
import { comingDay } from "../../wording/coming-day.ts";
import { counted } from "../../wording/counted.ts";
import classes from "./today.module.css";

interface ResultProps {
  outcome: TodayOutcome;
  question: TodayItem["question"];
  today: string;
  isLast: boolean;
  onNext: () => void;
}

/** Right or wrong, the explanation, and when the question is due again. */
export function Result({ outcome, question, today, isLast, onNext }: ResultProps) {
  const { isCorrect, explanation, unpaidReason } = outcome;
  const said = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    next.current?.focus({ preventScroll: true });
    said.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <>
      <Alert
        ref={said}
        role="status"
        className={classes.result}
        mt="md"
        color={isCorrect ? "green" : "gray"}
        icon={isCorrect ? <IconCircleCheck aria-hidden /> : <IconCircleX aria-hidden />}
        title={isCorrect ? "Correct" : "Incorrect"}
      >
        <Group gap="4px 16px">
          <RightAnswers {...outcome} />
          <Text span>{afterwards(outcome, today)}</Text>
        </Group>
        {unpaidReason && <Text mt={4}>{messages.questions.unpaid[unpaidReason]}</Text>}
      </Alert>
      <Group gap="xs" mt="xs" align="flex-start" justify="space-between">
        {explanation && <Explanation text={explanation} isOpenAtFirst />}
        <Text component="div" py={10}>
          {question.topicSlug && <TopicLink topic={question.topic} topicSlug={question.topicSlug} />}
        </Text>
        <Button ref={next} onClick={onNext}>
          {isLast ? "See what changed" : "Next Question"}
        </Button>
      </Group>
    </>
  );
}

function afterwards({ pointsEarned, isCorrect, comesBack, setAside }: TodayOutcome, today: string): string {
  if (setAside) return "Missed often: set aside until you have read up on it";
  if (comesBack) return `Comes back ${comingDay(comesBack, today)}`;
  if (comesBack === null) return "Does not come back before your exam";
  if (!isCorrect) return "Comes back tomorrow";
  return pointsEarned
    ? `+${counted(pointsEarned, "point")}, and it comes back`
    : "It comes back in some days";
}
