import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../addresses/paths.ts";
import { useNoteUnconfirmed } from "../../api/account/note-unconfirmed.ts";
import { useCreatePost } from "../../api/posts/posts.ts";
import { useShowOwnPost } from "../../session/goal-exam.ts";
import { useSession } from "../../session/session.tsx";
import { toast } from "../../toast/toast.ts";
import { type CreatePostError, createPostError } from "./create-post-error.ts";
import { type PostValues, postBody } from "./question-form.ts";
import { useSessionProblem } from "./use-session-problem.ts";

const NO_USER: CreatePostError = { message: "User session issue. Please log in again.", endsSession: true };

/** Publishes, and shows why it failed; `onPublished` runs before the feed opens. */
export function usePublish(onPublished: () => void) {
  const create = useCreatePost();
  const session = useSessionProblem();
  const { user, expire } = useSession();
  const noteUnconfirmed = useNoteUnconfirmed();
  const navigate = useNavigate();
  const showOwnPost = useShowOwnPost();
  const [error, setError] = useState<string>();
  const leaving = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(leaving.current), []);

  function refuse({ message, endsSession }: CreatePostError) {
    setError(message);
    if (endsSession) leaving.current = window.setTimeout(expire, WebTiming.sessionErrorRedirect);
  }

  function publish(values: PostValues) {
    setError(undefined);
    if (session.check()) return setError("Please resolve session issues before creating a post");
    if (!user?.id) return refuse(NO_USER);
    create.mutate(postBody(values), {
      onSuccess: (sent) => {
        onPublished();
        if (!sent.isKept) {
          showOwnPost(sent.reply.examType);
          toast.success("MCQ question created successfully!");
        }
        void navigate(paths.social);
      },
      onError: (reason) => {
        noteUnconfirmed(reason);
        refuse(createPostError(reason));
      },
    });
  }

  return { publish, isPublishing: create.isPending, error, sessionProblem: session.problem };
}
