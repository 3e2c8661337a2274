import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { callerIds, count, id } from "./fields.ts";
import { Today } from "./limits.ts";
import { messages } from "./messages.ts";
import { clampedInt } from "./paging.ts";
import { mistake } from "./practice.ts";

const todayItem = z.object({
  /** Without its key, also where it was answered before. */
  question: mistake,
  /** What is due again, what is weak, and what is new. Only a review is answered at `/mcq/review`. */
  kind: z.enum(["review", "weak", "new"]),
  /** Why it is there, in words. */
  why: z.string(),
  /** Null when the post is gone or the question was made for practice. */
  postId: id.nullable(),
  /** The question that this one is asked instead of, with other numbers or in another form; null for that itself. */
  variantOf: id.nullable(),
});
export type TodayItem = z.infer<typeof todayItem>;

/** A question that was missed so often that it comes back no more. */
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
  /** What is due today, within what a day holds; the session may hold less of it. */
  dueCount: count,
  /** What is due and waits for the days after, since nobody does all of it at once. */
  laterCount: count,
  /** Reviews done today. */
  reviewedToday: count,
  /** Set aside lately; there may be more. */
  setAside: z.array(setAsideQuestion),
  /** Until the exam; null without one that is still to come. */
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
    /** Anything else: what fits the minutes a day of one's goal. */
    minutes: z.coerce.number<string | undefined>().pipe(z.literal(Today.minutes)).optional().catch(undefined),
  }),
  reply: today,
});

const forecast = z.object({
  /** Where the learner lives. */
  today: z.iso.date(),
  /** Null without an exam that is still to come. */
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
