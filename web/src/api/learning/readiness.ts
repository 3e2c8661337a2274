import { getExamReadiness } from "@prepfeed/contract/learning/readiness";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { fromDashboard } from "./dashboard.ts";

/** Every answer changes it, so it is loaded again wherever it is shown. */
export function useReadiness() {
  return useQuery({
    queryKey: ["readiness"],
    queryFn: ({ signal }) =>
      fromDashboard("readiness", () => call(getExamReadiness, { query: {} }, { signal })),
    staleTime: 0,
  });
}
