import { z } from "zod";
import { DIFFICULTIES, EXAM_TYPES, GOAL_EXAMS, SECTIONS, SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { calendarDay, callerIds, count, listOf, oneOf, percent } from "../foundation/fields.ts";
import { Goal as Limits } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { refusals } from "../foundation/refusals.ts";
import { subject } from "../posts/posts.ts";
import { section } from "./practice.ts";

/** A learner's goal. */
const goal = z.object({
  examType: z.enum(EXAM_TYPES),
  /** Null while it is not known. */
  examDate: z.iso.date().nullable(),
  minutesPerDay: count,
  subjects: z.array(z.enum(SUBJECTS)),
  /** Sections of the exam's papers, in addition to the subjects. */
  sections: z.array(z.enum(SECTIONS)),
  /** What the papers ask of them, by share in percent, the largest first. */
  parts: z.array(
    z.object({
      subject: z.enum(SUBJECTS).optional(),
      section: z.enum(SECTIONS).optional(),
      share: percent,
      /** The level of questions that suits the learner. */
      level: z.enum(DIFFICULTIES),
    }),
  ),
  /** The day from which it counts, in the learner's time zone. */
  since: z.iso.date(),
  /** Days until the exam, 0 on its day; null without a date, and once it is over. */
  daysLeft: count.nullable(),
  /** The exam was before today: time for a summary and for the next goal. */
  isOver: z.boolean(),
  /** The answers since then, up to the exam. */
  summary: z.object({
    totalQuestions: count,
    correctAnswers: count,
    accuracyPercentage: percent,
    reviews: count,
    activeDays: count,
  }),
});
export type Goal = z.infer<typeof goal>;

const goalReply = z.object({ goal: goal.nullable() });

const examDate = z.preprocess(
  (value) => (value === "" || value === undefined ? null : value),
  calendarDay(refusals.goals.dateInvalid).nullable(),
);

const minutes = { error: messages.goals.minutes };

const goalChange = z.object({
  userId: callerIds.userId,
  examType: oneOf("Exam type", GOAL_EXAMS),
  /** Not before today; left out, blank or null if it is not known yet. */
  examDate,
  minutesPerDay: z
    .number(minutes)
    .int(minutes)
    .min(Limits.minMinutes, minutes)
    .max(Limits.maxMinutes, minutes)
    .default(Limits.defaultMinutes),
  subjects: listOf(subject, SUBJECTS.length, refusals.goals.subjects).refine(
    (list) => list.length > 0,
    refusals.goals.subjects,
  ),
  /** If left out, those of the exam's papers. */
  sections: listOf(section, SECTIONS.length, refusals.goals.sections).optional(),
});
export type GoalChange = z.output<typeof goalChange>;

export const getGoal = endpoint({
  method: "GET",
  path: "/learning/goal",
  access: "signed-in",
  summary: "What you prepare for, or null",
  query: z.object({ userId: callerIds.userId }),
  reply: goalReply,
});

export const setGoal = endpoint({
  method: "PUT",
  path: "/learning/goal",
  access: "signed-in",
  rateLimit: "goals",
  failure: messages.failures.saveGoal,
  summary: "Set or change what you prepare for; another exam, or one after the last is over, starts again",
  body: goalChange,
  reply: goalReply,
});

export const deleteGoal = endpoint({
  method: "DELETE",
  path: "/learning/goal",
  access: "signed-in",
  rateLimit: "goals",
  failure: messages.failures.saveGoal,
  summary: "Prepare for nothing in particular",
  reply: z.undefined(),
  status: 204,
});
