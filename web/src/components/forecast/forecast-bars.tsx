import { Text, VisuallyHidden } from "@mantine/core";
import type { Forecast } from "@prepfeed/contract/learning/learning";
import { counted } from "../../wording/counted.ts";
import classes from "./forecast-bars.module.css";

const BARS = 14;
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "narrow", timeZone: "UTC" });

/** How many questions are due on each of the next days. */
export function ForecastBars({ forecast }: { forecast: Forecast }) {
  const { days, examDate, later } = forecast;
  const most = Math.max(1, ...days.map(({ due }) => due));
  const total = days.reduce((sum, { due }) => sum + due, 0);
  return (
    <>
      <ol className={classes.bars} aria-label="Questions that come back, by day">
        {days.slice(0, BARS).map(({ day, due }, i) => {
          const date = new Date(`${day}T00:00:00Z`);
          return (
            <li key={day} className={classes.day} data-today={i === 0 || undefined}>
              <VisuallyHidden>
                {i === 0 ? "Today" : DAY.format(date)}: {due}
              </VisuallyHidden>
              <span className={classes.count} aria-hidden>
                {due || ""}
              </span>
              <span className={classes.bar} style={{ height: `${(72 * due) / most}px` }} aria-hidden />
              <span className={classes.name} aria-hidden>
                {WEEKDAY.format(date)}
              </span>
            </li>
          );
        })}
      </ol>
      <Text size="sm" c="dimmed" mt="xs">
        {counted(total, "question")} in the next {counted(days.length, "day")}
        {examDate && ", all before your exam"}
        {later > 0 && `; ${later} more wait for a day with room`}.
      </Text>
    </>
  );
}
