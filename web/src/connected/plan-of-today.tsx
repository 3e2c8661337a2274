import { Card, Skeleton, Title } from "@mantine/core";
import { useStudyPlans, useTickDay } from "../api/learning/study-plans.ts";
import { ErrorState } from "../components/states/error-state.tsx";
import { calendarDay } from "../components/study-plan/plan-days.ts";
import { TodaysPlan } from "../components/study-plan/todays-plan.tsx";

/** Today's items of the learner's plans; their day ends where they live. */
export function PlanOfToday({ timeZone }: { timeZone: string }) {
  const query = useStudyPlans();
  const tick = useTickDay();
  if (query.isError) {
    return (
      <Card component="section" aria-labelledby="todays-plan">
        <Title order={2} size="h3" mb="sm" id="todays-plan">
          Today's plan
        </Title>
        <ErrorState
          message="Your study plans could not be loaded."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </Card>
    );
  }
  if (!query.data) return <Skeleton height={140} radius="xl" />;
  return (
    <TodaysPlan
      plans={query.data}
      today={calendarDay(new Date(), timeZone)}
      onTick={(planId, day, done) => tick.mutate({ planId, day, done })}
    />
  );
}
