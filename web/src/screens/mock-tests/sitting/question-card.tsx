import { Button, Text, VisuallyHidden } from "@mantine/core";
import { type AttemptQuestion, CONFIDENCES } from "@prepfeed/contract/mock-tests/mock-attempts";
import { canonicalAnswer } from "@prepfeed/contract/questions/marking";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { AnswerField } from "../../../components/options/answer-field.tsx";
import { QuestionText } from "../../../components/question/question-text.tsx";
import { Stimulus } from "../../../components/question/stimulus.tsx";
import type { Given } from "./sheet.ts";
import classes from "./sitting.module.css";

interface QuestionCardProps {
  question: AttemptQuestion;
  given: Given | undefined;
  onGive: (change: Partial<Given>) => void;
  onSaveAndNext: () => void;
  onMarkAndNext: () => void;
  onPrevious: (() => void) | undefined;
}

const CONFIDENCE_NAMES = { sure: "Sure", unsure: "Not sure", guess: "Guess" } as const;

/** One question. A choice counts at once; Enter is Save & Next. */
export function QuestionCard({
  question,
  given,
  onGive,
  onSaveAndNext,
  onMarkAndNext,
  onPrevious,
}: QuestionCardProps) {
  const textId = useId();
  const [typed, setTyped] = useState(given?.answer ?? null);
  const form = useFocusOnArrival();
  const isNumber = question.kind === "NUMERICAL";
  const chosen = isNumber ? typed : (given?.answer ?? null);

  function choose(answer: string | null) {
    setTyped(answer);
    const kept = answer === null ? null : canonicalAnswer(question.kind, answer, optionsOf(question).length);
    // An incomplete number is not an answer yet.
    if (kept !== undefined && kept !== (given?.answer ?? null)) onGive({ answer: kept });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onSaveAndNext();
  }

  return (
    <form ref={form} onSubmit={submit} className={classes.form}>
      {/* Without a submit button, Enter in a radio button does nothing. */}
      <button type="submit" hidden />
      <div className={classes.facts}>
        <Text component="h2" fw={700} size="md">
          Question {question.number}
        </Text>
        <Text c="dimmed" size="sm">
          {marksText(question)}
        </Text>
      </div>
      {question.stimulus && <Stimulus key={question.stimulus.id} stimulus={question.stimulus} />}
      <QuestionText id={textId} question={question} />
      <AnswerField question={question} labelledBy={textId} chosen={chosen} onChoose={choose} />
      <fieldset className={classes.confidence} style={{ border: 0, padding: 0, margin: "16px 0 0" }}>
        <VisuallyHidden component="legend">How sure are you? It is not marked.</VisuallyHidden>
        <Text size="sm" c="dimmed" aria-hidden>
          How sure are you?
        </Text>
        {CONFIDENCES.map((confidence) => (
          <Button
            key={confidence}
            size="compact-sm"
            variant={given?.confidence === confidence ? "light" : "default"}
            aria-pressed={given?.confidence === confidence}
            onClick={() => onGive({ confidence: given?.confidence === confidence ? null : confidence })}
          >
            {CONFIDENCE_NAMES[confidence]}
          </Button>
        ))}
      </fieldset>
      <div className={classes.buttons}>
        <Button onClick={onSaveAndNext}>Save & Next</Button>
        <Button variant="light" onClick={onMarkAndNext}>
          Mark for Review & Next
        </Button>
        <Button
          variant="default"
          onClick={() => {
            setTyped(null);
            onGive({ answer: null, marked: false, confidence: null });
          }}
        >
          Clear Response
        </Button>
        <Button variant="default" disabled={!onPrevious} onClick={onPrevious}>
          Previous
        </Button>
      </div>
    </form>
  );
}

/** "Marks: +4, −1 if wrong". */
function marksText({ marks, negativeMarks, partial }: AttemptQuestion): string {
  const wrong = negativeMarks === "0" ? "nothing lost if wrong" : `−${negativeMarks} if wrong`;
  return `+${marks}, ${wrong}${partial ? ", part of it for some of the right options" : ""}`;
}

/** The focus is on the options of each new question, unless a dialog has it. */
function useFocusOnArrival() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (document.querySelector("[role=dialog]")) return;
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    (fields.find((field) => field.checked) ?? fields[0])?.focus({ preventScroll: true });
    if (!form.current) return;
    const below = Number.parseFloat(getComputedStyle(form.current).scrollMarginTop);
    if (form.current.getBoundingClientRect().top < below) form.current.scrollIntoView();
  }, []);
  return form;
}
