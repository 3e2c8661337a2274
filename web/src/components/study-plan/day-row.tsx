import { Button, Checkbox, Group, Text } from "@mantine/core";
import type { StudyPlanDay } from "@prepfeed/contract/learning/study-plans";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { DayTopics } from "./day-topics.tsx";
import { dateOf, workOf } from "./plan-days.ts";
import classes from "./study-plan.module.css";

interface DayRowProps {
  day: StudyPlanDay;
  planId: string;
  /** Above the topic; the date by default. */
  caption?: string;
  isToday?: boolean;
  /** Today's session begins with its topics. */
  inSession?: boolean;
  onTick: (done: boolean) => void;
}

/** One day of a plan: the task, and a checkbox to tick it off. */
export function DayRow({ day, planId, caption, isToday = false, inSession = false, onTick }: DayRowProps) {
  const isOnToday = useLocation().pathname === paths.today;
  const [isDone, setDone] = useInstant(day);
  return (
    <div className={classes.day} data-today={isToday || undefined} data-done={isDone || undefined}>
      <Checkbox
        size="md"
        className={classes.tick}
        checked={isDone}
        onChange={({ currentTarget }) => {
          setDone(currentTarget.checked);
          onTick(currentTarget.checked);
        }}
        label={
          <>
            <Text component="span" size="sm" c="dimmed" display="block">
              {caption ?? `Day ${day.day} · ${dateOf(day.date)}`}
              {isToday && <b className={classes.today}> Today</b>}
            </Text>
            <span className={classes.topic}>{day.topic}</span>
          </>
        }
      />
      <div className={classes.details}>
        {day.goals.length > 0 && (
          <ul className={classes.goals}>
            {day.goals.map((goal) => (
              <li key={goal}>{goal}</li>
            ))}
          </ul>
        )}
        <DayTopics topics={day.topics} />
        {inSession && !isDone && (
          <Text size="sm">Today's session begins with these topics. Answering them ticks the day off.</Text>
        )}
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {workOf(day)}
          </Text>
          {!(inSession && isOnToday) && (
            <Button
              component={Link}
              to={inSession ? paths.today : paths.planDay(planId, day.day)}
              variant={isDone ? "default" : "light"}
              size="sm"
              aria-label={`Start day ${day.day}: ${day.topic}`}
            >
              Start
            </Button>
          )}
        </Group>
      </div>
    </div>
  );
}

/** The checkbox follows the click at once, and later the state of the day. */
function useInstant(day: StudyPlanDay) {
  const [shown, setShown] = useState({ day, isDone: day.done });
  if (shown.day !== day) setShown({ day, isDone: day.done });
  return [shown.isDone, (isDone: boolean) => setShown({ day, isDone })] as const;
}
