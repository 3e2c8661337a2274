import classes from "./day-bubble.module.css";
import { type ActiveDay, dayText, fillOf } from "./day-list.ts";

/** Decorative: the element around it says in words what it shows. */
export function DayBubble({ day, isToday }: { day: ActiveDay; isToday: boolean }) {
  return (
    <span
      className={classes.bubble}
      data-fill={fillOf(day)}
      data-today={isToday || undefined}
      title={dayText(day)}
    />
  );
}

/** How much each fill stands for, in a legend. */
export function SampleBubble({ fill, isToday }: { fill: ReturnType<typeof fillOf>; isToday?: boolean }) {
  return <i className={classes.bubble} data-fill={fill} data-today={isToday || undefined} />;
}
