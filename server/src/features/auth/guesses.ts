import { identityKey } from "@prepfeed/contract/fields";
import type { RateLimiter } from "../../shared-state/rate-limiter.ts";

/** Counts a guess at a password, per account and address and per address; one that was right is taken back. */
export async function countGuess(limiter: RateLimiter, ip: string, identity: string) {
  const uses = [
    await limiter.use("loginFailuresPerAddress", ip),
    await limiter.use("loginFailuresPerAccount", `${ip} ${identityKey(identity)}`),
  ];
  return {
    async refund() {
      await Promise.all(uses.map((use) => use.refund()));
    },
  };
}
