import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { type ReactNode, Suspense, useId, useState } from "react";
import { late } from "../late/late.tsx";
import { AnswerField } from "../options/answer-field.tsx";
import classes from "./answer.module.css";
import { AnswerForm } from "./answer-form.tsx";
import { useQuestionClock } from "./clock/question-clock.ts";
import { keyToShow } from "./outcome/key-to-show.ts";
import { QuestionText } from "./question-text.tsx";
import { Stimulus } from "./stimulus.tsx";
import type { SubmitAnswer } from "./submit-answer.ts";

/** Loaded while the user thinks, not with the feed. */
const loadResult = () => import("./result-alert.tsx");
const ResultAlert = late(async () => ({ default: (await loadResult()).ResultAlert }));
const ClosedQuestion = late(async () => ({
  default: (await import("./outcome/closed-question.tsx")).ClosedQuestion,
}));
const AuthorKey = late(async () => ({ default: (await import("./author-key.tsx")).AuthorKey }));

interface QuestionPanelProps {
  question: PublicQuestion;
  isAuthor: boolean;
  choice: string | null;
  onChoose: (answer: string | null) => void;
  onAnswer: SubmitAnswer;
  onNext: (() => void) | undefined;
  /** The help with it. */
  tutor: ReactNode;
  /** The number chips, if the post has several questions. */
  numbers: ReactNode;
}

/** A question in its four states: open, taking no answers, answered, or the viewer's own. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, isAuthor, choice, onChoose, onAnswer, onNext, tutor, numbers } = props;
  const [isFresh, setFresh] = useState(false);
  const textId = useId();
  const answer = question.myAnswer;
  const isAsked = !answer && !isAuthor;
  const isOpen = isAsked && !question.state;
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
      {isAsked && question.state && (
        <Suspense fallback={<AnswerField question={question} labelledBy={textId} chosen={null} />}>
          <ClosedQuestion question={question} state={question.state} labelledBy={textId} />
        </Suspense>
      )}
      {answer && (
        <>
          <AnswerField
            question={question}
            labelledBy={textId}
            chosen={answer.selectedOption}
            answerKey={keyToShow(question, answer)}
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
