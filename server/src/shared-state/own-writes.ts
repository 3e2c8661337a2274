import type { SharedState } from "./shared-state.ts";

/** Longer than a replica in use may be behind. */
const SECONDS = 2;

/**
 * Who wrote something just now, in any process: until replicas have it, these people read from the primary.
 */
export interface OwnWrites {
  note(viewerId: string): Promise<void>;
  /** Whether a replica may lack a write of this learner; true if that is unknown. */
  mayBeMissed(viewerId: string): Promise<boolean>;
}

export function ownWrites(state: SharedState, seconds = SECONDS): OwnWrites {
  const keyOf = (viewerId: string) => `wrote:${viewerId}`;
  let unsureUntil = 0;
  return {
    note: (viewerId) => state.set(keyOf(viewerId), "1", seconds),
    async mayBeMissed(viewerId) {
      const [wrote] = await state.get([keyOf(viewerId)]);
      // Writes noted elsewhere while the shared state was unreachable are not known here.
      if (state.isAway()) unsureUntil = performance.now() + seconds * 1_000;
      return wrote !== null || performance.now() < unsureUntil;
    },
  };
}
