import { getHealth } from "@prepfeed/contract/health";
import { WebTiming } from "@prepfeed/contract/limits";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

/** Asks again and again; a server that does not answer is an error, one without its database too. */
export function useHealth(enabled = true) {
  return useQuery({
    queryKey: ["health"],
    queryFn: () => call(getHealth),
    refetchInterval: WebTiming.healthCheck,
    enabled,
  });
}
