import { Skeleton } from "@mantine/core";
import { useElementSize } from "@mantine/hooks";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useLeaderboardTop } from "../../api/learning/leaderboard.ts";
import { useProgress } from "../../api/learning/progress.ts";
import { late } from "../../components/late/late.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { FollowSuggestions } from "../../connected/follow-suggestions.tsx";
import { LastMonth } from "./last-month.tsx";
import { LeaderboardTop } from "./leaderboard-top.tsx";
import classes from "./social.module.css";

const DueToday = late(async () => ({ default: (await import("../../connected/due-today.tsx")).DueToday }));

const PlanOfToday = late(async () => ({
  default: (await import("../../connected/plan-of-today.tsx")).PlanOfToday,
}));

const TOP = 3;
/**
 * Milliseconds without an answer until the figures are loaded again, so that a quick series of answers loads
 * them once.
 */
const PAUSE = 3_000;

interface FeedAsideProps {
  user: OwnProfile;
  /** Questions answered in this session. */
  answered: number;
}

/** The side column: today, the last month, the leaderboard, and whom to follow. */
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
      <Suspense fallback={<Skeleton height={145} radius="xl" />}>
        <PlanOfToday timeZone={user.timeZone} />
      </Suspense>
      {progress.isPending && <Skeleton height={212} radius="xl" />}
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

function useAfterAnswers(answered: number, onPause: () => void) {
  const atFirst = useRef(answered);
  const refresh = useEffectEvent(onPause);
  useEffect(() => {
    if (answered === atFirst.current) return;
    const timer = setTimeout(() => refresh(), PAUSE);
    return () => clearTimeout(timer);
  }, [answered]);
}
