import { Box, Stack } from "@mantine/core";
import { messages } from "@prepfeed/contract/foundation/messages";
import { descriptionOf, headingOf, tabTitleOf } from "@prepfeed/contract/posts/post-words";
import type { Post } from "@prepfeed/contract/posts/posts";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useCountView } from "../../api/posts/post-view.ts";
import { useDeletePost, usePost } from "../../api/posts/posts.ts";
import { Page, useDocumentTitle } from "../../components/layout/page.tsx";
import { useMetaDescription } from "../../components/layout/use-meta-description.ts";
import { PostCard } from "../../components/post-card/post-card.tsx";
import { PostSkeleton } from "../../components/post-card/post-skeleton.tsx";
import { Invitation } from "../../components/sign-in/invitation.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { usePostActions } from "../../connected/use-post-actions.tsx";
import { ApiError, errorText } from "../../http/api-error.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { BackLink } from "./back-link.tsx";
import { PostNotFound } from "./post-not-found.tsx";

/** Only for the author, after the post; without it the page is still complete. */
const PostInsight = lazy<ComponentType<{ post: Post }>>(() =>
  import("./insight/post-insight.tsx").then(
    (loaded) => ({ default: loaded.PostInsight }),
    () => ({ default: () => null }),
  ),
);

export function PostScreen() {
  const { id = "" } = useParams();
  return (
    <Box maw={728} mx="auto">
      <PostPage key={id} id={id} />
    </Box>
  );
}

function PostPage({ id }: { id: string }) {
  const { data: post, error, isPending, isFetching, refetch } = usePost(id);
  // Also for a post that was visible a moment ago: it may be deleted by now, or its author blocked.
  if (error instanceof ApiError && error.status === 404) return <PostNotFound />;
  if (post) return <OpenPost post={post} />;
  if (isPending) {
    return (
      <Page title="Post">
        <div role="status" aria-label="Loading post">
          <PostSkeleton />
        </div>
      </Page>
    );
  }
  return (
    <Page title="Post">
      <ErrorState
        message={errorText(error, messages.failures.loadPost)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Page>
  );
}

function OpenPost({ post }: { post: Post }) {
  const { user } = useSession();
  const actions = usePostActions()(post);
  const { manage } = actions;
  const remove = useDeleteAndLeave(post);
  useCountView(post.id);
  useDocumentTitle(tabTitleOf(post));
  useMetaDescription(descriptionOf(post));
  return (
    <Page title={headingOf(post)} above={<BackLink />}>
      <Stack gap="md">
        <PostCard
          post={post}
          viewerId={user?.id}
          actions={{ ...actions, ...(manage && { manage: { ...manage, onDelete: remove } }) }}
          isStandalone
        />
        {!user && <Invitation />}
        {manage && (
          <Suspense>
            <PostInsight post={post} />
          </Suspense>
        )}
      </Stack>
    </Page>
  );
}

/** The page of a deleted post is left. */
function useDeleteAndLeave(post: Post) {
  const { mutate } = useDeletePost();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  return () => {
    if (isLeaving) return;
    setLeaving(true);
    mutate(post.id, {
      onSuccess: () => {
        toast.success("Post deleted");
        void navigate(paths.social, { replace: true });
      },
      onError: (error) => {
        setLeaving(false);
        toast.error(errorText(error, "Failed to delete post"));
      },
    });
  };
}
