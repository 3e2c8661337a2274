import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { setStatus } from "@prepfeed/contract/people/users";
import { useEffect } from "react";
import { call } from "../http/call.ts";
import { StoredState, useStoredState } from "./stored-state.ts";

/** The statuses that a person can choose; offline is not one of them. */
export const CHOSEN_STATUSES = ["online", "away", "busy"] as const;
type ChosenStatus = (typeof CHOSEN_STATUSES)[number];

const chosen = new StoredState<ChosenStatus>(
  "prepfeed.status",
  { parse: (value) => CHOSEN_STATUSES.find((status) => status === value) ?? "online" },
  "online",
);

/** The status that the person chose on this computer, until they choose another. */
export function useChosenStatus(userId: string) {
  return {
    status: useStoredState(chosen, userId),
    choose: (status: ChosenStatus) => chosen.change(userId, () => status),
  };
}

/** Reports the chosen status while this tab is visible; it becomes offline by itself afterwards. */
export function usePresence(userId: string | null) {
  useEffect(() => {
    if (!userId) return;
    function refresh() {
      if (!userId || document.visibilityState !== "visible") return;
      call(setStatus, { params: { id: userId }, body: { status: chosen.read(userId) } }).catch(
        () => undefined,
      );
    }
    refresh();
    const timer = setInterval(refresh, WebTiming.presenceRefresh);
    document.addEventListener("visibilitychange", refresh);
    const unsubscribe = chosen.subscribe(refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
      unsubscribe();
    };
  }, [userId]);
}
