import { listSameWriter } from "@prepfeed/contract/questions/same-writer";
import { call } from "../../http/call.ts";
import { itemsOf, usePages } from "../pages.ts";

/** Each load shows keys and is in the audit log, so it is not repeated by itself. */
export function useSameWriter(caseId: string) {
  return usePages({
    queryKey: ["same-writer", caseId],
    load: (page, signal) =>
      call(listSameWriter, { params: { id: caseId }, query: { page: `${page}`, size: "20" } }, { signal }),
    select: itemsOf,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
