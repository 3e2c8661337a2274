import {
  decideQuestionCase,
  getQuestionCase,
  listQuestionCases,
  type NewQuestionDecision,
} from "@prepfeed/contract/questions/disputes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { itemsOf, usePages } from "../pages.ts";
import { moderationKeys } from "../query-keys.ts";

export type QuestionCaseStatus = "OPEN" | "DECIDED";

export function useQuestionCases(status: QuestionCaseStatus) {
  return usePages({
    queryKey: [...moderationKeys.all, "question-cases", status],
    load: (page, signal) =>
      call(listQuestionCases, { query: { status, page: `${page}`, size: "20" } }, { signal }),
    select: itemsOf,
  });
}

/** The audit log records each load, so it is not repeated when the window gets the focus. */
export function useQuestionCase(id: string) {
  return useQuery({
    queryKey: [...moderationKeys.all, "question-case", id],
    queryFn: ({ signal }) => call(getQuestionCase, { params: { id } }, { signal }),
    refetchOnWindowFocus: false,
  });
}

export function useDecideQuestionCase(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewQuestionDecision) => call(decideQuestionCase, { params: { id }, body }),
    onSettled: () => {
      for (const queryKey of [moderationKeys.all, ["corrections"], ["questions"]])
        void queries.invalidateQueries({ queryKey });
    },
  });
}
