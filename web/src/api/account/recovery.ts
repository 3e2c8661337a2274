import {
  cancelOwnRecovery,
  cancelRecovery,
  checkRecovery,
  finishRecovery,
  getOwnRecovery,
  requestRecovery,
  startRecovery,
} from "@prepfeed/contract/accounts/recovery";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

const checkKey = (token: string) => ["account", "recovery", token];
const OWN_KEY = ["account", "own-recovery"];

export function useRequestRecovery() {
  return useMutation({ mutationFn: (email: string) => call(requestRecovery, { body: { email } }) });
}

/** The state of the recovery; an invalid link stays invalid. */
export function useRecoveryCheck(token: string) {
  return useQuery({
    queryKey: checkKey(token),
    queryFn: ({ signal }) => call(checkRecovery, { body: { token } }, { signal }),
    retry: false,
    staleTime: 0,
  });
}

export function useStartRecovery(token: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(startRecovery, { body: { token } }),
    onSettled: () => queries.invalidateQueries({ queryKey: checkKey(token) }),
  });
}

export function useFinishRecovery(token: string) {
  return useMutation({
    mutationFn: (newPassword: string) => call(finishRecovery, { body: { token, newPassword } }),
  });
}

export function useCancelRecovery() {
  return useMutation({ mutationFn: (token: string) => call(cancelRecovery, { body: { token } }) });
}

/** Whether the account of the signed-in person is being recovered. */
export function useOwnRecovery() {
  return useQuery({
    queryKey: OWN_KEY,
    queryFn: ({ signal }) => call(getOwnRecovery, {}, { signal }),
    staleTime: 0,
  });
}

export function useCancelOwnRecovery() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelOwnRecovery),
    onSettled: () => queries.invalidateQueries({ queryKey: OWN_KEY }),
  });
}
