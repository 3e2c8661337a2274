import { expect } from "vitest";

/** Strings that must reach only some people, watched over every reply of the whole test run. */
const mayKnow = new Map<string, Set<string | undefined>>();

export function guardSecret(secret: string, ownerId: string) {
  mayKnow.set(secret.toLowerCase(), new Set([ownerId]));
}

/** From now on this person may see it too: they answered the question. */
export function permitSecret(secret: string, personId: string) {
  mayKnow.get(secret.toLowerCase())?.add(personId);
}

/** Never in any reply: password hashes, SQL or stack text. */
const NEVER = [/\$argon2/i, /\bat \S+ \(.*:\d+:\d+\)/, /syntax error at or near/i, /node_modules/];

export function expectNoLeak(reply: string, viewerId: string | undefined) {
  for (const pattern of NEVER) expect(reply).not.toMatch(pattern);
  const text = reply.toLowerCase();
  for (const [secret, people] of mayKnow) {
    if (!people.has(viewerId) && text.includes(secret)) {
      throw new Error(`"${secret}" leaked to ${viewerId ?? "a visitor"}`);
    }
  }
}
