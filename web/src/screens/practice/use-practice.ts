import { useState } from "react";
import { type GivenAnswer, submitToQuiz, submitToReview } from "../../api/practice.ts";
import { useStoredState } from "../../session/stored-state.ts";
import { begin, givenAnswers, type Practice, type PracticeResult } from "./practice.ts";
import { practiceError } from "./practice-error.ts";
import { type PracticeMode, practices } from "./practice-store.ts";

export type Practising = ReturnType<typeof usePractice>;

const SUBMIT: Record<PracticeMode, (answer: GivenAnswer) => Promise<PracticeResult>> = {
  quiz: submitToQuiz,
  mistakes: submitToReview,
};

/** A person's practice as it is kept on this computer, and what can be done with it. */
export function usePractice(userId: string, mode: PracticeMode) {
  const store = practices[mode];
  const practice = useStoredState(store, userId);
  const [isSubmitting, setSubmitting] = useState(false);
  const [error, setError] = useState<string>();
  const change = (step: (now: Practice) => Practice) => store.change(userId, (now) => now && step(now));

  /** One call for each answer; those that fail are left out, unless all do. */
  async function submit() {
    const now = store.read(userId);
    if (!now || isSubmitting) return;
    setSubmitting(true);
    setError(undefined);
    const settled = await Promise.allSettled(givenAnswers(now).map((answer) => SUBMIT[mode](answer)));
    const results = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
    setSubmitting(false);
    if (results.length > 0) return change((current) => ({ ...current, results }));
    const failure = settled.find((each) => each.status === "rejected");
    setError(practiceError(failure?.reason, "Failed to submit answers"));
  }

  return {
    practice,
    isSubmitting,
    error,
    change,
    submit,
    begin: (questions: Practice["questions"]) => store.change(userId, () => begin(questions)),
    reset: () => {
      setError(undefined);
      store.clear(userId);
    },
  };
}
