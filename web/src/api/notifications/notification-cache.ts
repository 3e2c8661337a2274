import type { Notification, NotificationPage } from "@prepfeed/contract/people/notifications";
import type { InfiniteData } from "@tanstack/react-query";

/** The list with a new notification on top; the same list if it contains it already or was never loaded. */
export function withNotification(
  list: InfiniteData<NotificationPage, number> | undefined,
  notification: Notification,
) {
  const first = list?.pages[0];
  if (!list || !first) return list;
  const isKnown = list.pages.some(({ content }) => content.some(({ id }) => id === notification.id));
  if (isKnown) return list;
  const pages = [{ ...first, content: [notification, ...first.content] }, ...list.pages.slice(1)];
  return { ...list, pages };
}
