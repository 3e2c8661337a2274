import { Alert, Anchor, Button, Card, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import type { SetAsideQuestion, TodayItem, TodayReply } from "@prepfeed/contract/learning";
import { Today } from "@prepfeed/contract/limits";
import { Link } from "react-router";
import { useGoal } from "../../api/learning/goal.ts";
import { useForecast } from "../../api/learning/today.ts";
import { ForecastBars } from "../../components/forecast/forecast-bars.tsx";
import { ExamOver } from "../../components/goal/exam-over.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { TopicLink } from "../../components/topic/topic-link.tsx";
import { PlanOfToday } from "../../connected/plan-of-today.tsx";
import { paths } from "../../paths.ts";
import { useSession } from "../../session/session.tsx";
import { counted } from "../../wording/counted.ts";
import classes from "./today.module.css";

const FORECAST_DAYS = 14;

interface StartProps {
  today: TodayReply;
  isChanging: boolean;
  onMinutes: (minutes: number) => void;
  onStart: () => void;
}

/** What today holds, and how long the session is to be. */
export function Start({ today, isChanging, onMinutes, onStart }: StartProps) {
  const { items, minutes, dueCount, laterCount, reviewedToday, daysLeft, setAside } = today;
  const { user } = useSession();
  const hasGoal = user?.goalExam != null;
  const { data: goal } = useGoal();
  return (
    <Stack gap="md">
      {goal?.isOver && (
        <Card component="section" aria-label="My exam">
          <ExamOver goal={goal} />
        </Card>
      )}
      <Card component="section" aria-labelledby="todays-session">
        <Title order={2} size="h3" id="todays-session">
          {dueCount > 0 ? `${counted(dueCount, "question")} due today` : "Nothing is due"}
        </Title>
        <Text c="dimmed">
          {daysLeft !== null &&
            `${daysLeft === 0 ? "Your exam is today" : `${counted(daysLeft, "day")} to your exam`}. `}
          {dueCount > 0 && "The session takes what helps most and leaves room for something new. "}
          {laterCount > 0 && "What does not fit into a day waits for the next ones. "}
          {reviewedToday > 0 && `${counted(reviewedToday, "review")} done today.`}
        </Text>
        {items.length === 0 ? (
          <NothingToDo />
        ) : (
          <>
            <Text fw={600} mt="md" mb={4} id="session-length">
              How long?
            </Text>
            <SegmentedControl
              aria-labelledby="session-length"
              value={`${minutes}`}
              data={Today.minutes.map((each) => ({ value: `${each}`, label: `${each} minutes` }))}
              onChange={(value) => onMinutes(Number(value))}
              className={classes.minutes}
            />
            <Text mt="sm" mih={24} role="status">
              {counted(items.length, "question")}: {mixOf(items)}
            </Text>
            <Group mt="md" gap="md">
              <Button size="md" onClick={onStart} aria-disabled={isChanging}>
                Start
              </Button>
              {!hasGoal && !goal?.isOver && (
                <Anchor component={Link} to={paths.welcome}>
                  Set my exam
                </Anchor>
              )}
            </Group>
          </>
        )}
      </Card>
      {user && <PlanOfToday timeZone={user.timeZone} />}
      <ComingBack />
      {setAside.length > 0 && <SetAside questions={setAside} />}
    </Stack>
  );
}

function mixOf(items: readonly TodayItem[]): string {
  const count = (kind: TodayItem["kind"]) => items.filter((item) => item.kind === kind).length;
  const parts = [
    [count("review"), "to review"],
    [count("weak"), "from weak topics"],
    [count("new"), "new"],
  ] as const;
  return parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(", ");
}

function NothingToDo() {
  return (
    <EmptyState
      title="Answer some questions first"
      description="What you answer in the feed, in practice and in mock tests comes back here before you forget it."
      action={
        <Group mt="xs" justify="center">
          <Button component={Link} to={paths.practice}>
            Start Practice
          </Button>
          <Button component={Link} to={paths.social} variant="default">
            Go to the feed
          </Button>
        </Group>
      }
    />
  );
}

function ComingBack() {
  const { data } = useForecast(FORECAST_DAYS);
  if (!data?.days.some(({ due }) => due > 0)) return null;
  return (
    <Card component="section" aria-labelledby="coming-back">
      <Title order={2} size="h3" mb="sm" id="coming-back">
        Coming back
      </Title>
      <ForecastBars forecast={data} />
    </Card>
  );
}

/** What asking again does not help with. */
function SetAside({ questions }: { questions: readonly SetAsideQuestion[] }) {
  return (
    <Card component="section" aria-labelledby="set-aside">
      <Title order={2} size="h3" mb="xs" id="set-aside">
        Set aside
      </Title>
      <Alert variant="light" mb="sm">
        Missed eight times: read up on the topic first. Getting one right among your mistakes brings it back.
      </Alert>
      <ul className={classes.changes}>
        {questions.map(({ questionId, questionText, topic, topicSlug }) => (
          <li key={questionId} className={classes.changed}>
            <span className={classes.asked}>
              <RichText text={questionText} />
            </span>
            <Text span size="sm">
              {topicSlug ? (
                <TopicLink topic={topic} topicSlug={topicSlug} />
              ) : (
                <Anchor component={Link} inherit to={paths.topics}>
                  Look for its topic
                </Anchor>
              )}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
