import type { Post } from "@prepfeed/contract/posts";
import { IconCheck, IconChevronDown, IconX } from "@tabler/icons-react";
import { PlainButton } from "../buttons/plain-button.tsx";
import { Hidden } from "../plain/hidden.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import classes from "./fold-line.module.css";
import { titleToShow } from "./post-rules.ts";

interface FoldLineProps {
  post: Post;
  id: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** A post that was answered before, in one line: how it went and what it was about; it opens the rest. */
export function FoldLine({ post, id, isOpen, onToggle }: FoldLineProps) {
  const { length } = post.questions;
  const right = post.questions.filter(({ myAnswer }) => myAnswer?.isCorrect).length;
  const result = right === length ? "right" : right === 0 ? "wrong" : "mixed";
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
        {length > 1 ? (
          <>
            {right} of {length}
            <Hidden> correct</Hidden>
          </>
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
