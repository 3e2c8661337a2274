import { useMemo } from "react";
import { useLocation } from "react-router";
import { askForPlanDay } from "../../api/learning/plan-day.ts";
import type { ReadyQuiz } from "../../api/learning/practice.ts";
import { handedOver } from "./practice.ts";

/** Gets a quiz that was not requested by the form. */
export type Bring = (signal: AbortSignal) => Promise<ReadyQuiz>;

/** The quiz that another screen prepared, or that is about a day of a study plan, until it is started. */
export function useHandedOver(): Bring | undefined {
  const { state, search } = useLocation();
  return useMemo(() => {
    const ready = handedOver.safeParse(state).data?.ready;
    if (ready) return () => Promise.resolve(ready);
    const address = new URLSearchParams(search);
    const planId = address.get("plan");
    const day = Number(address.get("day"));
    return planId && day > 0 ? (signal: AbortSignal) => askForPlanDay({ planId, day }, signal) : undefined;
  }, [state, search]);
}
