import { Anchor, Badge, Button, Card, Group, SegmentedControl, Text, Title } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { labelOf } from "@prepfeed/contract/foundation/catalogue";
import { Today } from "@prepfeed/contract/foundation/limits";
import type { TodayItem, TodayReply } from "@prepfeed/contract/learning/learning";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../addresses/paths.ts";
import { EmptyState } from "../../../components/states/empty-state.tsx";
import { OwnDailyTarget } from "../../../connected/own-daily-target.tsx";
import { counted } from "../../../wording/counted.ts";
import { KINDS } from "../kinds.ts";
import classes from "./start.module.css";

interface StartCardProps {
  today: TodayReply;
  user: OwnProfile;
  isChanging: boolean;
  onMinutes: (minutes: number) => void;
  onStart: () => void;
  children: ReactNode;
}

/** What is due today, and the choice of the session's length. */
export function StartCard({ today, user, isChanging, onMinutes, onStart, children }: StartCardProps) {
  const { items, minutes, doneCount, dueCount, laterCount, reviewedToday } = today;
  return (
    <Card component="section" aria-labelledby="todays-session">
      <Title order={2} size="h3" id="todays-session">
        {dueCount > 0
          ? `${counted(dueCount, "question")} due today`
          : "Nothing is due: time for something new"}
      </Title>
      <Text c="dimmed">
        {untilExam(today.daysLeft, user)}
        {dueCount > 0 && "The session takes what helps most and leaves room for something new. "}
        {laterCount > 0 && "What does not fit into a day waits for the next ones. "}
        {reviewedToday > 0 && `${counted(reviewedToday, "review")} done today.`}
      </Text>
      <div className={classes.aim}>
        <OwnDailyTarget userId={user.id} />
      </div>
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
          <div role="status" className={classes.mix}>
            <span>
              {doneCount > 0 && `${doneCount} of ${doneCount + items.length} done, `}
              {counted(items.length, "question")}
              {doneCount > 0 && " to come"}:
            </span>{" "}
            <Mix items={items} />
          </div>
          <Planned planned={today.planned} />
          <Button mt="md" size="md" onClick={onStart} aria-disabled={isChanging} className={classes.begin}>
            {doneCount > 0 ? "Continue" : "Start"}
          </Button>
        </>
      )}
      {children}
    </Card>
  );
}

function untilExam(daysLeft: number | null, { goalExam }: OwnProfile): string {
  if (daysLeft === null) return "";
  const exam = goalExam ? labelOf(goalExam) : "your exam";
  return daysLeft === 0 ? "Your exam is today. " : `${counted(daysLeft, "day")} to ${exam}. `;
}

/** "2 to review, 5 from weak topics, 3 new", each with its colour. */
function Mix({ items }: { items: readonly TodayItem[] }) {
  const kinds = (["review", "weak", "new"] as const)
    .map((kind) => ({ kind, number: items.filter((item) => item.kind === kind).length }))
    .filter(({ number }) => number > 0);
  return kinds.map(({ kind, number }, at) => (
    <Fragment key={kind}>
      {at > 0 && " "}
      <Badge component="span" color={KINDS[kind].color}>
        {number} {KINDS[kind].many}
      </Badge>
    </Fragment>
  ));
}

function Planned({ planned }: Pick<TodayReply, "planned">) {
  if (planned.length === 0) return null;
  return (
    <Text mt={8}>
      New questions begin with your plan for today:{" "}
      {planned.map(({ topic, topicSlug }, at) => (
        <Fragment key={topic}>
          {at > 0 && ", "}
          {topicSlug ? (
            <Anchor component={Link} inherit to={paths.topic(topicSlug)}>
              {topic}
            </Anchor>
          ) : (
            topic
          )}
        </Fragment>
      ))}
      .
    </Text>
  );
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
