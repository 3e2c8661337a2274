import { z } from "zod";
import { aiCall, engine, longText, orDefault } from "./ai.ts";
import { DIFFICULTIES, SUBJECTS } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { callerIds, required } from "./fields.ts";
import { Length } from "./limits.ts";
import { messages } from "./messages.ts";
import { examType, subject } from "./posts.ts";
import { kinds, practiceQuestion, questionCount } from "./practice.ts";
import { questionContent } from "./questions.ts";

/** A question to be looked over before it is posted: its key is there, and nothing is stored. */
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
    topic: z.string().nullable(),
    engine,
    /** Whether it was solved blind before it was shown; our own engine computes its keys. */
    verified: z.boolean(),
  });
export type DraftQuestion = z.infer<typeof draftQuestion>;

/** Said when they are fewer than were asked for, or about something else, and why. */
const note = z.string().optional();

const drafts = z.object({ questions: z.array(draftQuestion), engine, message: note });

/** What `practise` brings instead of drafts: a quiz without its keys, kept for the learner who asked. */
const practiceSet = z.object({
  practise: z.literal(true),
  questions: z.array(practiceQuestion),
  engine,
  message: note,
});
export type PracticeSet = z.infer<typeof practiceSet>;

const draftsOrPracticeSet = z.union([practiceSet, drafts]);

export const difficulty = orDefault("Difficulty", DIFFICULTIES, "MEDIUM");

/** Blank and missing mean that it is left open. */
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
    "Draft questions about what a text says; fewer good ones rather than many poor ones; or practise them",
  body: z.object({
    userId: callerIds.userId,
    text: longText(messages.ai.textRequired),
    /** What questions to practise are filed under; a text does not say. */
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
