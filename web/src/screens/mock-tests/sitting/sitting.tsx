import { Anchor, Button, Card, Group, Modal, Text } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import type { Attempt } from "@prepfeed/contract/mock-attempts";
import { mockMessages } from "@prepfeed/contract/mock-messages";
import { IconCalculator, IconFileText, IconLayoutGrid } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { useDocumentTitle } from "../../../components/layout/page.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { mockPaths } from "../addresses.ts";
import { Clock } from "./clock.tsx";
import { Palette } from "./palette.tsx";
import { QuestionCard } from "./question-card.tsx";
import { QuestionPaper } from "./question-paper.tsx";
import { questionsOf } from "./sheet.ts";
import classes from "./sitting.module.css";
import { SummaryDialog } from "./summary-dialog.tsx";
import { type Connection, type Sitting, useSitting } from "./use-sitting.ts";

const Calculator = lazy(async () => ({ default: (await import("../calculator/calculator.tsx")).Calculator }));

const CONNECTION: Record<Connection, string> = {
  saved: "All answers saved",
  saving: "Saving…",
  waiting: "No connection: answers are kept here and sent when it is back",
};

/** The screen that aspirants know: sections, question, palette, clock. */
export function SittingScreen({ first, onEnd }: { first: Attempt; onEnd: () => void }) {
  const sitting = useSitting(first, onEnd);
  const { attempt, currentId, section } = sitting;
  const [isSummary, summary] = useDisclosure(false);
  const [isPaper, paper] = useDisclosure(false);
  const [isPalette, palette] = useDisclosure(false);
  const [isCalculating, calculator] = useDisclosure(false);
  const isWide = useMediaQuery("(min-width: 62em)", true);
  useDocumentTitle(attempt.title);

  const shown = attempt.sections.filter((_, at) => section < 0 || at === section);
  const questions = questionsOf({ sections: shown });
  const place = questions.findIndex(({ id }) => id === currentId);
  const question = questions[place] ?? questions[0];
  const next = () => {
    const after = questions[place + 1] ?? questions[0];
    if (after) sitting.go(after.id);
  };
  const previous = () => {
    const before = questions[place - 1];
    if (before) sitting.go(before.id);
  };
  const markAndNext = () => {
    sitting.give({ marked: true });
    next();
  };
  const saveAndNext = () => {
    sitting.give({ marked: false });
    next();
  };
  useShortcuts({
    n: saveAndNext,
    m: markAndNext,
    p: previous,
    x: () => sitting.give({ answer: null, marked: false }),
    q: paper.open,
    s: summary.open,
  });
  const current = attempt.sections.findIndex(({ questions: own }) =>
    own.some(({ id }) => id === question?.id),
  );
  const calculatorKind = attempt.aids[0];
  const paletteView = (
    <Palette
      sections={shown}
      sheet={sitting.sheet}
      currentId={question?.id ?? ""}
      onPick={(id) => {
        sitting.go(id);
        palette.close();
      }}
    />
  );

  return (
    <div className={classes.screen}>
      <header className={classes.head}>
        <h1 className={classes.title} tabIndex={-1}>
          {attempt.title}
        </h1>
        <Anchor component={Link} to={mockPaths.list} size="sm">
          Leave
        </Anchor>
        {attempt.extraTime && (
          <Text size="sm" c="dimmed">
            With extra time
          </Text>
        )}
        <Text size="sm" role="status" className={classes.connection} data-state={sitting.connection}>
          {CONNECTION[sitting.connection]}
        </Text>
        <Clock attempt={attempt} section={section} now={sitting.now} onEnd={() => void sitting.timeUp()} />
      </header>
      <nav className={classes.sections} aria-label="Sections">
        {attempt.sections.map(({ name, questions: own, total }, at) => (
          <button
            key={name}
            type="button"
            className={classes.section}
            aria-current={at === current ? "true" : undefined}
            disabled={own.length === 0 || (section >= 0 && at !== section)}
            onClick={() => own[0] && sitting.go(own[0].id)}
          >
            {name} <span className={classes.count}>{total}</span>
          </button>
        ))}
      </nav>
      <div className={classes.columns}>
        <Card component="section" aria-label="Question" className={classes.main}>
          {question && (
            <QuestionCard
              key={question.id}
              question={question}
              given={sitting.sheet[question.id]}
              onGive={sitting.give}
              onSaveAndNext={saveAndNext}
              onMarkAndNext={markAndNext}
              onPrevious={place > 0 ? previous : undefined}
            />
          )}
        </Card>
        <aside className={classes.aside} aria-label="Palette">
          {isWide && <Card>{paletteView}</Card>}
          <Group gap="xs" mt={{ base: 0, md: "sm" }} className={classes.tools}>
            {!isWide && (
              <Button
                variant="default"
                leftSection={<IconLayoutGrid size={18} aria-hidden />}
                onClick={palette.open}
              >
                Questions
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconFileText size={18} aria-hidden />}
              onClick={paper.open}
            >
              Question Paper
            </Button>
            {calculatorKind && (
              <Button
                variant="default"
                leftSection={<IconCalculator size={18} aria-hidden />}
                aria-expanded={isCalculating}
                onClick={calculator.toggle}
              >
                Calculator
              </Button>
            )}
            <Button color="green" onClick={summary.open}>
              Submit
            </Button>
          </Group>
        </aside>
      </div>
      {calculatorKind && isCalculating && (
        <Suspense fallback={null}>
          <Calculator kind={calculatorKind} onClose={calculator.close} />
        </Suspense>
      )}
      <Modal
        opened={isPalette && !isWide}
        onClose={palette.close}
        title="Questions"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        {paletteView}
      </Modal>
      <QuestionPaper isOpen={isPaper} onClose={paper.close} sections={shown} onPick={sitting.go} />
      <SummaryDialog
        isOpen={isSummary}
        onClose={summary.close}
        attempt={attempt}
        sheet={sitting.sheet}
        onSubmit={() => void sitting.submit()}
      />
      <Stopped sitting={sitting} />
    </div>
  );
}

/** Why nothing can be answered here any more. */
function Stopped({ sitting }: { sitting: Sitting }) {
  return (
    <>
      <Modal
        opened={sitting.stopped === "ending"}
        onClose={() => {}}
        withCloseButton={false}
        title="Submitting your test"
      >
        <Text mb="md">Your last answers are on their way. Please keep this page open.</Text>
        <BubbleLoader isInline label="Submitting" />
      </Modal>
      <Modal
        opened={sitting.stopped === "other device"}
        onClose={() => {}}
        withCloseButton={false}
        title="Continued elsewhere"
      >
        <Text mb="md">{mockMessages.otherDevice}</Text>
        <Button onClick={() => void sitting.takeBack()}>Continue here</Button>
      </Modal>
    </>
  );
}

/** Single keys, while nothing is typed into and no dialog is open. */
function useShortcuts(keys: Record<string, () => void>) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target as HTMLElement | null;
    const isTyping = target?.matches("input:not([type=radio], [type=checkbox]), textarea, select");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("[role=dialog]"))
      return;
    const action = keys[event.key.toLowerCase()];
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
