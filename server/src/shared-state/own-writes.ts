import type { SharedState } from "./shared-state.ts";

/** Longer than a replica that is read from may be behind. */
const SECONDS = 2;

/** Who wrote something just now, on any process: until replicas have it, they read where it was written. */
export interface OwnWrites {
  note(viewerId: string): Promise<void>;
  /** Whether a replica may lack something of this learner; true when nobody can say. */
  mayBeMissed(viewerId: string): Promise<boolean>;
}

export function ownWrites(state: SharedState, seconds = SECONDS): OwnWrites {
  const keyOf = (viewerId: string) => `wrote:${viewerId}`;
  let unsureUntil = 0;
  return {
    note: (viewerId) => state.set(keyOf(viewerId), "1", seconds),
    async mayBeMissed(viewerId) {
      const [wrote] = await state.get([keyOf(viewerId)]);
      // What was noted elsewhere while the shared state was away is not known here.
      if (state.isAway()) unsureUntil = performance.now() + seconds * 1_000;
      return wrote !== null || performance.now() < unsureUntil;
    },
  };
}
