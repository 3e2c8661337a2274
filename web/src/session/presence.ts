import { WebTiming } from "@prepfeed/contract/limits";
import { setStatus } from "@prepfeed/contract/users";
import { useEffect } from "react";
import { call } from "../http/call.ts";

/** Keeps the user's status at online while this tab is visible; it fades by itself afterwards. */
export function usePresence(userId: string | null) {
  useEffect(() => {
    if (!userId) return;
    function refresh() {
      if (!userId || document.visibilityState !== "visible") return;
      call(setStatus, { params: { id: userId }, body: { status: "online" } }).catch(() => undefined);
    }
    refresh();
    const timer = setInterval(refresh, WebTiming.presenceRefresh);
    document.addEventListener("visibilitychange", refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", refresh);
    };
  }, [userId]);
}
