import { hash } from "node:crypto";
import { RateLimit } from "@prepfeed/contract/foundation/rate-limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { AppError } from "../foundation/app-error.ts";
import type { SharedState } from "./shared-state.ts";

type RateLimitName = keyof typeof RateLimit;

/** The caller. Each limit decides what it counts, so that no token or parameter can avoid it. */
interface Counted {
  /** As returned by `addressKey`. */
  address?: string;
  viewerId?: string;
  email?: string;
  account?: string;
}

interface Use {
  /** Takes this use back. */
  refund(): Promise<void>;
}

/** Counts uses and refuses those over the limit. */
export interface RateLimiter {
  /** False if there are no limits: in load tests. */
  readonly isOn: boolean;
  /** Counts one use; over the limit it throws 429. */
  use(limit: RateLimitName, who: Counted): Promise<Use>;
  /** Counts one use and lets the caller decide what follows. */
  count(limit: RateLimitName, who: Counted): Promise<Use & { isOver: boolean; secondsLeft: number }>;
}

const COUNTED: Record<(typeof RateLimit)[RateLimitName]["per"], (who: Counted) => (string | undefined)[]> = {
  address: ({ address }) => [address],
  viewer: ({ viewerId }) => [viewerId],
  "viewer or address": ({ viewerId, address }) => [viewerId ?? address],
  email: ({ email }) => [email],
  account: ({ account }) => [account],
  "account and address": ({ account, address }) => [account, address],
};

export function rateLimiter(state: SharedState, isOn: boolean): RateLimiter {
  async function count(limit: RateLimitName, who: Counted) {
    const key = keyOf(limit, who);
    if (!isOn) return { isOver: false, secondsLeft: 0, refund: async () => {} };
    const { max, window } = RateLimit[limit];
    const { count, secondsLeft } = await state.add(key, 1, window);
    return { isOver: count > max, secondsLeft, refund: () => state.add(key, -1, window).then(() => {}) };
  }
  return {
    isOn,
    count,
    async use(limit, who) {
      const { isOver, secondsLeft, refund } = await count(limit, who);
      if (isOver) throw tooManyRequests(secondsLeft);
      return { refund };
    },
  };
}

export function tooManyRequests(retryAfter: number) {
  return new AppError("too-many-requests", refusals.api.tooManyRequests, { retryAfter });
}

function keyOf(limit: RateLimitName, who: Counted): string {
  const { per } = RateLimit[limit];
  const parts = COUNTED[per](who);
  if (parts.includes(undefined)) throw new Error(`${limit} counts per ${per}, which is not known here`);
  return `limit:${limit}:${shortKey(parts.join(" "))}`;
}

/** A hash: short however long the text is, and the text cannot be recovered from it. */
export function shortKey(text: string): string {
  return hash("sha256", text, "base64url");
}
