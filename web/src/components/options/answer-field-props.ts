import type { Answerable } from "./option-look.ts";

export interface AnswerFieldProps {
  question: Answerable;
  /** The id of the element with the question's text. */
  labelledBy: string;
  /** A letter, letters in order, or the number as it was typed. */
  chosen: string | null;
  /** Known once answered; then nothing can be chosen any more. */
  answerKey?: string | undefined;
  onChoose?: (answer: string | null) => void;
}
