import type { QuestionContent } from "@prepfeed/contract/questions/questions";
import { loadSerifFont } from "../../theme/theme.ts";
import { Figure } from "../figure/figure.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { type PicturedQuestion, QuestionPicture } from "./question-picture.tsx";
import classes from "./question-text.module.css";

loadSerifFont();

interface QuestionTextProps {
  id: string;
  question: Pick<QuestionContent, "questionText" | "figure"> & PicturedQuestion;
}

/** The text of the question; `id` lets the options refer to it as their label. */
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
