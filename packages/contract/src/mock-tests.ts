import { z } from "zod";
import { DIFFICULTIES, EXAM_TYPES, KINDS, SECTIONS, SUBJECTS } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { callerIds, count, id, line, listOf, oneOf, optionalFilter, requiredText, text } from "./fields.ts";
import { Length } from "./limits.ts";
import { MockTest as Limits } from "./mock-limits.ts";
import { mockMessages } from "./mock-messages.ts";
import { pageOf, pageQuery } from "./paging.ts";
import { OUTCOMES } from "./paper-marking.ts";
import { AIDS, FORMS, unitsOf } from "./paper-rules.ts";
import { examType, postAuthor, subject } from "./posts.ts";
import { givenAnswer, questionContent } from "./questions.ts";
import { refusals } from "./refusals.ts";

export const VISIBILITIES = ["public", "link", "private"] as const;
export const SCOPES = ["ready", "mine", "following", "shared"] as const;
export const MIXED_DIFFICULTIES = [...DIFFICULTIES, "MIXED"] as const;
/** What a learner says about an answer: nobody marks it. */
export const CONFIDENCES = ["sure", "unsure", "guess"] as const;
/** Why an answer went wrong, as the learner sees it. */
export const REASONS = ["did not know", "misread", "slip", "no time"] as const;

const marks = z.number();
const fraction = z.string();
const moment = z.iso.datetime();
const askedMoment = z
  .string()
  .max(Length.choiceMax, { error: refusals.mockTests.moment, abort: true })
  .pipe(z.iso.datetime({ offset: true, error: refusals.mockTests.moment }));

const markRule = z.object({
  kind: z.enum(KINDS),
  count,
  /** A number or a fraction such as "1/3". */
  marks: fraction,
  negativeMarks: fraction,
  /** Whether some of several right options, and no wrong one, earn a part. */
  partial: z.boolean(),
});

const paperSection = z.object({
  name: z.string(),
  questions: count,
  marks,
  /** What a wrong answer to most of its questions costs. */
  negativeMarks: marks,
  /** Null where the paper has one clock for all sections. */
  durationMinutes: count.nullable(),
  rules: z.array(markRule),
});
export type PaperSectionView = z.infer<typeof paperSection>;

const cutOff = z.object({ label: z.string(), marks, outOf: marks });

const paper = z.object({
  durationMinutes: count,
  totalQuestions: count,
  totalMarks: marks,
  /** Whether sections follow each other on their own clocks, without a way back. */
  locked: z.boolean(),
  aids: z.array(z.enum(AIDS)),
  sections: z.array(paperSection),
});

const pattern = paper.extend({
  id: z.string(),
  examType: z.enum(EXAM_TYPES),
  paper: z.string(),
  name: z.string(),
  year: count,
  source: z.string(),
  /** False where the newest rules were not found as such. */
  verified: z.boolean(),
  options: count,
  languages: z.string(),
  /** What a mock can't give, or what is not known. */
  notes: z.array(z.string()),
  cutOffs: z.array(cutOff),
});
export type Pattern = z.infer<typeof pattern>;

export const listPatterns = endpoint({
  method: "GET",
  path: "/mock-tests/patterns",
  access: "public",
  summary: "How the papers of exams are built, timed and marked",
  reply: z.object({ patterns: z.array(pattern) }),
});

