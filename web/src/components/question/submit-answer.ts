import type { AnswerResult } from "@prepfeed/contract/questions/questions";

/** Gets the seconds that the learner needed; returns nothing if the answer was not accepted. */
export type SubmitAnswer = (
  questionId: string,
  answer: string,
  timeSpent: number,
) => Promise<AnswerResult | undefined>;
