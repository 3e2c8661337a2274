import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import type { BubbleState } from "../options/answer-bubble.tsx";

/** The state of a question, for its number chip. */
export function chipState({ myAnswer }: PublicQuestion): BubbleState {
  if (!myAnswer) return "idle";
  if (myAnswer.isDropped) return "chosen";
  return myAnswer.isCorrect ? "right" : "wrong";
}

/** The next question to answer, after this one and then from the start; not one that takes no answers. */
export function nextOpenQuestion(questions: PublicQuestion[], index: number): number | null {
  const order = [...questions.keys()].map((step) => (index + 1 + step) % questions.length);
  const isOpen = (question: PublicQuestion | undefined) => !question?.myAnswer && !question?.state;
  return order.find((each) => each !== index && isOpen(questions[each])) ?? null;
}
