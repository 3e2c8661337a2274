import type { AnswerResult } from "@prepfeed/contract/questions/questions";

/**
 * Gets the seconds that the learner needed; returns nothing if the answer was not accepted, and "kept" if it waits on
 * this device for a network.
 */
export type SubmitAnswer = (
  questionId: string,
  answer: string,
  timeSpent: number,
) => Promise<AnswerResult | "kept" | undefined>;
