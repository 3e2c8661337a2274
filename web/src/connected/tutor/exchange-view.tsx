import { Anchor, Button, Group } from "@mantine/core";
import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import type { SimilarQuestion } from "@prepfeed/contract/questions/tutor";
import { useState } from "react";
import { Link } from "react-router";
import IconFlag from "~icons/tabler/flag";
import { paths } from "../../addresses/paths.ts";
import { Figure } from "../../components/figure/figure.tsx";
import { keyed } from "../../components/plain/keyed.ts";
import { AiNotice } from "../../components/question/ai-notice.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import talk from "../../components/talk/talk.module.css";
import { askReport } from "../reporting/ask-report.ts";
import { Rating } from "./rating.tsx";
import classes from "./tutor.module.css";
import type { Exchange, Part } from "./tutor-talk.ts";

/** A question to the tutor, and the answer received so far. */
export function ExchangeView({ exchange, questionId }: { exchange: Exchange; questionId: string }) {
  const { asked, parts, notice, similar, topic, isDone, error } = exchange;
  return (
    <div className={talk.exchange}>
      <p className={talk.asked}>{asked}</p>
      {notice && <p className={talk.failure}>{notice}</p>}
      {keyed(parts, ({ engine }) => engine).map(({ key, item }) => (
        <Answer key={key} part={item} questionId={questionId} isDone={isDone} />
      ))}
      {similar && <Similar question={similar} />}
      {topic && (
        <Anchor component={Link} to={paths.topic(topic.slug)}>
          Read about {topic.title}
        </Anchor>
      )}
      {error && (
        <p className={talk.failure} role="alert">
          {error}
        </p>
      )}
      {!isDone && <BubbleLoader label="Writing an answer" isInline />}
    </div>
  );
}

/** What one engine said; a reported answer is shown no more. */
function Answer({ part, questionId, isDone }: { part: Part; questionId: string; isDone: boolean }) {
  const { engine, answerId, text, failure } = part;
  const [isReported, setReported] = useState(false);
  if (isReported) return <p className={talk.failure}>You reported this answer.</p>;
  return (
    <div>
      <div className={talk.answer} data-failed={failure ? true : undefined}>
        <RichText text={text} />
      </div>
      {engine !== "built-in" && (
        <>
          <AiNotice engine={engine} />
          {isDone && !failure && answerId && (
            <Group gap="xs">
              <Rating questionId={questionId} answerId={answerId} />
              <Button
                variant="subtle"
                size="compact-md"
                leftSection={<IconFlag size={16} aria-hidden />}
                onClick={() =>
                  askReport({
                    kind: "AI_ANSWER",
                    id: answerId,
                    name: "this answer",
                    quote: text,
                    onReported: () => setReported(true),
                  })
                }
              >
                Report
              </Button>
            </Group>
          )}
        </>
      )}
      {failure && <p className={talk.failure}>{failure}</p>}
    </div>
  );
}

/** For the learner to solve; the answer is behind a button. */
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
        <div className={talk.answer}>
          <RichText text={`The right answer is ${correctAnswer}.\n\n${explanation}`} />
        </div>
      )}
    </div>
  );
}
