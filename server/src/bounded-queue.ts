import { messages } from "@prepfeed/contract/messages";
import { AppError } from "./app-error.ts";

/** Runs work off the main thread a few at a time; only so many may wait, and whoever comes after them is sent away. */
export function boundedQueue({ parallel, maxWaiting }: { parallel: number; maxWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= parallel) {
      if (waiting.length >= maxWaiting) {
        throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 2 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
