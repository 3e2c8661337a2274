import { OPTIONS } from "@prepfeed/contract/catalogue";
import type { KeyedQuestion } from "../questions/seen-keys.service.ts";
import type { GeneratedQuestion } from "./generated-question-types.ts";

/** What tells one question from another: its text and its right answer. */
export function keyedQuestion({ questionText, options, correctAnswer }: GeneratedQuestion): KeyedQuestion {
  return { questionText, correctOption: options[OPTIONS.indexOf(correctAnswer)] ?? "" };
}
