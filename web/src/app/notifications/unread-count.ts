import { Live } from "@prepfeed/contract/foundation/limits";

/** The count on the bell: exact up to the counting limit. */
export function countOf(unread: number): string {
  return unread < Live.maxUnread ? String(unread) : `${Live.maxUnread - 1}+`;
}
