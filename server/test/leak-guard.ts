import { expect } from "vitest";

/** Strings that must not reach anybody but their owner, watched over every reply of the whole test run. */
const owners = new Map<string, string>();

export function guardSecret(secret: string, ownerId: string) {
  owners.set(secret.toLowerCase(), ownerId);
}

/** Never in any reply: password hashes, SQL or stack text. */
const NEVER = [/\$argon2/i, /\bat \S+ \(.*:\d+:\d+\)/, /syntax error at or near/i, /node_modules/];

export function expectNoLeak(reply: string, viewerId: string | undefined) {
  for (const pattern of NEVER) expect(reply).not.toMatch(pattern);
  const text = reply.toLowerCase();
  for (const [secret, owner] of owners) {
    if (owner !== viewerId && text.includes(secret))
      throw new Error(`"${secret}" leaked to ${viewerId ?? "a visitor"}`);
  }
}
