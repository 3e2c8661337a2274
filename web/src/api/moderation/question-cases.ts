import {
  decideQuestionCase,
  getQuestionCase,
  type NewQuestionDecision,
} from "@prepfeed/contract/questions/disputes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { moderationKeys } from "../query-keys.ts";

/** The audit log records each load, so it is not repeated when the window gets the focus. */
export function useQuestionCase(id: string) {
  return useQuery({
    queryKey: moderationKeys.question(id),
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