const attemptCard = z.object({
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

const mockTest = paper.extend({
  id,
  title: z.string(),
  description: z.string(),
  instructions: z.string(),
  subject: z.enum(SUBJECTS).nullable(),
  examType: z.enum(EXAM_TYPES).nullable(),
  difficultyLevel: z.enum(MIXED_DIFFICULTIES),
  /** The pattern it was made from. */
  pattern: z.string().nullable(),
  year: count.nullable(),
  form: z.enum([...FORMS, "own"]),
  visibility: z.enum(VISIBILITIES),
  isReady: z.boolean(),
  isMine: z.boolean(),
  author: postAuthor.nullable(),
  shuffled: z.boolean(),
  notes: z.array(z.string()),
  startsAt: moment.nullable(),
  endsAt: moment.nullable(),
  createdAt: moment.nullable(),
  /** How many people's first attempts are over. */
  attempts: count,
  myAttempts: z.array(attemptCard),
  serverTime: moment,
});
export type MockTest = z.infer<typeof mockTest>;

const params = z.object({ id });

/** A whole number within its limits; what else comes is refused with the field's sentence. */
const within = (min: number, max: number, error: string) =>
  z.coerce.number<number | string>({ error }).int({ error }).min(min, { error }).max(max, { error });

const someMarks = z
  .union([z.string().max(Limits.marksMax), z.number()])
  .transform(String)
  .refine((value) => unitsOf(value) !== undefined, refusals.mockTests.marks);

const sectionAsked = z
  .object({
    name: line("Section name", Length.headingMax).min(1, refusals.mockTests.sectionName),
    subject: subject.optional(),
    section: z.enum(SECTIONS).optional(),
    topic: line("Topic", Length.topicMax)
      .transform((topic) => topic || undefined)
      .optional(),
    questions: within(1, Limits.maxQuestions, mockMessages.questions),
    marks: someMarks.default("1"),
    negativeMarks: someMarks.default("0"),
    durationMinutes: within(1, Limits.maxMinutes, mockMessages.duration).optional(),
  })
  .refine(({ subject, section, topic }) => subject ?? section ?? topic, refusals.mockTests.sectionAbout);

const blankAsAbsent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

const newMockTest = z.object({
  userId: callerIds.userId,
  title: requiredText(
    mockMessages.titleRequired,
    Length.titleMax,
    refusals.fields.tooLong("Title", Length.titleMax),
  ),
  description: text("Description", Length.contentMax).default(""),
  instructions: text("Instructions", Length.contentMax).default(""),
  subject: blankAsAbsent(subject),
  examType: blankAsAbsent(examType),
  duration: blankAsAbsent(within(1, Limits.maxMinutes, mockMessages.duration)),
  totalQuestions: blankAsAbsent(within(1, Limits.maxQuestions, mockMessages.questions)),
  difficultyLevel: oneOf("Difficulty level", MIXED_DIFFICULTIES).default("MIXED"),
  pattern: blankAsAbsent(z.string().max(Length.choiceMax)),
  form: blankAsAbsent(z.enum(FORMS)),
  /** Of a pattern, for its form "section". */
  section: blankAsAbsent(z.string().max(Length.headingMax)),
  sections: listOf(
    sectionAsked,
    Limits.maxSections,
    refusals.fields.tooMany("Sections", Limits.maxSections),
  ).optional(),
  visibility: z.enum(VISIBILITIES).default("private"),
  shuffled: z.boolean().default(false),
  startsAt: blankAsAbsent(askedMoment),
  endsAt: blankAsAbsent(askedMoment),
});
export type NewMockTest = z.output<typeof newMockTest>;
/** What a form sends. */
export interface NewMockTestInput {
  title: string;
  description?: string;
  instructions?: string;
  subject?: string;
  examType?: string;
  duration?: number;
  totalQuestions?: number;
  difficultyLevel?: string;
  pattern?: string;
  form?: (typeof FORMS)[number];
  section?: string;
  sections?: NewSectionInput[];
  visibility?: (typeof VISIBILITIES)[number];
  shuffled?: boolean;
  startsAt?: string;
  endsAt?: string;
}
export interface NewSectionInput {
  name: string;
  subject?: string;
  topic?: string;
  questions: number;
  marks?: string;
  negativeMarks?: string;
  durationMinutes?: number;
}

export const createMockTest = endpoint({
  method: "POST",
  path: "/mock-tests",
  access: "signed-in",
  rateLimit: "mockTests",
  failure: mockMessages.createFailed,
  summary: "Make a paper from a pattern, from own sections, or from the form's fields; it is frozen",
  body: newMockTest,
  reply: mockTest,
  status: 201,
});

const testsQuery = pageQuery.extend({
  userId: callerIds.userId,
  scope: z.enum(SCOPES).default("ready"),
  examType: optionalFilter(examType),
});
export type TestsQuery = Omit<z.output<typeof testsQuery>, "userId">;

export const listMockTests = endpoint({
  method: "GET",
  path: "/mock-tests",
  access: "signed-in",
  summary: "Papers to sit: ready ones, one's own, those of people one follows, those one got by link",
  query: testsQuery,
  reply: pageOf(mockTest),
});

export const getMockTest = endpoint({
  method: "GET",
  path: "/mock-tests/:id",
  access: "signed-in",
  summary: "One paper, without its questions, and one's own attempts at it",
  params,
  reply: mockTest,
});

export const deleteMockTest = endpoint({
  method: "DELETE",
  path: "/mock-tests/:id",
  access: "signed-in",
  summary: "Withdraw one's paper; whoever sat it keeps the result",
  params,
  reply: z.undefined(),
  status: 204,
});

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

const resultQuestion = questionContent.extend({
  id,
  number: count,
  section: z.string(),
  subject: z.enum(SUBJECTS).nullable(),
  topic: z.string().nullable(),
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
