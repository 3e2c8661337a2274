import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { startStudyPlanDay } from "@prepfeed/contract/learning/study-plans";
import { call } from "../../http/call.ts";
import type { ReadyQuiz } from "./practice.ts";

interface PlanDay {
  planId: string;
  day: number;
}

/** A quiz on the topics of a day of a study plan. */
export async function askForPlanDay({ planId, day }: PlanDay, signal: AbortSignal): Promise<ReadyQuiz> {
  const params = { id: planId, day: String(day) };
  const options = { timeout: WebTiming.aiTimeout, signal };
  const { questions, message } = await call(startStudyPlanDay, { params, body: {} }, options);
  return { questions, note: message };
}
