import { randomBytes } from "node:crypto";
import { Lifetime } from "@prepfeed/contract/foundation/limits";
import type { SharedState } from "../../shared-state/shared-state.ts";

/** The purpose of a challenge: an answer is valid for that purpose only. */
export type Purpose = "sign in" | `add in ${string}` | `prove in ${string}`;

const keyOf = (challenge: string) => `passkey-challenge:${challenge}`;

export async function newChallenge(state: SharedState, purpose: Purpose): Promise<string> {
  const challenge = randomBytes(32).toString("base64url");
  await state.set(keyOf(challenge), purpose, Lifetime.passkeyChallenge);
  return challenge;
}

/** True once, for a challenge issued by this server for this purpose. */
export async function takeChallenge(state: SharedState, challenge: string, purpose: Purpose) {
  const [madeFor] = await state.get([keyOf(challenge)]);
  if (madeFor !== purpose) return false;
  const { count } = await state.add(`passkey-answered:${challenge}`, 1, Lifetime.passkeyChallenge);
  await state.delete(keyOf(challenge));
  return count === 1;
}

/** The challenge named in an answer; blank if it cannot be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return typeof challenge === "string" && /^[\w-]{43}$/.test(challenge) ? challenge : "";
  } catch {
    return "";
  }
}
