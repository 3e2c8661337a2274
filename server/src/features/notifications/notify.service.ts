import { MILESTONES } from "@prepfeed/contract/foundation/limits";
import { v7 as uuidv7 } from "uuid";
import type { Database } from "../../db/database.ts";
import { pushReplies } from "../push/queue-pushes.service.ts";
import * as queries from "./notifications.queries.ts";
import { type Publisher, tell } from "./user-channel.service.ts";

/** What other features need to notify people. */

export type NewNotification = queries.NewNotification;

/** A person whose open pages get a message after the transaction: see `announce`. */
export interface Announcement {
  userId: string;
  /** For new notifications; empty if some were withdrawn. */
  ids: string[];
}

/** Records a notification, in the transaction of the event itself. */
export async function notify(tx: Database, notifications: NewNotification[]): Promise<Announcement[]> {
  if (notifications.length === 0) return [];
  const added = notifications.map((notification) => ({ ...notification, id: uuidv7() }));
  const rows = await queries.insertNotifications(tx, added);
  const replies = new Set(added.filter(({ kind }) => kind === "comment").map(({ id }) => id));
  await pushReplies(
    tx,
    rows.map(({ id }) => id).filter((id) => replies.has(id)),
  );
  return rows.map(({ id, user_id }) => ({ userId: user_id, ids: [id] }));
}

/** Reminds of due reviews; a reminder of an earlier day is replaced. */
export async function notifyOfDue(tx: Database, userId: string, due: number): Promise<Announcement[]> {
  await queries.deleteOfKind(tx, userId, "reminder");
  return notify(tx, [{ userId, kind: "reminder", attempts: due }]);
}

/** Notifies a person that somebody is recovering their account. */
export async function notifyOfRecovery(tx: Database, userId: string): Promise<Announcement[]> {
  await queries.deleteOfKind(tx, userId, "recovery");
  return notify(tx, [{ userId, kind: "recovery" }]);
}

export async function withdrawRecovery(tx: Database, userId: string): Promise<Announcement[]> {
  return (await queries.deleteOfKind(tx, userId, "recovery")) ? [{ userId, ids: [] }] : [];
}

/**
 * Withdraws unread notifications. Read ones are kept, so that repeating the action does not notify a second
 * time.
 */
export async function withdraw(tx: Database, notification: NewNotification): Promise<Announcement[]> {
  return (await queries.deleteUnread(tx, notification)) ? [{ userId: notification.userId, ids: [] }] : [];
}

/** Withdraws the notifications about a moderators' case. */
export async function withdrawOfCase(tx: Database, caseId: string): Promise<Announcement[]> {
  const rows = await queries.deleteOfCase(tx, caseId);
  return rows.map(({ user_id }) => ({ userId: user_id, ids: [] }));
}

/** Sends a message to the open pages of these people. */
export function announce(state: Publisher, announcements: Announcement[]) {
  for (const { userId, ids } of announcements) {
    tell(state, userId, ids.length > 0 ? { kind: "notified", ids } : { kind: "unread-changed" });
  }
}

export interface AttemptedPost {
  id: string;
  author_id: string;
  /** The present count, including the gained ones. */
  attempts: number;
  gained: number;
}

/** Notifies authors of round numbers of attempts that their posts have passed. */
export function notifyMilestones(tx: Database, posts: AttemptedPost[]): Promise<Announcement[]> {
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
