import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, count, id } from "../foundation/fields.ts";
import { Today } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { clampedInt } from "../foundation/paging.ts";
import { mistake } from "./practice.ts";

const todayItem = z.object({
  /** Without its key, even if it was answered before. */
  question: mistake,
  /** What is due, what is weak, and what is new. Only a review is answered at `/mcq/review`. */
  kind: z.enum(["review", "weak", "new"]),
  /** The reason, in words. */
  why: z.string(),
  /** Null if the post is deleted or the question was made for practice. */
  postId: id.nullable(),
  /** The original question of a variant, which has other numbers or another form; null for the original itself. */
  variantOf: id.nullable(),
});
export type TodayItem = z.infer<typeof todayItem>;

/** A question that was wrong so often that it is not asked again. */
const setAsideQuestion = z.object({
  questionId: id,
  questionText: z.string(),
  topic: z.string().nullable(),
  topicSlug: z.string().optional(),
});
export type SetAsideQuestion = z.infer<typeof setAsideQuestion>;

const today = z.object({
  items: z.array(todayItem),
  minutes: count,
  /** What is already answered or skipped in the session, on any device: the items are the rest of it. */
  doneCount: count,
  /** What is due today, up to the day's maximum; the session may contain less. */
  dueCount: count,
  /** What is due but moved to later days, because nobody does all of it at once. */
  laterCount: count,
  /** Reviews done today. */
  reviewedToday: count,
  /** Set aside lately; there may be more. */
  setAside: z.array(setAsideQuestion),
  /** Topics of the learner's study plans; the new questions begin with them. */
  planned: z.array(z.object({ topic: z.string().nullable(), topicSlug: z.string().optional() })),
  /** Days until the exam; null without one ahead. */
  daysLeft: count.nullable(),
});
export type TodayReply = z.infer<typeof today>;

export const getToday = endpoint({
  method: "GET",
  path: "/learning/today",
  access: "signed-in",
  rateLimit: "learning",
  failure: messages.failures.loadToday,
  summary: "A session of 10, 20 or 40 minutes: what is due again, what is weak and what is new",
  query: z.object({
    userId: callerIds.userId,
    /** Anything else: the length that fits the goal's minutes a day. */
    minutes: z.coerce.number<string | undefined>().pipe(z.literal(Today.minutes)).optional().catch(undefined),
  }),
  reply: today,
});

const forecast = z.object({
  /** In the learner's time zone. */
  today: z.iso.date(),
  /** Null without an exam ahead. */
  examDate: z.iso.date().nullable(),
  /** From today on, up to the day before the exam. */
  days: z.array(z.object({ day: z.iso.date(), due: count })),
  /** What is due by then and does not fit into these days. */
  later: count,
});
export type Forecast = z.infer<typeof forecast>;

export const getForecast = endpoint({
  method: "GET",
  path: "/learning/forecast",
  access: "signed-in",
  rateLimit: "learning",
  failure: messages.failures.loadToday,
  summary: "How many questions come back on each of the next days, up to the exam",
  query: z.object({
    userId: callerIds.userId,
    days: clampedInt(1, Today.maxForecastDays, Today.forecastDays),
  }),
  reply: forecast,
});

const ofQuestion = z.object({ id });

export const buryQuestion = endpoint({
  method: "PUT",
  path: "/learning/buried/:id",
  access: "signed-in",
  rateLimit: "learning",
  failure: messages.failures.bury,
  summary: "Leave a question out of today's sessions",
  params: ofQuestion,
  reply: z.undefined(),
  status: 204,
});

export const unburyQuestion = endpoint({
  method: "DELETE",
  path: "/learning/buried/:id",
  access: "signed-in",
  rateLimit: "learning",
  failure: messages.failures.bury,
  summary: "Let a question that was left out today come again",
  params: ofQuestion,
  reply: z.undefined(),
  status: 204,
});
