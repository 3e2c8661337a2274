import { Card, Skeleton, Title } from "@mantine/core";
import { Suspense } from "react";
import { useGoal } from "../api/learning/goal.ts";
import { useStudyPlans, useTickDay } from "../api/learning/study-plans.ts";
import { late } from "../components/late/late.tsx";
import { ErrorState } from "../components/states/error-state.tsx";
import { calendarDay, isExamPlan } from "../components/study-plan/plan-days.ts";
import { TodaysPlan } from "../components/study-plan/todays-plan.tsx";

/** Hidden for learners with a plan. */
const ExamPlanOffer = late(async () => ({
  default: (await import("./exam-plan-offer.tsx")).ExamPlanOffer,
}));

/** Today's items of the learner's plans, in their time zone. */
export function PlanOfToday({ timeZone }: { timeZone: string }) {
  const query = useStudyPlans();
  const { data: goal } = useGoal();
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
  if (!query.data) return <Skeleton height={145} radius="xl" />;
  const isOffered = goal && !goal.isOver && !query.data.some(isExamPlan);
  return (
    <TodaysPlan
      plans={query.data}
      today={calendarDay(new Date(), timeZone)}
      onTick={(planId, day, done) => tick.mutate({ planId, day, done })}
      offer={
        isOffered && (
          <Suspense fallback={<div style={{ minHeight: 155 }} />}>
            <ExamPlanOffer goal={goal} />
          </Suspense>
        )
      }
    />
  );
}
