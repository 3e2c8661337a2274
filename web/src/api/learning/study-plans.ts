import type { ExamType, Level, Subject } from "@prepfeed/contract/foundation/catalogue";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import {
  createExamPlan,
  deleteStudyPlan,
  generateStudyPlan,
  listStudyPlans,
  type StudyPlan,
  tickStudyPlanDay,
} from "@prepfeed/contract/learning/study-plans";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { toast } from "../../toast/toast.ts";
import { fromDashboard } from "./dashboard.ts";
import { TODAY_KEY } from "./today.ts";

const PLANS_KEY = ["study-plans"] as const;
const TICK_KEY = ["study-plans", "tick"] as const;

/** The learner's plans, newest first. */
export function useStudyPlans(enabled = true) {
  return useQuery({
    queryKey: PLANS_KEY,
    queryFn: async ({ signal }) =>
      (await fromDashboard("studyPlans", () => call(listStudyPlans, {}, { signal }))).content,
    enabled,
    // Days are ticked off by answers given meanwhile.
    staleTime: 0,
  });
}

interface PlanRequest {
  subject: Subject;
  examType: ExamType;
  level: Level;
  duration: number;
  signal: AbortSignal;
}

export function useCreatePlan() {
  const queries = useQueryClient();
  const change = useChangePlans();
  return useMutation({
    mutationFn: ({ signal, ...body }: PlanRequest) =>
      call(generateStudyPlan, { body }, { timeout: WebTiming.aiTimeout, signal }),
    onSuccess: (plan) => {
      change((plans) => [plan, ...plans]);
      void queries.invalidateQueries({ queryKey: PLANS_KEY });
    },
  });
}

/** Replaces the earlier one. */
export function useCreateExamPlan() {
  const queries = useQueryClient();
  const change = useChangePlans();
  return useMutation({
    mutationFn: () => call(createExamPlan, { body: {} }),
    onSuccess: (plan) => {
      change((plans) => [plan, ...plans.filter(({ subject }) => subject !== null)]);
      void queries.invalidateQueries({ queryKey: TODAY_KEY });
    },
  });
}

export interface DayTick {
  planId: string;
  day: number;
  done: boolean;
}

/** Shown at once, and undone if the server refuses. */
export function useTickDay() {
  const queries = useQueryClient();
  const change = useChangePlans();
  return useMutation({
    mutationKey: TICK_KEY,
    mutationFn: ({ planId, day, done }: DayTick) =>
      call(tickStudyPlanDay, { params: { id: planId, day: String(day) }, body: { done } }),
    onMutate: async (tick) => {
      change((plans) => plans.map((plan) => withTick(plan, tick)));
      await queries.cancelQueries({ queryKey: PLANS_KEY });
    },
    onError: (error, tick) => {
      change((plans) => plans.map((plan) => withTick(plan, { ...tick, done: !tick.done })));
      toast.error(errorText(error, "Failed to update study plan"));
    },
    // The last of several ticks loads the server's state; an earlier reply would undo a later tick.
    onSettled: () =>
      queries.isMutating({ mutationKey: TICK_KEY }) === 1
        ? queries.invalidateQueries({ queryKey: PLANS_KEY })
        : undefined,
  });
}

export function useDeletePlan() {
  const queries = useQueryClient();
  const change = useChangePlans();
  return useMutation({
    mutationFn: (id: string) => call(deleteStudyPlan, { params: { id } }),
    onSuccess: (_reply, id) => {
      change((plans) => plans.filter((plan) => plan.id !== id));
      void queries.invalidateQueries({ queryKey: TODAY_KEY });
    },
    onError: (error) => toast.error(errorText(error, "Failed to delete study plan")),
  });
}

function useChangePlans() {
  const queries = useQueryClient();
  return (change: (plans: StudyPlan[]) => StudyPlan[]) =>
    void queries.setQueryData<StudyPlan[]>(PLANS_KEY, (plans) => plans && change(plans));
}

function withTick(plan: StudyPlan, { planId, day, done }: DayTick): StudyPlan {
  if (plan.id !== planId) return plan;
  return { ...plan, days: plan.days.map((each) => (each.day === day ? { ...each, done } : each)) };
}
