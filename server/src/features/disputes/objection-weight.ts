import { Dispute } from "@prepfeed/contract/questions/question-states";

export interface Objector {
  /** None while its address is not confirmed. */
  accountDays: number;
  /** Answers in the topic of the question, and how many were right. */
  answered: number;
  right: number;
  /** How many of their earlier objections are decided, and how many of those led to a change. */
  decided: number;
  upheld: number;
}

/** The share of good results, as if there had been one more good and one more bad result. */
const share = (good: number, all: number) => (good + 1) / (all + 2);

/**
 * How much an objection counts: 0 from a young account, else what the objector knows of the topic and how often they were right before, each
 * as a share. Somebody without any record weighs 0.5.
 */
export function objectionWeight({ accountDays, answered, right, decided, upheld }: Objector): number {
  if (accountDays < Dispute.objectorDays) return 0;
  return (share(right, answered) + share(upheld, decided)) / 2;
}
