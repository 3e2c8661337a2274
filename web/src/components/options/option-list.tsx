import { VisuallyHidden } from "@mantine/core";
import { OPTIONS, type Option } from "@prepfeed/contract/catalogue";
import { type KeyboardEvent, useId } from "react";
import { RichText } from "../rich-text/rich-text.tsx";
import { AnswerBubble } from "./answer-bubble.tsx";
import { type FourOptions, optionLook, optionText } from "./option-look.ts";
import classes from "./options.module.css";

interface OptionListProps {
  question: FourOptions;
  /** The element that holds the question's text. */
  labelledBy: string;
  chosen: Option | null;
  /** Known once answered; then nothing can be chosen any more. */
  answerKey?: Option | undefined;
  onChoose?: (option: Option) => void;
}

/** The four options as radio buttons in the look of answer bubbles; A to D on the keyboard choose. */
export function OptionList({ question, labelledBy, chosen, answerKey, onChoose }: OptionListProps) {
  const name = useId();
  const isLocked = !onChoose;

  function chooseByLetter(event: KeyboardEvent<HTMLFieldSetElement>) {
    const letter = OPTIONS.find((option) => option === event.key.toUpperCase());
    if (!letter || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose?.(letter);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${letter}"]`)?.focus();
  }

  return (
    <fieldset
      className={classes.options}
      aria-labelledby={labelledBy}
      onKeyDown={isLocked ? undefined : chooseByLetter}
    >
      {OPTIONS.map((option) => {
        const { state, tag, spoken } = optionLook(option, chosen, answerKey);
        return (
          <label
            key={option}
            className={classes.option}
            data-state={state}
            data-locked={isLocked || undefined}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={chosen === option}
              disabled={isLocked}
              onChange={() => onChoose?.(option)}
            />
            <AnswerBubble letter={option} state={state} />
            <span className={classes.optionText}>
              <VisuallyHidden>{`Option ${option}${spoken ? `, ${spoken}` : ""}: `}</VisuallyHidden>
              <RichText text={optionText(question, option)} />
            </span>
            {tag && (
              <span className={classes.tag} aria-hidden>
                {tag}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
