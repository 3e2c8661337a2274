import { messages } from "@prepfeed/contract/messages";
import type { Post } from "@prepfeed/contract/posts";
import { lazy, Suspense } from "react";
import { useComments, useDeleteComment, useLikeComment, useWriteComment } from "../api/posts/comments.ts";
import { CommentThread } from "../components/comments/comment-thread.tsx";
import { useSession } from "../session/session.tsx";
import { toast } from "../toast/toast.ts";

/** Few ever see it, and the feed is loaded by everybody. */
const ConfirmEmailNotice = lazy(async () => ({
  default: (await import("./confirm-email-notice.tsx")).ConfirmEmailNotice,
}));

/** The comments of one post, read once they are open. */
export function PostThread({ post }: { post: Post }) {
  const { user } = useSession();
  const query = useComments(post.id);
  const write = useWriteComment(post.id);
  const remove = useDeleteComment(post.id);
  const like = useLikeComment(post.id);
  return (
    <CommentThread
      notice={
        user?.emailConfirmed === false && (
          <Suspense>
            <ConfirmEmailNotice />
          </Suspense>
        )
      }
      comments={query.data?.comments ?? []}
      total={query.data?.total ?? post.commentsCount}
      isLocked={query.data?.isLocked ?? false}
      isLoading={query.isLoading}
      isError={query.isError}
      isRetrying={query.isFetching}
      hasMore={query.hasNextPage}
      isLoadingMore={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
      onRetry={() => void query.refetch()}
      isVisitor={!user}
      canDelete={(comment) => user !== null && (comment.author.id === user.id || post.author.id === user.id)}
      onWrite={async (content) => {
        await write.mutateAsync(content);
      }}
      onLike={(comment) => (user ? void like(comment) : toast.error(messages.posts.loginToInteract))}
      onDelete={(comment) => remove.mutate(comment)}
    />
  );
}
