import { Alert, Button, Card, Group, Progress, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconAlertCircle, IconInfoCircle } from "@tabler/icons-react";
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef } from "react";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { AnswerField } from "../../components/options/answer-field.tsx";
import { PostChips } from "../../components/post-card/post-chips.tsx";
import { QuestionNumbers } from "../../components/question/question-numbers.tsx";
import { QuestionText } from "../../components/question/question-text.tsx";
import { Stimulus } from "../../components/question/stimulus.tsx";
import { useQuestionSeconds } from "../../components/question/use-question-seconds.ts";
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
import { QuizClock } from "./quiz-clock.tsx";
import { inMarks } from "./rules.ts";
import type { Practising } from "./use-practice.ts";

const QuestionHints = lazy(async () => ({
  default: (await import("../../connected/tutor/question-hints.tsx")).QuestionHints,
}));

interface QuizProps {
  practice: Practice;
  practising: Practising;
  /** Whether its questions are new: those that were answered once have no hints. */
  isNew: boolean;
}

/** One question at a time; A to D choose, Enter goes on. */
export function Quiz({ practice, practising, isNew }: QuizProps) {
  const { change, submit, isSubmitting, error } = practising;
  const [isGivingUp, givingUp] = useDisclosure(false);
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

  // As in an exam, there are none against the clock or for marks.
  const hasHints = isNew && practice.endsAt === null && !practice.marking;
  const answered = givenAnswers(practice).length;
  const open = skippedQuestions(practice);
  const isLast = index >= questions.length - 1;
  const go = (to: number) => change((now) => goTo(now, to));

  function send() {
    countNow();
    void submit();
  }

  /** Answers that were given count; with none there is nothing to send. */
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
        <Group justify="space-between" gap="xs">
          <Text fw={600}>
            Question {index + 1} of {questions.length}
          </Text>
          <Group gap="md">
            <Text c="dimmed" role="status">
              {answered} answered
            </Text>
            {practice.endsAt !== null && <QuizClock endsAt={practice.endsAt} onEnd={endNow} />}
          </Group>
        </Group>
        <Progress
          mt="xs"
          size="lg"
          value={(100 * (index + 1)) / questions.length}
          aria-label="Progress through the questions"
        />
        {practice.marking && (
          <Text c="dimmed" size="sm" mt="xs">
            Marks: {inMarks(practice.marking)}, nothing for what you skip
          </Text>
        )}
        <QuestionNumbers
          label="Questions of this practice"
          questions={questions.map((each) => ({
            id: each.id,
            state: answers[each.id] ? "chosen" : "idle",
            spoken: answers[each.id] ? "answered" : "not answered",
          }))}
          index={index}
          onPick={go}
        />
        <form ref={form} onSubmit={goOn} className={classes.question}>
          {/* Without a button to submit, Enter in a radio button does nothing. */}
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
            // As high as its button from the first, or the buttons below jump away from whoever presses one.
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
        {!isSubmitting && (
          <Button variant="subtle" color="red" onClick={givingUp.open}>
            Give up practice
          </Button>
        )}
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
      <ConfirmDialog
        isOpen={isGivingUp}
        title="Give up this practice?"
        text="Its questions and the answers you have chosen so far are dropped. Nothing is submitted."
        action="Give up"
        onConfirm={practising.reset}
        onClose={givingUp.close}
      />
    </>
  );
}

/** The keyboard follows to the options of the question that is shown now, unless it is somewhere else on arrival. */
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
    // Whoever pressed Next below a long question begins the new one at its top.
    if (form.current && form.current.getBoundingClientRect().top < 0) form.current.scrollIntoView();
  }, [questionId]);
  return form;
}
