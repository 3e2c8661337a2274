import { Anchor, Button, Checkbox, Group } from "@mantine/core";
import { LETTERS } from "@prepfeed/contract/catalogue";
import type { MockResult } from "@prepfeed/contract/mock-tests";
import { optionsOf } from "@prepfeed/contract/question-parts";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useMockResult } from "../../../api/mock-tests/attempts.ts";
import { Figure } from "../../../components/figure/figure.tsx";
import { Page } from "../../../components/layout/page.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { BubbleLoader } from "../../../components/states/bubble-loader.tsx";
import { ErrorState } from "../../../components/states/error-state.tsx";
import { errorText } from "../../../http/api-error.ts";
import { mockPaths } from "../addresses.ts";
import { factsOf } from "../paper-facts.tsx";
import classes from "./print.module.css";

/** Paper, answer sheet and key as clean pages; the browser prints them. */
export function PrintPage() {
  const { id = "" } = useParams();
  const query = useMockResult(id);
  return (
    <Page
      title={query.data?.title ?? "Print"}
      above={
        <Anchor component={Link} to={mockPaths.result(id)} mb="sm" className={classes.screenOnly}>
          Back to the result
        </Anchor>
      }
    >
      {query.isError && (
        <ErrorState
          message={errorText(query.error, "The paper could not be loaded.")}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <BubbleLoader label="Loading the paper" />}
      {query.data && <Sheets result={query.data} />}
    </Page>
  );
}

function Sheets({ result }: { result: MockResult }) {
  const [parts, setParts] = useState({ paper: true, sheet: true, key: true });
  const set = (part: keyof typeof parts) => () => setParts({ ...parts, [part]: !parts[part] });
  return (
    <div className={classes.pages}>
      <Group className={classes.screenOnly} mb="lg">
        <Checkbox label="Paper" checked={parts.paper} onChange={set("paper")} />
        <Checkbox label="Answer sheet" checked={parts.sheet} onChange={set("sheet")} />
        <Checkbox label="Key" checked={parts.key} onChange={set("key")} />
        <Button onClick={() => window.print()}>Print</Button>
      </Group>
      {parts.paper && <Paper result={result} />}
      {parts.sheet && <AnswerSheet result={result} />}
      {parts.key && <Key result={result} />}
    </div>
  );
}

function Paper({ result }: { result: MockResult }) {
  return (
    <section className={classes.page} aria-label="Paper">
      <p>{factsOf({ ...result, totalQuestions: result.questions.length })}</p>
      {result.sections.map(({ name }) => (
        <div key={name}>
          <h2>{name}</h2>
          <ol className={classes.questions}>
            {ofSection(result, name).map((question, at, all) => (
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
function AnswerSheet({ result }: { result: MockResult }) {
  return (
    <section className={classes.page} aria-label="Answer sheet">
      <h2>Answer sheet</h2>
      <p>Name: ______________________ Date: ____________</p>
      <ol className={classes.bubbles}>
        {result.questions.map((question) => (
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

function Key({ result }: { result: MockResult }) {
  return (
    <section className={classes.page} aria-label="Key">
      <h2>Key</h2>
      <ol className={classes.key}>
        {result.questions.map(({ id, number, correctAnswer }) => (
          <li key={id}>
            <b>{number}</b> {correctAnswer}
          </li>
        ))}
      </ol>
    </section>
  );
}

const ofSection = (result: MockResult, name: string) =>
  result.questions.filter(({ section }) => section === name);
