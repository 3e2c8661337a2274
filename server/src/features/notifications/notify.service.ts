import { MILESTONES } from "@prepfeed/contract/limits";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import * as queries from "./notifications.queries.ts";
import { type Publisher, tell } from "./user-channel.service.ts";

/** What other features need to tell people what happened around them. */

export type NewNotification = queries.NewNotification;

/** Who is to be told after the transaction: see `announce`. */
export interface News {
  userId: string;
  /** Of new notifications; none when some were withdrawn. */
  ids: string[];
}

/** Writes down what happened, in the transaction in which it happens. */
export async function notify(tx: Database, notifications: NewNotification[]): Promise<News[]> {
  if (notifications.length === 0) return [];
  const rows = await queries.insertNotifications(
    tx,
    notifications.map((notification) => ({ ...notification, id: uuidv7() })),
  );
  return rows.map(({ id, user_id }) => ({ userId: user_id, ids: [id] }));
}

/** Reminds of what is due; a reminder of an earlier day makes room. */
export async function notifyOfDue(tx: Database, userId: string, due: number): Promise<News[]> {
  await queries.deleteReminders(tx, userId);
  return notify(tx, [{ userId, kind: "reminder", attempts: due }]);
}

/** Takes back what was not read yet. What was read stays, so that doing it again tells nobody a second time. */
export async function withdraw(tx: Database, notification: NewNotification): Promise<News[]> {
  return (await queries.deleteUnread(tx, notification)) ? [{ userId: notification.userId, ids: [] }] : [];
}

/** Tells those who listen now. */
export function announce(state: Publisher, news: News[]) {
  for (const { userId, ids } of news) {
    tell(state, userId, ids.length > 0 ? { kind: "notified", ids } : { kind: "unread-changed" });
  }
}

export interface AttemptedPost {
  id: string;
  author_id: string;
  /** Now, with those that were gained. */
  attempts: number;
  gained: number;
}

/** Tells authors which round numbers of attempts their posts have passed. */
export function notifyMilestones(tx: Database, posts: AttemptedPost[]): Promise<News[]> {
  const notifications = posts.flatMap(({ id, author_id, attempts, gained }) =>
    MILESTONES.filter((goal) => attempts >= goal && attempts - gained < goal).map((goal) => ({
      kind: "milestone" as const,
      userId: author_id,
      postId: id,
      attempts: goal,
    })),
  );
  return notify(tx, notifications);
}
