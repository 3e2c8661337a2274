import type { AnswerResult } from "@prepfeed/contract/questions/questions";

/** It waits on this device for a network; `refused` resolves with the reason if the server does not accept it then. */
interface SavedAnswer {
  isKept: true;
  refused: Promise<string>;
}

/** Gets the seconds that the learner needed; returns nothing if the answer was not accepted. */
export type SubmitAnswer = (
  questionId: string,
  answer: string,
  timeSpent: number,
) => Promise<AnswerResult | SavedAnswer | undefined>;
