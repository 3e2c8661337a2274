import { messages } from "@prepfeed/contract/foundation/messages";
import { AppError } from "./app-error.ts";

interface Bounds {
  parallel: number;
  maxWaiting: number;
  /** The limit for one person or address, so that nobody can fill the queue alone. */
  maxWaitingEach: number;
}

/** Runs work off the main thread a few at a time; a limited number may wait, and further ones are refused. */
export function boundedQueue({ parallel, maxWaiting, maxWaitingEach }: Bounds) {
  const waiting: { begin: () => void; who: string | undefined }[] = [];
  let running = 0;
  const isFullFor = (who: string | undefined) =>
    waiting.length >= maxWaiting ||
    (who !== undefined && waiting.filter((turn) => turn.who === who).length >= maxWaitingEach);
  /** Without `who` it is the product's own work. */
  return async function inTurn<T>(work: () => Promise<T>, who?: string): Promise<T> {
    if (running >= parallel) {
      if (isFullFor(who)) throw new AppError("unavailable", messages.api.unavailable, { retryAfter: 2 });
      await new Promise<void>((begin) => waiting.push({ begin, who }));
    } else {
      running++;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else running--;
    }
  };
}
