import { lazy, Suspense } from "react";
import { OptionList } from "./option-list.tsx";
import type { Answerable } from "./option-look.ts";
import classes from "./options.module.css";

export interface AnswerFieldProps {
  question: Answerable;
  /** The element that holds the question's text. */
  labelledBy: string;
  /** A letter, letters in order, or the number as it was typed. */
  chosen: string | null;
  /** Known once answered; then nothing can be chosen any more. */
  answerKey?: string | undefined;
  onChoose?: (answer: string | null) => void;
}

const NumberField = lazy(() => import("./number-field.tsx"));

/** What a question is answered with: its options, or a field for a number. */
export function AnswerField(props: AnswerFieldProps) {
  if (props.question.kind !== "NUMERICAL") return <OptionList {...props} />;
  return (
    <Suspense fallback={<div className={classes.numberRow} />}>
      <NumberField {...props} />
    </Suspense>
  );
}
