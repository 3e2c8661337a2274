import { messages } from "@prepfeed/contract/foundation/messages";
import { useRef, useState } from "react";
import { type GivenAnswer, submitToQuiz, submitToReview } from "../../api/learning/practice.ts";
import { retry } from "../../http/retry.ts";
import { useStoredState } from "../../session/stored-state.ts";
import {
  begin,
  type Practice,
  type PracticeResult,
  type Rules,
  unsentAnswers,
  withResults,
} from "./practice.ts";
import { practiceError } from "./practice-error.ts";
import { type PracticeMode, practices } from "./practice-store.ts";

export type Practising = ReturnType<typeof usePractice>;

const SUBMIT: Record<PracticeMode, (answer: GivenAnswer) => Promise<PracticeResult>> = {
  quiz: submitToQuiz,
  mistakes: submitToReview,
};

/** A person's practice as stored on this computer, and the actions on it. */
export function usePractice(userId: string, mode: PracticeMode) {
  const store = practices[mode];
  const practice = useStoredState(store, userId);
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string>();
  // A running request of an earlier practice must neither lock the next one nor show its result there.
  const round = useRef(0);
  const change = (step: (now: Practice) => Practice) => store.change(userId, (now) => now && step(now));

  function startRound(practice: Practice | null) {
    round.current += 1;
    setSubmitting(false);
    setError(undefined);
    store.change(userId, () => practice);
  }

  /** One call for each answer that was not accepted yet; failed ones stay unsent. Returns how many failed. */
  async function submit() {
    const now = store.read(userId);
    if (!now || isSubmitting) return;
    const sentIn = round.current;
    setSubmitting(true);
    setError(undefined);
    const settled = await Promise.allSettled(
      unsentAnswers(now).map((answer) => retry(() => SUBMIT[mode](answer))),
    );
    if (round.current !== sentIn) return;
    const results = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    const failure = settled.find((each) => each.status === "rejected");
    change((current) => withResults(current, results));
    setSubmitting(false);
    if (failure) setError(practiceError(failure.reason, messages.failures.submitAnswers));
    return settled.length - results.length;
  }

  return {
    practice,
    isSubmitting,
    error,
    change,
    submit,
    begin: (questions: Practice["questions"], rules?: Partial<Rules>) => startRound(begin(questions, rules)),
    reset: () => startRound(null),
  };
}
