import type { PublicQuestion } from "@prepfeed/contract/questions";
import { lazy, type ReactNode, Suspense, useId, useState } from "react";
import { AnswerField } from "../options/answer-field.tsx";
import classes from "./answer.module.css";
import { AnswerForm } from "./answer-form.tsx";
import { useQuestionClock } from "./question-clock.ts";
import { QuestionText } from "./question-text.tsx";
import { Stimulus } from "./stimulus.tsx";
import type { SubmitAnswer } from "./submit-answer.ts";

/** Fetched while somebody makes up their mind, not with the feed. */
const loadResult = () => import("./result-alert.tsx");
const ResultAlert = lazy(async () => ({ default: (await loadResult()).ResultAlert }));
const AuthorKey = lazy(async () => ({ default: (await import("./author-key.tsx")).AuthorKey }));

interface QuestionPanelProps {
  question: PublicQuestion;
  isAuthor: boolean;
  choice: string | null;
  onChoose: (answer: string | null) => void;
  onAnswer: SubmitAnswer;
  onNext: (() => void) | undefined;
  /** Help with it. */
  tutor: ReactNode;
  /** The number chips, where the post has several questions. */
  numbers: ReactNode;
}

/** A question in its three states: to be answered, answered, or one's own. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, isAuthor, choice, onChoose, onAnswer, onNext, tutor, numbers } = props;
  const [isFresh, setFresh] = useState(false);
  const textId = useId();
  const answer = question.myAnswer;
  const isOpen = !answer && !isAuthor;
  const element = useQuestionClock(question.id);
  return (
    <div ref={element}>
      {question.stimulus && <Stimulus stimulus={question.stimulus} />}
      {numbers}
      <QuestionText id={textId} question={question} />
      {isOpen && (
        <AnswerForm
          question={question}
          labelledBy={textId}
          choice={choice}
          hint={tutor}
          onChoose={(given) => {
            void loadResult().catch(() => undefined);
            onChoose(given);
          }}
          onAnswer={(...given) => {
            setFresh(true);
            return onAnswer(...given);
          }}
        />
      )}
      {answer && (
        <>
          <AnswerField
            question={question}
            labelledBy={textId}
            chosen={answer.selectedOption}
            answerKey={answer.correctAnswer}
          />
          <Suspense fallback={<div className={classes.resultToCome} />}>
            <ResultAlert answer={answer} question={question} isFresh={isFresh} onNext={onNext} ask={tutor} />
          </Suspense>
        </>
      )}
      {isAuthor && !answer && (
        <Suspense fallback={<AnswerField question={question} labelledBy={textId} chosen={null} />}>
          <AuthorKey question={question} labelledBy={textId} />
        </Suspense>
      )}
    </div>
  );
}
