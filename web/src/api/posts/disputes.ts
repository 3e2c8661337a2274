import type { ExamType } from "@prepfeed/contract/foundation/catalogue";
import {
  type AuthorAnswer,
  answerDispute,
  disputeQuestion,
  joinDispute,
  listCorrections,
  listDisputes,
  type NewObjection,
  type QuestionCase,
} from "@prepfeed/contract/questions/disputes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { itemsOf, usePages } from "../pages.ts";
import { postKeys } from "../query-keys.ts";

const keyOf = (id: string) => ["questions", id, "disputes"];

export function useDisputes(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(listDisputes, { params: { id } }, { signal }),
  });
}

/** Joins the open case, if there is one. */
export function useObject(id: string, caseId: string | undefined) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewObjection) =>
      caseId
        ? call(joinDispute, { params: { id: caseId }, body })
        : call(disputeQuestion, { params: { id }, body }),
    onSettled: () => void queries.invalidateQueries({ queryKey: keyOf(id) }),
  });
}

/** Reloads the page and the feed, because the key may have changed. */
export function useAnswerDispute({ id }: Pick<QuestionCase, "id">) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: AuthorAnswer) => call(answerDispute, { params: { id }, body }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["questions"] });
      void queries.invalidateQueries({ queryKey: postKeys.all });
    },
  });
}

export function useCorrections(exam: ExamType | null) {
  return usePages({
    queryKey: ["corrections", exam],
    load: (page, signal) =>
      call(listCorrections, { query: { page: `${page}`, size: "20", ...(exam && { exam }) } }, { signal }),
    select: (list) => ({ totals: list.pages[0]?.totals, corrections: itemsOf(list) }),
  });
}
