import { Stack, Text } from "@mantine/core";
import type { Post } from "@prepfeed/contract/posts";
import { type ComponentProps, memo, type ReactNode, useDeferredValue, useLayoutEffect, useRef } from "react";
import { EmptyState } from "../states/empty-state.tsx";
import { ErrorState } from "../states/error-state.tsx";
import type { PostActions } from "./post-actions.ts";
import { PostCard } from "./post-card.tsx";
import classes from "./post-list.module.css";
import { isAnsweredBefore } from "./post-rules.ts";
import { PostSkeleton } from "./post-skeleton.tsx";
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
  /** What stands here when there is no post. */
  empty?: ReactNode;
  errorText?: string;
}

const NONE: Post[] = [];

/** Posts, page after page as one scrolls. */
export function PostList(props: PostListProps) {
  const { query, viewerId, actionsFor, label = "Posts", foldsAnswered = false, ...texts } = props;
  const { data: loaded = NONE, isError, isFetchingNextPage, hasNextPage } = query;
  // Cards are drawn bit by bit, behind whatever the reader does meanwhile.
  const posts = useDeferredValue(loaded);
  useNearEnd(hasNextPage && !query.isFetching && !isError, () => void query.fetchNextPage());
  const { empty = <EmptyState title="No questions found" />, errorText = "The posts could not be loaded." } =
    texts;

  if (query.isPending || (posts.length === 0 && loaded.length > 0)) return <PostSkeletons />;
  if (isError && posts.length === 0) {
    return (
      <ErrorState message={errorText} onRetry={() => void query.refetch()} isRetrying={query.isFetching} />
    );
  }
  if (posts.length === 0 && !hasNextPage) return empty;
  return (
    <Stack component="section" gap="md" aria-label={label} aria-busy={isFetchingNextPage}>
      {posts.map((post) => (
        <Listed key={post.id} id={post.id}>
          <ListedCard
            post={post}
            viewerId={viewerId}
            actions={actionsFor(post)}
            isFoldable={foldsAnswered && isAnsweredBefore(post)}
          />
        </Listed>
      ))}
      {isFetchingNextPage && <PostSkeletons />}
      {isError && !isFetchingNextPage && (
        <ErrorState message={errorText} onRetry={() => void query.fetchNextPage()} />
      )}
      {!hasNextPage && !isError && (
        <Text c="dimmed" ta="center" py="lg">
          You&apos;ve reached the end!
        </Text>
      )}
    </Stack>
  );
}

/** How high cards were when they were last shown, and how high one may be that never was. */
const heights = new Map<string, number>();
const LIKELY_HEIGHT = 520;

/** Keeps a card's place while it is out of sight, also for whoever comes back to the list. */
function Listed({ id, children }: { id: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = element.current?.firstElementChild;
    return () => void (node && heights.set(id, node.getBoundingClientRect().height));
  }, [id]);
  const height = heights.get(id) ?? LIKELY_HEIGHT;
  return (
    <div ref={element} className={classes.listed} style={{ containIntrinsicHeight: `auto ${height}px` }}>
      {children}
    </div>
  );
}

/** In a long list only the card that changed is drawn again; what the others can do is still the same. */
const ListedCard = memo(PostCard, isSameCard);

type CardProps = ComponentProps<typeof PostCard>;

function isSameCard(before: CardProps, after: CardProps) {
  return (
    before.post === after.post &&
    before.viewerId === after.viewerId &&
    before.isFoldable === after.isFoldable &&
    before.actions.isLikeBusy === after.actions.isLikeBusy &&
    before.actions.isBookmarkBusy === after.actions.isBookmarkBusy &&
    before.actions.follow?.isBusy === after.actions.follow?.isBusy &&
    Boolean(before.actions.thread) === Boolean(after.actions.thread)
  );
}

const CARDS = [0, 1, 2];

function PostSkeletons() {
  return (
    <Stack gap="md" aria-busy role="status" aria-label="Loading posts">
      {CARDS.map((card) => (
        <PostSkeleton key={card} />
      ))}
    </Stack>
  );
}
