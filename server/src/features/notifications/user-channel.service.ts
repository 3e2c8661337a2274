import type { SharedState } from "../../shared-state/shared-state.ts";

/** The messages between server processes about one person. */
export type ChannelMessage =
  | { kind: "notified"; ids: string[] }
  /** Some were read or withdrawn. */
  | { kind: "unread-changed" }
  | { kind: "sessions-ended"; sessionIds: string[] }
  | { kind: "stream-opened"; id: string }
  | { kind: "stream-closed"; id: string };

export type Publisher = Pick<SharedState, "publish">;

export const channelOf = (userId: string) => `user:${userId}`;

/** Does not wait and never fails. Call it after the transaction, or listeners read too early. */
export function tell(state: Publisher, userId: string, message: ChannelMessage) {
  void state.publish(channelOf(userId), JSON.stringify(message));
}

export function tellSessionsEnded(state: Publisher, userId: string, sessionIds: string[]) {
  if (sessionIds.length > 0) tell(state, userId, { kind: "sessions-ended", sessionIds });
}
