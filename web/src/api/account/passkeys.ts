import {
  addPasskey,
  deletePasskey,
  listPasskeys,
  logInByPasskey,
  proveByPasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
  startPasskeyProof,
} from "@prepfeed/contract/accounts/passkeys";
import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";

const KEY = ["account", "passkeys"];

export function usePasskeys() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listPasskeys, {}, { signal }),
    select: ({ content }) => content,
    staleTime: 0,
  });
}

/** Without a password, identity must have been confirmed in this session. */
export function useAddPasskey() {
  return useMutation({
    mutationFn: async ({ password, name }: { password?: string | undefined; name: string }) => {
      const optionsJSON = await call(startPasskey, { body: { password } });
      const credential = await asked(() => startRegistration({ optionsJSON }));
      return call(addPasskey, { body: { name, credential } });
    },
    onSuccess: useReload(),
  });
}

export function useRenamePasskey() {
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: useReload(),
  });
}

export function useDeletePasskey() {
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password?: string | undefined }) =>
      call(deletePasskey, { params: { id }, body: { password } }),
    onSuccess: useReload(),
  });
}

/** For ten minutes no password is needed. */
export function useProof() {
  return useMutation({
    mutationFn: async () => {
      const optionsJSON = await call(startPasskeyProof);
      const credential = await asked(() => startAuthentication({ optionsJSON }));
      return call(proveByPasskey, { body: { credential } });
    },
  });
}

/** With `autofill` the browser offers passkeys in the username field, and nothing appears before one is chosen. */
export async function logInWithPasskey(autofill: boolean) {
  const optionsJSON = await call(startPasskeyLogin);
  const credential = await asked(() => startAuthentication({ optionsJSON, useBrowserAutofill: autofill }));
  return call(logInByPasskey, { body: { credential } });
}

/** The browser's dialog was closed, or timed out. */
export class PasskeyCancelled extends Error {
  override name = "PasskeyCancelled";
}

const CANCELLED = ["NotAllowedError", "AbortError"];

/** Browser messages are for developers; these sentences are for people. */
async function asked<T>(dialog: () => Promise<T>): Promise<T> {
  try {
    return await dialog();
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (CANCELLED.includes(name))
      throw new PasskeyCancelled("The passkey dialog was closed. Nothing was changed.");
    if (name === "InvalidStateError") throw new Error("This device has a passkey for your account already.");
    if (name === "SecurityError") throw new Error("Passkeys don't work at this address of the site.");
    throw new Error("Your browser could not use a passkey here.");
  }
}

function useReload() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: KEY });
}
