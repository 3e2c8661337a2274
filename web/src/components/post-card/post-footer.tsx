import { UnstyledButton } from "@mantine/core";
import type { Post } from "@prepfeed/contract/posts";
import {
  IconBookmark,
  IconBookmarkFilled,
  IconHeart,
  IconHeartFilled,
  IconMessageCircle,
  IconShare,
} from "@tabler/icons-react";
import type { PostActions } from "./post-actions.ts";
import classes from "./post-card.module.css";

interface PostFooterProps {
  post: Post;
  actions: Pick<PostActions, "onLike" | "onBookmark" | "onShare" | "isLikeBusy" | "isBookmarkBusy">;
  onComment: () => void;
  /** Absent where comments are off. */
  thread: { id: string; isOpen: boolean } | undefined;
}

const inWords = (count: number) => count.toLocaleString("en");

/** Buttons stay focusable while busy, so that the keyboard does not lose its place. */
export function PostFooter({ post, actions, onComment, thread }: PostFooterProps) {
  const { isLiked, isBookmarked, totalAttempts } = post;
  const likes = inWords(post.likesCount);
  const comments = inWords(post.commentsCount);
  const bookmarks = inWords(post.bookmarksCount);
  return (
    <div className={classes.actions}>
      <UnstyledButton
        className={classes.action}
        data-tone="like"
        aria-label={`Like, ${likes}`}
        aria-pressed={isLiked}
        aria-disabled={actions.isLikeBusy}
        onClick={actions.onLike}
      >
        {isLiked ? <IconHeartFilled size={20} aria-hidden /> : <IconHeart size={20} aria-hidden />}
        {likes}
      </UnstyledButton>
      <UnstyledButton
        className={classes.action}
        aria-label={`Comments, ${comments}`}
        aria-expanded={thread?.isOpen}
        aria-controls={thread?.isOpen ? thread.id : undefined}
        onClick={onComment}
      >
        <IconMessageCircle size={20} aria-hidden />
        {comments}
      </UnstyledButton>
      <UnstyledButton
        className={classes.action}
        data-tone="bookmark"
        aria-label={`Bookmark, ${bookmarks}`}
        aria-pressed={isBookmarked}
        aria-disabled={actions.isBookmarkBusy}
        onClick={actions.onBookmark}
      >
        {isBookmarked ? <IconBookmarkFilled size={20} aria-hidden /> : <IconBookmark size={20} aria-hidden />}
        {bookmarks}
      </UnstyledButton>
      <UnstyledButton className={classes.action} aria-label="Share" onClick={actions.onShare}>
        <IconShare size={20} aria-hidden />
      </UnstyledButton>
      {post.questions.length > 0 && (
        <span className={classes.attempts}>
          {inWords(totalAttempts)} {totalAttempts === 1 ? "attempt" : "attempts"}
        </span>
      )}
    </div>
  );
}
