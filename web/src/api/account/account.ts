import {
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  listAccountEvents,
  listSessions,
} from "@prepfeed/contract/accounts/account";
import { WebTiming } from "@prepfeed/contract/foundation/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call, whileSessionEnds } from "../../http/call.ts";
import { itemsOf, usePages } from "../pages.ts";
import { PROFILE_KEY } from "../query-keys.ts";
import { PROOF_KEY } from "./proof.ts";

export const SESSIONS_KEY = ["account", "sessions"];

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    select: ({ content }) => content,
    staleTime: 0,
  });
}

/** What happened to the account, newest first. */
export function useAccountEvents() {
  return usePages({
    queryKey: ["account", "events"],
    load: (page, signal) => call(listAccountEvents, { query: { page, size: 30 } }, { signal }),
    select: itemsOf,
    staleTime: 0,
  });
}

export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword?: string | undefined; newPassword: string }) =>
      call(changePassword, { body }),
    // It also cancels a pending change of address.
    onSuccess: () =>
      Promise.all(
        [SESSIONS_KEY, PROFILE_KEY, PROOF_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}

/** Stays busy until the list no longer contains it. */
export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: SESSIONS_KEY }),
  });
}

export function useEndAllSessions() {
  return useMutation({ mutationFn: () => call(endAllSessions) });
}

/** It may be long, so it has the time limit of an AI call. */
export function useExportAccount() {
  return useMutation({ mutationFn: () => call(exportAccount, {}, { timeout: WebTiming.aiTimeout }) });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: { password?: string; posts: "KEEP" | "DELETE" }) =>
      whileSessionEnds(() => call(deleteAccount, { body })),
  });
}
