import { messages } from "@prepfeed/contract/foundation/messages";
import { type Post, viewPost } from "@prepfeed/contract/posts/posts";
import { answerQuestion } from "@prepfeed/contract/questions/questions";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { ApiError, actionErrorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { countAnswer } from "../../session/session-stats.ts";
import { toast } from "../../toast/toast.ts";
import { commentKeys, postKeys } from "../query-keys.ts";
import { sendOrKeep } from "../waiting/send-or-keep.ts";
import { answerWords } from "./answer-words.ts";
import { withAnswer } from "./post-cache.ts";
import { useChangePost } from "./post-change.ts";

/** Sends an answer once; the reply is shown on every copy of the post. */
export function useAnswer() {
  const queries = useQueryClient();
  const changePost = useChangePost();
  const { user } = useSession();
  const running = useRef(new Set<string>());

  return async (post: Post, questionId: string, selectedOption: string, timeSpent: number) => {
    if (!user) return void toast.error(messages.questions.loginToAnswer);
    if (running.current.has(questionId)) return undefined;
    running.current.add(questionId);
    try {
      const asked = post.questions.find(({ id }) => id === questionId);
      const sent = await sendOrKeep(
        user.id,
        "answer",
        asked?.questionText ?? "",
        {
          params: { id: questionId },
          // The version that the learner sees; the first is not named.
          body: { userId: user.id, selectedOption, timeSpent, version: asked?.version ?? 1 },
        },
        (input, options) => call(answerQuestion, input, options),
      );
      if (sent.isKept) return sent;
      const result = sent.reply;
      changePost(post.id, (current) => withAnswer(current, result));
      if (result.alreadyAnswered) toast.info("You answered this before. Your first answer stands.");
      else {
        countAnswer(user.id, result);
        const say = result.isCorrect ? toast.success : toast.info;
        say(answerWords(result));
      }
      void queries.invalidateQueries({ queryKey: commentKeys.of(post.id) });
      call(viewPost, { params: { id: post.id } }).catch(() => undefined);
      return result;
    } catch (error) {
      // Perhaps its author has changed it: then it is shown as it is now.
      if (error instanceof ApiError && error.status === 409)
        void queries.invalidateQueries({ queryKey: postKeys.all });
      toast.error(actionErrorText(error, messages.failures.submitAnswer));
      return undefined;
    } finally {
      running.current.delete(questionId);
    }
  };
}
