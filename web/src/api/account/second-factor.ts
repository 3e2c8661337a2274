import {
  confirmSecondFactor,
  forgetDevices,
  getSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
  turnOffSecondFactor,
} from "@prepfeed/contract/accounts/second-factor";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { SESSIONS_KEY } from "./account.ts";

const KEY = ["account", "second-factor"];

export function useSecondFactor() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(getSecondFactor, {}, { signal }),
    staleTime: 0,
  });
}

interface Proof {
  password?: string | undefined;
  code: string;
}

export function useStartSecondFactor() {
  return useMutation({
    mutationFn: (password: string | undefined) => call(startSecondFactor, { body: { password } }),
  });
}

/** Turning it on has ended the other sessions. */
export function useConfirmSecondFactor() {
  return useMutation({
    mutationFn: (code: string) => call(confirmSecondFactor, { body: { code } }),
    onSuccess: useReload(KEY, SESSIONS_KEY),
  });
}

export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: (body: Proof) => call(renewRecoveryCodes, { body }),
    onSuccess: useReload(KEY),
  });
}

export function useTurnOffSecondFactor() {
  return useMutation({
    mutationFn: (body: Proof) => call(turnOffSecondFactor, { body }),
    onSuccess: useReload(KEY),
  });
}

export function useForgetDevices() {
  return useMutation({ mutationFn: () => call(forgetDevices), onSuccess: useReload(KEY) });
}

function useReload(...keys: string[][]) {
  const queries = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
}
