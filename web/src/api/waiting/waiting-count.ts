import { StoredState } from "../../session/stored-state.ts";

/** How many requests of a person wait on this device: known to every tab without opening the store. */
export const waitingCount = new StoredState<number>(
  "prepfeed.waiting",
  { parse: (value) => (typeof value === "number" && value > 0 ? value : 0) },
  0,
);
