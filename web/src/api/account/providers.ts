import {
  linkAccount,
  listLinkedAccounts,
  startLinking,
  unlinkAccount,
} from "@prepfeed/contract/accounts/linked-accounts";
import { proveByProvider, startProviderProof } from "@prepfeed/contract/accounts/proof";
import {
  finishProviderLogin,
  logInByProvider,
  type Provider,
  registerByProvider,
  startProviderLogin,
} from "@prepfeed/contract/accounts/provider-login";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../http/call.ts";
import { readDeviceTokens } from "../../session/device-tokens.ts";
import { keepJourney, type ProviderJourney } from "../../session/provider-journey.ts";
import { PROOF_KEY } from "./proof.ts";

const KEY = ["account", "linked-accounts"];

export function useLinkedAccounts() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call(listLinkedAccounts, {}, { signal }),
    select: ({ content }) => content,
    staleTime: 0,
  });
}

interface Departure {
  provider: Provider;
  purpose: ProviderJourney["purpose"];
  from: string | null;
  /** For linking, if the session has no fresh proof. */
  password?: string | undefined;
}

/** Sends this tab to a provider. It stays busy, since the page is about to go. */
export function useDeparture() {
  return useMutation({
    mutationFn: async ({ provider: { id, label }, purpose, from, password }: Departure) => {
      const { url, ...kept } = await begin(purpose, id, password);
      keepJourney({ provider: id, label, purpose, from, ...kept });
      window.location.assign(url);
      await new Promise(() => undefined);
    },
  });
}

function begin(purpose: Departure["purpose"], provider: string, password: string | undefined) {
  const params = { provider };
  if (purpose === "login") return call(startProviderLogin, { params });
  if (purpose === "prove") return call(startProviderProof, { params });
  return call(startLinking, { params, body: { password } });
}

const answerOf = ({ state, secret }: ProviderJourney, answer: string) => ({ state, secret, answer });

export function useProviderLogin() {
  return useMutation({
    mutationFn: ({ journey, answer }: { journey: ProviderJourney; answer: string }) =>
      call(logInByProvider, {
        body: { ...answerOf(journey, answer), deviceTokens: readDeviceTokens() },
      }),
  });
}

export function useProviderRegistration() {
  return useMutation({
    mutationFn: (body: { ticket: string; username: string; fullName: string; birthYear?: number }) =>
      call(registerByProvider, { body }),
  });
}

export function useProviderCode(ticket: string) {
  return useMutation({
    mutationFn: (body: { code: string; rememberDevice: boolean }) =>
      call(finishProviderLogin, { body: { ticket, ...body } }),
  });
}

/** Links the account, or gives a fresh proof. */
export function useProviderReturn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ journey, answer }: { journey: ProviderJourney; answer: string }) => {
      const body = answerOf(journey, answer);
      await (journey.purpose === "link" ? call(linkAccount, { body }) : call(proveByProvider, { body }));
    },
    onSuccess: () => Promise.all([KEY, PROOF_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

export function useUnlink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, password }: { id: string; password?: string | undefined }) =>
      call(unlinkAccount, { params: { id }, body: { password } }),
    onSuccess: () => Promise.all([KEY, PROOF_KEY].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
