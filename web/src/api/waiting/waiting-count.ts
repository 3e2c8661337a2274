import { StoredState } from "../../session/stored-state.ts";

/** How many requests of a person wait on this device: known to every tab without opening the store. */
export const waitingCount = countOf("prepfeed.waiting");

/** How many the server refused: they stay until they are dismissed. */
export const refusedCount = countOf("prepfeed.refused");

function countOf(name: string) {
  const shape = { parse: (value: unknown) => (typeof value === "number" && value > 0 ? value : 0) };
  return new StoredState<number>(name, shape, 0);
}
