import type { Question } from "./question.ts";

const LENGTH = 60;

/** The beginning of a question without its numbers and formulas: what makes two look alike in a row. */
export function stemOf({ questionText }: Pick<Question, "questionText">): string {
  return questionText
    .replace(/\$[^$]*\$/g, "#")
    .replace(/[\d.,]+/g, "#")
    .replace(/[^\p{L}# ]+/gu, " ")
    .toLowerCase()
    .slice(0, LENGTH);
}
