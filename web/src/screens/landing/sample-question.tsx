import { Text, UnstyledButton } from "@mantine/core";
import { OPTIONS, type Option } from "@prepfeed/contract/foundation/catalogue";
import { type ReactNode, useEffect, useRef } from "react";
import { AnswerBubble, type BubbleState } from "../../components/options/answer-bubble.tsx";
import { loadSerifFont } from "../../theme/theme.ts";
import classes from "./sample-sheet.module.css";
import type { Sample } from "./samples.ts";

loadSerifFont();

interface SampleQuestionProps {
  sample: Sample;
  chosen: Option | undefined;
  onChoose: (letter: Option) => void;
  /** The next question takes the focus from the button that disappeared. */
  isFocused: boolean;
  /** The content after the explanation. */
  children: ReactNode;
}

export function SampleQuestion({ sample, chosen, onChoose, isFocused, children }: SampleQuestionProps) {
  const text = useRef<HTMLParagraphElement>(null);
  const takesFocus = useRef(isFocused);
  useEffect(() => {
    if (takesFocus.current) text.current?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      <p ref={text} tabIndex={-1} className={classes.question}>
        {sample.question}
      </p>
      <div className={classes.options}>
        {OPTIONS.map((letter) => (
          <UnstyledButton
            key={letter}
            className={classes.option}
            data-state={stateOf(letter, sample, chosen)}
            aria-pressed={letter === chosen}
            aria-disabled={chosen !== undefined}
            onClick={() => chosen ?? onChoose(letter)}
          >
            <AnswerBubble letter={letter} state={stateOf(letter, sample, chosen)} />
            <span className={classes.optionText}>{sample.options[letter]}</span>
          </UnstyledButton>
        ))}
      </div>
      <div aria-live="polite">
        {chosen && (
          <div className={classes.result}>
            <Text fw={700} c={chosen === sample.correct ? "green" : "red"}>
              {chosen === sample.correct ? "Correct!" : `Incorrect. The right answer is ${sample.correct}.`}
            </Text>
            <Text size="sm" mb="sm">
              {sample.explanation}
            </Text>
            {children}
          </div>
        )}
      </div>
    </>
  );
}

function stateOf(letter: Option, { correct }: Sample, chosen: Option | undefined): BubbleState {
  if (!chosen) return "idle";
  if (letter === correct) return "right";
  return letter === chosen ? "wrong" : "idle";
}
