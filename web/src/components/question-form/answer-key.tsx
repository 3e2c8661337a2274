import { Input } from "@mantine/core";
import { OPTIONS, type Option } from "@prepfeed/contract/catalogue";
import { useId } from "react";
import { AnswerBubble } from "../options/answer-bubble.tsx";
import classes from "./answer-key.module.css";

interface AnswerKeyProps {
  value: Option | "";
  error: string | undefined;
  isLocked: boolean;
  onChange: (option: Option) => void;
  onLeave: () => void;
}

/** The bubbles of the answer sheet, as radio buttons. */
export function AnswerKey({ value, error, isLocked, onChange, onLeave }: AnswerKeyProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || onLeave()}
    >
      <Input.Label component="div" labelElement="div" id={`${id}-label`} required>
        Correct answer
      </Input.Label>
      <div className={classes.bubbles}>
        {OPTIONS.map((option) => (
          <label key={option} className={classes.choice}>
            <input
              type="radio"
              name={id}
              aria-label={`Option ${option} is correct`}
              checked={value === option}
              disabled={isLocked}
              onChange={() => onChange(option)}
            />
            <AnswerBubble letter={option} state={value === option ? "right" : "idle"} size={36} />
          </label>
        ))}
      </div>
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </div>
  );
}
