import { messages } from "@prepfeed/contract/messages";
import { type Post, viewPost } from "@prepfeed/contract/posts";
import { type AnswerResult, answerQuestion } from "@prepfeed/contract/questions";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { actionErrorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { useSession } from "../../session/session.tsx";
import { countAnswer } from "../../session/session-stats.ts";
import { toast } from "../../toast/toast.ts";
import { commentKeys } from "../query-keys.ts";
import { withAnswer } from "./post-cache.ts";
import { useChangePost } from "./post-change.ts";

/** Sends an answer once; what came back is shown on every copy of the post. */
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
      const result = await call(answerQuestion, {
        params: { id: questionId },
        body: { userId: user.id, selectedOption, timeSpent },
      });
      changePost(post.id, (current) => withAnswer(current, result));
      if (!result.alreadyAnswered) countAnswer(user.id, result);
      tell(result);
      void queries.invalidateQueries({ queryKey: commentKeys.of(post.id) });
      call(viewPost, { params: { id: post.id } }).catch(() => undefined);
      return result;
    } catch (error) {
      toast.error(actionErrorText(error, messages.failures.submitAnswer));
      return undefined;
    } finally {
      running.current.delete(questionId);
    }
  };
}

function tell({ alreadyAnswered, isCorrect, correctAnswer, unpaidReason }: AnswerResult) {
  if (alreadyAnswered) toast.info("You answered this before. Your first answer stands.");
  else if (unpaidReason) toast.success(`Correct! ${messages.questions.unpaid[unpaidReason]}`);
  else if (isCorrect) toast.success("Correct! +1 point");
  else toast.success(`Incorrect. The correct answer is ${correctAnswer}`);
}
