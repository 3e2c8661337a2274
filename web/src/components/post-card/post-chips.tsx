import { type Difficulty, labelOf } from "@prepfeed/contract/catalogue";
import type { Post } from "@prepfeed/contract/posts";
import classes from "./post-card.module.css";

const DIFFICULTY_TONE: Record<Difficulty, string> = { EASY: "green", MEDIUM: "yellow", HARD: "red" };

type Labels = Pick<Post, "subject" | "difficultyLevel" | "examType">;

export function PostChips({ post: { subject, difficultyLevel, examType } }: { post: Labels }) {
  if (!subject && !difficultyLevel && !examType) return null;
  return (
    <div className={classes.chips}>
      {subject && <span className={classes.chip}>{labelOf(subject)}</span>}
      {difficultyLevel && (
        <span className={classes.chip} data-tone={DIFFICULTY_TONE[difficultyLevel]}>
          {labelOf(difficultyLevel)}
        </span>
      )}
      {examType && <span className={classes.chip}>{labelOf(examType)}</span>}
    </div>
  );
}
