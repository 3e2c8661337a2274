import type { Notification } from "@prepfeed/contract/notifications";
import { authorView } from "../users/author-view.ts";
import type { NotificationRow } from "./notifications.queries.ts";

export function notificationView(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    actor: row.author_id === null ? null : authorView({ ...row, author_id: row.author_id }),
    post: row.post_id === null ? null : { id: row.post_id, title: row.post_title ?? "" },
    attempts: row.attempts,
    createdAt: row.created_at.toISOString(),
    read: row.read_at !== null,
  };
}
