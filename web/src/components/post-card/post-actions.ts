import type { Option } from "@prepfeed/contract/catalogue";
import type { AnswerResult } from "@prepfeed/contract/questions";
import type { ReactNode } from "react";

/** What can be done with one post; the card only calls it. */
export interface PostActions {
  /** Seconds the learner took; nothing comes back when the answer was not taken. */
  onAnswer: (questionId: string, option: Option, timeSpent: number) => Promise<AnswerResult | undefined>;
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
  onEdit?: () => void;
  onDelete?: () => void;
}
