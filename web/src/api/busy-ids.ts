import { type MutationKey, useMutationState, useQueryClient } from "@tanstack/react-query";

/** The ids for which a mutation is running; `mutateOnce` does nothing while it runs for that id. */
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
