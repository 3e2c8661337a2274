import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { getHealth } from "@prepfeed/contract/health";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

/** Polls the server; one that does not answer is an error, and so is one without its database. */
export function useHealth(enabled = true) {
  return useQuery({
    queryKey: ["health"],
    queryFn: () => call(getHealth),
    refetchInterval: WebTiming.healthCheck,
    enabled,
  });
}
