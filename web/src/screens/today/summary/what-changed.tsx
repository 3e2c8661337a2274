import { Card, Text, Title } from "@mantine/core";
import type { TodayItem } from "@prepfeed/contract/learning/learning";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconCircleX from "~icons/tabler/circle-x";
import IconClock from "~icons/tabler/clock";
import type { TodayOutcome } from "../../../api/learning/today.ts";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { TopicLink } from "../../../components/topic/topic-link.tsx";
import { comingDay } from "../../../wording/coming-day.ts";
import classes from "../asked-list.module.css";
import { isKept, type SessionState } from "../session-state.ts";

interface WhatChangedProps extends Pick<SessionState, "items" | "outcomes"> {
  today: string;
}

/** Every answered question, and when it comes back. */
export function WhatChanged({ items, outcomes, today }: WhatChangedProps) {
  return (
    <Card component="section" aria-labelledby="what-changed">
      <Title order={2} size="h3" mb="sm" id="what-changed">
        What changed
      </Title>
      <ul className={classes.changes}>
        {items.map(({ question, kind }) => {
          const outcome = outcomes[question.id];
          if (!outcome) return null;
          if (isKept(outcome))
            return (
              <li key={question.id} className={classes.change}>
                <IconClock size={20} aria-label="Not sent yet" color="var(--mantine-color-dimmed)" />
                <span className={classes.changed}>
                  <span className={classes.asked}>
                    <RichText text={question.questionText} />
                  </span>
                </span>
              </li>
            );
          const { isCorrect } = outcome;
          return (
            <li key={question.id} className={classes.change}>
              {isCorrect ? (
                <IconCircleCheck size={20} aria-label="Right" color="var(--mantine-color-green-text)" />
              ) : (
                <IconCircleX size={20} aria-label="Wrong" color="var(--mantine-color-red-text)" />
              )}
              <span className={classes.changed}>
                <span className={classes.asked}>
                  <RichText text={question.questionText} />
                </span>
                <Text span size="sm" c="dimmed">
                  {whenBack(kind, outcome, today)}
                  {!isCorrect && question.topicSlug && (
                    <>
                      {" · "}
                      <TopicLink topic={question.topic} topicSlug={question.topicSlug} />
                    </>
                  )}
                </Text>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function whenBack(
  kind: TodayItem["kind"],
  { isCorrect, comesBack, setAside }: TodayOutcome,
  today: string,
): string {
  if (setAside) return "Set aside";
  if (comesBack) return `Comes back ${comingDay(comesBack, today)}`;
  if (kind === "review") return "Does not come back before your exam";
  return isCorrect ? "Comes back in some days" : "Comes back tomorrow";
}
