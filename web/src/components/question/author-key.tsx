import { Button } from "@mantine/core";
import type { PublicQuestion } from "@prepfeed/contract/questions";
import { useState } from "react";
import { AnswerField } from "../options/answer-field.tsx";
import classes from "./answer.module.css";
import { Explanation } from "./explanation.tsx";

/** One's own question: the key is behind a toggle, and there is nothing to submit. */
export function AuthorKey({ question, labelledBy }: { question: PublicQuestion; labelledBy: string }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <AnswerField
        question={question}
        labelledBy={labelledBy}
        chosen={null}
        answerKey={isShown ? question.correctAnswer : undefined}
      />
      <div className={classes.below}>
        <Button variant="light" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "Hide Answer" : "Show Answer"}
        </Button>
      </div>
      {isShown && question.explanation && <Explanation text={question.explanation} isOpenAtFirst />}
    </>
  );
}
