const KEY = "prepfeed.answer";

/** An answer that is not sent yet. Visitors who must sign in first, maybe on another site, find it again afterwards. */
export function keepAnswer(questionId: string, answer: string) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ [questionId]: answer }));
  } catch {
    // Without storage the answer has to be chosen again.
  }
}

export function forgetAnswer() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** By question; at most one. */
export function keptAnswers(): Partial<Record<string, string>> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
