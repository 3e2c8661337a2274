import { Alert, Button, Group, Text } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { PackQuestion } from "@prepfeed/contract/learning/packs";
import { canonicalAnswer, isRight } from "@prepfeed/contract/questions/marking";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import IconCircleCheck from "~icons/tabler/circle-check";
import IconCircleX from "~icons/tabler/circle-x";
import { AnswerField } from "../../../components/options/answer-field.tsx";
import { Explanation } from "../../../components/question/explanation.tsx";
import { RightAnswers } from "../../../components/question/outcome/right-answers.tsx";
import { QuestionText } from "../../../components/question/question-text.tsx";
import { Stimulus } from "../../../components/question/stimulus.tsx";
import classes from "../quiz.module.css";

interface PackQuestionPanelProps {
  question: PackQuestion;
  given: string | null;
  onAnswer: (given: string) => void;
  onNext: (() => void) | undefined;
}

/** A question of a pack, and at once after the answer whether it is right and why. */
export function PackQuestionPanel({ question, given, onAnswer, onNext }: PackQuestionPanelProps) {
  const [chosen, choose] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();
  const textId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    const answer = chosen && canonicalAnswer(question.kind, chosen, optionsOf(question).length);
    if (answer) return onAnswer(answer);
    setProblem(chosen === null ? "Please select an answer" : messages.questions.answerOfKind[question.kind]);
  }

  return (
    <form onSubmit={submit} className={classes.question}>
      {question.stimulus && <Stimulus stimulus={question.stimulus} />}
      <QuestionText id={textId} question={question} />
      {given === null ? (
        <>
          <AnswerField
            question={question}
            labelledBy={textId}
            chosen={chosen}
            onChoose={(answer) => {
              setProblem(undefined);
              choose(answer);
            }}
          />
          <Group mt="md">
            <Button type="submit">Check Answer</Button>
            {problem && (
              <Text c="red" role="alert">
                {problem}
              </Text>
            )}
          </Group>
        </>
      ) : (
        <Outcome question={question} given={given} labelledBy={textId} onNext={onNext} />
      )}
    </form>
  );
}

interface OutcomeProps {
  question: PackQuestion;
  given: string;
  labelledBy: string;
  onNext: (() => void) | undefined;
}

function Outcome({ question, given, labelledBy, onNext }: OutcomeProps) {
  const { kind, correctAnswer, tolerance = null, explanation } = question;
  const isCorrect = isRight({ kind, correctAnswer, tolerance }, given);
  const Icon = isCorrect ? IconCircleCheck : IconCircleX;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <AnswerField question={question} labelledBy={labelledBy} chosen={given} answerKey={correctAnswer} />
      <Alert
        ref={element}
        tabIndex={-1}
        role="group"
        mt="md"
        color={isCorrect ? "green" : "gray"}
        icon={<Icon aria-hidden />}
        title={isCorrect ? "Correct" : "Incorrect"}
      >
        <RightAnswers correctAnswer={correctAnswer} />
      </Alert>
      <Group gap="xs" mt="xs" align="flex-start">
        <Explanation text={explanation} isOpenAtFirst />
        {onNext && (
          <Button variant="light" onClick={onNext}>
            Next Question
          </Button>
        )}
      </Group>
    </>
  );
}
