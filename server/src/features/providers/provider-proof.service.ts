import { refusals } from "@prepfeed/contract/foundation/refusals";
import { AppError } from "../../foundation/app-error.ts";
import type { AccountCaller } from "../passwords/confirm-password.service.ts";
import { isFreshlyProven, markProven, type SessionDeps } from "../sessions/sessions.service.ts";
import { hasPassword } from "../users/ways-in.service.ts";
import { type Arrival, arrive, depart, type JourneyDeps } from "./journeys.service.ts";
import * as queries from "./linked-accounts.queries.ts";

type ProofDeps = JourneyDeps & Pick<SessionDeps, "db" | "now">;
type Prover = Pick<AccountCaller, "viewerId" | "sessionId">;

/** How much the clocks of a provider and of this server may differ. */
const CLOCKS_MS = 60_000;

export async function getProof(deps: ProofDeps, { viewerId, sessionId }: Prover) {
  const { db, providers } = deps;
  const isAsked = await hasPassword(db, viewerId);
  const links = isAsked ? [] : await queries.listLinks(db, viewerId);
  const issuers = new Set(links.map(({ issuer }) => issuer));
  return {
    hasPassword: isAsked,
    isProven: await isFreshlyProven(deps, sessionId),
    providers: providers.list.filter(({ id }) => issuers.has(providers.find(id)?.issuer ?? "")),
  };
}

/** People with a password are asked for it, because many providers do not ask again who sits before the browser. */
export async function startProviderProof(deps: ProofDeps, { viewerId, sessionId }: Prover, id: string) {
  if (await hasPassword(deps.db, viewerId)) throw new AppError("conflict", refusals.auth.proofByPassword);
  return depart(deps, id, `prove in ${sessionId}`);
}

/** Accepts only an account that is linked already, and, if the provider says when it authenticated the person, only a new authentication. */
export async function proveByProvider(deps: ProofDeps, { viewerId, sessionId }: Prover, arrival: Arrival) {
  const { provider, identity, startedAt } = await arrive(deps, arrival, `prove in ${sessionId}`);
  const { issuer, label } = provider;
  const owner = await queries.findOwner(deps.db, { issuer, subject: identity.subject });
  if (owner !== viewerId) throw new AppError("invalid-request", refusals.auth.notYourAccount(label));
  const { provenAt } = identity;
  if (provenAt && provenAt.getTime() < startedAt.getTime() - CLOCKS_MS)
    throw new AppError("invalid-request", refusals.auth.proofTooOld(label));
  await markProven(deps, sessionId);
}
