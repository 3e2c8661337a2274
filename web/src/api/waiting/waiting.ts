import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useStoredState } from "../../session/stored-state.ts";
import { openLine } from "./line.ts";
import { waitingCount } from "./waiting-count.ts";

const KEY = ["waiting"] as const;

/** What waits on this device, and what the server refused. */
export function useWaiting(owner: string) {
  const count = useStoredState(waitingCount, owner);
  return useQuery({
    queryKey: [...KEY, owner, count],
    queryFn: async () => (await (await openLine(owner))?.list()) ?? [],
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

/** What happens to a request that the server refused. */
export function useRefused(owner: string) {
  const queries = useQueryClient();
  const act = (what: "retry" | "dismiss") => async (place: number) => {
    await (await openLine(owner))?.[what](place);
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return { retry: act("retry"), dismiss: act("dismiss") };
}
