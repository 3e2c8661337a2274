import type { Session } from "@prepfeed/contract/accounts/auth";
import type { Assertion, RequestOptions } from "@prepfeed/contract/accounts/passkeys";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { AppError } from "../../foundation/app-error.ts";
import type { SecurityLog } from "../../foundation/security-log.ts";
import type { SharedState } from "../../shared-state/shared-state.ts";
import { recordAccountEvent } from "../audit/account-events.service.ts";
import type { AccountCaller } from "../passwords/confirm-password.service.ts";
import { getOwnProfile, type OwnProfileDeps } from "../profile/profile.service.ts";
import { markProven, openSession, type SessionDeps } from "../sessions/sessions.service.ts";
import { type Caller, noteSignIn, type SignInDeps } from "../sessions/sign-ins.service.ts";
import { challengeIn, newChallenge, type Purpose, takeChallenge } from "./challenges.service.ts";
import * as queries from "./passkeys.queries.ts";
import { descriptorOf } from "./passkeys.service.ts";
import { checkAssertion, siteOf } from "./webauthn.ts";

export interface PasskeySignInDeps extends SessionDeps, SignInDeps, OwnProfileDeps {
  state: SharedState;
}

/** Names no passkey: the browser offers those that it has for this site. */
export function startLogin(deps: PasskeySignInDeps): Promise<RequestOptions> {
  return requestOptions(deps, "sign in", []);
}

/** No second factor is needed: the device is one factor, and the way it is unlocked is another. */
export async function logIn(deps: PasskeySignInDeps, assertion: Assertion, caller: Caller): Promise<Session> {
  const attempt = await deps.limiter.use("loginFailuresPerAddress", caller);
  const refused = () => new AppError("invalid-credentials", refusals.auth.passkeyUnknown);
  const userId = await acceptAssertion(deps, "sign in", assertion, caller.security);
  if (!userId) throw refused();
  const checked = { userId, passwordHash: null };
  const token = await openSession(deps, checked, caller.security, "passkey", async (tx) => {
    // It may have been deleted since.
    if ((await queries.findCredential(tx, assertion.id))?.user_id !== userId) throw refused();
  });
  if (!token) throw refused();
  await attempt.refund();
  const user = await getOwnProfile(deps, userId);
  caller.security.account = userId;
  caller.security.note("signed-in");
  noteSignIn(deps, user, caller);
  return { token, user };
}

export async function startProof(deps: PasskeySignInDeps, { viewerId, sessionId }: AccountCaller) {
  const known = await queries.listPasskeys(deps.db, viewerId);
  return requestOptions(deps, `prove in ${sessionId}`, known.map(descriptorOf));
}

export async function prove(deps: PasskeySignInDeps, caller: AccountCaller, assertion: Assertion) {
  const { viewerId, sessionId, address, security } = caller;
  const attempt = await deps.limiter.use("loginFailuresPerAddress", { address });
  const userId = await acceptAssertion(deps, `prove in ${sessionId}`, assertion, security);
  if (userId !== viewerId) throw new AppError("invalid-request", refusals.auth.passkeyInvalid);
  await attempt.refund();
  await markProven(deps, sessionId);
}

async function requestOptions(
  { state, publicUrl }: PasskeySignInDeps,
  purpose: Purpose,
  allowCredentials: RequestOptions["allowCredentials"],
): Promise<RequestOptions> {
  return {
    challenge: await newChallenge(state, purpose),
    rpId: siteOf(publicUrl).rpId,
    timeout: Lifetime.passkeyChallenge * 1000,
    allowCredentials,
    userVerification: "required",
  };
}

/**
 * The owner of the passkey; undefined if the answer is wrong, was used before, or comes from a copied
 * passkey.
 */
async function acceptAssertion(
  { db, state, now, publicUrl }: PasskeySignInDeps,
  purpose: Purpose,
  assertion: Assertion,
  security: SecurityLog,
): Promise<string | undefined> {
  const challenge = challengeIn(assertion.response.clientDataJSON);
  if (!(await takeChallenge(state, challenge, purpose))) return undefined;
  const stored = await queries.findCredential(db, assertion.id);
  if (!stored) return undefined;
  const { id, user_id, credential_id, public_key, can_back_up } = stored;
  const key = { credentialId: credential_id, publicKey: public_key, canBackUp: can_back_up };
  const use = await checkAssertion(siteOf(publicUrl), challenge, key, assertion);
  if (!use) return undefined;
  if (await queries.updateUse(db, { id, ...use }, now())) return user_id;
  security.account = user_id;
  await recordAccountEvent(db, security, { account: user_id, event: "passkey-copied" }, now());
  security.note("passkey-copied");
  return undefined;
}
