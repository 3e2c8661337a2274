import type { QuestionContent } from "@prepfeed/contract/questions";
import { askForSerif } from "../../theme.ts";
import { Figure } from "../figure/figure.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { type PicturedQuestion, QuestionPicture } from "./question-picture.tsx";
import classes from "./question-text.module.css";

askForSerif();

interface QuestionTextProps {
  id: string;
  question: Pick<QuestionContent, "questionText" | "figure"> & PicturedQuestion;
}

/** What is asked; `id` lets the options name the text as theirs. */
export function QuestionText({ id, question }: QuestionTextProps) {
  return (
    <div className={classes.question}>
      <div id={id}>
        <RichText text={question.questionText} />
      </div>
      {question.figure && <Figure figure={question.figure} />}
      <QuestionPicture question={question} />
    </div>
  );
}
