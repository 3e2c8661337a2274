import { Button } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/users";
import { useState } from "react";
import { Page } from "../../components/page.tsx";
import { useSession } from "../../session/session.tsx";
import classes from "./create-post.module.css";
import { isUntouched, readDraft } from "./draft.ts";
import { PostForm } from "./post-form.tsx";
import { PostPreview } from "./post-preview.tsx";
import { EMPTY_POST } from "./question-form.ts";
import { SessionBanner } from "./session-banner.tsx";
import { useDraft } from "./use-draft.ts";
import { usePostForm } from "./use-post-form.ts";
import { usePublish } from "./use-publish.ts";
import { useSessionProblem } from "./use-session-problem.ts";

export function CreatePostScreen() {
  const { user } = useSession();
  const { problem } = useSessionProblem();
  return (
    <Page title="Create MCQ Question">
      {user ? <NewPost key={user.id} author={user} /> : problem && <SessionBanner problem={problem} />}
    </Page>
  );
}

function NewPost({ author }: { author: OwnProfile }) {
  const [initial] = useState(() => readDraft(localStorage, author.id) ?? EMPTY_POST);
  const form = usePostForm(initial);
  const draft = useDraft(author.id, form.values);
  const { publish, isPublishing, error, sessionProblem } = usePublish(draft.clear);
  return (
    <>
      {sessionProblem && <SessionBanner problem={sessionProblem} />}
      <div className={classes.columns}>
        <PostForm
          form={form}
          action={["Publish", "Publishing..."]}
          isBusy={isPublishing}
          error={error}
          onSubmit={() => publish(form.values)}
        >
          {!isUntouched(form.values) && (
            <Button variant="subtle" onClick={() => form.reset(EMPTY_POST)} disabled={isPublishing}>
              Clear draft
            </Button>
          )}
        </PostForm>
        <PostPreview values={form.values} author={author} />
      </div>
    </>
  );
}
