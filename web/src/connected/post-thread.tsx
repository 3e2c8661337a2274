import { messages } from "@prepfeed/contract/foundation/messages";
import type { Post } from "@prepfeed/contract/posts/posts";
import { Suspense } from "react";
import { useComments, useDeleteComment, useLikeComment, useWriteComment } from "../api/posts/comments.ts";
import { CommentThread } from "../components/comments/comment-thread.tsx";
import { late } from "../components/late/late.tsx";
import { useSession } from "../session/session.tsx";
import { toast } from "../toast/toast.ts";
import { PersonMenu } from "./person-menu/person-menu.tsx";

/** Loaded separately, because few people see it and everybody loads the feed. */
const ConfirmEmailNotice = late(
  async () => ({ default: (await import("./confirm-email-notice.tsx")).ConfirmEmailNotice }),
  null,
);

/** The comments of one post, loaded once they are open. */
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
      isKnown={query.data !== undefined}
      pages={query}
      isVisitor={!user}
      canDelete={(comment) => user !== null && (comment.author.id === user.id || post.author.id === user.id)}
      onWrite={async (content) => {
        await write.mutateAsync(content);
      }}
      onLike={(comment) => (user ? void like(comment) : toast.error(messages.posts.loginToInteract))}
      onDelete={(comment) => remove.mutate(comment)}
      menuOf={({ id, author }) =>
        user &&
        author.id !== user.id && (
          <PersonMenu person={author} report={{ kind: "COMMENT", id, name: "this comment" }} />
        )
      }
    />
  );
}
