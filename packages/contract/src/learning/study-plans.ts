import { z } from "zod";
import { aiCall, orDefault } from "../ai/ai.ts";
import { ENGINES, EXAM_TYPES, LEVELS, SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, id, required } from "../foundation/fields.ts";
import { StudyPlan as Limits } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { clampedInt } from "../foundation/paging.ts";
import { examType, subject } from "../posts/posts.ts";
import { generated } from "./practice.ts";

export const studyPlanDay = z.object({
  day: z.number().int(),
  date: z.iso.date(),
  topic: z.string(),
  /** Its topics of the syllabus; none means all of the plan's. */
  topics: z.array(z.object({ title: z.string(), slug: z.string() })),
  goals: z.array(z.string()),
  questions: z.number().int(),
  minutes: z.number().int(),
  /** How many of its questions were answered since the plan was made. */
  answered: z.number().int(),
  done: z.boolean(),
});
export type StudyPlanDay = z.infer<typeof studyPlanDay>;

export const studyPlan = z.object({
  id,
  title: z.string(),
  /** Null for a plan of the whole exam. */
  subject: z.enum(SUBJECTS).nullable(),
  examType: z.enum(EXAM_TYPES),
  level: z.string(),
  duration: z.number().int(),
  days: z.array(studyPlanDay),
  engine: z.enum(ENGINES),
  createdAt: z.iso.datetime(),
});
export type StudyPlan = z.infer<typeof studyPlan>;

export const generateStudyPlan = endpoint({
  ...aiCall,
  path: "/gemini/generate-study-plan",
  failure: messages.failures.createStudyPlan,
  summary: "A plan by day; it is kept",
  body: z.object({
    userId: callerIds.userId,
    subject: required(messages.ai.planNeedsSubjectAndExam).pipe(subject),
    examType: required(messages.ai.planNeedsSubjectAndExam).pipe(examType),
    duration: clampedInt(1, Limits.maxDuration, Limits.defaultDuration),
    level: orDefault("Level", LEVELS, "INTERMEDIATE"),
  }),
  reply: studyPlan,
});

export const createExamPlan = endpoint({
  method: "POST",
  path: "/study-plans",
  access: "signed-in",
  rateLimit: "goals",
  failure: messages.failures.createStudyPlan,
  summary: "A plan of your whole exam, made from the goal; it replaces the one before",
  body: z.object({ userId: callerIds.userId }),
  reply: studyPlan,
});

export const listStudyPlans = endpoint({
  method: "GET",
  path: "/study-plans",
  access: "signed-in",
  summary: "One's own study plans, newest first",
  query: z.object({ userId: callerIds.userId }),
  reply: z.object({ content: z.array(studyPlan) }),
});

/** A day that is not a number is not found. */
const dayOfPlan = z.object({
  id,
  day: z.coerce.number<string>().int().min(1).max(Limits.maxDuration).catch(0),
});

export const tickStudyPlanDay = endpoint({
  method: "PUT",
  path: "/study-plans/:id/days/:day",
  access: "signed-in",
  summary: "Tick a day of a plan off, or open it again",
  params: dayOfPlan,
  body: z.object({ userId: callerIds.userId, done: z.boolean() }),
  reply: studyPlan,
});

export const startStudyPlanDay = endpoint({
  ...aiCall,
  path: "/study-plans/:id/days/:day/quiz",
  failure: messages.failures.generateQuestions,
  summary: "A quiz on what a day of a plan is about, with as many questions as it still lacks",
  params: dayOfPlan,
  body: z.object({ userId: callerIds.userId }),
  reply: generated,
});

export const deleteStudyPlan = endpoint({
  method: "DELETE",
  path: "/study-plans/:id",
  access: "signed-in",
  summary: "Give a plan up",
  params: z.object({ id }),
  reply: z.undefined(),
  status: 204,
});
