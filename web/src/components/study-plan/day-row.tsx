import { Checkbox, Text } from "@mantine/core";
import type { StudyPlanDay } from "@prepfeed/contract/study-plans";
import { dateOf, workOf } from "./plan-days.ts";
import classes from "./study-plan.module.css";

interface DayRowProps {
  day: StudyPlanDay;
  /** Over the topic; the date unless said otherwise. */
  caption?: string;
  isToday?: boolean;
  onTick: (done: boolean) => void;
}

/** One day of a plan: what to do, and a box to tick it off. */
export function DayRow({ day, caption, isToday = false, onTick }: DayRowProps) {
  return (
    <div className={classes.day} data-today={isToday || undefined} data-done={day.done || undefined}>
      <Checkbox
        size="md"
        className={classes.tick}
        checked={day.done}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
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
        <Text size="sm" c="dimmed">
          {workOf(day)}
        </Text>
      </div>
    </div>
  );
}
