import type { Post } from "@prepfeed/contract/posts/posts";
import { type ComponentProps, memo, Suspense } from "react";
import { late } from "../late/late.tsx";
import { PostCard } from "../post-card/post-card.tsx";
import { titleToShow } from "../post-card/post-rules.ts";
import classes from "./post-list.module.css";
import { heightOf, useDrawn } from "./use-drawn.ts";

const RestingWords = late(() => import("./resting-words.tsx"), null);

type CardProps = ComponentProps<typeof PostCard>;

interface ListedPostProps extends CardProps {
  position: number;
  /** At the beginning of the list: rendered with it, not after it. */
  isFirst: boolean;
}

/** The estimated height of a card that was never rendered: complete, or as one line. */
export const likelyHeight = (id: string, isFoldable: boolean | undefined) =>
  heightOf(id, isFoldable ? 54 : 520);

/**
 * One item of a list. In a long list only the changed post is rendered again; the actions of the others stay the
 * same.
 */
export const ListedPost = memo(function ListedPost({ isFirst, ...card }: ListedPostProps) {
  const { post, position, isFoldable } = card;
  const { element, isDrawn } = useDrawn(post.id, isFirst);
  const height = likelyHeight(post.id, isFoldable);
  return (
    <div ref={element} className={classes.listed} style={{ containIntrinsicHeight: `auto ${height}px` }}>
      {isDrawn ? <PostCard {...card} /> : <RestingPost post={post} position={position} height={height} />}
    </div>
  );
}, isSame);

function isSame(before: ListedPostProps, after: ListedPostProps) {
  return (
    before.post === after.post &&
    before.viewerId === after.viewerId &&
    before.isFoldable === after.isFoldable &&
    before.position === after.position &&
    before.actions.isLikeBusy === after.actions.isLikeBusy &&
    before.actions.isBookmarkBusy === after.actions.isBookmarkBusy &&
    before.actions.follow?.isBusy === after.actions.follow?.isBusy &&
    Boolean(before.actions.thread) === Boolean(after.actions.thread)
  );
}

/** A post far from the window: its text, for page search and screen readers, in the height of its card. */
function RestingPost({ post, position, height }: { post: Post; position: number; height: number }) {
  const { author, content, questions } = post;
  const words = [titleToShow(post), content, questions[0]?.questionText].filter(Boolean).join(" ");
  return (
    <article
      className={classes.resting}
      style={{ height }}
      aria-label={author.username}
      aria-posinset={position}
      aria-setsize={-1}
    >
      <Suspense>
        <RestingWords text={words} />
      </Suspense>
    </article>
  );
}
