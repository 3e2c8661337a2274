import { NativeSelect, Text, Title } from "@mantine/core";
import type { StudyPlan } from "@prepfeed/contract/study-plans";
import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useDeletePlan, useStudyPlans, useTickDay } from "../../api/learning/study-plans.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { calendarDay } from "../../components/study-plan/plan-days.ts";
import { StudyPlanView } from "../../components/study-plan/study-plan-view.tsx";
import { paths } from "../../paths.ts";
import { dayOf } from "../../wording/day-of.ts";
import classes from "./generator.module.css";
import { scrollAndFocus } from "./scroll-and-focus.ts";

interface PlansSectionProps {
  /** The plan that was made just now. */
  chosen: string | undefined;
  timeZone: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The learner's study plans, to be found again and ticked off. */
export function PlansSection({ chosen, timeZone, heading }: PlansSectionProps) {
  const { data: plans, isError, isFetching, refetch } = useStudyPlans();
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
      {plans?.length === 0 && (
        <Text c="dimmed">
          None yet. Choose a subject and an exam type in the settings, then Create Study Plan.
        </Text>
      )}
      {plans && plans.length > 0 && <Plans key={chosen} plans={plans} first={chosen} timeZone={timeZone} />}
    </section>
  );
}

interface PlansProps {
  plans: StudyPlan[];
  first: string | undefined;
  timeZone: string;
}

function Plans({ plans, first, timeZone }: PlansProps) {
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
        today={calendarDay(new Date(), timeZone)}
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
