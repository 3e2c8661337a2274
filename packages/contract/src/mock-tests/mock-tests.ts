import { z } from "zod";
import { DIFFICULTIES, EXAM_TYPES, KINDS, SECTIONS, SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import {
  callerIds,
  count,
  id,
  line,
  listOf,
  oneOf,
  optionalFilter,
  requiredText,
  text,
} from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { pageOf, pageQuery } from "../foundation/paging.ts";
import { refusals } from "../foundation/refusals.ts";
import { examType, postAuthor, subject } from "../posts/posts.ts";
import { attemptCard, cutOff, fraction, marks, moment, tieBreak } from "./mock-attempts.ts";
import { MockTest as Limits } from "./mock-limits.ts";
import { mockMessages } from "./mock-messages.ts";
import { AIDS, FORMS, OWN_SOURCES, type OwnSource, unitsOf } from "./paper-rules.ts";

export const VISIBILITIES = ["public", "link", "private"] as const;
export const SCOPES = ["ready", "mine", "following", "shared"] as const;
export const MIXED_DIFFICULTIES = [...DIFFICULTIES, "MIXED"] as const;

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
  /** Whether some of several right options, without a wrong one, earn a part. */
  partial: z.boolean(),
});

const paperSection = z.object({
  name: z.string(),
  questions: count,
  marks,
  /** The cost of a wrong answer to most of its questions. */
  negativeMarks: marks,
  /** Null if the paper has one clock for all sections. */
  durationMinutes: count.nullable(),
  rules: z.array(markRule),
});
export type PaperSectionView = z.infer<typeof paperSection>;

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
  /** False if the newest rules could not be found. */
  verified: z.boolean(),
  options: count,
  languages: z.string(),
  /** What a mock cannot reproduce, or what is not known. */
  notes: z.array(z.string()),
  cutOffs: z.array(cutOff),
  tieBreaks: z.array(tieBreak),
});
export type Pattern = z.infer<typeof pattern>;

export const listPatterns = endpoint({
  method: "GET",
  path: "/mock-tests/patterns",
  access: "public",
  summary: "How the papers of exams are built, timed and marked",
  reply: z.object({ patterns: z.array(pattern) }),
});

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

/** A whole number within its limits; anything else is refused with the field's message. */
const within = (min: number, max: number, error: string) =>
  z.coerce.number<number | string>({ error }).int({ error }).min(min, { error }).max(max, { error });

const someMarks = z
  .union([z.string().max(Limits.marksMax), z.number()])
  .transform(String)
  .refine((value) => unitsOf(value) !== undefined, refusals.mockTests.marks);

const sectionAsked = z
  .object({
    name: line("Section name", Length.headingMax).min(1, refusals.mockTests.sectionName),
    /** The caller's posts or bookmarks; if absent, the questions are new. */
    from: z.enum(OWN_SOURCES).optional(),
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
  .refine(
    ({ from, subject, section, topic }) => from ?? subject ?? section ?? topic,
    refusals.mockTests.sectionAbout,
  );

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
  /**
   * The caller's posts or bookmarks, of the subject and difficulty if given; the exam decides how it is
   * marked.
   */
  from: blankAsAbsent(z.enum(OWN_SOURCES)),
  /** Chosen one by one from these, in this order, regardless of the other fields. */
  questionIds: listOf(
    id,
    Limits.maxQuestions,
    refusals.fields.tooMany("Questions", Limits.maxQuestions),
  ).optional(),
  pattern: blankAsAbsent(z.string().max(Length.choiceMax)),
  form: blankAsAbsent(z.enum(FORMS)),
  /** For the form "section" of a pattern. */
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
/** The request of the form. */
export interface NewMockTestInput {
  title: string;
  description?: string;
  instructions?: string;
  subject?: string;
  examType?: string;
  duration?: number;
  totalQuestions?: number;
  difficultyLevel?: string;
  from?: OwnSource;
  questionIds?: string[];
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
  from?: OwnSource;
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
  summary:
    "Make a paper from a pattern, from own sections, from own posts or bookmarks, or from the form's fields; it is frozen",
  body: newMockTest,
  reply: mockTest,
  status: 201,
});

const ownQuestion = z.object({
  id,
  questionText: z.string(),
  kind: z.enum(KINDS),
  hasPicture: z.boolean(),
  subject: z.enum(SUBJECTS).nullable(),
  section: z.string(),
  examType: examType.nullable(),
  topic: z.string().nullable(),
  difficultyLevel: z.enum(DIFFICULTIES).nullable(),
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

export const listOwnQuestions = endpoint({
  method: "GET",
  path: "/mock-tests/own-questions",
  access: "signed-in",
  rateLimit: "search",
  summary: "Questions of your posts or bookmarks to pick for a paper, newest first, without keys",
  query: pageQuery.extend({
    userId: callerIds.userId,
    from: z.enum(OWN_SOURCES).default("bookmarks"),
    search: z.string().trim().max(Length.searchMax).default(""),
  }),
  reply: pageOf(ownQuestion),
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
  summary: "Papers to sit: ready ones, your own, those of people you follow, those you opened by a link",
  query: testsQuery,
  reply: pageOf(mockTest),
});

export const getMockTest = endpoint({
  method: "GET",
  path: "/mock-tests/:id",
  access: "signed-in",
  summary: "One paper, without its questions, and your own attempts at it",
  params,
  reply: mockTest,
});

export const deleteMockTest = endpoint({
  method: "DELETE",
  path: "/mock-tests/:id",
  access: "signed-in",
  summary: "Withdraw your paper; people who sat it keep their result",
  params,
  reply: z.undefined(),
  status: 204,
});
