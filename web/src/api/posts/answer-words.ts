import { messages } from "@prepfeed/contract/foundation/messages";
import type { AnswerResult } from "@prepfeed/contract/questions/questions";
import { counted } from "../../wording/counted.ts";

type Answered = Pick<AnswerResult, "isCorrect" | "correctAnswer" | "pointsEarned" | "unpaidReason">;

/** The toast's text about an answer that was just given. */
export function answerWords({ isCorrect, correctAnswer, pointsEarned, unpaidReason }: Answered): string {
  if (!isCorrect) return `Incorrect. The correct answer is ${correctAnswer}`;
  if (unpaidReason) return `Correct! ${messages.questions.unpaid[unpaidReason]}`;
  return pointsEarned > 0 ? `Correct! +${counted(pointsEarned, "point")}` : "Correct!";
}
