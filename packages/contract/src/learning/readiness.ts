import { z } from "zod";
import { EXAM_TYPES } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, count } from "../foundation/fields.ts";
import { messages } from "../foundation/messages.ts";

/** A learner's expected marks in one paper of their exam. */
const expectedPaper = z.object({
  /** The id of the paper's pattern. */
  pattern: z.string(),
  name: z.string(),
  marks: z.number(),
  /** Four of five results are between these two. */
  low: z.number(),
  high: z.number(),
  outOf: z.number(),
  /** The latest cut-off, if known. */
  cutOff: z.object({ label: z.string(), marks: z.number(), outOf: z.number() }).nullable(),
});
export type ExpectedPaper = z.infer<typeof expectedPaper>;

const readiness = z.object({
  /** Null without a goal. */
  examType: z.enum(EXAM_TYPES).nullable(),
  /** Empty if nothing can be said yet, or the exam's papers are not known. */
  papers: z.array(expectedPaper),
  /** The topics in which an hour of study gains the most marks, the best first. */
  topics: z.array(z.object({ slug: z.string(), title: z.string() })),
  /** What exists of the required answers; null once there are enough. */
  missing: z
    .object({
      answers: count,
      answersNeeded: count,
      /** Units of the exam with some answers. */
      units: count,
      unitsNeeded: count,
      /** Titles of units without answers. */
      untried: z.array(z.string()),
    })
    .nullable(),
});
export type Readiness = z.infer<typeof readiness>;

export const getExamReadiness = endpoint({
  method: "GET",
  path: "/learning/readiness",
  access: "signed-in",
  rateLimit: "learning",
  failure: messages.failures.loadReadiness,
  summary: "What you would score in your exam today, and what would raise it most",
  query: z.object({ userId: callerIds.userId }),
  reply: readiness,
});
