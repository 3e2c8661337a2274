import { Button, Card, Group, Modal, Text } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import { useNavigate } from "react-router";
import { paths } from "../../app/paths.ts";
import { DialogButtons } from "../../components/dialog-buttons.tsx";
import { AnswerReview } from "./answer-review.tsx";
import { type Practice, type PracticeResult, summaryOf, unsentAnswers } from "./practice.ts";
import type { PracticeMode } from "./practice-store.ts";
import classes from "./results.module.css";
import { UnsentAnswers } from "./unsent-answers.tsx";
import type { Practising } from "./use-practice.ts";

interface ResultsProps {
  practice: Practice;
  results: PracticeResult[];
  mode: PracticeMode;
  practising: Practising;
}

/** The dialog after submitting; closed, its figures stay on the page until a new practice starts. */
export function Results({ practice, results, mode, practising }: ResultsProps) {
  const [isOpen, dialog] = useDisclosure(true);
  const isPhone = useMediaQuery("(max-width: 30em)");
  const navigate = useNavigate();
  const summary = summaryOf(results);
  const heading = summary.isPass ? "Great Job!" : "Keep Practicing!";
  const unanswered = practice.questions.length - Object.keys(practice.answers).length;

  function startAnew() {
    practising.reset();
    if (mode === "mistakes") void navigate(paths.practice);
  }

  const figures = (
    <>
      <p className={classes.percentage} data-pass={summary.isPass || undefined}>
        {summary.percentage}%
      </p>
      <Text ta="center">
        {summary.correct} of {summary.total} correct
        {unanswered > 0 && ` · ${unanswered} left unanswered`}
      </Text>
      <Text ta="center" c="dimmed">
        {mode === "mistakes"
          ? "This was practice: your first answers stand, and no points were earned."
          : `Points earned: ${summary.points}`}
      </Text>
      <UnsentAnswers count={unsentAnswers(practice).length} practising={practising} />
    </>
  );
  const buttons = (
    <>
      {mode === "mistakes" && (
        <Button variant="default" onClick={practising.reset}>
          More mistakes
        </Button>
      )}
      <Button onClick={startAnew}>Start New Practice</Button>
    </>
  );

  return (
    <>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={heading}
        size="lg"
        fullScreen={isPhone}
        classNames={{ title: classes.title }}
        closeButtonProps={{ "aria-label": "Close results" }}
      >
        {figures}
        <AnswerReview questions={practice.questions} results={results} />
        <DialogButtons>{buttons}</DialogButtons>
      </Modal>
      <Card component="section" aria-label="Results">
        <Text component="h2" m={0} ta="center" className={classes.title}>
          {heading}
        </Text>
        {figures}
        <Group justify="center" mt="lg">
          <Button variant="default" onClick={dialog.open}>
            Show review
          </Button>
          {buttons}
        </Group>
      </Card>
    </>
  );
}
