import { Card, NativeSelect, Text, Title } from "@mantine/core";
import type { StudyPlan } from "@prepfeed/contract/learning/study-plans";
import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useGoal } from "../../api/learning/goal.ts";
import { useDeletePlan, useStudyPlans, useTickDay } from "../../api/learning/study-plans.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { calendarDay, isExamPlan, isOutdated } from "../../components/study-plan/plan-days.ts";
import { StudyPlanView } from "../../components/study-plan/study-plan-view.tsx";
import { ExamPlanOffer } from "../../connected/exam-plan-offer.tsx";
import { dayOf } from "../../wording/day-of.ts";
import classes from "./generator.module.css";
import { scrollAndFocus } from "./scroll-and-focus.ts";

interface PlansSectionProps {
  /** The plan that was just made. */
  chosen: string | undefined;
  timeZone: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The learner's study plans, with their days. */
export function PlansSection({ chosen, timeZone, heading }: PlansSectionProps) {
  const { data: plans, isError, isFetching, refetch } = useStudyPlans();
  const { data: goal } = useGoal();
  const [made, setMade] = useState<string>();
  const today = calendarDay(new Date(), timeZone);
  const examPlan = plans?.find(isExamPlan);
  const { pathname, hash } = useLocation();
  const isWanted = `${pathname}${hash}` === paths.studyPlans;
  const isThere = plans !== undefined;
  useEffect(() => {
    if (isWanted && isThere) scrollAndFocus(heading.current);
  }, [isWanted, isThere, heading]);
  return (
    <section className={classes.plans} aria-labelledby="study-plans">
      <Title order={2} id="study-plans" ref={heading} tabIndex={-1} className={classes.heading} mb="md">
        Study plans
      </Title>
      {isError && (
        <ErrorState
          message="Your study plans could not be loaded."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!isThere && !isError && <BubbleLoader isInline />}
      {plans && goal && !goal.isOver && (!examPlan || isOutdated(examPlan, goal, today)) && (
        <Card mb="md">
          <ExamPlanOffer goal={goal} isOutdated={examPlan !== undefined} onMade={setMade} />
        </Card>
      )}
      {plans?.length === 0 && (
        <Text c="dimmed">
          {goal ? "For one subject: choose" : "None yet. Choose"} a subject and an exam type in the settings,
          then Create Study Plan.
        </Text>
      )}
      {plans && plans.length > 0 && (
        <Plans key={`${chosen} ${made}`} plans={plans} first={chosen ?? examPlan?.id} today={today} />
      )}
    </section>
  );
}

interface PlansProps {
  plans: StudyPlan[];
  first: string | undefined;
  today: string;
}

function Plans({ plans, first, today }: PlansProps) {
  const [shownId, setShownId] = useState(first);
  const [doomedId, setDoomedId] = useState<string>();
  const tick = useTickDay();
  const remove = useDeletePlan();
  const shown = plans.find(({ id }) => id === shownId) ?? plans[0];
  if (!shown) return null;
  return (
    <>
      {plans.length > 1 && (
        <NativeSelect
          size="md"
          label="Plan"
          mb="md"
          value={shown.id}
          data={plans.map(({ id, title, createdAt }) => ({
            value: id,
            label: `${title} (${dayOf(createdAt)})`,
          }))}
          onChange={({ currentTarget }) => setShownId(currentTarget.value)}
        />
      )}
      <StudyPlanView
        key={shown.id}
        plan={shown}
        today={today}
        onTick={(day, done) => tick.mutate({ planId: shown.id, day, done })}
        onDelete={() => setDoomedId(shown.id)}
      />
      <ConfirmDialog
        isOpen={doomedId !== undefined}
        title="Delete this plan?"
        text="The plan and the days you have ticked off are gone for good."
        action="Delete"
        onConfirm={() => doomedId && remove.mutate(doomedId)}
        onClose={() => setDoomedId(undefined)}
      />
    </>
  );
}
