import type { Post } from "@prepfeed/contract/posts/posts";
import IconBookmark from "~icons/tabler/bookmark";
import IconBookmarkFilled from "~icons/tabler/bookmark-filled";
import IconHeart from "~icons/tabler/heart";
import IconHeartFilled from "~icons/tabler/heart-filled";
import IconMessageCircle from "~icons/tabler/message-circle";
import IconShare from "~icons/tabler/share";
import { counted } from "../../wording/counted.ts";
import { inFigures } from "../../wording/in-figures.ts";
import { ActionButton } from "../buttons/action-button.tsx";
import type { PostActions } from "./post-actions.ts";
import classes from "./post-card.module.css";

interface PostFooterProps {
  post: Post;
  actions: Pick<PostActions, "onLike" | "onBookmark" | "onShare" | "isLikeBusy" | "isBookmarkBusy">;
  onComment: () => void;
  /** Absent if comments are off. */
  thread: { id: string; isOpen: boolean } | undefined;
}

/** Buttons stay focusable while busy, so that the keyboard focus is not lost. */
export function PostFooter({ post, actions, onComment, thread }: PostFooterProps) {
  const { isLiked, isBookmarked, totalAttempts } = post;
  const likes = inFigures(post.likesCount);
  const comments = inFigures(post.commentsCount);
  const bookmarks = inFigures(post.bookmarksCount);
  return (
    <div className={classes.actions}>
      <ActionButton
        data-tone="like"
        aria-label={`Like, ${likes}`}
        aria-pressed={isLiked}
        aria-disabled={actions.isLikeBusy}
        onClick={actions.onLike}
      >
        {isLiked ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} aria-hidden />}
        {likes}
      </ActionButton>
      <ActionButton
        aria-label={`Comments, ${comments}`}
        aria-expanded={thread?.isOpen}
        aria-controls={thread?.isOpen ? thread.id : undefined}
        onClick={onComment}
      >
        <IconMessageCircle size={20} aria-hidden />
        {comments}
      </ActionButton>
      <ActionButton
        data-tone="bookmark"
        aria-label={`Bookmark, ${bookmarks}`}
        aria-pressed={isBookmarked}
        aria-disabled={actions.isBookmarkBusy}
        onClick={actions.onBookmark}
      >
        {isBookmarked ? <IconBookmarkFilled size={20} aria-hidden /> : <IconBookmark size={20} aria-hidden />}
        {bookmarks}
      </ActionButton>
      <ActionButton aria-label="Share" onClick={actions.onShare}>
        <IconShare size={20} aria-hidden />
      </ActionButton>
      {post.questions.length > 0 && (
        <span className={classes.attempts}>{counted(totalAttempts, "attempt")}</span>
      )}
    </div>
  );
}
