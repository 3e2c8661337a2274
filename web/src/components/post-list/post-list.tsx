import type { Post } from "@prepfeed/contract/posts";
import { type ReactNode, useDeferredValue } from "react";
import type { PostActions } from "../post-card/post-actions.ts";
import { isAnsweredBefore } from "../post-card/post-rules.ts";
import { PostSkeleton } from "../post-card/post-skeleton.tsx";
import { EmptyState } from "../states/empty-state.tsx";
import { ErrorState } from "../states/error-state.tsx";
import { ListedPost, likelyHeight } from "./listed-post.tsx";
import classes from "./post-list.module.css";
import { useKeptPlace } from "./use-kept-place.ts";
import { useNearEnd } from "./use-near-end.ts";

/** The part of an infinite query that the list shows. */
interface PostListQuery {
  data: Post[] | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface PostListProps {
  query: PostListQuery;
  viewerId: string | undefined;
  actionsFor: (post: Post) => PostActions;
  /** Names the list for screen readers. */
  label?: string;
  /** One line for each post that was answered before. */
  foldsAnswered?: boolean;
  /** Where one was is found again also by a link, not only on the way back. */
  keepsPlace?: boolean;
  /** What stands here when there is no post. */
  empty?: ReactNode;
  errorText?: string;
}

const NONE: Post[] = [];
const GAP = 16;
/** What is drawn with the list itself, in pixels; a heading stands above it. The rest follows in slices. */
const FIRST_LOOK = window.screen.height * 0.6;

/** Posts, page after page as one scrolls. */
export function PostList(props: PostListProps) {
  const {
    query,
    viewerId,
    actionsFor,
    label = "Posts",
    foldsAnswered = false,
    keepsPlace = false,
    ...texts
  } = props;
  const { data: loaded = NONE, isError, isFetchingNextPage, hasNextPage } = query;
  // Cards are drawn bit by bit, behind whatever the reader does meanwhile.
  const posts = useDeferredValue(loaded);
  const isWaiting = query.isPending || (posts.length === 0 && loaded.length > 0);
  const isPlaceKept = useKeptPlace(!isWaiting, keepsPlace);
  useNearEnd(hasNextPage && !query.isFetching && !isError, () => void query.fetchNextPage());
  const { empty = <EmptyState title="No questions found" />, errorText = "The posts could not be loaded." } =
    texts;

  if (isWaiting) return <PostSkeletons />;
  if (isError && posts.length === 0) {
    return (
      <ErrorState message={errorText} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  }
  if (posts.length === 0 && !hasNextPage) return empty;
  let top = 0;
  return (
    <div className={classes.list} data-place-kept={isPlaceKept || undefined}>
      <section role="feed" className={classes.list} aria-label={label} aria-busy={isFetchingNextPage}>
        {posts.map((post, i) => {
          const isFoldable = foldsAnswered && isAnsweredBefore(post);
          const isFirst = top < FIRST_LOOK;
          top += likelyHeight(post.id, isFoldable) + GAP;
          return (
            <ListedPost
              key={post.id}
              post={post}
              position={i + 1}
              isFirst={isFirst}
              viewerId={viewerId}
              actions={actionsFor(post)}
              isFoldable={isFoldable}
            />
          );
        })}
      </section>
      {isFetchingNextPage && <PostSkeletons />}
      {isError && !isFetchingNextPage && (
        <ErrorState message={errorText} onRetry={() => void query.fetchNextPage()} />
      )}
      {!hasNextPage && !isError && <p className={classes.end}>You&apos;ve reached the end!</p>}
    </div>
  );
}

const CARDS = [0, 1, 2];

function PostSkeletons() {
  return (
    <div className={classes.list} aria-busy role="status" aria-label="Loading posts">
      {CARDS.map((card) => (
        <PostSkeleton key={card} />
      ))}
    </div>
  );
}
