import { Anchor, Button, Text } from "@mantine/core";
import { LETTERS } from "@prepfeed/contract/catalogue";
import type { SimilarQuestion } from "@prepfeed/contract/tutor";
import { useState } from "react";
import { Link } from "react-router";
import { Figure } from "../../components/figure/figure.tsx";
import { EngineBadge } from "../../components/question/engine-badge.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { paths } from "../../paths.ts";
import { Rating } from "./rating.tsx";
import classes from "./tutor.module.css";
import type { Exchange } from "./tutor-talk.ts";

/** What was asked, and the answer as far as it has come. */
export function ExchangeView({ exchange, questionId }: { exchange: Exchange; questionId: string }) {
  const { asked, parts, notice, similar, topic, isDone, error } = exchange;
  return (
    <div className={classes.exchange}>
      <p className={classes.asked}>{asked}</p>
      {notice && <p className={classes.failure}>{notice}</p>}
      {parts.map(({ engine, answerId, text, failure }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer never move
        <div key={i}>
          <div className={classes.answer} data-failed={failure ? true : undefined}>
            <RichText text={text} />
          </div>
          {engine !== "built-in" && (
            <>
              <Text component="div" size="sm" c="dimmed" mt={4}>
                <EngineBadge engine={engine} /> Written by AI. It may be wrong.
              </Text>
              {isDone && !failure && answerId && <Rating questionId={questionId} answerId={answerId} />}
            </>
          )}
          {failure && <p className={classes.failure}>{failure}</p>}
        </div>
      ))}
      {similar && <Similar question={similar} />}
      {topic && (
        <Anchor component={Link} to={paths.topic(topic.slug)}>
          Read about {topic.title}
        </Anchor>
      )}
      {error && (
        <p className={classes.failure} role="alert">
          {error}
        </p>
      )}
      {!isDone && <BubbleLoader label="Writing an answer" isInline />}
    </div>
  );
}

/** To be solved for oneself; the answer is behind a button. */
function Similar({ question }: { question: SimilarQuestion }) {
  const [isShown, setShown] = useState(false);
  const { questionText, options, figure, correctAnswer, explanation } = question;
  return (
    <div className={classes.similar}>
      <div className={classes.question}>
        <RichText text={questionText} />
      </div>
      {figure && <Figure figure={figure} />}
      <ul className={classes.options}>
        {options.map((option, i) => (
          <li key={option}>
            <b>{LETTERS[i]}</b> <RichText text={option} />
          </li>
        ))}
      </ul>
      <Button variant="light" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? "Hide Answer" : "Show Answer"}
      </Button>
      {isShown && (
        <div className={classes.answer}>
          <RichText text={`The right answer is ${correctAnswer}.\n\n${explanation}`} />
        </div>
      )}
    </div>
  );
}
