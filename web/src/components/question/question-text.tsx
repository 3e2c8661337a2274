import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./question-text.module.css";

/** What is asked; `id` lets the options name it as theirs. */
export function QuestionText({ id, text }: { id: string; text: string }) {
  return (
    <div id={id} className={classes.question}>
      <RichText text={text} />
    </div>
  );
}
