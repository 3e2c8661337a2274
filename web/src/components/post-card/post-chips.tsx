import { type Difficulty, labelOf, subjectLabels } from "@prepfeed/contract/foundation/catalogue";
import type { Post } from "@prepfeed/contract/posts/posts";
import classes from "./post-card.module.css";

const DIFFICULTY_TONE: Record<Difficulty, string> = { EASY: "green", MEDIUM: "yellow", HARD: "red" };

interface Labels extends Pick<Post, "subject" | "difficultyLevel" | "examType"> {
  section?: string;
}

export function PostChips({ post: { subject, section, difficultyLevel, examType } }: { post: Labels }) {
  if (!subject && !difficultyLevel && !examType) return null;
  return (
    <div className={classes.chips}>
      {subjectLabels({ subject, section, examType }).map((label) => (
        <span key={label} className={classes.chip}>
          {label}
        </span>
      ))}
      {difficultyLevel && (
        <span className={classes.chip} data-tone={DIFFICULTY_TONE[difficultyLevel]}>
          {labelOf(difficultyLevel)}
        </span>
      )}
      {examType && <span className={classes.chip}>{labelOf(examType)}</span>}
    </div>
  );
}
