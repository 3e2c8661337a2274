import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { callerIds, id, listOf } from "./fields.ts";
import { List } from "./limits.ts";
import { pageOf, pageQuery } from "./paging.ts";
import { postAuthor } from "./posts.ts";
import { refusals } from "./refusals.ts";

export const NOTIFICATION_KINDS = ["follow", "comment", "like", "milestone", "reminder"] as const;

export const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** Who did it; null for a milestone and a reminder. */
  actor: postAuthor.nullable(),
  post: z.object({ id, title: z.string() }).nullable(),
  /** How many attempts a milestone stands for, or how many questions are due. */
  attempts: z.number().int().nullable(),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/social/notifications",
  access: "signed-in",
  summary: "What happened around one, newest first, and how much of it is unread",
  query: pageQuery.extend({ userId: callerIds.userId }),
  reply: pageOf(notification).extend({
    /** At most 100. */
    unread: z.number().int(),
  }),
});
export type NotificationPage = z.infer<typeof listNotifications.reply>;

export const markNotificationsRead = endpoint({
  method: "PUT",
  path: "/social/notifications/read",
  access: "signed-in",
  summary: "Mark notifications as read: the named ones, or all",
  body: z.object({
    userId: callerIds.userId,
    ids: listOf(id, List.notifications, refusals.fields.tooMany("ids", List.notifications)).optional(),
  }),
  reply: z.object({ unread: z.number().int() }),
});

/** What the event stream says; each is one server-sent event with this as its JSON data. */
export const liveEvent = z.discriminatedUnion("kind", [
  /** Sent first, and again whenever the number changes. */
  z.object({ kind: z.literal("unread"), unread: z.number().int() }),
  z.object({ kind: z.literal("notification"), notification, unread: z.number().int() }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

export const streamEvents = endpoint({
  method: "GET",
  path: "/events",
  access: "signed-in",
  summary: "What happens around one, as it happens; with `once` only how much is unread now",
  query: z.object({ userId: callerIds.userId, once: z.enum(["true", "false"]).optional().catch(undefined) }),
  stream: "events",
  reply: liveEvent,
});
