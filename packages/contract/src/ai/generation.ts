import { z } from "zod";
import { DIFFICULTIES, SECTIONS, SUBJECTS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, required } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { generalLevel, kinds, practiceQuestion, questionCount, section } from "../learning/practice.ts";
import { examType, subject } from "../posts/posts.ts";
import { questionContent } from "../questions/questions.ts";
import { aiCall, engine, longText, orDefault } from "./ai.ts";

/** A question to review before it is posted: it includes its key, and nothing is stored. */
export const draftQuestion = questionContent
  .pick({ kind: true, questionText: true, tolerance: true, figure: true, stimulus: true })
  .extend({
    option1: z.string().nullable(),
    option2: z.string().nullable(),
    option3: z.string().nullable(),
    option4: z.string().nullable(),
    option5: z.string().optional(),
    correctAnswer: z.string(),
    explanation: z.string(),
    difficultyLevel: z.enum(DIFFICULTIES),
    subject: z.enum(SUBJECTS).nullable(),
    /** Absent if it follows from the subject. */
    section: z.enum(SECTIONS).optional(),
    topic: z.string().nullable(),
    engine,
    /** Whether it was solved without its key before it was shown; the built-in engine computes its keys. */
    verified: z.boolean(),
  });
export type DraftQuestion = z.infer<typeof draftQuestion>;

/**
 * Present if there are fewer than requested, or they are about something else or of the general level; says
 * why.
 */
const note = z.string().optional();

const drafts = z.object({ questions: z.array(draftQuestion), engine, message: note, generalLevel });

/** The result of `practise` instead of drafts: a quiz without its keys, stored for the learner who asked. */
const practiceSet = z.object({
  practise: z.literal(true),
  questions: z.array(practiceQuestion),
  engine,
  message: note,
  generalLevel,
});
export type PracticeSet = z.infer<typeof practiceSet>;

const draftsOrPracticeSet = z.union([practiceSet, drafts]);

export const difficulty = orDefault("Difficulty", DIFFICULTIES, "MEDIUM");

/** Blank and missing mean any. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

const practise = optional(z.boolean());

export const generateDrafts = endpoint({
  ...aiCall,
  path: "/gemini/generate-questions",
  failure: messages.failures.generateQuestions,
  summary: "Draft questions on a section or topic, or practise them",
  body: z.object({
    userId: callerIds.userId,
    topic: longText(messages.ai.chooseSomething, Length.topicMax),
    /** Which of several meanings of the topic counts; otherwise the exam decides. */
    subject: optional(subject),
    section: optional(section),
    examType: optional(examType),
    count: questionCount,
    kinds,
    difficulty,
    practise,
  }),
  reply: draftsOrPracticeSet,
});

export const generateDraftsFromText = endpoint({
  ...aiCall,
  path: "/gemini/generate-questions-from-text",
  failure: messages.failures.generateQuestions,
  summary:
    "Draft questions about what a text says, or practise them; you may get fewer good ones than you asked for",
  body: z.object({
    userId: callerIds.userId,
    text: longText(messages.ai.textRequired),
    /** The labels of the practice questions, because a text has none. */
    subject: optional(subject),
    examType: optional(examType),
    count: questionCount,
    kinds,
    difficulty,
    practise,
  }),
  reply: draftsOrPracticeSet,
});

export const generateDraftsBySubject = endpoint({
  ...aiCall,
  path: "/gemini/generate-questions-by-subject",
  failure: messages.failures.generateQuestions,
  summary: "Draft questions on a subject, or practise them",
  body: z.object({
    userId: callerIds.userId,
    subject: required(messages.ai.chooseSomething).pipe(subject),
    examType: optional(examType),
    count: questionCount,
    kinds,
    difficulty,
    practise,
  }),
  reply: draftsOrPracticeSet,
});
