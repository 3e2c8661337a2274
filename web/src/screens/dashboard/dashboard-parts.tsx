import { Stack } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/profile";
import type { Progress } from "@prepfeed/contract/progress";
import type { useProgress } from "../../api/progress.ts";
import { ActiveCalendar } from "../../components/active-days/active-calendar.tsx";
import { AccuracyChart } from "../../components/charts/accuracy-chart.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { TwoColumns } from "../../components/two-columns.tsx";
import { WelcomeCard } from "../../components/welcome-card.tsx";
import { FollowSuggestions } from "../../connected/follow-suggestions.tsx";
import { PlanOfToday } from "../../connected/plan-of-today.tsx";
import { NoPictures, Strengths } from "./pictures.tsx";
import { ProgressFigures } from "./progress-figures.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { QuickStats } from "./quick-stats.tsx";
import { RecentActivity } from "./recent-activity.tsx";

/** undefined stays undefined: shown as dashes. */
function countsOf(progress: Progress | undefined) {
  return (
    progress && {
      totalQuestions: progress.totalQuestions,
      followersCount: progress.followers,
      followingCount: progress.following,
    }
  );
}

interface DashboardPartsProps {
  user: OwnProfile;
  query: ReturnType<typeof useProgress>;
  isWide: boolean;
}

/** On a phone what matters today comes before the pictures; wide, it stands beside them. */
export function DashboardParts({ user, query, isWide }: DashboardPartsProps) {
  // What was read a moment ago is out of date once a read fails.
  const progress = query.isError ? undefined : query.data;
  const hasAnswers = progress !== undefined && progress.totalQuestions > 0;
  const head = (
    <>
      <WelcomeCard
        user={user}
        counts={query.isPending ? user : countsOf(progress)}
        greeting="Welcome back"
        text="This is where you stand."
      />
      {query.isError && (
        <ErrorState
          message="Your figures could not be loaded."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      <ProgressFigures progress={progress} isLoading={query.isPending} />
    </>
  );
  const stats = <QuickStats progress={progress} isLoading={query.isPending} />;
  const plan = <PlanOfToday timeZone={user.timeZone} />;
  const accuracy = hasAnswers && <AccuracyChart activeDays={progress.activeDays} today={progress.today} />;
  const calendar = hasAnswers && <ActiveCalendar activeDays={progress.activeDays} today={progress.today} />;
  const strengths = hasAnswers && <Strengths progress={progress} />;
  const noPictures = progress?.totalQuestions === 0 && <NoPictures />;
  const people = <FollowSuggestions viewerId={user.id} size={5} />;

  if (!isWide) {
    return (
      <Stack gap="md">
        {head}
        {stats}
        {plan}
        <QuickActions />
        <RecentActivity />
        {noPictures}
        {accuracy}
        {strengths}
        {calendar}
        {people}
      </Stack>
    );
  }
  return (
    <TwoColumns
      main={
        <>
          {head}
          <QuickActions />
          {noPictures}
          {accuracy}
          {calendar}
          <RecentActivity />
        </>
      }
      aside={
        <>
          {stats}
          {plan}
          {strengths}
          {people}
        </>
      }
    />
  );
}
