import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";

const REMINDER_CHANNELS = ["mail", "notification"] as const;

/** Null: no reminders. */
const reminder = z
  .object({
    /** The hour in the learner's time zone. */
    hour: z.number().int().min(0).max(23),
    channel: z.enum(REMINDER_CHANNELS),
  })
  .nullable();
export type Reminder = z.infer<typeof reminder>;

const reminderReply = z.object({ reminder });

export const getReminder = endpoint({
  method: "GET",
  path: "/learning/reminder",
  access: "signed-in",
  rateLimit: "learning",
  summary: "When and how you are reminded of today's session; null for never",
  query: z.object({ userId: callerIds.userId }),
  reply: reminderReply,
});

export const setReminder = endpoint({
  method: "PUT",
  path: "/learning/reminder",
  access: "signed-in",
  whileSuspended: true,
  rateLimit: "learning",
  failure: messages.failures.saveReminder,
  summary: "Get a reminder of what is due once a day; null switches it off",
  body: z.object({ userId: callerIds.userId, reminder }),
  reply: reminderReply,
});

export const endReminder = endpoint({
  method: "POST",
  path: "/learning/reminder/off",
  access: "public",
  failure: messages.failures.saveReminder,
  summary: "Switch reminders off with the token from the mail",
  body: z.object({
    token: z.string(refusals.reminders.tokenInvalid).max(Length.choiceMax, refusals.reminders.tokenInvalid),
  }),
  reply: z.undefined(),
  status: 204,
});
