import { setImmediate, setTimeout } from "node:timers/promises";

/** After a piece that took longer than this others have the process for themselves, and so long. */
const LONG_MS = 20;
const REST_MS = 5;

/**
 * What long work awaits between its pieces. A turn of the event loop serves nobody: a call is read, asks the database and
 * is answered in several of them, and would wait for a piece before each.
 */
export function betweenPieces(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    const took = performance.now() - begun;
    await (took > LONG_MS ? setTimeout(REST_MS) : setImmediate());
    begun = performance.now();
  };
}
