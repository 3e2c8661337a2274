import { Anchor, Text } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import type { ReactNode } from "react";
import { Link } from "react-router";
import IconArrowUp from "~icons/tabler/arrow-up";
import IconBook from "~icons/tabler/book-2";
import IconCalendarCheck from "~icons/tabler/calendar-check";
import IconTargetArrow from "~icons/tabler/target-arrow";
import { paths } from "../../../addresses/paths.ts";
import { LEVEL_LABELS } from "../../../components/topic/level-words.ts";
import { counted } from "../../../wording/counted.ts";
import { gainedMarks, type RaisedTopic, raisedTopics, type Standing } from "./gains.ts";
import { useStanding } from "./use-standing.ts";
import classes from "./what-rose.module.css";

/** At the first level, which one question reaches, only these are named. */
const STARTED_SHOWN = 3;

/** What a session raised: levels of topics, expected marks, days in a row. */
export function WhatRose({ before, user }: { before: Standing; user: OwnProfile }) {
  const { groups, readiness, progress } = useStanding(user);
  const raised = raisedTopics(before, groups);
  const started = raised.filter(({ to }) => to === "STARTED");
  const marks = gainedMarks(before, readiness);
  const { currentStreak = 0, bestStreak = 0 } = progress ?? {};
  const isLonger = before.daysInARow !== undefined && currentStreak > before.daysInARow;
  return (
    <ul className={classes.rose}>
      {raised
        .filter(({ to }) => to !== "STARTED")
        .map(({ slug, title, from, to }) => (
          <Row
            key={slug}
            icon={<IconArrowUp />}
            color="green"
            title={<TopicName slug={slug} title={title} />}
            detail={`From ${LEVEL_LABELS[from]} to ${LEVEL_LABELS[to]}`}
          />
        ))}
      {started.length > 0 && (
        <Row
          icon={<IconBook />}
          color="brand"
          title={`${counted(started.length, "topic")} started`}
          detail={<Names topics={started} />}
        />
      )}
      {marks.map(({ pattern, name, from, to }) => (
        <Row
          key={pattern}
          icon={<IconTargetArrow />}
          color="brand"
          title={`${counted(to - from, "mark")} more expected`}
          detail={`${name}: from ${from} to ${to}`}
        />
      ))}
      {isLonger && (
        <Row
          icon={<IconCalendarCheck />}
          color="yellow"
          title={`${counted(currentStreak, "day")} in a row`}
          detail={currentStreak >= bestStreak ? "Your longest so far" : `Your longest: ${bestStreak}`}
        />
      )}
    </ul>
  );
}

interface RowProps {
  icon: ReactNode;
  color: string;
  title: ReactNode;
  detail: ReactNode;
}

function Row({ icon, color, title, detail }: RowProps) {
  return (
    <li className={classes.row}>
      <span
        className={classes.icon}
        style={{
          background: `var(--mantine-color-${color}-light)`,
          color: `var(--mantine-color-${color}-text)`,
        }}
        aria-hidden
      >
        {icon}
      </span>
      <span>
        <Text span fw={600} display="block" lh={1.35}>
          {title}
        </Text>
        <Text span size="sm" c="dimmed" display="block">
          {detail}
        </Text>
      </span>
    </li>
  );
}

const TopicName = ({ slug, title }: Pick<RaisedTopic, "slug" | "title">) => (
  <Anchor component={Link} to={paths.topic(slug)} inherit>
    {title}
  </Anchor>
);

function Names({ topics }: { topics: readonly RaisedTopic[] }) {
  const more = topics.length - STARTED_SHOWN;
  return (
    <>
      {topics.slice(0, STARTED_SHOWN).map(({ slug, title }, at) => (
        <span key={slug}>
          {at > 0 && ", "}
          <TopicName slug={slug} title={title} />
        </span>
      ))}
      {more > 0 && ` and ${more} more`}
    </>
  );
}
