import type { Difficulty, Level } from "@prepfeed/contract/foundation/catalogue";
import { messages } from "@prepfeed/contract/foundation/messages";
import { useState } from "react";
import { useCreatePlan } from "../../api/learning/study-plans.ts";
import { calendarDay } from "../../components/study-plan/plan-days.ts";
import { errorText } from "../../http/api-error.ts";
import { useCancellable } from "../../http/cancellable.ts";
import { toast } from "../../toast/toast.ts";
import type { Settings } from "./drafts/generator-state.ts";
import { planDuration } from "./plan-duration.ts";

export type PlanMaker = ReturnType<typeof usePlanMaker>;

const LEVEL: Record<Difficulty, Level> = { EASY: "BEGINNER", MEDIUM: "INTERMEDIATE", HARD: "ADVANCED" };
const FAILED = messages.failures.createStudyPlan;
const NO_DAY_TO_PLAN_FOR = "Please choose an exam date between tomorrow and two years from now";

/** Makes a plan from the settings: for thirty days, or until the exam. */
export function usePlanMaker(timeZone: string, onMade: () => void) {
  const create = useCreatePlan();
  const making = useCancellable();
  const [error, setError] = useState<string>();
  const [newest, setNewest] = useState<string>();

  async function make({ subject, examType, difficulty, examDate }: Settings) {
    if (!subject || !examType) return setError(messages.ai.planNeedsSubjectAndExam);
    const duration = planDuration(calendarDay(new Date(), timeZone), examDate);
    if (duration === null) return setError(NO_DAY_TO_PLAN_FOR);
    setError(undefined);
    try {
      const plan = await making.run((signal) =>
        create.mutateAsync({ subject, examType, level: LEVEL[difficulty], duration, signal }),
      );
      if (!plan) return;
      setNewest(plan.id);
      toast.success("Study plan created successfully!");
      onMade();
    } catch (failure) {
      setError(errorText(failure, FAILED));
      toast.error(FAILED);
    }
  }

  return {
    make,
    cancel: making.cancel,
    isMaking: making.isBusy,
    error,
    clearError: () => setError(undefined),
    /** The id of the plan that was made last. */
    newest,
  };
}
