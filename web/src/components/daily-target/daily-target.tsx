import { Text } from "@mantine/core";
import { counted } from "../../wording/counted.ts";
import classes from "./daily-target.module.css";

const RADIUS = 15;

interface DailyTargetProps {
  done: number;
  target: number;
  daysInARow: number;
  /** The ring animates when the aim has just been reached. */
  isCelebrated?: boolean;
}

/** A ring that fills with the answers and reviews of the day, and the days in a row. */
export function DailyTarget({ done, target, daysInARow, isCelebrated = false }: DailyTargetProps) {
  const share = Math.min(100, Math.round((100 * done) / target));
  const isReached = done >= target;
  return (
    <div className={classes.target}>
      <div className={classes.ring} data-celebrated={(isCelebrated && isReached) || undefined} aria-hidden>
        <svg viewBox="0 0 36 36" width={64} height={64} aria-hidden="true">
          <circle className={classes.track} cx={18} cy={18} r={RADIUS} />
          <circle
            className={classes.filled}
            data-reached={isReached || undefined}
            cx={18}
            cy={18}
            r={RADIUS}
            pathLength={100}
            strokeDasharray={`${share} 100`}
          />
          <text className={classes.number} x={18} y={18}>
            {isReached ? "✓" : done}
          </text>
        </svg>
      </div>
      <div>
        <Text fw={600} lh={1.3}>
          {isReached ? "Today's aim is reached" : `${done} of ${target} today`}
        </Text>
        <Text size="sm" c="dimmed">
          {isCelebrated && isReached
            ? `${counted(done, "answer")} and reviews so far`
            : daysInARow > 0
              ? `${counted(daysInARow, "day")} in a row`
              : `${counted(target, "question")} or all reviews make a day`}
        </Text>
      </div>
    </div>
  );
}
