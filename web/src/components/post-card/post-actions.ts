import type { PublicQuestion } from "@prepfeed/contract/questions/questions";
import type { ReactNode } from "react";
import type { SubmitAnswer } from "../question/submit-answer.ts";

/** The actions on one post; the card only calls them. */
export interface PostActions {
  onAnswer: SubmitAnswer;
  onLike: () => void;
  onBookmark: () => void;
  onShare: () => void;
  isLikeBusy: boolean;
  isBookmarkBusy: boolean;
  /** Shown under the card while comments are open; without it the comment button only shows the count. */
  thread?: ReactNode;
  onComment: () => void;
  /** Absent if nobody can be followed: on the viewer's own posts, and those of deleted accounts. */
  follow?: { isFollowing: boolean; isBusy: boolean; onToggle: () => void };
  /** Help with a question: hints before the answer, a tutor after it. */
  tutor?: ((question: PublicQuestion) => ReactNode) | undefined;
  /** The actions on the post and its author; absent on the viewer's own posts. */
  menu?: ReactNode;
  /** Only for the author. */
  manage?: ManageActions;
}

/** The author's actions on a post. */
export interface ManageActions {
  onInsight: () => void;
  onEdit: () => void;
  onDelete: () => void;
}
