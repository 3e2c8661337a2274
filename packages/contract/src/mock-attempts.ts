import { z } from "zod";
import { DIFFICULTIES, EXAM_TYPES, SUBJECTS } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { callerIds, count, id } from "./fields.ts";
import { MockTest as Limits } from "./mock-limits.ts";
import { mockMessages } from "./mock-messages.ts";
import { pageOf, pageQuery } from "./paging.ts";
import { OUTCOMES } from "./paper-marking.ts";
import { AIDS, TIE_BREAKS } from "./paper-rules.ts";
import { givenAnswer, questionContent } from "./questions.ts";

/** What a learner says about an answer: nobody marks it. */
export const CONFIDENCES = ["sure", "unsure", "guess"] as const;
/** Why an answer went wrong, as the learner sees it. */
export const REASONS = ["did not know", "misread", "slip", "no time"] as const;

export const marks = z.number();
/** Marks as a whole number, a decimal or a fraction such as "1/3". */
export const fraction = z.string();
export const moment = z.iso.datetime();
/** Of one section; without it, of the whole paper. */
export const tieBreak = z.object({ by: z.enum(TIE_BREAKS), section: z.string().optional() });
export const cutOff = z.object({ label: z.string(), marks, outOf: marks });

export const attemptCard = z.object({
  id,
  testId: id,
  title: z.string(),
  examType: z.enum(EXAM_TYPES).nullable(),
  number: count,
  timed: z.boolean(),
  startedAt: moment,
  /** Null without a clock. */
  endsAt: moment.nullable(),
  finishedAt: moment.nullable(),
  /** Null until it is over, and for an event until its window is. */
  score: marks.nullable(),
  totalMarks: marks,
});
export type AttemptCard = z.infer<typeof attemptCard>;

const params = z.object({ id });

const saved = z.object({
  answer: z.string().nullable(),
  marked: z.boolean(),
  sequence: count,
  timeSpent: z.number(),
  confidence: z.enum(CONFIDENCES).nullable(),
});
export type SavedAnswer = z.infer<typeof saved>;

const attemptQuestion = questionContent.extend({
  id,
  /** Its place in the paper, from 1. */
  number: count,
  marks: fraction,
  negativeMarks: fraction,
  partial: z.boolean(),
  /** Null as long as it was not visited. */
  saved: saved.nullable(),
});
export type AttemptQuestion = z.infer<typeof attemptQuestion>;

const attempt = z.object({
  id,
  testId: id,
  title: z.string(),
  instructions: z.string(),
  examType: z.enum(EXAM_TYPES).nullable(),
  number: count,
  timed: z.boolean(),
  /** Whether its clocks are a third longer. */
  extraTime: z.boolean(),
  startedAt: moment,
  /** Null without a clock. */
  endsAt: moment.nullable(),
  finishedAt: moment.nullable(),
  serverTime: moment,
  locked: z.boolean(),
  aids: z.array(z.enum(AIDS)),
  /** Whether another device sits it: saves from this one are refused. */
  isElsewhere: z.boolean(),
  sections: z.array(
    z.object({
      name: z.string(),
      total: count,
      startsAt: moment.nullable(),
      endsAt: moment.nullable(),
      /** None before the section begins. */
      questions: z.array(attemptQuestion),
    }),
  ),
});
export type Attempt = z.infer<typeof attempt>;

export const startMockAttempt = endpoint({
  method: "POST",
  path: "/mock-tests/:id/attempts",
  access: "signed-in",
  rateLimit: "mockStarts",
  failure: mockMessages.startFailed,
  summary: "Begin (201), or go on with the attempt that runs (200) on this device",
  params,
  body: z.object({ userId: callerIds.userId, timed: z.boolean().default(true) }).optional(),
  refuses: ["conflict"],
  reply: attempt,
});

export const listMockAttempts = endpoint({
  method: "GET",
  path: "/mock-attempts",
  access: "signed-in",
  summary: "One's own attempts, newest first",
  query: pageQuery.extend({ userId: callerIds.userId }),
  reply: pageOf(attemptCard),
});

const trend = z.object({
  /** The pattern of the papers, and its name with the year. */
  pattern: z.string(),
  name: z.string(),
  /** Oldest first. */
  points: z.array(
    z.object({
      attemptId: id,
      title: z.string(),
      number: count,
      timed: z.boolean(),
      finishedAt: moment,
      score: marks,
      totalMarks: marks,
      /** Of all marks; below zero where wrong answers cost more than right ones brought. */
      percent: z.number(),
    }),
  ),
});
export type Trend = z.infer<typeof trend>;

export const listMockTrends = endpoint({
  method: "GET",
  path: "/mock-trends",
  access: "signed-in",
  summary: "How one's latest scores went, by the pattern of their papers; the one sat last comes first",
  query: z.object({ userId: callerIds.userId }),
  reply: z.object({ trends: z.array(trend) }),
});

export const getMockAttempt = endpoint({
  method: "GET",
  path: "/mock-attempts/:id",
  access: "signed-in",
  summary: "One's own attempt: questions without keys, saved answers, clocks",
  params,
  reply: attempt,
});

const seconds = z.coerce
  .number<number | string | undefined>()
  .min(0)
  .max(Limits.maxTimeSpent)
  .catch(0)
  .default(0);

