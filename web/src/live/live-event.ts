import { type LiveEvent, NOTIFICATION_KINDS } from "@prepfeed/contract/people/notifications";

const KINDS: readonly unknown[] = NOTIFICATION_KINDS;

/** Whether this page understands it: an older one may not. */
export function isLiveEvent(event: unknown): event is LiveEvent {
  const { kind, unread, notification } = Object(event);
  if (typeof unread !== "number") return false;
  return kind === "unread" || (kind === "notification" && KINDS.includes(Object(notification).kind));
}
