import { Lifetime } from "@prepfeed/contract/foundation/limits";
import { STATUSES, type UserStatus } from "@prepfeed/contract/people/users";
import type { SharedState } from "../../shared-state/shared-state.ts";

const keyOf = (sessionId: string) => `presence:${sessionId}`;

/**
 * The latest status that one of these sessions reported. Ended sessions are not read, so a person who logs out is
 * offline at once.
 */
export async function readPresence(state: SharedState, sessionIds: string[]): Promise<UserStatus> {
  const said = await state.get(sessionIds.map(keyOf));
  const [latest] = said
    .map((entry) => entry?.split(" ") ?? [])
    .sort(([a = 0], [b = 0]) => Number(b) - Number(a));
  return STATUSES.find((known) => known === latest?.[1]) ?? "offline";
}

export function writePresence(state: SharedState, sessionId: string, status: UserStatus, now: Date) {
  return state.set(keyOf(sessionId), `${now.getTime()} ${status}`, Lifetime.presence);
}
