import {
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  exportAccount,
  listSessions,
} from "@prepfeed/contract/account";
import { WebTiming } from "@prepfeed/contract/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { PROFILE_KEY } from "../query-keys.ts";

const SESSIONS_KEY = ["account", "sessions"];

export function useSessions() {
  return useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => call(listSessions, {}, { signal }),
    select: ({ content }) => content,
    staleTime: 0,
  });
}

export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) => call(changePassword, { body }),
    // It also ends a change of address that waits for its confirmation.
    onSuccess: () =>
      Promise.all([SESSIONS_KEY, PROFILE_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

/** Stays busy until the list is without it. */
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

/** It may be long: the patience of an AI call. */
export function useExportAccount() {
  return useMutation({ mutationFn: () => call(exportAccount, {}, { timeout: WebTiming.aiTimeout }) });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (body: { password: string; posts: "KEEP" | "DELETE" }) => call(deleteAccount, { body }),
  });
}
