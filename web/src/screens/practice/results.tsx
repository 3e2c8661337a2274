import { Button, Card, Group, Modal, Text } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { ConfirmDialog } from "../../components/dialogs/confirm-dialog.tsx";
import { DialogButtons } from "../../components/dialogs/dialog-buttons.tsx";
import { asMarks } from "../../wording/as-marks.ts";
import { AnswerReview } from "./answer-review.tsx";
import {
  type Practice,
  skippedQuestions,
  summaryOf,
  unsentAnswers,
  withMore,
  wronglyAnswered,
} from "./practice.ts";
import { type PracticeMode, practices } from "./practice-store.ts";
import classes from "./results.module.css";
import { marksOf } from "./rules.ts";
import { UnsentAnswers } from "./unsent-answers.tsx";
import type { Practising } from "./use-practice.ts";

interface ResultsProps {
  userId: string;
  practice: Practice;
  mode: PracticeMode;
  practising: Practising;
}

/** The dialog after submitting; once closed, its figures stay on the page until a new practice starts. */
export function Results({ userId, practice, mode, practising }: ResultsProps) {
  const [isOpen, dialog] = useDisclosure(true);
  const [isAsking, setAsking] = useState(false);
  const isPhone = useMediaQuery("(max-width: 30em)");
  const navigate = useNavigate();
  const summary = summaryOf(practice);
  const heading = summary.isPass ? "Great Job!" : "Keep Practicing!";
  const [asked, setAsked] = useState<{ goOn: () => void }>();
  const unsent = unsentAnswers(practice).length;
  const wrong = wronglyAnswered(practice);
  const skipped = skippedQuestions(practice);
  const marks = marksOf(practice);
  const gain = practice.marking?.right ?? 0;

  function startAnew() {
    practising.reset();
    if (mode === "mistakes") void navigate(paths.practice);
  }

  /** Wrong answers become mistakes, and are practised like every other, after the running ones. */
  function practiseWrong() {
    if (mode === "mistakes") return practising.begin(wrong);
    practices.mistakes.change(userId, (now) => withMore(now, wrong));
    void navigate(`${paths.practice}?mistakes=1`);
  }

  /** Unsent answers would be lost with the practice, so the user is asked first. */
  function leave(goOn: () => void) {
    if (unsent > 0) setAsked({ goOn });
    else goOn();
  }

  const figures = (
    <>
      <p className={classes.percentage} data-pass={summary.isPass || undefined}>
        {summary.percentage}%
      </p>
      <Text ta="center">
        {summary.correct} of {summary.total} correct
        {summary.skipped > 0 && ` · ${summary.skipped} skipped`}
      </Text>
      {marks && (
        <Text ta="center" fw={600}>
          {asMarks(marks.marks)} of {asMarks(marks.best)} marks
          {marks.wrong > 0 && ` · ${marks.wrong} wrong took ${asMarks(marks.right * gain - marks.marks)} off`}
        </Text>
      )}
      <Text ta="center" c="dimmed">
        {mode === "mistakes"
          ? "This was practice: your first answers stand, and no points were earned."
          : `Points earned: ${summary.points}`}
      </Text>
      <Group justify="center" gap="xs" mt="sm">
        {wrong.length > 0 && (
          <Button variant="light" size="sm" onClick={() => leave(practiseWrong)}>
            Practise the wrong ones
          </Button>
        )}
        {skipped.length > 0 && (
          <Button variant="light" size="sm" onClick={() => leave(() => practising.begin(skipped))}>
            Practise the skipped ones
          </Button>
        )}
      </Group>
      <UnsentAnswers count={unsent} practising={practising} />
    </>
  );
  const buttons = (
    <>
      {mode === "mistakes" && (
        <Button variant="default" onClick={() => leave(practising.reset)}>
          More mistakes
        </Button>
      )}
      <Button onClick={() => leave(startAnew)}>Start New Practice</Button>
    </>
  );

  return (
    <>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        closeOnEscape={!isAsking}
        title={heading}
        size="lg"
        fullScreen={isPhone}
        classNames={{ title: classes.title }}
        closeButtonProps={{ "aria-label": "Close results" }}
      >
        {figures}
        <AnswerReview practice={practice} onAsking={setAsking} />
        <DialogButtons>{buttons}</DialogButtons>
      </Modal>
      <Card component="section" aria-label="Results">
        <Text component="h2" m={0} ta="center" className={classes.title}>
          {heading}
        </Text>
        {!isOpen && figures}
        <Group justify="center" mt="lg">
          <Button variant="default" onClick={dialog.open}>
            Show review
          </Button>
          {buttons}
        </Group>
      </Card>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="Drop the answers that could not be sent?"
        text={`${unsent} ${unsent === 1 ? "answer has" : "answers have"} not reached the server. A new practice drops what is not sent, and it does not count.`}
        action="Drop and go on"
        onConfirm={() => asked?.goOn()}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}
