import { Badge } from "@mantine/core";
import { type Difficulty, labelOf } from "@prepfeed/contract/catalogue";
import type { Post } from "@prepfeed/contract/posts";
import classes from "./post-card.module.css";

const DIFFICULTY_COLOR: Record<Difficulty, string> = { EASY: "green", MEDIUM: "yellow", HARD: "red" };

type Labels = Pick<Post, "subject" | "difficultyLevel" | "examType">;

export function PostChips({ post: { subject, difficultyLevel, examType } }: { post: Labels }) {
  if (!subject && !difficultyLevel && !examType) return null;
  return (
    <div className={classes.chips}>
      {subject && <Badge>{labelOf(subject)}</Badge>}
      {difficultyLevel && <Badge color={DIFFICULTY_COLOR[difficultyLevel]}>{labelOf(difficultyLevel)}</Badge>}
      {examType && <Badge>{labelOf(examType)}</Badge>}
    </div>
  );
}
