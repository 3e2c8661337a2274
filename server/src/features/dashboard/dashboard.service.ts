import type { Dashboard } from "@prepfeed/contract/learning/dashboard";
import { DashboardSizes } from "@prepfeed/contract/learning/dashboard-sizes";
import type { Database } from "../../db/database.ts";
import { getActivity } from "../activity/activity.service.ts";
import { listSuggestions } from "../follows/suggestions.service.ts";
import { getGoal } from "../goals/goals.service.ts";
import { getProgress, type ProgressDeps } from "../progress/progress.service.ts";
import { getReadinessFor, type ReadinessDeps } from "../readiness/readiness.service.ts";
import { listStudyPlans, type StudyPlanDeps } from "../study-plans/study-plans.service.ts";
import { getForecast, type TodayDeps } from "../today/today.service.ts";

export type DashboardDeps = ProgressDeps & ReadinessDeps & StudyPlanDeps & TodayDeps & { db: Database };

/** One request instead of seven, because HTTP and session checks double the cost of each. */
export async function getDashboard(deps: DashboardDeps, viewerId: string): Promise<Dashboard> {
  const { db } = deps;
  const [progress, [goal, readiness], forecast, studyPlans, activity, suggestions] = await Promise.all([
    getProgress(deps, viewerId),
    getGoalAndReadiness(deps, viewerId),
    getForecast(deps, viewerId, 1),
    listStudyPlans(deps, viewerId),
    getActivity(db, viewerId, DashboardSizes.activity),
    listSuggestions(db, viewerId, DashboardSizes.suggestions),
  ]);
  return { progress, goal, readiness, forecast, studyPlans, activity, suggestions };
}

async function getGoalAndReadiness(deps: DashboardDeps, viewerId: string) {
  const goal = await getGoal(deps, viewerId);
  return [goal, await getReadinessFor(deps, viewerId, goal.goal)] as const;
}
