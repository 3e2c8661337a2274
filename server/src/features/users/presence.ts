import { Lifetime } from "@prepfeed/contract/limits";
import { STATUSES, type UserStatus } from "@prepfeed/contract/users";
import type { SharedState } from "../../shared-state/shared-state.ts";

const keyOf = (userId: string) => `presence:${userId}`;

export async function readPresence(state: SharedState, userId: string): Promise<UserStatus> {
  const [status] = await state.get([keyOf(userId)]);
  return STATUSES.find((known) => known === status) ?? "offline";
}

export async function writePresence(state: SharedState, userId: string, status: UserStatus): Promise<void> {
  if (status === "offline") await state.delete(keyOf(userId));
  else await state.set(keyOf(userId), status, Lifetime.presence);
}
