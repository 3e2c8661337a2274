import { type MutationKey, useMutationState, useQueryClient } from "@tanstack/react-query";

/** Which ids a mutation is on its way for; `mutateOnce` does nothing while it is for that one. */
export function useBusyIds(mutationKey: MutationKey, mutate: (id: string) => void) {
  const queries = useQueryClient();
  const busyIds = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables,
  });
  return {
    isBusy: (id: string) => busyIds.includes(id),
    mutateOnce: (id: string) => {
      const isRunning = queries.isMutating({ mutationKey, predicate: ({ state }) => state.variables === id });
      if (isRunning === 0) mutate(id);
    },
  };
}
