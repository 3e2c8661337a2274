import type { Figure as FigureData } from "@prepfeed/contract/figure";
import { Figure } from "../figure/figure.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./question-text.module.css";

interface QuestionTextProps {
  id: string;
  text: string;
  figure?: FigureData | undefined;
}

/** What is asked; `id` lets the options name the text as theirs. */
export function QuestionText({ id, text, figure }: QuestionTextProps) {
  return (
    <div className={classes.question}>
      <div id={id}>
        <RichText text={text} />
      </div>
      {figure && <Figure figure={figure} />}
    </div>
  );
}
