import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, listOf } from "../foundation/fields.ts";
import { List } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { DECISIONS } from "../moderation/report-reasons.ts";
import { postAuthor } from "../posts/posts.ts";
import { CASE_CHANGES } from "../questions/question-states.ts";

export const NOTIFICATION_KINDS = [
  "follow",
  "comment",
  "like",
  "milestone",
  "reminder",
  "report",
  "decision",
  "appeal",
  "recovery",
  "dispute",
  "regrade",
] as const;

/** For a report, a decision, an appeal and a disputed question. */
const NOTIFIED_OUTCOMES = ["KEPT", "ACTED", ...DECISIONS, "UPHELD", "OVERTURNED", ...CASE_CHANGES] as const;

/** A disputed question, and how the person's answer to it changed. */
const notifiedDispute = z.object({
  caseId: id,
  questionId: id,
  /** Null for a question that no post shows. */
  postId: id.nullable(),
  /** What happened, in a sentence. */
  text: z.string(),
  /** Why it was decided so; blank while it is open. */
  reason: z.string(),
  /** The person's answer as it counts now; absent if nothing of it changed. */
  answer: z.object({ isCorrect: z.boolean(), isDropped: z.boolean(), points: z.number().int() }).optional(),
  /** Mock tests that came to something else. */
  papers: z.array(z.object({ attemptId: id, title: z.string(), oldScore: z.number(), score: z.number() })),
});
export type NotifiedDispute = z.infer<typeof notifiedDispute>;

export const notification = z.object({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  /** Who did it; null if it was nobody in particular, and for moderators' actions. */
  actor: postAuthor.nullable(),
  post: z.object({ id, title: z.string() }).nullable(),
  /** The number of attempts of a milestone, or the number of due questions. */
  attempts: z.number().int().nullable(),
  /** The outcome of the person's report, a decision about the person, or the outcome of their appeal. */
  outcome: z.enum(NOTIFIED_OUTCOMES).nullable(),
  dispute: notifiedDispute.optional(),
  createdAt: z.iso.datetime(),
  read: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  method: "GET",
  path: "/social/notifications",
  access: "signed-in",
  summary: "Your notifications, newest first, and how many are unread",
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
  whileSuspended: true,
  summary: "Mark notifications as read: the named ones, or all",
  body: z.object({
    userId: callerIds.userId,
    ids: listOf(id, List.notifications, refusals.fields.tooMany("ids", List.notifications)).optional(),
  }),
  reply: z.object({ unread: z.number().int() }),
});

/** The messages of the event stream; each is one server-sent event with this as its JSON data. */
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
  summary: "Your notifications as they happen; with `once` only the number of unread ones",
  query: z.object({ userId: callerIds.userId, once: z.enum(["true", "false"]).optional().catch(undefined) }),
  stream: "events",
  reply: liveEvent,
});
