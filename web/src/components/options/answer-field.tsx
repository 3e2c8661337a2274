import { lazy, Suspense } from "react";
import type { AnswerFieldProps } from "./answer-field-props.ts";
import { OptionList } from "./option-list.tsx";
import classes from "./options.module.css";

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
