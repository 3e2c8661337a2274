import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { type ReactNode, useState } from "react";
import { keptAnswers } from "./kept-answer.ts";
import { QuestionNumbers } from "./question-numbers.tsx";
import { QuestionPanel } from "./question-panel.tsx";
import { chipState, nextOpenQuestion } from "./question-state.ts";
import type { SubmitAnswer } from "./submit-answer.ts";

interface QuestionSetProps {
  questions: PublicQuestion[];
  /** The one that is shown. */
  index: number;
  onPick: (index: number) => void;
  isAuthor: boolean;
  onAnswer: SubmitAnswer;
  tutor?: ((question: PublicQuestion) => ReactNode) | undefined;
}

/** One question at a time; several have number chips that show which are answered. */
export function QuestionSet({ questions, index, onPick, isAuthor, onAnswer, tutor }: QuestionSetProps) {
  const [choices, setChoices] = useState<Partial<Record<string, string | null>>>(keptAnswers);
  const question = questions[index];
  if (!question) return null;
  const next = nextOpenQuestion(questions, index);
  return (
    <QuestionPanel
      key={question.id}
      question={question}
      isAuthor={isAuthor}
      choice={choices[question.id] ?? null}
      onChoose={(answer) => setChoices({ ...choices, [question.id]: answer })}
      onAnswer={onAnswer}
      tutor={tutor?.(question)}
      onNext={next === null ? undefined : () => onPick(next)}
      numbers={
        questions.length > 1 && (
          <QuestionNumbers
            label="Questions of this post"
            questions={questions.map(numberOf)}
            index={index}
            onPick={onPick}
          />
        )
      }
    />
  );
}

const SPOKEN = { idle: "not answered", chosen: "dropped", right: "answered right", wrong: "answered wrong" };

function numberOf(question: PublicQuestion) {
  const state = chipState(question);
  return { id: question.id, state, spoken: SPOKEN[state] };
}
