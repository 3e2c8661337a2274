import { ActionIcon, TextInput } from "@mantine/core";
import { Length } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { canonicalNumber, isRight } from "@prepfeed/contract/questions/marking";
import { useId } from "react";
import IconPlusMinus from "~icons/tabler/plus-minus";
import type { AnswerFieldProps } from "./answer-field-props.ts";
import classes from "./options.module.css";

/** A number to type in. The number pads of some phones have no minus, so there is a button for it. */
export default function NumberField(props: AnswerFieldProps) {
  const { question, labelledBy, chosen, answerKey, onChoose } = props;
  const hintId = useId();
  if (!onChoose) return <GivenNumber chosen={chosen} answerKey={answerKey} tolerance={question.tolerance} />;
  const isMistaken = chosen !== null && /\d/.test(chosen) && canonicalNumber(chosen) === undefined;
  return (
    <div>
      <div className={classes.numberRow}>
        <TextInput
          className={classes.number}
          aria-labelledby={labelledBy}
          aria-describedby={hintId}
          placeholder="Your answer"
          inputMode="decimal"
          autoComplete="off"
          size="md"
          maxLength={Length.answerMax}
          value={chosen ?? ""}
          error={isMistaken && messages.questions.answerOfKind.NUMERICAL}
          onChange={({ currentTarget }) => onChoose(currentTarget.value || null)}
        />
        <ActionIcon
          variant="default"
          size={42}
          aria-label="Change the sign"
          onClick={() => onChoose(negated(chosen ?? "") || null)}
        >
          <IconPlusMinus size={20} aria-hidden />
        </ActionIcon>
      </div>
      <p id={hintId} className={classes.hint}>
        {question.tolerance
          ? `Type a number. It may be off by ${question.tolerance} at most.`
          : "Type a number, with a point for decimals."}
      </p>
    </div>
  );
}

/** The answer, and the right number once it is known. */
function GivenNumber({
  chosen,
  answerKey,
  tolerance,
}: {
  chosen: string | null;
  answerKey: string | undefined;
  tolerance: string | undefined;
}) {
  const answer = chosen === null ? undefined : (canonicalNumber(chosen) ?? chosen);
  const isCorrect =
    answer !== undefined &&
    answerKey !== undefined &&
    isRight({ kind: "NUMERICAL", correctAnswer: answerKey, tolerance: tolerance ?? null }, answer);
  if (answer === undefined && answerKey === undefined)
    return <p className={classes.hint}>The answer is a number.</p>;
  return (
    <div className={classes.options}>
      {answer !== undefined && (
        <div
          className={classes.option}
          data-locked
          data-state={answerKey === undefined ? "chosen" : isCorrect ? "right" : "wrong"}
        >
          <span className={classes.optionText}>{answer}</span>
          <span className={classes.tag}>{isCorrect ? "Your answer, correct" : "Your answer"}</span>
        </div>
      )}
      {answerKey !== undefined && !(isCorrect && answer === answerKey) && (
        <div className={classes.option} data-locked data-state="right">
          <span className={classes.optionText}>
            {answerKey}
            {tolerance && ` ± ${tolerance}`}
          </span>
          <span className={classes.tag}>Correct answer</span>
        </div>
      )}
    </div>
  );
}

const negated = (text: string) =>
  /^\s*[-−]/.test(text) ? text.replace(/^\s*[-−]/, "") : `-${text.replace(/^\s*\+/, "")}`;
