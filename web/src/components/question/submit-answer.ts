import type { AnswerResult } from "@prepfeed/contract/questions";

/** Takes the seconds the learner needed; nothing comes back when the answer was not taken. */
export type SubmitAnswer = (
  questionId: string,
  answer: string,
  timeSpent: number,
) => Promise<AnswerResult | undefined>;
