import { Button, Card, Group, Stack, Text, Title } from "@mantine/core";
import { IconCircleCheck, IconCircleX } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { useForecast } from "../../api/learning/today.ts";
import { Figure } from "../../components/layout/figure.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { TopicLink } from "../../components/topic/topic-link.tsx";
import { paths } from "../../paths.ts";
import { comingDay } from "../../wording/coming-day.ts";
import { counted } from "../../wording/counted.ts";
import { type SessionState, sumsOf } from "./session-state.ts";
import classes from "./today.module.css";

interface SummaryProps {
  state: SessionState;
  today: string;
  dueBefore: number;
  onMore: () => void;
}

/** What the session changed. */
export function Summary({ state, today, dueBefore, onMore }: SummaryProps) {
  const { review, first, points } = sumsOf(state);
  const forecast = useForecast(1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const dueNow = forecast.data?.days[0]?.due;
  const done = review.total + first.total;
  return (
    <Stack gap="md">
      <Card component="section" aria-labelledby="session-over">
        <Title ref={heading} order={2} size="h3" mb="sm" id="session-over" tabIndex={-1}>
          {done > 0 ? "Done for now" : "Nothing answered"}
        </Title>
        <div className={classes.figures}>
          {review.total > 0 && (
            <Figure label={`of ${counted(review.total, "review")} right`} value={review.right} />
          )}
          {first.total > 0 && (
            <Figure label={`of ${counted(first.total, "first answer")} right`} value={first.right} />
          )}
          <Figure label={points === 1 ? "point earned" : "points earned"} value={points} />
          <Figure
            label={`due today, of ${dueBefore} before`}
            value={forecast.isFetching ? undefined : dueNow}
          />
        </div>
        <Text mt="sm" c="dimmed">
          {first.total > 0 && `${counted(first.total, "question")} joined what you review. `}
          Reviews change no points; they keep your streak.
        </Text>
        <Group mt="md" gap="xs">
          <Button onClick={onMore}>Another session</Button>
          <Button component={Link} to={paths.history} variant="default">
            When all of it comes back
          </Button>
          <Button component={Link} to={paths.social} variant="subtle">
            Go to the feed
          </Button>
        </Group>
      </Card>
      {done > 0 && (
        <Card component="section" aria-labelledby="what-changed">
          <Title order={2} size="h3" mb="sm" id="what-changed">
            What changed
          </Title>
          <ul className={classes.changes}>
            {state.items.map(({ question, kind }) => {
              const outcome = state.outcomes[question.id];
              if (!outcome) return null;
              const { isCorrect, comesBack, setAside } = outcome;
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
                      {setAside
                        ? "Set aside"
                        : comesBack
                          ? `Comes back ${comingDay(comesBack, today)}`
                          : kind === "review"
                            ? "Comes back no more before your exam"
                            : isCorrect
                              ? "Comes back in some days"
                              : "Comes back tomorrow"}
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
      )}
    </Stack>
  );
}
