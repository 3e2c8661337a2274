import { Alert, Button, Group, Progress, Text } from "@mantine/core";
import { Question } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { type ReadyQuiz, submitToQuiz } from "../../api/learning/practice.ts";
import { AnswerField } from "../../components/options/answer-field.tsx";
import { PostChips } from "../../components/post-card/post-chips.tsx";
import { useQuestionSeconds } from "../../components/question/clock/use-question-seconds.ts";
import { Explanation } from "../../components/question/explanation.tsx";
import { QuestionText } from "../../components/question/question-text.tsx";
import { Stimulus } from "../../components/question/stimulus.tsx";
import { actionErrorText } from "../../http/api-error.ts";

type PlacementQuestion = ReadyQuiz["questions"][number];
type Outcome = Awaited<ReturnType<typeof submitToQuiz>>;

interface PlacementProps {
  questions: readonly PlacementQuestion[];
  onDone: (right: number) => void;
}

/** A few questions, one after the other, that show where to begin. */
export function Placement({ questions, onDone }: PlacementProps) {
  const [index, setIndex] = useState(0);
  const right = useRef(0);
  const question = questions[index];
  if (!question) return null;
  const isLast = index === questions.length - 1;
  return (
    <>
      <Text fw={600}>
        Question {index + 1} of {questions.length}
      </Text>
      <Progress
        my="xs"
        size="lg"
        value={(100 * index) / questions.length}
        aria-label="Progress through the first questions"
      />
      <PlacementForm
        key={question.id}
        question={question}
        next={isLast ? "Finish" : "Next Question"}
        onOutcome={(isCorrect) => {
          right.current += Number(isCorrect);
        }}
        onNext={() => (isLast ? onDone(right.current) : setIndex(index + 1))}
      />
    </>
  );
}

interface PlacementFormProps {
  question: PlacementQuestion;
  next: string;
  onOutcome: (isCorrect: boolean) => void;
  onNext: () => void;
}

function PlacementForm({ question, next, onOutcome, onNext }: PlacementFormProps) {
  const [choice, setChoice] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const textId = useId();
  const nextButton = useRef<HTMLButtonElement>(null);
  const seconds = useRef(0);
  const countNow = useQuestionSeconds(question.id, (_, more) => {
    seconds.current += more;
  });
  useEffect(() => {
    if (outcome) nextButton.current?.focus({ preventScroll: true });
  }, [outcome]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || outcome) return;
    if (choice === null) return setProblem("Please select an answer");
    setBusy(true);
    setProblem(undefined);
    countNow();
    const timeSpent = Math.min(Question.maxTimeSpent, Math.round(seconds.current));
    try {
      const result = await submitToQuiz({ questionId: question.id, selectedOption: choice, timeSpent });
      setOutcome(result);
      onOutcome(result.isCorrect);
    } catch (failure) {
      setProblem(actionErrorText(failure, messages.failures.submitAnswer));
    }
    setBusy(false);
  }

  return (
    <form onSubmit={submit}>
      <PostChips post={question} />
      {question.stimulus && <Stimulus stimulus={question.stimulus} />}
      <QuestionText id={textId} question={question} />
      <AnswerField
        question={question}
        labelledBy={textId}
        chosen={choice}
        answerKey={outcome?.correctAnswer}
        onChoose={(answer) => {
          if (isBusy || outcome) return;
          setProblem(undefined);
          setChoice(answer);
        }}
      />
      {problem && (
        <Text c="red" role="alert" mt="xs">
          {problem}
        </Text>
      )}
      {outcome && (
        <Alert role="status" mt="md" color={outcome.isCorrect ? "green" : "gray"}>
          {outcome.isCorrect ? "Correct" : `Incorrect. The correct answer is ${outcome.correctAnswer}`}
        </Alert>
      )}
      {outcome?.explanation && <Explanation text={outcome.explanation} isOpenAtFirst={false} />}
      <Group mt="md">
        {outcome ? (
          <Button ref={nextButton} onClick={onNext}>
            {next}
          </Button>
        ) : (
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? "Submitting..." : "Submit Answer"}
          </Button>
        )}
      </Group>
    </form>
  );
}
