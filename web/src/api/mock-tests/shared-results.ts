import {
  getShare,
  getSharedResult,
  type Shown,
  shareResult,
  withdrawShare,
} from "@prepfeed/contract/mock-tests/shared-results";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

const shareKey = (attemptId: string) => ["mock-tests", "share", attemptId] as const;

/** Loaded only when the user wants to share. */
export function useShare(attemptId: string) {
  return useQuery({
    queryKey: shareKey(attemptId),
    queryFn: async ({ signal }) => (await call(getShare, { params: { id: attemptId } }, { signal })).share,
  });
}

export function useShareResult(attemptId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (shown: Shown) =>
      (await call(shareResult, { params: { id: attemptId }, body: shown })).share,
    onSuccess: (share) => queries.setQueryData(shareKey(attemptId), share),
  });
}

export function useWithdrawShare(attemptId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(withdrawShare, { params: { id: attemptId } }),
    onSuccess: () => queries.setQueryData(shareKey(attemptId), null),
  });
}

export function useSharedResult(id: string) {
  return useQuery({
    queryKey: ["shared-results", id],
    queryFn: ({ signal }) => call(getSharedResult, { params: { id } }, { signal }),
  });
}
