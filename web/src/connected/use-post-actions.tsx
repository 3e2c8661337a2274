import { Skeleton } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { Post } from "@prepfeed/contract/posts/posts";
import { Suspense } from "react";
import { useNavigate } from "react-router";
import { paths } from "../addresses/paths.ts";
import { useToggleFollow } from "../api/people/follow.ts";
import { useAnswer } from "../api/posts/answers.ts";
import { useBookmark, useLike } from "../api/posts/post-toggle.ts";
import { useDeletePost } from "../api/posts/posts.ts";
import { useShare } from "../api/posts/share.ts";
import { usePublicConfig } from "../api/server/config.ts";
import { late } from "../components/late/late.tsx";
import type { PostActions } from "../components/post-card/post-actions.ts";
import { errorText } from "../http/api-error.ts";
import { useSession } from "../session/session.tsx";
import { toast } from "../toast/toast.ts";
import { PersonMenu } from "./person-menu/person-menu.tsx";
import { tutorOf } from "./tutor/tutor-of.tsx";

/** Loaded when comments are opened, because everybody loads the feed. */
const PostThread = late(
  async () => ({ default: (await import("./post-thread.tsx")).PostThread }),
  "The comments could not be loaded.",
);

/** The actions of a card on its post, which update every cached copy of it. */
export function usePostActions(): (post: Post) => PostActions {
  const answer = useAnswer();
  const like = useLike();
  const bookmark = useBookmark();
  const share = useShare();
  const follow = useToggleFollow();
  const remove = useDeletePost();
  const navigate = useNavigate();
  const { user } = useSession();
  const isCommentingOff = usePublicConfig().data?.comments === false;

  return (post) => ({
    onAnswer: (questionId, option, timeSpent) => answer(post, questionId, option, timeSpent),
    onLike: () => like.toggle(post.id),
    onBookmark: () => bookmark.toggle(post.id),
    onShare: () => void share(post),
    isLikeBusy: like.isBusy(post.id),
    isBookmarkBusy: bookmark.isBusy(post.id),
    thread: isCommentingOff ? undefined : (
      <Suspense fallback={<Skeleton height={160} radius="md" />}>
        <PostThread post={post} />
      </Suspense>
    ),
    onComment: () => isCommentingOff && toast.info(messages.comments.off),
    ...(user && { tutor: tutorOf }),
    ...(user &&
      canBeFollowed(post, user.id) && {
        menu: (
          <PersonMenu
            person={post.author}
            topic={post.topic}
            report={{ kind: "POST", id: post.id, name: "this post" }}
          />
        ),
      }),
    ...(canBeFollowed(post, user?.id) && {
      follow: {
        isFollowing: post.isFollowingAuthor,
        isBusy: follow.isBusy(post.author.id),
        onToggle: () => follow.toggle(post.author.id),
      },
    }),
    ...(user?.id === post.author.id && {
      manage: {
        onInsight: () => void navigate(paths.postInsight(post.id)),
        onEdit: () => void navigate(paths.editPost(post.id)),
        onDelete: () =>
          remove.mutate(post.id, {
            onSuccess: () => toast.success("Post deleted"),
            onError: (error) => toast.error(errorText(error, "Failed to delete post")),
          }),
      },
    }),
  });
}

function canBeFollowed({ author }: Post, viewerId: string | undefined) {
  return author.id !== viewerId && author.username !== messages.users.deleted;
}
