import { Button, Text } from "@mantine/core";
import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { type FormEvent, type ReactNode, useState } from "react";
import { AnswerField } from "../options/answer-field.tsx";
import classes from "./answer.module.css";
import { secondsOn } from "./clock/question-clock.ts";
import { forgetAnswer, keepAnswer } from "./kept-answer.ts";
import type { SubmitAnswer } from "./submit-answer.ts";

interface AnswerFormProps {
  question: PublicQuestion;
  labelledBy: string;
  choice: string | null;
  onChoose: (answer: string | null) => void;
  onAnswer: SubmitAnswer;
  /** Beside the button. */
  hint: ReactNode;
}

/** Enter submits from anywhere in the group, as in every form. */
export function AnswerForm({ question, labelledBy, choice, onChoose, onAnswer, hint }: AnswerFormProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isKept, setKept] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || isKept) return;
    setProblem(choice === null ? "Please select an answer" : undefined);
    if (choice === null) return;
    setBusy(true);
    keepAnswer(question.id, choice);
    const result = await onAnswer(question.id, choice, secondsOn(question.id));
    setBusy(false);
    // Kept, it is found again after a reload; the form disappears when it is sent.
    if (result && "refused" in result) {
      setKept(true);
      void result.refused.then((reason) => {
        setKept(false);
        setProblem(`Not accepted: ${reason}`);
      });
    } else if (result) forgetAnswer();
  }

  return (
    <form onSubmit={submit}>
      <AnswerField
        question={question}
        labelledBy={labelledBy}
        chosen={choice}
        onChoose={(answer) => {
          if (isBusy || isKept) return;
          setProblem(undefined);
          onChoose(answer);
        }}
      />
      <div className={classes.below}>
        <Button type="submit" aria-disabled={isBusy || isKept} variant={isKept ? "default" : "filled"}>
          {isKept ? "Saved on this device" : isBusy ? "Submitting..." : "Submit Answer"}
        </Button>
        {hint}
        {problem && (
          <Text c="red" role="alert">
            {problem}
          </Text>
        )}
      </div>
    </form>
  );
}
