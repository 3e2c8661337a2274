import type { NewPost } from "@prepfeed/contract/posts/posts";
import type { VersionChange } from "@prepfeed/contract/questions/versions";
import type { QuestionRow } from "../../db/sql/question-row.ts";
import { contextKey } from "../../rules/question-identity.ts";
import type { QuestionText } from "./questions.queries.ts";
import { isSpellingCorrection } from "./spelling-correction.ts";

/** What an edit does to a question: it only corrects the spelling, asks something else, or changes only the explanation. */
export function changeOf(
  row: QuestionRow,
  question: QuestionText,
  stimulus: NewPost["stimulus"],
): VersionChange | null {
  const before =
    row.stimulus_id === null ? null : { text: row.stimulus_text ?? "", figure: row.stimulus_figure };
  const context = contextKey({ figure: row.figure, pictureHash: row.picture_hash, stimulus: before });
  const [had, has] = [textsOf(row, before?.text), textsOfNew(question, stimulus?.text)];
  const isSame = had.length === has.length && had.every((text, i) => text === has[i]);
  if (isSame && isMarkedAlike(row, question) && context === question.contextKey)
    return row.explanation === question.explanation && row.picture_description === question.pictureDescription
      ? null
      : "EXPLANATION";
  // The passage is one of the compared texts. So only figures and picture are compared here, beside the new passage.
  const corrected = stimulus && before ? { ...before, text: stimulus.text } : before;
  const shown = contextKey({ figure: row.figure, pictureHash: row.picture_hash, stimulus: corrected });
  return isMarkedAlike(row, question) && shown === question.contextKey && isSpellingCorrection(had, has)
    ? "SPELLING"
    : "EDIT";
}

const isMarkedAlike = (row: QuestionRow, { kind, correctAnswer, tolerance }: QuestionText) =>
  row.kind === kind && row.correct_answer === correctAnswer && row.tolerance === tolerance;

const textsOf = (row: QuestionRow, passage = "") => [
  row.question_text,
  ...[row.option_a, row.option_b, row.option_c, row.option_d, row.option_e].map((option) => option ?? ""),
  passage,
];

const textsOfNew = (question: QuestionText, passage = "") => [
  question.questionText,
  ...[question.optionA, question.optionB, question.optionC, question.optionD, question.optionE].map(
    (option) => option ?? "",
  ),
  passage,
];
