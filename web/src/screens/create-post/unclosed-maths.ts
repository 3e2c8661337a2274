import { richTextParts } from "../../components/rich-text/rich-text-parts.ts";
import type { PostValues } from "./question-form.ts";

/** A dollar that is not the sign of a price. */
const STRAY = /\$(?!\d)/;

/** An escaped dollar has a backslash, which the parts of a text leave out. */
const isUnclosed = (text: string) =>
  richTextParts(text.replaceAll("\\$", "")).some(
    ({ kind, text: plain }) => kind === "text" && STRAY.test(plain),
  );

interface UnclosedMaths {
  field: string;
  text: string;
}

/** The texts of a post in which a formula is opened and never closed. */
export function unclosedMaths({ questions, content }: Pick<PostValues, "questions" | "content">) {
  const texts: UnclosedMaths[] = questions.flatMap((question) => [
    { field: "the question", text: question.questionText },
    { field: "option A", text: question.optionA },
    { field: "option B", text: question.optionB },
    { field: "option C", text: question.optionC },
    { field: "option D", text: question.optionD },
    { field: "option E", text: question.optionE },
    { field: "the explanation", text: question.explanation },
  ]);
  return [...texts, { field: "the additional context", text: content }].filter(({ text }) =>
    isUnclosed(text),
  );
}
