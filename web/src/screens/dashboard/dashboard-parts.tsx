import { Stack } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { DashboardSizes } from "@prepfeed/contract/learning/dashboard-sizes";
import type { Progress } from "@prepfeed/contract/learning/progress";
import type { useProgress } from "../../api/learning/progress.ts";
import { TwoColumns } from "../../components/layout/two-columns.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { DueToday } from "../../connected/due-today.tsx";
import { FollowSuggestions } from "../../connected/follow-suggestions.tsx";
import { PlanOfToday } from "../../connected/plan-of-today.tsx";
import { ReadinessCard } from "../../connected/readiness-card.tsx";
import { AccuracyChart } from "./charts/accuracy-chart.tsx";
import { ActiveCalendar } from "./charts/active-calendar.tsx";
import { NoCharts, Strengths } from "./charts/strengths.tsx";
import { GoalCard } from "./goal-card.tsx";
import { isNewHere } from "./is-new-here.ts";
import { ProgressFigures } from "./progress-figures.tsx";
import { QuickActions } from "./quick-actions.tsx";
import { QuickStats } from "./quick-stats.tsx";
import { RecentActivity } from "./recent-activity.tsx";
import { WelcomeCard } from "./welcome-card.tsx";

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

/** On a phone, today's content comes before the charts; on a wide screen it is beside them. */
export function DashboardParts({ user, query, isWide }: DashboardPartsProps) {
  // Earlier data is out of date once a load fails.
  const progress = query.isError ? undefined : query.data;
  const hasAnswers = progress !== undefined && progress.totalQuestions > 0;
  const isNew = isNewHere(user.createdAt, Date.now());
  const head = (
    <>
      <WelcomeCard
        user={user}
        counts={query.isPending ? user : countsOf(progress)}
        greeting={isNew ? "Welcome" : "Welcome back"}
        text={
          progress?.totalQuestions === 0
            ? "Your first answers will fill this page."
            : "This is where you stand."
        }
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
  const noCharts = progress?.totalQuestions === 0 && <NoCharts />;
  const people = <FollowSuggestions viewerId={user.id} size={DashboardSizes.suggestions} />;

  if (!isWide) {
    return (
      <Stack gap="md">
        {head}
        <GoalCard />
        <ReadinessCard />
        <DueToday />
        {stats}
        {plan}
        <QuickActions />
        <RecentActivity />
        {noCharts}
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
          {noCharts}
          {accuracy}
          {calendar}
          <RecentActivity />
        </>
      }
      aside={
        <>
          <GoalCard />
          <ReadinessCard />
          <DueToday />
          {stats}
          {plan}
          {strengths}
          {people}
        </>
      }
    />
  );
}
