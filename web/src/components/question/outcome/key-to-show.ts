import type { MyAnswer, PublicQuestion } from "@prepfeed/contract/questions/questions";

type Marked = Pick<MyAnswer, "correctAnswer" | "alsoRight" | "isDropped" | "isCorrect" | "selectedOption">;

/**
 * What is marked as right below an answered question: of options every right one, of letters together or numbers the
 * learner's own if it is right. A dropped question has no right answer.
 */
export function keyToShow({ kind }: Pick<PublicQuestion, "kind">, answer: Marked): string | undefined {
  if (answer.isDropped) return undefined;
  if (!answer.alsoRight) return answer.correctAnswer;
  if (kind === "SINGLE") return [answer.correctAnswer, ...answer.alsoRight].join("");
  return answer.isCorrect ? answer.selectedOption : answer.correctAnswer;
}
