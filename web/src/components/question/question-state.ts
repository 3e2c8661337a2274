import type { PublicQuestion } from "@prepfeed/contract/questions";
import type { BubbleState } from "../options/answer-bubble.tsx";

/** How a question stands, for its number chip. */
export function chipState({ myAnswer }: PublicQuestion): BubbleState {
  if (!myAnswer) return "idle";
  return myAnswer.isCorrect ? "right" : "wrong";
}

/** The next question that still waits for an answer, after this one and then from the start. */
export function nextOpenQuestion(questions: PublicQuestion[], index: number): number | null {
  const order = [...questions.keys()].map((step) => (index + 1 + step) % questions.length);
  return order.find((each) => each !== index && !questions[each]?.myAnswer) ?? null;
}