export const saveMockAnswer = endpoint({
  method: "PUT",
  path: "/mock-attempts/:id/answers/:questionId",
  access: "signed-in",
  rateLimit: "mockSaves",
  failure: mockMessages.saveFailed,
  summary: "Save an answer, or a visit; a save that is older than what is kept changes nothing",
  params: z.object({ id, questionId: id }),
  body: z.object({
    userId: callerIds.userId,
    /** A letter, letters, a number; null is no answer. */
    answer: givenAnswer.nullable().default(null),
    marked: z.boolean().default(false),
    /** Grows with each save of the question. */
    sequence: z.number().int().min(0).max(Limits.maxSequence),
    /** Seconds at this question so far, all visits together. */
    timeSpent: seconds,
    confidence: z.enum(CONFIDENCES).nullish(),
    /** How often the page or its tab was left so far. */
    leaves: z.number().int().min(0).max(Limits.maxLeaves).optional(),
  }),
  refuses: ["conflict", "other-device"],
  reply: saved.extend({
    questionId: id,
    /** False when something newer was kept already. */
    saved: z.boolean(),
    endsAt: moment.nullable(),
    serverTime: moment,
  }),
});

export const submitMockAttempt = endpoint({
  method: "POST",
  path: "/mock-attempts/:id/submit",
  access: "signed-in",
  rateLimit: "mockStarts",
  failure: mockMessages.submitFailed,
  summary: "End one's attempt; ending it again changes nothing",
  params,
  refuses: ["other-device"],
  reply: attemptCard,
});

const tally = z.object({
  score: marks,
  totalMarks: marks,
  gained: marks,
  lost: marks,
  correct: count,
  partial: count,
  wrong: count,
  skipped: count,
  questions: count,
  timeSpent: z.number(),
});

export const resultQuestion = questionContent.extend({
  id,
  number: count,
  section: z.string(),
  subject: z.enum(SUBJECTS).nullable(),
  topic: z.string().nullable(),
  /** Of the topic in the syllabus, where it has one. */
  topicSlug: z.string().optional(),
  difficultyLevel: z.enum(DIFFICULTIES).nullable(),
  correctAnswer: z.string(),
  explanation: z.string(),
  answer: z.string().nullable(),
  outcome: z.enum(OUTCOMES),
  marks,
  fullMarks: marks,
  negativeMarks: fraction,
  marked: z.boolean(),
  confidence: z.enum(CONFIDENCES).nullable(),
  reason: z.enum(REASONS).nullable(),
  timeSpent: z.number(),
  /** Of others; null as long as they are few. */
  medianTime: z.number().nullable(),
  /** How many of them gave which answer. */
  others: z.array(z.object({ answer: z.string().nullable(), people: count })),
  /** The post that it was copied from, as long as that is there. */
  postId: id.nullable(),
  likesCount: count,
  commentsCount: count,
  isLiked: z.boolean(),
  isBookmarked: z.boolean(),
});
export type ResultQuestion = z.infer<typeof resultQuestion>;

const result = tally.extend({
  attemptId: id,
  testId: id,
  title: z.string(),
  examType: z.enum(EXAM_TYPES).nullable(),
  pattern: z.string().nullable(),
  number: count,
  timed: z.boolean(),
  extraTime: z.boolean(),
  startedAt: moment,
  finishedAt: moment,
  /** "learner", or "clock" where the time was over. */
  endedBy: z.enum(["learner", "clock"]),
  durationMinutes: count,
  leaves: count,
  /** Whether this attempt has a rank: the first, on the clock, of somebody who did not make the paper. */
  isRanked: z.boolean(),
  /** Null when it has none, or while fewer than `rankedFrom` people sat the paper. */
  percentile: z.number().nullable(),
  rank: count.nullable(),
  /** How many attempts have a rank. */
  ranked: count,
  rankedFrom: count,
  /** What decides between equal marks, in this order, as the exam has it; without any, they share a rank. */
  tieBreaks: z.array(tieBreak),
  cutOffs: z.array(cutOff),
  notes: z.array(z.string()),
  sections: z.array(tally.extend({ name: z.string() })),
  questions: z.array(resultQuestion),
  /** One's attempts at this paper that are over, oldest first. */
  history: z.array(z.object({ id, number: count, score: marks, finishedAt: moment })),
});
export type MockResult = z.infer<typeof result>;

export const getMockResult = endpoint({
  method: "GET",
  path: "/mock-attempts/:id/result",
  access: "signed-in",
  summary: "What an attempt came to, once it is over: score, rank, every question with its key",
  params,
  refuses: ["conflict"],
  reply: result,
});

export const noteMistake = endpoint({
  method: "PUT",
  path: "/mock-attempts/:id/reasons/:questionId",
  access: "signed-in",
  rateLimit: "mockSaves",
  failure: mockMessages.saveFailed,
  summary: "Note why an answer went wrong, once the attempt is over; null takes the note back",
  params: z.object({ id, questionId: id }),
  body: z.object({ userId: callerIds.userId, reason: z.enum(REASONS).nullable() }),
  refuses: ["conflict"],
  reply: z.object({ questionId: id, reason: z.enum(REASONS).nullable() }),
});
