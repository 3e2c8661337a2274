import type { QuestionContent } from "@prepfeed/contract/questions/questions";
import { pictureSource } from "../../addresses/saving-data.ts";
import classes from "./question-text.module.css";

export type PicturedQuestion = Pick<
  QuestionContent,
  "pictureUrl" | "pictureWidth" | "pictureHeight" | "pictureDescription"
>;

/** The author's picture, if there is one. Its place is reserved while it loads; a tap opens it in full. */
export function QuestionPicture({ question }: { question: PicturedQuestion }) {
  const { pictureUrl, pictureWidth: width = 1, pictureHeight: height = 1, pictureDescription } = question;
  if (pictureUrl)
    return (
      <a
        className={classes.picture}
        style={{ width: `min(100%, ${width}px, ${width / height} * var(--tallest))` }}
        href={pictureUrl}
        target="_blank"
        rel="noopener"
        title="Open the whole picture"
      >
        <img
          src={pictureSource(pictureUrl, 640)}
          alt={pictureDescription}
          width={width}
          height={height}
          loading="lazy"
        />
      </a>
    );
  return pictureDescription ? <p>The picture is gone. It showed: {pictureDescription}</p> : null;
}
