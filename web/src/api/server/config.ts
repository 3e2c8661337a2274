import { getConfig } from "@prepfeed/contract/health";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

/** What the server offers; it changes only with a restart. */
export function usePublicConfig() {
  return useQuery({
    queryKey: ["config"],
    queryFn: () => call(getConfig),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
