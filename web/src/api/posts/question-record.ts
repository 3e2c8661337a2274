import { getPassport } from "@prepfeed/contract/questions/passport";
import { getStatistics } from "@prepfeed/contract/questions/statistics";
import { listVersions } from "@prepfeed/contract/questions/versions";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

/** The source of a question, its checks and its history. */
export function usePassport(id: string) {
  return useQuery({
    queryKey: ["questions", id, "passport"],
    queryFn: ({ signal }) => call(getPassport, { params: { id } }, { signal }),
  });
}

/** Each answer changes it, so it is requested again wherever it is shown. */
export function useStatistics(id: string) {
  return useQuery({
    queryKey: ["questions", id, "statistics"],
    queryFn: ({ signal }) => call(getStatistics, { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** The versions of a question, newest first, with the present key. */
export function useVersions(id: string) {
  return useQuery({
    queryKey: ["questions", id, "versions"],
    queryFn: ({ signal }) => call(listVersions, { params: { id } }, { signal }),
    staleTime: 0,
  });
}
