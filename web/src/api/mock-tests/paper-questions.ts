import { messages } from "@prepfeed/contract/foundation/messages";
import {
  bookmarkMockQuestion,
  commentOnMockQuestion,
  likeMockQuestion,
  listBookmarkedMockQuestions,
  listMockQuestionComments,
} from "@prepfeed/contract/mock-tests/mock-questions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { actionErrorText, errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { toast } from "../../toast/toast.ts";
import { useNoteUnconfirmed } from "../account/note-unconfirmed.ts";
import { itemsOf, totalOf, usePages } from "../pages.ts";
import { commentKeys } from "../query-keys.ts";

const BOOKMARKS = ["mock-tests", "bookmarks"] as const;

/**
 * Likes and bookmarks of a question: shown once the server has accepted them; results and bookmarks are loaded again
 * next time.
 */
export function useQuestionToggles(id: string) {
  const queries = useQueryClient();
  const onSuccess = () => {
    void queries.invalidateQueries({ queryKey: ["mock-tests", "result"], refetchType: "none" });
    queries.removeQueries({ queryKey: BOOKMARKS, type: "inactive" });
  };
  const onError = (error: unknown) => toast.error(actionErrorText(error, "Failed to update the question"));
  return {
    like: useMutation({
      mutationFn: () => call(likeMockQuestion, { params: { id } }),
      onSuccess,
      onError,
    }),
    bookmark: useMutation({
      mutationFn: () => call(bookmarkMockQuestion, { params: { id } }),
      onSuccess,
      onError,
    }),
  };
}

export function useQuestionComments(id: string) {
  return usePages({
    queryKey: commentKeys.of(id),
    load: (page, signal) => call(listMockQuestionComments, { params: { id }, query: { page } }, { signal }),
    select: (list) => ({ total: totalOf(list), comments: itemsOf(list) }),
  });
}

export function useCommentOnQuestion(id: string) {
  const queries = useQueryClient();
  const noteUnconfirmed = useNoteUnconfirmed();
  return useMutation({
    mutationFn: (content: string) => call(commentOnMockQuestion, { params: { id }, body: { content } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: commentKeys.of(id) }),
    onError: (error) => {
      noteUnconfirmed(error);
      toast.error(actionErrorText(error, errorText(error, messages.failures.addComment)));
    },
  });
}

export function useBookmarkedQuestions() {
  return usePages({
    queryKey: BOOKMARKS,
    load: (page, signal) => call(listBookmarkedMockQuestions, { query: { page } }, { signal }),
    select: (list) => ({ questions: itemsOf(list), held: list.pages.at(-1)?.held ?? 0 }),
    staleTime: 0,
  });
}
