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
 * The weight of an objection: 0 from a new account, otherwise from the objector's level in the topic and
 * their share of earlier objections that were right. Without any record it is 0.5.
 */
export function objectionWeight({ accountDays, answered, right, decided, upheld }: Objector): number {
  if (accountDays < Dispute.objectorDays) return 0;
  return (share(right, answered) + share(upheld, decided)) / 2;
}
