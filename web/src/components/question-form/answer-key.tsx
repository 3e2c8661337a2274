import { Input } from "@mantine/core";
import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { type FocusEvent, useId } from "react";
import { AnswerBubble } from "../options/answer-bubble.tsx";
import { toggled } from "../options/option-look.ts";
import classes from "./answer-key.module.css";

interface AnswerKeyProps {
  /** The right letters so far. */
  value: string;
  /** The number of options. */
  options: number;
  isMultiple: boolean;
  error: string | undefined;
  onChange: (letters: string) => void;
  onLeave: () => void;
}

/** The bubbles of the answer sheet, as radio buttons or checkboxes. */
export function AnswerKey(props: AnswerKeyProps) {
  const { value, options, isMultiple, error, onChange, onLeave } = props;
  const id = useId();
  const described = error ? `${id}-error` : undefined;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    currentTarget.contains(relatedTarget) || onLeave();
  const sheet = (
    <>
      <Input.Label component="div" labelElement="div" id={`${id}-label`} required>
        {isMultiple ? "Correct answers" : "Correct answer"}
      </Input.Label>
      <div className={classes.bubbles}>
        {LETTERS.slice(0, options).map((option) => (
          <label key={option} className={classes.choice}>
            <input
              type={isMultiple ? "checkbox" : "radio"}
              name={id}
              aria-label={`Option ${option} is correct`}
              checked={value.includes(option)}
              onChange={() => onChange(isMultiple ? (toggled(value, option) ?? "") : option)}
            />
            <AnswerBubble
              letter={option}
              state={value.includes(option) ? "right" : "idle"}
              size={36}
              isSquare={isMultiple}
            />
          </label>
        ))}
      </div>
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </>
  );
  return isMultiple ? (
    <fieldset
      className={classes.group}
      aria-labelledby={`${id}-label`}
      aria-describedby={described}
      onBlur={leave}
    >
      {sheet}
    </fieldset>
  ) : (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
      onBlur={leave}
    >
      {sheet}
    </div>
  );
}
