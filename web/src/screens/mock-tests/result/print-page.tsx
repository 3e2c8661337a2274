import { Alert, Anchor, Button, Checkbox, Group } from "@mantine/core";
import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useMockResult, usePrintedAttempt } from "../../../api/mock-tests/attempts.ts";
import { Figure } from "../../../components/figure/figure.tsx";
import { Page } from "../../../components/layout/page.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { errorText } from "../../../http/api-error.ts";
import { mockPaths } from "../addresses.ts";
import classes from "./print.module.css";
import { ofAttempt, ofResult, type PrintedPaper } from "./printed-paper.ts";

/** The paper of an attempt as clean pages for printing; with its key only after the attempt is over. */
export function PrintPage() {
  const { id = "" } = useParams();
  const attempt = usePrintedAttempt(id);
  const isOver = attempt.data ? attempt.data.finishedAt !== null : false;
  const result = useMockResult(id, isOver);
  const shown = isOver ? result : attempt;
  const paper = isOver ? result.data && ofResult(result.data) : attempt.data && ofAttempt(attempt.data);
  return (
    <Page
      title={paper?.title ?? "Print"}
      above={
        <Anchor
          component={Link}
          to={isOver ? mockPaths.result(id) : mockPaths.sitting(id)}
          mb="sm"
          className={classes.screenOnly}
        >
          {isOver ? "Back to the result" : "Enter your answers"}
        </Anchor>
      }
    >
      {shown.isError && (
        <ErrorState
          message={errorText(shown.error, "The paper could not be loaded.")}
          onRetry={() => void shown.refetch()}
          isRetrying={shown.isFetching}
        />
      )}
      {shown.isPending && <BubbleLoader label="Loading the paper" />}
      {paper && <Sheets paper={paper} />}
    </Page>
  );
}

function Sheets({ paper }: { paper: PrintedPaper }) {
  const [parts, setParts] = useState({ paper: true, sheet: true, key: true });
  const set = (part: keyof typeof parts) => () => setParts({ ...parts, [part]: !parts[part] });
  return (
    <div className={classes.pages}>
      {!paper.key && (
        <Alert className={classes.screenOnly} mb="md">
          Answer on paper, then enter your answers here and submit: the result and the key come then.
        </Alert>
      )}
      <Group className={classes.screenOnly} mb="lg">
        <Checkbox label="Paper" checked={parts.paper} onChange={set("paper")} />
        <Checkbox label="Answer sheet" checked={parts.sheet} onChange={set("sheet")} />
        {paper.key && <Checkbox label="Key" checked={parts.key} onChange={set("key")} />}
        <Button onClick={() => window.print()}>Print</Button>
      </Group>
      {parts.paper && <Questions paper={paper} />}
      {parts.sheet && <AnswerSheet paper={paper} />}
      {parts.key && paper.key && <Key answers={paper.key} />}
    </div>
  );
}

function Questions({ paper }: { paper: PrintedPaper }) {
  return (
    <section className={classes.page} aria-label="Paper">
      <p>{paper.facts}</p>
      {paper.sections.map(({ name, questions }) => (
        <div key={name}>
          <h2>{name}</h2>
          <ol className={classes.questions}>
            {questions.map((question, at, all) => (
              <li key={question.id} value={question.number}>
                {question.stimulus && question.stimulus.id !== all[at - 1]?.stimulus?.id && (
                  <div className={classes.stimulus}>
                    <RichText text={question.stimulus.text} />
                    {question.stimulus.figure && <Figure figure={question.stimulus.figure} />}
                  </div>
                )}
                <RichText text={question.questionText} />
                {question.figure && <Figure figure={question.figure} />}
                <ol className={classes.options}>
                  {optionsOf(question).map((text, place) => (
                    <li key={LETTERS[place]}>
                      <span>({LETTERS[place]})</span> <RichText text={text} />
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** A bubble for each option, a box for each number. */
function AnswerSheet({ paper }: { paper: PrintedPaper }) {
  return (
    <section className={classes.page} aria-label="Answer sheet">
      <h2>Answer sheet</h2>
      <p>Name: ______________________ Date: ____________</p>
      <ol className={classes.bubbles}>
        {paper.sections
          .flatMap(({ questions }) => questions)
          .map((question) => (
            <li key={question.id}>
              <b>{question.number}</b>
              {question.kind === "NUMERICAL" ? (
                <span className={classes.box} />
              ) : (
                optionsOf(question).map((_, place) => (
                  <span key={LETTERS[place]} className={classes.bubble}>
                    {LETTERS[place]}
                  </span>
                ))
              )}
            </li>
          ))}
      </ol>
    </section>
  );
}

function Key({ answers }: { answers: NonNullable<PrintedPaper["key"]> }) {
  return (
    <section className={classes.page} aria-label="Key">
      <h2>Key</h2>
      <ol className={classes.key}>
        {answers.map(({ id, number, correctAnswer }) => (
          <li key={id}>
            <b>{number}</b> {correctAnswer}
          </li>
        ))}
      </ol>
    </section>
  );
}
