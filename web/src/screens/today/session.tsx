import { Alert, Badge, Button, Card, Group, Progress, Text } from "@mantine/core";
import { Question } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { TodayItem } from "@prepfeed/contract/learning/learning";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import { isSavingData } from "../../addresses/saving-data.ts";
import { bury, unbury, useAnswerToday } from "../../api/learning/today.ts";
import { AnswerField } from "../../components/options/answer-field.tsx";
import { PostChips } from "../../components/post-card/post-chips.tsx";
import { useQuestionSeconds } from "../../components/question/clock/use-question-seconds.ts";
import { keyToShow } from "../../components/question/outcome/key-to-show.ts";
import { QuestionText } from "../../components/question/question-text.tsx";
import { Stimulus } from "../../components/question/stimulus.tsx";
import { ApiError, actionErrorText } from "../../http/api-error.ts";
import { Kept } from "./kept.tsx";
import { KINDS } from "./kinds.ts";
import { Result } from "./result.tsx";
import {
  endSession,
  goOn,
  isKept,
  itemOf,
  leaveOut,
  type SessionOutcome,
  type SessionState,
  takeBack,
  withOutcome,
} from "./session-state.ts";
import classes from "./today.module.css";

interface SessionProps {
  state: SessionState;
  today: string;
  onChange: (step: (state: SessionState) => SessionState) => void;
}

/** One question after the other, each with the reason why it is asked. */
export function Session({ state, today, onChange }: SessionProps) {
  const item = itemOf(state);
  const answered = state.doneBefore + Object.keys(state.outcomes).length;
  const size = state.doneBefore + state.items.length;
  const [error, setError] = useState<string>();
  usePictureAhead(state.items[state.index + 1]);

  async function tryTo(work: () => Promise<unknown>, step: (state: SessionState) => SessionState) {
    setError(undefined);
    try {
      await work();
      onChange(step);
    } catch (failure) {
      setError(actionErrorText(failure, messages.failures.bury));
    }
  }

  return (
    <>
      <Card component="section" aria-label="Session">
        <Group justify="space-between" gap="xs">
          <Text fw={600}>
            Question {Math.min(state.doneBefore + state.index + 1, size)} of {size}
          </Text>
          <Text c="dimmed" role="status">
            {answered} answered
          </Text>
        </Group>
        <Progress
          mt="xs"
          size="lg"
          value={(100 * answered) / Math.max(1, size)}
          aria-label="Progress through the session"
        />
        {item && (
          <Asked
            key={item.question.id}
            item={item}
            outcome={state.outcomes[item.question.id]}
            today={today}
            isLast={state.index === state.items.length - 1}
            onOutcome={(outcome) => onChange((now) => withOutcome(now, item.question.id, outcome))}
            onNext={() => onChange(goOn)}
            onLeaveOut={() => tryTo(() => bury(item.question.id), leaveOut)}
          />
        )}
        {error && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} mt="md">
            {error}
          </Alert>
        )}
      </Card>
      <Group justify="space-between" mt="sm" gap="xs" mih={44}>
        {state.leftOut ? (
          <Group gap="xs" role="status">
            <Text>Left out for today.</Text>
            <Button
              variant="subtle"
              onClick={() => {
                const { id } = state.leftOut?.item.question ?? {};
                if (id) void tryTo(() => unbury(id), takeBack);
              }}
            >
              Undo
            </Button>
          </Group>
        ) : (
          <span />
        )}
        <Button variant="subtle" onClick={() => onChange(endSession)}>
          End session
        </Button>
      </Group>
    </>
  );
}

/** Texts and figures came with the session; an author's picture is loaded while the question before it is answered. */
function usePictureAhead(next: TodayItem | undefined) {
  const url = next?.question.pictureUrl;
  useEffect(() => {
    if (url && !isSavingData()) new Image().src = url;
  }, [url]);
}

interface AskedProps {
  item: TodayItem;
  outcome: SessionOutcome | undefined;
  today: string;
  isLast: boolean;
  onOutcome: (outcome: SessionOutcome) => void;
  onNext: () => void;
  onLeaveOut: () => Promise<void>;
}

function Asked({ item, outcome, today, isLast, onOutcome, onNext, onLeaveOut }: AskedProps) {
  const { question, kind, why } = item;
  const result = outcome && !isKept(outcome) ? outcome : undefined;
  const [choice, setChoice] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const textId = useId();
  const seconds = useRef(0);
  const form = useRef<HTMLFormElement>(null);
  const answerToday = useAnswerToday();
  const countNow = useQuestionSeconds(question.id, (_, more) => {
    seconds.current += more;
  });
  useEffect(() => {
    form.current?.querySelector("input")?.focus({ preventScroll: true });
    if (form.current && form.current.getBoundingClientRect().top < 0) form.current.scrollIntoView();
  }, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || outcome) return;
    if (choice === null) return setProblem("Please select an answer");
    setProblem(undefined);
    setBusy(true);
    countNow();
    const timeSpent = Math.min(Question.maxTimeSpent, Math.round(seconds.current));
    try {
      onOutcome(await answerToday(item, { questionId: question.id, selectedOption: choice, timeSpent }));
    } catch (failure) {
      // It is being checked, or was dropped, since the session began: the reply says so.
      const isClosed = failure instanceof ApiError && failure.status === 409;
      setProblem(isClosed ? failure.message : actionErrorText(failure, messages.failures.submitAnswer));
    }
    setBusy(false);
  }

  return (
    <form ref={form} onSubmit={submit} className={classes.question}>
      <p className={classes.why}>
        <Badge color={KINDS[kind].color}>{KINDS[kind].label}</Badge>
        <span>{why}</span>
      </p>
      <PostChips post={question} />
      {question.stimulus && <Stimulus stimulus={question.stimulus} />}
      <QuestionText id={textId} question={question} />
      <AnswerField
        question={question}
        labelledBy={textId}
        chosen={outcome?.selectedOption ?? choice}
        answerKey={result && keyToShow(question, result)}
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
      {result && (
        <Result outcome={result} question={question} today={today} isLast={isLast} onNext={onNext} />
      )}
      {outcome && !result && <Kept isLast={isLast} onNext={onNext} />}
      {!outcome && (
        <Group justify="space-between" mt="md" gap="xs">
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? "Submitting..." : "Submit Answer"}
          </Button>
          <Button variant="subtle" aria-disabled={isBusy} onClick={() => !isBusy && void onLeaveOut()}>
            Not today
          </Button>
        </Group>
      )}
    </form>
  );
}
