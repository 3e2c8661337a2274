import type { Post } from "@prepfeed/contract/posts/posts";
import { type ReactNode, useDeferredValue, useState } from "react";
import IconChevronDown from "~icons/tabler/chevron-down";
import { PlainButton } from "../buttons/plain-button.tsx";
import type { PostActions } from "../post-card/post-actions.ts";
import { isAnsweredBefore, isOwnAndOlder } from "../post-card/post-rules.ts";
import { PostSkeleton } from "../post-card/post-skeleton.tsx";
import { EmptyState } from "../states/empty-state.tsx";
import { ErrorState } from "../states/error-state.tsx";
import { type FurtherPages, ShowMore } from "../states/show-more.tsx";
import { foldedRuns } from "./folded-runs.ts";
import { ListedPost, likelyHeight } from "./listed-post.tsx";
import classes from "./post-list.module.css";
import { useKeptPlace } from "./use-kept-place.ts";
import { useNearEnd } from "./use-near-end.ts";

/** The part of an infinite query that the list shows. */
interface PostListQuery extends FurtherPages {
  data: Post[] | undefined;
  isPending: boolean;
}

interface PostListProps {
  query: PostListQuery;
  viewerId: string | undefined;
  actionsFor: (post: Post) => PostActions;
  /** Names the list for screen readers. */
  label?: string;
  /**
   * One line for each post that was answered before or is the viewer's own, and one for many of them in a
   * row.
   */
  foldsAnswered?: boolean;
  /** The scroll position is also restored after following a link, not only after going back. */
  keepsPlace?: boolean;
  /** Shown if there is no post. */
  empty?: ReactNode;
  errorText?: string;
}

const NONE: Post[] = [];
const GAP = 16;
const LINE = 54;
/** How much is rendered with the list itself, in pixels, below a heading. The rest follows in slices. */
const FIRST_LOOK = window.screen.height * 0.6;

/** Posts, page after page while scrolling. */
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
  // Cards are rendered in slices, with lower priority than user input.
  const posts = useDeferredValue(loaded);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const [openedAt] = useState(Date.now);
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
  const isFoldable = (post: Post) =>
    foldsAnswered && (isAnsweredBefore(post) || isOwnAndOlder(post, viewerId, openedAt));
  const folded = foldedRuns(posts, isFoldable);
  let top = 0;
  return (
    <div className={classes.list} data-place-kept={isPlaceKept || undefined}>
      <section role="feed" className={classes.list} aria-label={label} aria-busy={isFetchingNextPage}>
        {posts.map((post, i) => {
          const run = folded.get(post.id);
          if (run && !unfolded.has(run.first)) {
            if (run.first !== post.id) return null;
            top += LINE + GAP;
            return (
              <PlainButton
                key={`run ${post.id}`}
                className={classes.run}
                aria-expanded={false}
                onClick={() => setUnfolded(new Set(unfolded).add(run.first))}
              >
                {run.count} questions that you answered or wrote
                <IconChevronDown size={18} aria-hidden />
              </PlainButton>
            );
          }
          const isFirst = top < FIRST_LOOK;
          top += likelyHeight(post.id, isFoldable(post)) + GAP;
          return (
            <ListedPost
              key={post.id}
              post={post}
              position={i + 1}
              isFirst={isFirst}
              viewerId={viewerId}
              actions={actionsFor(post)}
              isFoldable={isFoldable(post)}
            />
          );
        })}
      </section>
      {isFetchingNextPage && !isError && <PostSkeletons />}
      {isError && <ShowMore pages={query} what="posts" />}
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
