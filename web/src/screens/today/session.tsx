import { Alert, Badge, Button, Card, Group, Progress, Text } from "@mantine/core";
import type { TodayItem } from "@prepfeed/contract/learning";
import { Question } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { IconAlertCircle } from "@tabler/icons-react";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { bury, type TodayOutcome, unbury, useAnswerToday } from "../../api/learning/today.ts";
import { AnswerField } from "../../components/options/answer-field.tsx";
import { PostChips } from "../../components/post-card/post-chips.tsx";
import { QuestionText } from "../../components/question/question-text.tsx";
import { Stimulus } from "../../components/question/stimulus.tsx";
import { useQuestionSeconds } from "../../components/question/use-question-seconds.ts";
import { actionErrorText } from "../../http/api-error.ts";
import { Result } from "./result.tsx";
import {
  endSession,
  goOn,
  itemOf,
  leaveOut,
  type SessionState,
  takeBack,
  withOutcome,
} from "./session-state.ts";
import classes from "./today.module.css";

const KIND: Record<TodayItem["kind"], { label: string; color: string }> = {
  review: { label: "Review", color: "blue" },
  weak: { label: "Weak topic", color: "yellow" },
  new: { label: "New", color: "green" },
};

interface SessionProps {
  state: SessionState;
  today: string;
  onChange: (step: (state: SessionState) => SessionState) => void;
}

/** One question after the other, each with the reason why it is there. */
export function Session({ state, today, onChange }: SessionProps) {
  const item = itemOf(state);
  const answered = Object.keys(state.outcomes).length;
  const [error, setError] = useState<string>();

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
            Question {Math.min(state.index + 1, state.items.length)} of {state.items.length}
          </Text>
          <Text c="dimmed" role="status">
            {answered} answered
          </Text>
        </Group>
        <Progress
          mt="xs"
          size="lg"
          value={(100 * answered) / Math.max(1, state.items.length)}
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

interface AskedProps {
  item: TodayItem;
  outcome: TodayOutcome | undefined;
  today: string;
  isLast: boolean;
  onOutcome: (outcome: TodayOutcome) => void;
  onNext: () => void;
  onLeaveOut: () => Promise<void>;
}

function Asked({ item, outcome, today, isLast, onOutcome, onNext, onLeaveOut }: AskedProps) {
  const { question, kind, why } = item;
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
      onOutcome(await answerToday(kind, { questionId: question.id, selectedOption: choice, timeSpent }));
    } catch (failure) {
      setProblem(actionErrorText(failure, messages.failures.submitAnswer));
    }
    setBusy(false);
  }

  return (
    <form ref={form} onSubmit={submit} className={classes.question}>
      <p className={classes.why}>
        <Badge color={KIND[kind].color}>{KIND[kind].label}</Badge>
        <span>{why}</span>
      </p>
      <PostChips post={question} />
      {question.stimulus && <Stimulus stimulus={question.stimulus} />}
      <QuestionText id={textId} question={question} />
      <AnswerField
        question={question}
        labelledBy={textId}
        chosen={outcome?.selectedOption ?? choice}
        answerKey={outcome?.correctAnswer}
        onChoose={(answer) => {
          if (isBusy) return;
          setProblem(undefined);
          setChoice(answer);
        }}
      />
      {problem && (
        <Text c="red" role="alert" mt="xs">
          {problem}
        </Text>
      )}
      {outcome ? (
        <Result outcome={outcome} question={question} today={today} isLast={isLast} onNext={onNext} />
      ) : (
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
