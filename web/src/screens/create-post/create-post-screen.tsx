import { Anchor, Button } from "@mantine/core";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { Link } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { Page } from "../../components/layout/page.tsx";
import { ConfirmEmailNotice } from "../../connected/confirm-email-notice.tsx";
import { useSession } from "../../session/session.tsx";
import classes from "./create-post.module.css";
import { PostForm } from "./post-form.tsx";
import { PostPreview } from "./post-preview.tsx";
import { EMPTY_POST } from "./question-form.ts";
import { SessionBanner } from "./session-banner.tsx";
import { useDraftForm } from "./use-draft.ts";
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
  const { form, isTouched, clear, undo, forget } = useDraftForm(author.id, EMPTY_POST);
  const { publish, isPublishing, error, sessionProblem } = usePublish(forget);
  return (
    <>
      {sessionProblem && <SessionBanner problem={sessionProblem} />}
      <ConfirmEmailNotice />
      <div className={classes.columns}>
        <PostForm
          form={form}
          action={["Publish", "Publishing..."]}
          isBusy={isPublishing}
          error={error}
          onSubmit={() => publish(form.values)}
        >
          {isTouched && (
            <Button variant="subtle" onClick={clear} disabled={isPublishing}>
              Clear draft
            </Button>
          )}
          {undo && (
            <Button variant="subtle" onClick={undo}>
              Undo clearing
            </Button>
          )}
          <Anchor component={Link} to={paths.rules}>
            Rules
          </Anchor>
        </PostForm>
        <PostPreview values={form.values} author={author} />
      </div>
    </>
  );
}
