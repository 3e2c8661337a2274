import { Card, Text, Title } from "@mantine/core";
import { DayBubble } from "../../components/active-days/day-bubble.tsx";
import { type ActiveDay, activeSentence, lastDays } from "../../components/active-days/day-list.ts";
import { counted } from "../../wording/counted.ts";
import classes from "./last-month.module.css";

const DAYS = 30;

interface LastMonthProps {
  activeDays: ActiveDay[];
  /** The learner's date. */
  today: string;
  streak: number;
}

/** A bubble for each of the last 30 days, filled by the number of answers. */
export function LastMonth({ activeDays, today, streak }: LastMonthProps) {
  const days = lastDays(activeDays, today, DAYS);
  return (
    <Card component="section" aria-labelledby="last-days">
      <Title order={2} size="h3" mb="sm" id="last-days">
        Last {DAYS} days
      </Title>
      <div className={classes.month} aria-hidden>
        {days.map((day) => (
          <DayBubble key={day.day} day={day} isToday={day.day === today} />
        ))}
      </div>
      <Text size="sm" c="dimmed" mt="sm">
        {activeSentence(days, `the last ${DAYS} days`)}
        {streak > 0 && (
          <>
            {" "}
            <Text span inherit c="yellow" fw={600} style={{ whiteSpace: "nowrap" }}>
              {counted(streak, "day")} in a row
            </Text>
          </>
        )}
      </Text>
    </Card>
  );
}
