import { setImmediate, setTimeout } from "node:timers/promises";

/** After a piece that took longer than this, other requests get the same time. */
const LONG_MS = 20;
const REST_MS = 5;

/**
 * Long work awaits this between its pieces. A single turn of the event loop is not enough: a call is read, queries
 * the database and is answered in several turns, and would wait for a piece before each.
 */
export function betweenPieces(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    const took = performance.now() - begun;
    await (took > LONG_MS ? setTimeout(REST_MS) : setImmediate());
    begun = performance.now();
  };
}
