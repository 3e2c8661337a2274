import { deleteGoal, type Goal, type GoalChange, getGoal, setGoal } from "@prepfeed/contract/learning/goals";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { fromDashboard } from "./dashboard.ts";

const GOAL_KEY = ["goal"];

/** Null when there is none. */
export function useGoal() {
  return useQuery({
    queryKey: GOAL_KEY,
    queryFn: async ({ signal }) => (await fromDashboard("goal", () => call(getGoal, {}, { signal }))).goal,
  });
}

export function useSaveGoal() {
  const keep = useKeepGoal();
  return useMutation({
    mutationFn: async (body: GoalChange) => (await call(setGoal, { body })).goal,
    onSuccess: keep,
  });
}

export function useDeleteGoal() {
  const keep = useKeepGoal();
  return useMutation({ mutationFn: () => call(deleteGoal), onSuccess: () => keep(null) });
}

/** Lists are filtered by the goal's exam from now on, until it is over. */
function useKeepGoal() {
  const queries = useQueryClient();
  const { user, setUser } = useSession();
  return (goal: Goal | null) => {
    queries.setQueryData(GOAL_KEY, goal);
    const ahead = goal?.isOver ? null : goal;
    if (user) setUser({ ...user, goalExam: ahead?.examType ?? null, goalDate: ahead?.examDate ?? null });
  };
}
