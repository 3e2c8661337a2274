import { Skeleton } from "@mantine/core";
import { useProgress } from "../api/learning/progress.ts";
import { DailyTarget } from "../components/daily-target/daily-target.tsx";

/** The learner's progress today. */
export function OwnDailyTarget({ userId, isCelebrated }: { userId: string; isCelebrated?: boolean }) {
  const { data, isError } = useProgress(userId);
  if (isError) return null;
  if (!data) return <Skeleton height={64} width={200} />;
  return (
    <DailyTarget
      done={data.doneToday}
      target={data.dailyTarget}
      daysInARow={data.currentStreak}
      isCelebrated={isCelebrated ?? false}
    />
  );
}
