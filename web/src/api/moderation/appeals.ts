import { appealStrike, decideAppeal, listAppeals, listStrikes } from "@prepfeed/contract/moderation/strikes";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { itemsOf, usePages } from "../pages.ts";
import { moderationKeys, STRIKES_KEY } from "../query-keys.ts";

export function useStrikes() {
  return useQuery({ queryKey: STRIKES_KEY, queryFn: () => call(listStrikes) });
}

export function useAppeal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call(appealStrike, { params: { id }, body: { text } }),
    onSettled: () => void queries.invalidateQueries({ queryKey: STRIKES_KEY }),
  });
}

export function useAppeals() {
  return usePages({
    queryKey: moderationKeys.appeals,
    load: (page, signal) => call(listAppeals, { query: { page: `${page}` } }, { signal }),
    select: itemsOf,
  });
}

export function useDecideAppeal() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; outcome: "UPHELD" | "OVERTURNED"; answer: string }) =>
      call(decideAppeal, { params: { id }, body }),
    onSettled: () => void queries.invalidateQueries({ queryKey: moderationKeys.all }),
  });
}
