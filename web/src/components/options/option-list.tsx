import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import { type KeyboardEvent, useId } from "react";
import { Hidden } from "../plain/hidden.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { AnswerBubble } from "./answer-bubble.tsx";
import type { AnswerFieldProps } from "./answer-field-props.ts";
import { optionLook, toggled } from "./option-look.ts";
import classes from "./options.module.css";

/**
 * The options as radio buttons, or as checkboxes if several may be right, styled as answer bubbles; their letters on
 * the keyboard choose.
 */
export function OptionList({ question, labelledBy, chosen, answerKey, onChoose }: AnswerFieldProps) {
  const name = useId();
  const isLocked = !onChoose;
  const isMultiple = question.kind === "MULTIPLE";
  const texts = optionsOf(question);
  const choose = (option: string) => onChoose?.(isMultiple ? toggled(chosen, option) : option);

  function chooseByLetter(event: KeyboardEvent<HTMLFieldSetElement>) {
    const letter = LETTERS.slice(0, texts.length).find((option) => option === event.key.toUpperCase());
    if (!letter || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(letter);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${letter}"]`)?.focus();
  }

  return (
    <fieldset
      className={classes.options}
      aria-labelledby={labelledBy}
      onKeyDown={isLocked ? undefined : chooseByLetter}
    >
      {isMultiple && <p className={classes.hint}>One or more options are correct.</p>}
      {texts.map((text, at) => {
        const option = LETTERS[at] as string;
        const { state, tag, spoken } = optionLook(option, chosen, answerKey);
        return (
          <label
            key={option}
            className={classes.option}
            data-state={state}
            data-locked={isLocked || undefined}
          >
            <input
              type={isMultiple ? "checkbox" : "radio"}
              name={name}
              value={option}
              checked={chosen?.includes(option) ?? false}
              disabled={isLocked}
              onChange={() => choose(option)}
            />
            <AnswerBubble letter={option} state={state} isSquare={isMultiple} />
            <span className={classes.optionText}>
              <Hidden>{`Option ${option}${spoken ? `, ${spoken}` : ""}: `}</Hidden>
              <RichText text={text} />
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
