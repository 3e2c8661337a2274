import { Lifetime, Live, Paging } from "@prepfeed/contract/foundation/limits";
import type { PageQuery } from "@prepfeed/contract/foundation/paging";
import type { NotificationPage } from "@prepfeed/contract/people/notifications";
import type { Database } from "../../db/database.ts";
import { toPage } from "../../rules/to-page.ts";
import { notificationView } from "./notification-view.ts";
import * as queries from "./notifications.queries.ts";
import { type Publisher, tell } from "./user-channel.service.ts";

export interface NotificationDeps {
  db: Database;
  state: Publisher;
  now: () => Date;
}

export async function listNotifications(
  db: Database,
  viewerId: string,
  page: PageQuery,
): Promise<NotificationPage> {
  const [rows, total, unread] = await Promise.all([
    queries.listNotifications(db, viewerId, page),
    queries.countNotifications(db, viewerId, Paging.maxSearchTotal),
    countUnread(db, viewerId),
  ]);
  const shown = rows.slice(0, page.size).map(notificationView);
  return { ...toPage(shown, total, page, rows.length <= page.size), unread };
}

export async function markRead({ db, state, now }: NotificationDeps, viewerId: string, ids?: string[]) {
  await queries.updateRead(db, viewerId, ids ?? null, now());
  await queries.deleteSomeOldRead(db, viewerId, new Date(now().getTime() - Lifetime.readNotification * 1000));
  tell(state, viewerId, { kind: "unread-changed" });
  return { unread: await countUnread(db, viewerId) };
}

function countUnread(db: Database, userId: string) {
  return queries.countUnread(db, userId, Live.maxUnread);
}
