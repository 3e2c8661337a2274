import { messages } from "@prepfeed/contract/messages";
import {
  bookmarkMockQuestion,
  commentOnMockQuestion,
  likeMockQuestion,
  listBookmarkedMockQuestions,
  listMockQuestionComments,
} from "@prepfeed/contract/mock-questions";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { actionErrorText, errorText } from "../../http/api-error.ts";
import { call } from "../../http/call.ts";
import { toast } from "../../toast/toast.ts";
import { useNoteUnconfirmed } from "../account/note-unconfirmed.ts";
import { itemsOf, nextPage } from "../pages.ts";
import { commentKeys } from "../query-keys.ts";

const BOOKMARKS = ["mock-tests", "bookmarks"] as const;

/** What one makes of a question: shown once the server has taken it; results and bookmarks are read anew next time. */
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
  return useInfiniteQuery({
    queryKey: commentKeys.of(id),
    queryFn: ({ pageParam, signal }) =>
      call(listMockQuestionComments, { params: { id }, query: { page: pageParam } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    select: ({ pages }) => ({ total: pages.at(-1)?.totalElements ?? 0, comments: itemsOf({ pages }) }),
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
  return useInfiniteQuery({
    queryKey: BOOKMARKS,
    queryFn: ({ pageParam, signal }) =>
      call(listBookmarkedMockQuestions, { query: { page: pageParam, size: 10 } }, { signal }),
    initialPageParam: 0,
    getNextPageParam: nextPage,
    select: ({ pages }) => ({ questions: itemsOf({ pages }), held: pages.at(-1)?.held ?? 0 }),
    staleTime: 0,
  });
}
