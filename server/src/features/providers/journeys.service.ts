import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { AppError } from "../../foundation/app-error.ts";
import { hashOf, newToken } from "../../foundation/secret-token.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { AnswerRefused, type Expected, type Identity, ProviderAway } from "./openid.ts";
import type { Providers } from "./providers.service.ts";

/** The purpose for which a browser was sent to a provider. The reply is accepted for this purpose only. */
type Purpose = "sign in" | `link in ${string}` | `prove in ${string}`;

export interface JourneyDeps {
  providers: Providers;
  state: SharedState;
  now: () => Date;
}

interface Journey {
  provider: string;
  purpose: Purpose;
  /** Hash of the secret that only the browser knows. */
  secretHash: string;
  startedAt: number;
  expected: Expected;
}

/** What the browser brings back from the provider. */
export interface Arrival {
  state: string;
  secret: string;
  answer: string;
}

const keyOf = (state: string) => `provider-journey:${hashOf(state)}`;

export async function depart({ providers, state, now }: JourneyDeps, id: string, purpose: Purpose) {
  const provider = requireProvider(providers, id);
  const isProof = purpose.startsWith("prove");
  const { url, expected } = await provider.client.begin(isProof).catch(refuseFor(provider.label));
  const { token: secret, tokenHash: secretHash } = newToken();
  const journey: Journey = { provider: id, purpose, secretHash, startedAt: now().getTime(), expected };
  await state.set(keyOf(expected.state), JSON.stringify(journey), Lifetime.providerRequest);
  return { url, state: expected.state, secret };
}

/** The person whom the provider names. Each journey ends once, in the browser that started it. */
export async function arrive(deps: JourneyDeps, { state, secret, answer }: Arrival, purpose: Purpose) {
  const journey = await takeJourney(deps.state, { state, secret }, purpose);
  if (!journey) throw invalid(purpose);
  const provider = requireProvider(deps.providers, journey.provider);
  const identity: Identity = await provider.client
    .identify(answer, journey.expected)
    .catch(refuseFor(provider.label, purpose));
  return { provider, identity, startedAt: new Date(journey.startedAt) };
}

async function takeJourney(
  shared: SharedState,
  { state, secret }: Pick<Arrival, "state" | "secret">,
  purpose: Purpose,
): Promise<Journey | undefined> {
  const [kept] = await shared.get([keyOf(state)]);
  if (!kept) return undefined;
  const journey: Journey = JSON.parse(kept);
  if (journey.purpose !== purpose || journey.secretHash !== hashOf(secret)) return undefined;
  const { count } = await shared.add(`${keyOf(state)}:over`, 1, Lifetime.providerRequest);
  await shared.delete(keyOf(state));
  return count === 1 ? journey : undefined;
}

function requireProvider(providers: Providers, id: string) {
  const provider = providers.find(id);
  if (!provider) throw new AppError("not-found", refusals.auth.providerUnknown);
  return provider;
}

/** A failed sign-in is 401; a person who is signed in stays so. */
const codeFor = (purpose: Purpose) => (purpose === "sign in" ? "invalid-credentials" : "invalid-request");

const invalid = (purpose: Purpose) => new AppError(codeFor(purpose), refusals.auth.providerInvalid);

const refuseFor =
  (label: string, purpose: Purpose = "sign in") =>
  (cause: unknown): never => {
    if (cause instanceof ProviderAway)
      throw new AppError("unavailable", refusals.auth.providerAway(label), { cause, retryAfter: 10 });
    if (cause instanceof AnswerRefused)
      throw new AppError(codeFor(purpose), refusals.auth.providerRefused(label), { cause });
    throw cause;
  };
