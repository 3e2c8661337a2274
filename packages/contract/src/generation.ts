import { z } from "zod";
import { aiCall, engine, longText, orDefault } from "./ai.ts";
import { DIFFICULTIES, SUBJECTS } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { callerIds, required } from "./fields.ts";
import { Length } from "./limits.ts";
import { messages } from "./messages.ts";
import { examType, subject } from "./posts.ts";
import { questionCount } from "./practice.ts";
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

const drafts = z.object({
  questions: z.array(draftQuestion),
  engine,
  /** Said when there are fewer than were asked for, and why. */
  message: z.string().optional(),
});

export const difficulty = orDefault("Difficulty", DIFFICULTIES, "MEDIUM");

export const generateDrafts = endpoint({
  ...aiCall,
  path: "/gemini/generate-questions",
  failure: messages.failures.generateQuestions,
  summary: "Draft questions on a section or topic",
  body: z.object({
    userId: callerIds.userId,
    topic: longText(messages.ai.chooseSomething, Length.topicMax),
    count: questionCount,
    difficulty,
  }),
  reply: drafts,
});

export const generateDraftsFromText = endpoint({
  ...aiCall,
  path: "/gemini/generate-questions-from-text",
  failure: messages.failures.generateQuestions,
  summary: "Draft questions about what a text says; fewer good ones rather than many poor ones",
  body: z.object({
    userId: callerIds.userId,
    text: longText(messages.ai.textRequired),
    count: questionCount,
    difficulty,
  }),
  reply: drafts,
});

export const generateDraftsBySubject = endpoint({
  ...aiCall,
  path: "/gemini/generate-questions-by-subject",
  failure: messages.failures.generateQuestions,
  summary: "Draft questions on a subject",
  body: z.object({
    userId: callerIds.userId,
    subject: required(messages.ai.chooseSomething).pipe(subject),
    examType: z.preprocess(
      (value) => (value === "" || value === null ? undefined : value),
      examType.optional(),
    ),
    count: questionCount,
    difficulty,
  }),
  reply: drafts,
});
