import { Anchor, Button, Card, Group, Modal, Text } from "@mantine/core";
import { useDisclosure, useMediaQuery } from "@mantine/hooks";
import type { Attempt } from "@prepfeed/contract/mock-tests/mock-attempts";
import { type ComponentType, Suspense } from "react";
import { Link } from "react-router";
import IconCalculator from "~icons/tabler/calculator";
import IconFileText from "~icons/tabler/file-text";
import IconLayoutGrid from "~icons/tabler/layout-grid";
import type { IconProps } from "../../../components/icons/icon.ts";
import { late } from "../../../components/late/late.tsx";
import { useDocumentTitle } from "../../../components/layout/page.tsx";
import { mockPaths } from "../addresses.ts";
import { Clock } from "./clock.tsx";
import type { Connection } from "./outbox.ts";
import { Palette } from "./palette.tsx";
import { QuestionCard } from "./question-card.tsx";
import { QuestionPaper } from "./question-paper.tsx";
import { questionsOf } from "./sheet.ts";
import classes from "./sitting.module.css";
import { Stopped } from "./stopped.tsx";
import { SummaryDialog } from "./summary-dialog.tsx";
import { useShortcuts } from "./use-shortcuts.ts";
import { type Sitting, useSitting } from "./use-sitting.ts";

const Calculator = late(async () => ({ default: (await import("../calculator/calculator.tsx")).Calculator }));

const CONNECTION: Record<Connection, string> = {
  saved: "All answers saved",
  saving: "Saving…",
  waiting: "No connection: answers are kept here and sent when it is back",
  elsewhere: "Continued elsewhere",
};

/** The screen of the real exam: sections, question, palette, clock. */
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
      <Head sitting={sitting} />
      <Sections sitting={sitting} currentId={question?.id} />
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
              <Tool icon={IconLayoutGrid} onClick={palette.open}>
                Questions
              </Tool>
            )}
            <Tool icon={IconFileText} onClick={paper.open}>
              Question Paper
            </Tool>
            {calculatorKind && (
              <Tool icon={IconCalculator} isOpen={isCalculating} onClick={calculator.toggle}>
                Calculator
              </Tool>
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
        left={leftOf(sitting)}
        onSubmit={() => void sitting.submit()}
      />
      <Stopped sitting={sitting} />
    </div>
  );
}

/** The remaining time of the paper, or of the last section if each has its own clock. */
function leftOf({ attempt, now }: Sitting): number | null {
  const endsAt = attempt.endsAt ?? attempt.sections.at(-1)?.endsAt;
  return endsAt ? Date.parse(endsAt) - now() : null;
}

function Head({ sitting: { attempt, section, connection, now, timeUp } }: { sitting: Sitting }) {
  return (
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
      <Text size="sm" role="status" className={classes.connection} data-state={connection}>
        {CONNECTION[connection]}
      </Text>
      <Clock attempt={attempt} section={section} now={now} onEnd={() => void timeUp()} />
    </header>
  );
}

/** The sections; if each has its own clock, only the running one can be chosen. */
function Sections({ sitting, currentId }: { sitting: Sitting; currentId: string | undefined }) {
  const { attempt, section } = sitting;
  return (
    <nav className={classes.sections} aria-label="Sections">
      {attempt.sections.map(({ name, questions, total }, at) => (
        <button
          key={name}
          type="button"
          className={classes.section}
          aria-current={questions.some(({ id }) => id === currentId) ? "true" : undefined}
          disabled={questions.length === 0 || (section >= 0 && at !== section)}
          onClick={() => questions[0] && sitting.go(questions[0].id)}
        >
          {name} <span className={classes.count}>{total}</span>
        </button>
      ))}
    </nav>
  );
}

interface ToolProps {
  icon: ComponentType<IconProps>;
  /** The id of the element that it opens and closes. */
  isOpen?: boolean;
  onClick: () => void;
  children: string;
}

function Tool({ icon: Sign, isOpen, onClick, children }: ToolProps) {
  return (
    <Button
      variant="default"
      leftSection={<Sign size={18} aria-hidden />}
      aria-expanded={isOpen}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
