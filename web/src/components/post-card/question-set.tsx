import { UnstyledButton } from "@mantine/core";
import type { Option } from "@prepfeed/contract/catalogue";
import type { PublicQuestion } from "@prepfeed/contract/questions";
import { useState } from "react";
import { AnswerBubble } from "../answer-bubble.tsx";
import type { PostActions } from "./post-actions.ts";
import classes from "./post-card.module.css";
import { chipState, nextOpenQuestion } from "./post-rules.ts";
import { QuestionPanel } from "./question-panel.tsx";

interface QuestionSetProps {
  questions: PublicQuestion[];
  /** The one that is shown. */
  index: number;
  onPick: (index: number) => void;
  isAuthor: boolean;
  onAnswer: PostActions["onAnswer"];
}

/** One question at a time; several have number chips that show which are answered. */
export function QuestionSet({ questions, index, onPick, isAuthor, onAnswer }: QuestionSetProps) {
  const [choices, setChoices] = useState<Partial<Record<string, Option>>>({});
  const question = questions[index];
  if (!question) return null;
  const next = nextOpenQuestion(questions, index);
  return (
    <QuestionPanel
      key={question.id}
      question={question}
      isAuthor={isAuthor}
      choice={choices[question.id] ?? null}
      onChoose={(option) => setChoices({ ...choices, [question.id]: option })}
      onAnswer={onAnswer}
      onNext={next === null ? undefined : () => onPick(next)}
      numbers={
        questions.length > 1 && <QuestionNumbers questions={questions} index={index} onPick={onPick} />
      }
    />
  );
}

interface QuestionNumbersProps {
  questions: PublicQuestion[];
  index: number;
  onPick: (index: number) => void;
}

const SPOKEN = { idle: "not answered", chosen: "", right: "answered right", wrong: "answered wrong" };

function QuestionNumbers({ questions, index, onPick }: QuestionNumbersProps) {
  return (
    <nav className={classes.numbers} aria-label="Questions of this post">
      {questions.map((question, i) => {
        const state = chipState(question);
        return (
          <UnstyledButton
            key={question.id}
            className={classes.number}
            aria-label={`Question ${i + 1}, ${SPOKEN[state]}`}
            aria-current={i === index ? "true" : undefined}
            onClick={() => onPick(i)}
          >
            <AnswerBubble letter={String(i + 1)} state={state} />
          </UnstyledButton>
        );
      })}
    </nav>
  );
}
