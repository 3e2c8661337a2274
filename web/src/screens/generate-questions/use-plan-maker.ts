import type { Difficulty, Level } from "@prepfeed/contract/catalogue";
import { messages } from "@prepfeed/contract/messages";
import { useState } from "react";
import { useCreatePlan } from "../../api/learning/study-plans.ts";
import { errorText } from "../../http/api-error.ts";
import { useCancellable } from "../../http/cancellable.ts";
import { toast } from "../../toast/toast.ts";
import type { Settings } from "./generator-state.ts";

export type PlanMaker = ReturnType<typeof usePlanMaker>;

const LEVEL: Record<Difficulty, Level> = { EASY: "BEGINNER", MEDIUM: "INTERMEDIATE", HARD: "ADVANCED" };
const FAILED = messages.failures.createStudyPlan;

/** Makes a plan of thirty days from the settings. */
export function usePlanMaker(onMade: () => void) {
  const create = useCreatePlan();
  const making = useCancellable();
  const [error, setError] = useState<string>();
  const [newest, setNewest] = useState<string>();

  async function make({ subject, examType, difficulty }: Settings) {
    if (!subject || !examType) return setError(messages.ai.planNeedsSubjectAndExam);
    setError(undefined);
    try {
      const plan = await making.run((signal) =>
        create.mutateAsync({ subject, examType, level: LEVEL[difficulty], signal }),
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
