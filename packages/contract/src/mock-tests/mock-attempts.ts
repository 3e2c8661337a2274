import { z } from "zod";
import { DIFFICULTIES, EXAM_TYPES, SUBJECTS, UNPAID_REASONS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, count, id } from "../foundation/fields.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { givenAnswer, questionContent } from "../questions/questions.ts";
import { MockTest as Limits } from "./mock-limits.ts";
import { mockMessages } from "./mock-messages.ts";
import { OUTCOMES } from "./paper-marking.ts";
import { AIDS, TIE_BREAKS } from "./paper-rules.ts";

/** The learner's confidence in an answer, which is not marked. */
export const CONFIDENCES = ["sure", "unsure", "guess"] as const;
/** Why an answer was wrong, according to the learner. */
export const REASONS = ["did not know", "misread", "slip", "no time"] as const;

export const marks = z.number();
/** Marks as a whole number, a decimal or a fraction such as "1/3". */
export const fraction = z.string();
export const moment = z.iso.datetime();
/** For one section; without it, for the whole paper. */
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
  /** Its number in the paper, from 1. */
  number: count,
  marks: fraction,
  negativeMarks: fraction,
  partial: z.boolean(),
  /** Null until it was visited. */
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
  /** Whether the learner has a third more time. */
  extraTime: z.boolean(),
  startedAt: moment,
  /** Null without a clock. */
  endsAt: moment.nullable(),
  finishedAt: moment.nullable(),
  serverTime: moment,
  locked: z.boolean(),
  aids: z.array(z.enum(AIDS)),
  /** Whether it is being sat on another device: saves from this one are refused. */
  isElsewhere: z.boolean(),
  sections: z.array(
    z.object({
      name: z.string(),
      total: count,
      startsAt: moment.nullable(),
      endsAt: moment.nullable(),
      /** Empty before the section begins. */
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
  summary: "Start an attempt (201), or continue the running one on this device (200)",
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
      /** The share of all marks; below zero if wrong answers cost more than right ones gained. */
      percent: z.number(),
    }),
  ),
});
export type Trend = z.infer<typeof trend>;

export const listMockTrends = endpoint({
  method: "GET",
  path: "/mock-trends",
  access: "signed-in",
  summary: "Your latest scores by the pattern of their papers; the latest pattern comes first",
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
    /** A letter, letters, a number; null for no answer. */
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
    /** False if something newer was stored already. */
    saved: z.boolean(),
    endsAt: moment.nullable(),
    serverTime: moment,
  }),
});

export const keepLateAnswer = endpoint({
  method: "PUT",
  path: "/mock-attempts/:id/late-answers/:questionId",
  access: "signed-in",
  rateLimit: "mockSaves",
  failure: mockMessages.saveFailed,
  summary: "Keep an answer that arrives when the attempt or its section is over: shown, never marked",
  params: z.object({ id, questionId: id }),
  body: z.object({
    userId: callerIds.userId,
    answer: givenAnswer,
    sequence: z.number().int().min(0).max(Limits.maxSequence),
  }),
  refuses: ["conflict"],
  /** False if something newer was stored already. */
  reply: z.object({ questionId: id, kept: z.boolean() }),
});

export const submitMockAttempt = endpoint({
  method: "POST",
  path: "/mock-attempts/:id/submit",
  access: "signed-in",
  rateLimit: "mockStarts",
  failure: mockMessages.submitFailed,
  summary: "End your attempt; ending it again changes nothing",
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
  /** The key of the topic in the syllabus, if it has one. */
  topicSlug: z.string().optional(),
  difficultyLevel: z.enum(DIFFICULTIES).nullable(),
  correctAnswer: z.string(),
  /** What else counts as right, as a regrade decided. */
  alsoRight: z.array(z.string()).optional(),
  explanation: z.string(),
  answer: z.string().nullable(),
  /** What arrived when the time was up, and does not count. */
  lateAnswer: z.string().optional(),
  outcome: z.enum(OUTCOMES),
  /** Present while it is being checked; its marks are those of its present key. */
  isBeingChecked: z.literal(true).optional(),
  marks,
  fullMarks: marks,
  negativeMarks: fraction,
  marked: z.boolean(),
  confidence: z.enum(CONFIDENCES).nullable(),
  reason: z.enum(REASONS).nullable(),
  timeSpent: z.number(),
  /** Of other people; null while they are few. */
  medianTime: z.number().nullable(),
  /** How many of them gave each answer; rare answers are left out. */
  others: z.array(z.object({ answer: z.string().nullable(), people: count })),
  /** The post that it was copied from, as long as that exists. */
  postId: id.nullable(),
  likesCount: count,
  commentsCount: count,
  isLiked: z.boolean(),
  isBookmarked: z.boolean(),
});
export type ResultQuestion = z.infer<typeof resultQuestion>;

/** Why an attempt has no rank; docs/mock-tests.md has the rules. */
export const UNRANKED_REASONS = [
  "REPEAT",
  "UNTIMED",
  "OWN_PAPER",
  "FEW_ANSWERS",
  "TOO_FAST",
  "NEW_ACCOUNT",
  "UNCONFIRMED_EMAIL",
] as const;
export type UnrankedReason = (typeof UNRANKED_REASONS)[number];

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
  /** "learner", or "clock" if the time was over. */
  endedBy: z.enum(["learner", "clock"]),
  durationMinutes: count,
  leaves: count,
  /** Whether this attempt has a rank: a serious, timed first one by a person who did not make the paper. */
  isRanked: z.boolean(),
  /** Why it has none. */
  unrankedReason: z.enum(UNRANKED_REASONS).nullable(),
  /** Null if it has none, or while fewer than `rankedFrom` people sat the paper. */
  percentile: z.number().nullable(),
  rank: count.nullable(),
  /** The number of ranked attempts; those with extra time are ranked among themselves. */
  ranked: count,
  rankedFrom: count,
  /** How many questions are being checked, which rank and percentile leave out; absent if none. */
  leftOutOfRanks: count.optional(),
  /** What decides between equal marks, in this order, as in the exam; without any, they share a rank. */
  tieBreaks: z.array(tieBreak),
  cutOffs: z.array(cutOff),
  /** Of a short form: the latest cut-off of the whole paper in proportion, an estimate; null if there is none. */
  estimatedCutOff: cutOff.nullable(),
  notes: z.array(z.string()),
  sections: z.array(tally.extend({ name: z.string() })),
  questions: z.array(resultQuestion),
  /**
   * What a first attempt earned, and how many of its right answers earned nothing, by reason; null for later
   * attempts.
   */
  points: z
    .object({
      earned: count,
      unpaid: z.array(z.object({ reason: z.enum(UNPAID_REASONS), answers: count })),
    })
    .nullable(),
  /** The user's finished attempts at this paper, oldest first. */
  history: z.array(z.object({ id, number: count, score: marks, finishedAt: moment })),
});
export type MockResult = z.infer<typeof result>;

export const getMockResult = endpoint({
  method: "GET",
  path: "/mock-attempts/:id/result",
  access: "signed-in",
  summary: "The result of an attempt that is over: score, rank, every question with its key",
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
  summary: "Note why an answer was wrong, once the attempt is over; null removes the note",
  params: z.object({ id, questionId: id }),
  body: z.object({ userId: callerIds.userId, reason: z.enum(REASONS).nullable() }),
  refuses: ["conflict"],
  reply: z.object({ questionId: id, reason: z.enum(REASONS).nullable() }),
});
