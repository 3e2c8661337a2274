import { Card, Group, Skeleton, Text, Title, VisuallyHidden } from "@mantine/core";
import { useProgress } from "../../../api/learning/progress.ts";
import { DayBubble } from "../../../components/active-days/day-bubble.tsx";
import { dayText, lastDays } from "../../../components/active-days/day-list.ts";
import { counted } from "../../../wording/counted.ts";
import classes from "./start.module.css";

const DAYS = 7;
const WEEKDAY = new Intl.DateTimeFormat("en-GB", { weekday: "narrow", timeZone: "UTC" });

/** The last seven days, and the days in a row. */
export function ThisWeek({ userId }: { userId: string }) {
  const { data, isError } = useProgress(userId);
  if (isError) return null;
  if (!data) return <Skeleton height={164} radius="xl" />;
  const { today, currentStreak } = data;
  return (
    <Card component="section" aria-labelledby="this-week">
      <Group justify="space-between" gap="xs" mb="sm">
        <Title order={2} size="h3" id="this-week">
          This week
        </Title>
        {currentStreak > 0 && (
          <Text fw={600} c="yellow">
            {counted(currentStreak, "day")} in a row
          </Text>
        )}
      </Group>
      <ol className={classes.week} aria-label="The last seven days">
        {lastDays(data.activeDays, today, DAYS).map((day) => (
          <li key={day.day}>
            <VisuallyHidden>{dayText(day)}</VisuallyHidden>
            <DayBubble day={day} isToday={day.day === today} />
            <Text size="xs" c="dimmed" ta="center" mt={4} aria-hidden>
              {WEEKDAY.format(new Date(`${day.day}T00:00:00Z`))}
            </Text>
          </li>
        ))}
      </ol>
      <Text size="sm" c="dimmed" mt="sm">
        One day of rest a week does not end the row.
      </Text>
    </Card>
  );
}
