import type { Post } from "@prepfeed/contract/posts/posts";
import IconCheck from "~icons/tabler/check";
import IconChevronDown from "~icons/tabler/chevron-down";
import IconX from "~icons/tabler/x";
import { PlainButton } from "../buttons/plain-button.tsx";
import { Hidden } from "../plain/hidden.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./fold-line.module.css";
import { titleToShow } from "./post-rules.ts";

interface FoldLineProps {
  post: Post;
  id: string;
  /** Written by the viewer. */
  isOwn: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/**
 * A post that was answered before or is the viewer's own, in one line: the result and the topic; it opens the rest.
 */
export function FoldLine({ post, id, isOwn, isOpen, onToggle }: FoldLineProps) {
  const { length } = post.questions;
  const right = post.questions.filter(({ myAnswer }) => myAnswer?.isCorrect).length;
  const isDropped = post.questions.some(({ myAnswer }) => myAnswer?.isDropped);
  const result = isOwn ? "own" : right === length ? "right" : right === 0 && !isDropped ? "wrong" : "mixed";
  return (
    <PlainButton
      id={id}
      className={classes.line}
      aria-expanded={isOpen}
      onClick={onToggle}
      data-result={result}
    >
      <span className={classes.result}>
        {result === "right" && <IconCheck size={18} stroke={2.5} aria-hidden />}
        {result === "wrong" && <IconX size={18} stroke={2.5} aria-hidden />}
        {isOwn ? (
          "Yours"
        ) : length > 1 ? (
          <>
            {right} of {length}
            <Hidden> correct</Hidden>
          </>
        ) : isDropped ? (
          "Dropped"
        ) : right ? (
          "Correct"
        ) : (
          "Incorrect"
        )}
      </span>
      <span className={classes.title}>
        {titleToShow(post) ?? (
          <RichText text={(post.questions[0]?.questionText ?? "").replaceAll(/\s+/g, " ")} />
        )}
      </span>
      <IconChevronDown size={18} className={classes.arrow} aria-hidden />
    </PlainButton>
  );
}
