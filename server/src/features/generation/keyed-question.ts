import { rightAnswerText } from "../questions/question-content.ts";
import type { KeyedQuestion } from "../questions/seen-keys.service.ts";
import type { GeneratedQuestion } from "./generated-question-types.ts";

/** What tells one question from another: what it asks and its right answer. */
export function keyedQuestion(question: GeneratedQuestion): KeyedQuestion {
  const { questionText, figure, stimulus, options, correctAnswer } = question;
  return { questionText, figure, stimulus, correctOption: rightAnswerText(options, correctAnswer) };
}
