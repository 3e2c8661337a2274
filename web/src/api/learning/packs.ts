import { makePack } from "@prepfeed/contract/learning/packs";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import * as store from "../../device/packs/pack-store.ts";
import { call } from "../../http/call.ts";

export type PackWish = { topic: string; count: 10 | 25 | 50 };

/** The packs on this device. */
export function usePacks(owner: string) {
  return useQuery({
    queryKey: ["packs", owner],
    queryFn: () => store.listPacks(owner),
    staleTime: 0,
  });
}

/** Downloads, answers and removes packs. */
export function usePackChanges(owner: string) {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: ["packs", owner] });
  const download = useMutation({
    mutationFn: async (wish: PackWish) => store.keepPack(owner, await call(makePack, { body: wish })),
    onSuccess,
  });
  const remove = useMutation({ mutationFn: (id: string) => store.removePack(owner, id), onSuccess });
  const answer = useMutation({
    mutationFn: ({ id, answers }: Pick<store.KeptPack, "id" | "answers">) =>
      store.keepPackAnswers(owner, id, answers),
    onSuccess,
  });
  return { download, remove, answer };
}
