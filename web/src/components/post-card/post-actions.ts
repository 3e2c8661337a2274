import type { PublicQuestion } from "@prepfeed/contract/questions";
import type { ReactNode } from "react";
import type { SubmitAnswer } from "../question/submit-answer.ts";

/** What can be done with one post; the card only calls it. */
export interface PostActions {
  onAnswer: SubmitAnswer;
  onLike: () => void;
  onBookmark: () => void;
  onShare: () => void;
  isLikeBusy: boolean;
  isBookmarkBusy: boolean;
  /** Shown under the card while comments are open; without one the comment button only tells. */
  thread?: ReactNode;
  onComment: () => void;
  /** Absent where nobody can be followed: one's own posts, and those of people who left. */
  follow?: { isFollowing: boolean; isBusy: boolean; onToggle: () => void };
  /** Help with a question: hints before the answer, a tutor after it. */
  tutor?: ((question: PublicQuestion) => ReactNode) | undefined;
  onEdit?: () => void;
  onDelete?: () => void;
}
