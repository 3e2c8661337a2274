import { Alert, Button, Card, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type FormEvent, Suspense, useEffect, useId, useRef } from "react";
import IconAlertCircle from "~icons/tabler/alert-circle";
import IconInfoCircle from "~icons/tabler/info-circle";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { late } from "../../components/late/late.tsx";
import { AnswerField } from "../../components/options/answer-field.tsx";
import { PostChips } from "../../components/post-card/post-chips.tsx";
import { useQuestionSeconds } from "../../components/question/clock/use-question-seconds.ts";
import { QuestionText } from "../../components/question/question-text.tsx";
import { Stimulus } from "../../components/question/stimulus.tsx";
import { counted } from "../../wording/counted.ts";
import {
  addSeconds,
  choose,
  end,
  givenAnswers,
  goTo,
  nextUnanswered,
  type Practice,
  skippedQuestions,
} from "./practice.ts";
import classes from "./quiz.module.css";
import { QuizHead } from "./quiz-head.tsx";
import type { Practising } from "./use-practice.ts";

const QuestionHints = late(async () => ({
  default: (await import("../../connected/tutor/question-hints.tsx")).QuestionHints,
}));

interface QuizProps {
  practice: Practice;
  practising: Practising;
  /** Whether its questions are new: those answered before have no hints. */
  isNew: boolean;
}

/** One question at a time; A to D choose, Enter continues. */
export function Quiz({ practice, practising, isNew }: QuizProps) {
  const { change, submit, isSubmitting, error } = practising;
  const [isAskedAboutOpen, askAboutOpen] = useDisclosure(false);
  const textId = useId();
  const { questions, index, answers } = practice;
  const question = questions[index] ?? questions[0];
  const id = question?.id ?? "";
  const countNow = useQuestionSeconds(id, (spentOn, seconds) =>
    change((now) => addSeconds(now, spentOn, seconds)),
  );
  const form = useFocusOnChange(id);
  if (!question) return null;

  // As in an exam, there are none with a clock or negative marking.
  const hasHints = isNew && practice.endsAt === null && !practice.marking;
  const answered = givenAnswers(practice).length;
  const open = skippedQuestions(practice);
  const isLast = index >= questions.length - 1;
  const go = (to: number) => change((now) => goTo(now, to));

  function send() {
    countNow();
    void submit();
  }

  /** Given answers count; without any there is nothing to send. */
  function endNow() {
    if (answered > 0) send();
    else change(end);
  }

  function goOn(event: FormEvent) {
    event.preventDefault();
    const next = nextUnanswered(practice);
    if (!isLast) go(index + 1);
    else if (next === null) send();
    else go(next);
  }

  return (
    <>
      {practice.note && (
        <Alert role="status" icon={<IconInfoCircle aria-hidden />} mb="md">
          {practice.note}
        </Alert>
      )}
      <Card component="section" aria-label="Practice">
        <QuizHead practice={practice} index={index} onPick={go} onTimeUp={endNow} />
        <form ref={form} onSubmit={goOn} className={classes.question}>
          {/* Without a submit button, Enter in a radio button does nothing. */}
          <button type="submit" hidden />
          <PostChips post={question} />
          {question.stimulus && <Stimulus key={question.stimulus.id} stimulus={question.stimulus} />}
          <QuestionText id={textId} question={question} />
          <AnswerField
            key={id}
            question={question}
            labelledBy={textId}
            chosen={answers[id] ?? null}
            onChoose={(answer) => !isSubmitting && change((now) => choose(now, id, answer))}
          />
          {hasHints && (
            // As high as its button from the start, or the buttons below would jump away while being pressed.
            <Group gap="xs" mt="xs" mih={44}>
              <Suspense>
                <QuestionHints key={id} questionId={id} />
              </Suspense>
            </Group>
          )}
          {error && (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />} mt="md">
              {error}
            </Alert>
          )}
          <div className={classes.buttons}>
            <Button variant="default" disabled={index === 0} onClick={() => go(index - 1)}>
              Previous
            </Button>
            <Button variant="default" disabled={isLast} onClick={() => go(index + 1)}>
              Next
            </Button>
            <Button
              disabled={answered === 0}
              aria-disabled={isSubmitting}
              onClick={open.length > 0 && !isSubmitting ? askAboutOpen.open : send}
            >
              {isSubmitting ? "Submitting..." : "Submit Answers"}
            </Button>
          </div>
        </form>
      </Card>
      <Group justify="space-between" mt="sm" gap="xs">
        <Text c="dimmed" size="sm">
          Your answers are kept on this device until you submit them.
        </Text>
        {!isSubmitting && <GiveUp onGiveUp={practising.reset} />}
      </Group>
      <ConfirmDialog
        isOpen={isAskedAboutOpen}
        title={`Submit with ${counted(open.length, "question")} open?`}
        text="What you skip counts as not right here, and nowhere else. You can practise it afterwards."
        action="Submit anyway"
        stay="Go on answering"
        onConfirm={send}
        onClose={askAboutOpen.close}
      />
    </>
  );
}

function GiveUp({ onGiveUp }: { onGiveUp: () => void }) {
  const [isAsked, ask] = useDisclosure(false);
  return (
    <>
      <Button variant="subtle" color="red" onClick={ask.open}>
        Give up practice
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title="Give up this practice?"
        text="Its questions and the answers you have chosen so far are dropped. Nothing is submitted."
        action="Give up"
        onConfirm={onGiveUp}
        onClose={ask.close}
      />
    </>
  );
}

/** The focus moves to the options of the visible question, unless it is elsewhere on arrival. */
function useFocusOnChange(questionId: string) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef<string>(null);
  useEffect(() => {
    const isArrival = shown.current === null;
    if (shown.current === questionId) return;
    shown.current = questionId;
    if (isArrival && document.activeElement !== document.body) return;
    const fields = [...(form.current?.querySelectorAll("input") ?? [])];
    (fields.find((field) => field.checked) ?? fields[0])?.focus({ preventScroll: true });
    // After pressing Next below a long question, the new one begins at its top.
    if (form.current && form.current.getBoundingClientRect().top < 0) form.current.scrollIntoView();
  }, [questionId]);
  return form;
}
