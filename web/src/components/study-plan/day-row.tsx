import { Button, Checkbox, Group, Text } from "@mantine/core";
import type { StudyPlanDay } from "@prepfeed/contract/study-plans";
import { useState } from "react";
import { Link } from "react-router";
import { paths } from "../../paths.ts";
import { dateOf, workOf } from "./plan-days.ts";
import classes from "./study-plan.module.css";

interface DayRowProps {
  day: StudyPlanDay;
  planId: string;
  /** Over the topic; the date unless said otherwise. */
  caption?: string;
  isToday?: boolean;
  onTick: (done: boolean) => void;
}

/** One day of a plan: what to do, and a box to tick it off. */
export function DayRow({ day, planId, caption, isToday = false, onTick }: DayRowProps) {
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
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed">
            {workOf(day)}
          </Text>
          <Button
            component={Link}
            to={paths.planDay(planId, day.day)}
            variant={isDone ? "default" : "light"}
            size="sm"
            aria-label={`Start day ${day.day}: ${day.topic}`}
          >
            Start
          </Button>
        </Group>
      </div>
    </div>
  );
}

/** The box follows the click itself; whatever then becomes of the day, it follows too. */
function useInstant(day: StudyPlanDay) {
  const [shown, setShown] = useState({ day, isDone: day.done });
  if (shown.day !== day) setShown({ day, isDone: day.done });
  return [shown.isDone, (isDone: boolean) => setShown({ day, isDone })] as const;
}
