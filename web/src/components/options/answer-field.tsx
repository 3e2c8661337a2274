import { Suspense } from "react";
import { late } from "../late/late.tsx";
import type { AnswerFieldProps } from "./answer-field-props.ts";
import { OptionList } from "./option-list.tsx";
import classes from "./options.module.css";

const NumberField = late(() => import("./number-field.tsx"));

/** The answer input of a question: its options, or a field for a number. */
export function AnswerField(props: AnswerFieldProps) {
  if (props.question.kind !== "NUMERICAL") return <OptionList {...props} />;
  return (
    <Suspense fallback={<RoomForNumber />}>
      <NumberField {...props} />
    </Suspense>
  );
}

/** As high as the field and the line below it. */
const RoomForNumber = () => (
  <div aria-hidden>
    <div className={classes.numberRow} />
    <p className={classes.hint}>&nbsp;</p>
  </div>
);
