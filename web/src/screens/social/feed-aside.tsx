import { Skeleton } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { lazy, Suspense, useEffect, useRef } from "react";
import { useLeaderboardTop } from "../../api/learning/leaderboard.ts";
import { useProgress } from "../../api/learning/progress.ts";
import { ErrorState } from "../../components/states/error-state.tsx";
import { FollowSuggestions } from "../../connected/follow-suggestions.tsx";
import { PlanOfToday } from "../../connected/plan-of-today.tsx";
import { LastMonth } from "./last-month.tsx";
import { LeaderboardTop } from "./leaderboard-top.tsx";
import classes from "./social.module.css";

const DueToday = lazy(async () => ({ default: (await import("../../connected/due-today.tsx")).DueToday }));

const TOP = 3;
/** Milliseconds without an answer until the figures are read anew: not after each of a quick row. */
const PAUSE = 3_000;

interface FeedAsideProps {
  user: OwnProfile;
  /** Questions answered in this sitting. */
  answered: number;
}

/** The column to glance at: today, the last month, the best, and whom to follow. */
export function FeedAside({ user, answered }: FeedAsideProps) {
  const progress = useProgress(user.id);
  const top = useLeaderboardTop(TOP);
  const { ref, height } = useElementSize();
  useAfterAnswers(answered, () => {
    void progress.refetch();
    void top.refetch();
  });
  return (
    <aside
      ref={ref}
      className={classes.aside}
      aria-label="At a glance"
      // A column taller than the window sticks by its end, so that all of it can be seen.
      style={{ top: `min(84px, calc(100dvh - ${Math.ceil(height)}px - 24px))` }}
    >
      <Suspense fallback={<Skeleton height={189} radius="xl" />}>
        <DueToday />
      </Suspense>
      <PlanOfToday timeZone={user.timeZone} />
      {progress.isPending && <Skeleton height={235} radius="xl" />}
      {progress.data && (
        <LastMonth
          activeDays={progress.data.activeDays}
          today={progress.data.today}
          streak={progress.data.currentStreak}
        />
      )}
      {progress.isError && (
        <ErrorState
          message="Your active days could not be loaded."
          onRetry={() => void progress.refetch()}
          isRetrying={progress.isFetching}
        />
      )}
      {top.isPending && <Skeleton height={250} radius="xl" />}
      {top.data && <LeaderboardTop board={top.data} viewer={user} />}
      {top.isError && (
        <ErrorState
          message="The leaderboard could not be loaded."
          onRetry={() => void top.refetch()}
          isRetrying={top.isFetching}
        />
      )}
      <FollowSuggestions viewerId={user.id} size={3} />
    </aside>
  );
}

function useAfterAnswers(answered: number, refresh: () => void) {
  const atFirst = useRef(answered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer is a reason to read anew
  useEffect(() => {
    if (answered === atFirst.current) return;
    const timer = setTimeout(refresh, PAUSE);
    return () => clearTimeout(timer);
  }, [answered]);
}
