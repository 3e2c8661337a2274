import { RateLimit } from "@prepfeed/contract/limits";
import { messages } from "@prepfeed/contract/messages";
import { AppError } from "../app-error.ts";
import type { SharedState } from "./shared-state.ts";

export type RateLimitName = keyof typeof RateLimit;

/** Counts what people do and refuses what is too much. */
export interface RateLimiter {
  /** Counts one use for `who`; past the limit it throws 429. Returns how to take this use back. */
  use(limit: RateLimitName, who: string): Promise<{ refund(): Promise<void> }>;
}

export function rateLimiter(state: SharedState, isOn: boolean): RateLimiter {
  return {
    async use(limit, who) {
      if (!isOn) return { refund: async () => {} };
      const { max, window } = RateLimit[limit];
      const key = `limit:${limit}:${who}`;
      const { count, secondsLeft } = await state.add(key, 1, window);
      if (count > max) {
        throw new AppError("too-many-requests", messages.api.tooManyRequests, { retryAfter: secondsLeft });
      }
      return {
        async refund() {
          await state.add(key, -1, window);
        },
      };
    },
  };
}
