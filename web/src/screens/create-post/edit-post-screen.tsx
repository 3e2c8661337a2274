import { Alert, Button } from "@mantine/core";
import { messages } from "@prepfeed/contract/messages";
import type { Post } from "@prepfeed/contract/posts";
import { IconLock } from "@tabler/icons-react";
import { Link, useNavigate, useParams } from "react-router";
import { ApiError, errorText } from "../../api/call.ts";
import { usePost, useUpdatePost } from "../../api/posts.ts";
import { paths } from "../../app/paths.ts";
import { toast } from "../../app/toast.ts";
import { BubbleLoader } from "../../components/bubble-loader.tsx";
import { EmptyState } from "../../components/empty-state.tsx";
import { ErrorState } from "../../components/error-state.tsx";
import { Page } from "../../components/page.tsx";
import { useSession } from "../../session/session.tsx";
import classes from "./create-post.module.css";
import { PostForm } from "./post-form.tsx";
import { PostPreview } from "./post-preview.tsx";
import { postBody, valuesOf } from "./question-form.ts";
import { usePostForm } from "./use-post-form.ts";

export function EditPostScreen() {
  const { id = "" } = useParams();
  const { user } = useSession();
  const { data: post, error, isPending, refetch } = usePost(id);
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page title="Edit post">
      {isPending && <BubbleLoader />}
      {isGone && <NotEditable title={messages.posts.notFound} />}
      {error && !isGone && <ErrorState message="Failed to load post" onRetry={() => void refetch()} />}
      {post && post.author.id !== user?.id && <NotEditable title={messages.posts.notAuthor} />}
      {post && post.author.id === user?.id && <EditPost key={post.id} post={post} />}
    </Page>
  );
}

function EditPost({ post }: { post: Post }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const form = usePostForm(valuesOf(post));
  const update = useUpdatePost();
  // Of a set, the server knows which questions were answered.
  const isLocked = post.totalAttempts > 0 && post.questions.length === 1;

  function save() {
    update.mutate(
      { id: post.id, ...postBody(form.values, post) },
      {
        onSuccess: () => {
          toast.success("Post updated");
          void navigate(paths.post(post.id), { replace: true });
        },
      },
    );
  }

  return (
    <>
      {isLocked && (
        <Alert color="yellow" icon={<IconLock aria-hidden />} mb="lg">
          {messages.posts.answeredIsFixed}
        </Alert>
      )}
      <div className={classes.columns}>
        <PostForm
          form={form}
          action={["Save", "Saving..."]}
          isBusy={update.isPending}
          error={update.error ? errorText(update.error, "Failed to update post") : undefined}
          isLocked={isLocked}
          onSubmit={save}
        >
          <Button component={Link} to={paths.post(post.id)} replace variant="default">
            Cancel
          </Button>
        </PostForm>
        {user && <PostPreview values={form.values} author={user} />}
      </div>
    </>
  );
}

function NotEditable({ title }: { title: string }) {
  return (
    <EmptyState
      title={title}
      description="You can edit what you have published yourself."
      action={
        <Button component={Link} to={paths.social}>
          Go to the feed
        </Button>
      }
    />
  );
}
