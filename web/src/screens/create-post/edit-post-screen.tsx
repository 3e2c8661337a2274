import { Alert, Button, Checkbox } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { messages } from "@prepfeed/contract/foundation/messages";
import type { Post } from "@prepfeed/contract/posts/posts";
import { useState } from "react";
import { Link, useNavigate, useParams } from "react-router";
import IconVersions from "~icons/tabler/versions";
import { paths } from "../../addresses/paths.ts";
import { usePost, useUpdatePost } from "../../api/posts/posts.ts";
import { Page } from "../../components/layout/page.tsx";
import { BubbleLoader } from "../../components/states/bubble-loader.tsx";
import { EmptyState } from "../../components/states/empty-state.tsx";
import { ErrorState } from "../../components/states/error-state.tsx";
import { ApiError, errorText } from "../../http/api-error.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import classes from "./create-post.module.css";
import { PostForm } from "./post-form.tsx";
import { PostPreview } from "./post-preview.tsx";
import { postBody, valuesOf } from "./question-form.ts";
import { useDraftForm } from "./use-draft.ts";

export function EditPostScreen() {
  const { id = "" } = useParams();
  const { user } = useSession();
  const { data: known, error, isPending, isPlaceholderData, refetch } = usePost(id);
  // A copy from a list may be older than the post, so it cannot be edited.
  const post = isPlaceholderData ? undefined : known;
  const isGone = error instanceof ApiError && error.status === 404;
  return (
    <Page title="Edit post">
      {(isPending || isPlaceholderData) && <BubbleLoader />}
      {isGone && <NotEditable title={messages.posts.notFound} />}
      {error && !isGone && (
        <ErrorState message={errorText(error, messages.failures.loadPost)} onRetry={() => void refetch()} />
      )}
      {post && post.author.id !== user?.id && <NotEditable title={messages.posts.notAuthor} />}
      {post && user && post.author.id === user.id && <EditPost key={post.id} post={post} author={user} />}
    </Page>
  );
}

function EditPost({ post, author }: { post: Post; author: OwnProfile }) {
  const navigate = useNavigate();
  const [began] = useState(() => valuesOf(post));
  const { form, isTouched, wasKept, clear, undo, forget } = useDraftForm(author.id, began, post.id);
  const update = useUpdatePost();
  const [isSpellingOnly, setSpellingOnly] = useState(false);
  const isAnswered = post.totalAttempts > 0 && post.questions.length > 0;

  function save() {
    update.mutate(
      { id: post.id, ...postBody(form.values, post), spellingOnly: isSpellingOnly },
      {
        onSuccess: () => {
          forget();
          toast.success("Post updated");
          void navigate(paths.post(post.id), { replace: true });
        },
      },
    );
  }

  return (
    <>
      {isAnswered && (
        <Alert color="brand" icon={<IconVersions aria-hidden />} mb="lg">
          {messages.posts.answeredBecomesVersion}
        </Alert>
      )}
      {wasKept && isTouched && (
        <Alert color="brand" role="status" mb="lg">
          These are the changes you had not saved yet.
        </Alert>
      )}
      <div className={classes.columns}>
        <PostForm
          form={form}
          action={["Save", "Saving..."]}
          isBusy={update.isPending}
          error={update.error ? errorText(update.error, messages.failures.updatePost) : undefined}
          above={
            isAnswered && (
              <Checkbox
                label="I only correct spelling"
                description="At most three letters, and no number, formula or key. The question keeps its statistics."
                checked={isSpellingOnly}
                onChange={({ currentTarget }) => setSpellingOnly(currentTarget.checked)}
              />
            )
          }
          onSubmit={save}
        >
          <Button component={Link} to={paths.post(post.id)} replace variant="default" onClick={forget}>
            Cancel
          </Button>
          {isTouched && (
            <Button variant="subtle" onClick={clear} disabled={update.isPending}>
              Discard changes
            </Button>
          )}
          {undo && (
            <Button variant="subtle" onClick={undo}>
              Undo discarding
            </Button>
          )}
        </PostForm>
        <PostPreview values={form.values} author={author} />
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
