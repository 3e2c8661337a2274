import { getProof, mailProof, proveByMail } from "@prepfeed/contract/accounts/proof";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

export const PROOF_KEY = ["account", "proof"];

const MAILED_MS = 3_000;

/** How the person can confirm their identity. After a link was mailed, it polls until the link was opened. */
export function useWaysToProve(isMailAwaited = false) {
  return useQuery({
    queryKey: PROOF_KEY,
    queryFn: ({ signal }) => call(getProof, {}, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (isMailAwaited && !state.data?.isProven ? MAILED_MS : false),
  });
}

export function useMailProof() {
  return useMutation({ mutationFn: () => call(mailProof) });
}

export function useProofByMail() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call(proveByMail, { body: { token } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: PROOF_KEY }),
  });
}
