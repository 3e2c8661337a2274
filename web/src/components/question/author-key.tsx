import { Button, Text } from "@mantine/core";
import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import { useState } from "react";
import { AnswerField } from "../options/answer-field.tsx";
import { AboutQuestion } from "./about-question.tsx";
import classes from "./answer.module.css";
import { Explanation } from "./explanation.tsx";
import { closedWords } from "./outcome/closed-words.ts";
import { keyToShow } from "./outcome/key-to-show.ts";
import { RightAnswers } from "./outcome/right-answers.tsx";

/** The viewer's own question: the key is behind a toggle, and nothing can be submitted. */
export function AuthorKey({ question, labelledBy }: { question: PublicQuestion; labelledBy: string }) {
  const [isShown, setShown] = useState(false);
  const { correctAnswer = "", alsoRight } = question;
  const unanswered = { correctAnswer, alsoRight, isCorrect: false, selectedOption: "" };
  return (
    <>
      <AnswerField
        question={question}
        labelledBy={labelledBy}
        chosen={null}
        answerKey={isShown ? keyToShow(question, unanswered) : undefined}
      />
      <div className={classes.below}>
        <Button variant="light" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? "Hide Answer" : "Show Answer"}
        </Button>
        <AboutQuestion question={question} />
      </div>
      {question.state && <Text mt="xs">{closedWords(question.state).reason}</Text>}
      {isShown && alsoRight && <RightAnswers correctAnswer={correctAnswer} alsoRight={alsoRight} />}
      {isShown && question.explanation && <Explanation text={question.explanation} isOpenAtFirst />}
    </>
  );
}
