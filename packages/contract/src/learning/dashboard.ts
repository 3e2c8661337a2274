import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds } from "../foundation/fields.ts";
import { getActivity } from "../people/activity.ts";
import { listSuggestions } from "../people/follows.ts";
import { getGoal } from "./goals.ts";
import { getForecast } from "./learning.ts";
import { getProgress } from "./progress.ts";
import { getExamReadiness } from "./readiness.ts";
import { listStudyPlans } from "./study-plans.ts";

/** Each part is the reply of the call of that name. */
const dashboard = z.object({
  progress: getProgress.reply,
  goal: getGoal.reply,
  readiness: getExamReadiness.reply,
  forecast: getForecast.reply,
  studyPlans: listStudyPlans.reply,
  activity: getActivity.reply,
  suggestions: listSuggestions.reply,
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = endpoint({
  method: "GET",
  path: "/learning/dashboard",
  access: "signed-in",
  rateLimit: "learning",
  summary: "All that the dashboard shows, in one reply",
  query: z.object({ userId: callerIds.userId }),
  reply: dashboard,
});
