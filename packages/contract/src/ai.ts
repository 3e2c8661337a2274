import { z } from "zod";
import { DIFFICULTIES, ENGINES, EXAM_TYPES, OPTIONS, SUBJECTS } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { callerIds, id, listOf, oneOf, required, requiredText, text } from "./fields.ts";
import { Length, StudyPlan } from "./limits.ts";
import { messages } from "./messages.ts";
import { clampedInt } from "./paging.ts";
import { examType, subject } from "./posts.ts";
import { questionCount } from "./practice.ts";
import { studyPlan } from "./study-plans.ts";

export const LEVELS = ["BEGINNER", "INTERMEDIATE", "ADVANCED"] as const;
export type Level = (typeof LEVELS)[number];
export const LENGTHS = ["SHORT", "MEDIUM", "LONG"] as const;
export const SUMMARY_TYPES = ["CONCISE", "DETAILED", "BULLET_POINTS"] as const;
export type SummaryType = (typeof SUMMARY_TYPES)[number];
export const ANALYSIS_TYPES = [
  "COMPREHENSIVE",
  "READABILITY",
  "SENTIMENT",
  "KEY_POINTS",
  "TAGS",
  "SUMMARY",
] as const;

const engine = z.enum(ENGINES);

/** A text that must be there, up to `max` characters. */
const longText = (message: string, max: number = Length.aiTextMax) =>
  requiredText(message, max, messages.fields.tooLong("Text", max));
/** Blank and missing mean the default. */
function orDefault<const Values extends readonly [string, ...string[]]>(
  field: string,
  values: Values,
  fallback: Values[number],
) {
  return z.preprocess((value) => (value === "" || value == null ? fallback : value), oneOf(field, values));
}
const difficulty = orDefault("Difficulty", DIFFICULTIES, "MEDIUM");
const ai = { method: "POST", access: "signed-in", rateLimit: "ai" } as const;

/** A question to be looked over before it is posted: its key is there, and nothing is stored. */
export const draftQuestion = z.object({
  questionText: z.string(),
  option1: z.string(),
  option2: z.string(),
  option3: z.string(),
  option4: z.string(),
  correctAnswer: z.enum(OPTIONS),
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

export const generateDrafts = endpoint({
  ...ai,
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
  ...ai,
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
  ...ai,
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

export const readability = z.object({
  fleschReadingEase: z.number(),
  fleschKincaidGrade: z.number(),
  gunningFog: z.number(),
  smog: z.number(),
  colemanLiau: z.number(),
  automatedReadability: z.number(),
  sentences: z.number().int(),
  words: z.number().int(),
  syllables: z.number().int(),
  /** In words: "Easy", "Difficult" … */
  level: z.string(),
});
export const sentiment = z.object({
  sentiment: z.enum(["POSITIVE", "NEGATIVE", "NEUTRAL"]),
  score: z.number().min(-1).max(1),
});

const textBody = z.object({ userId: callerIds.userId, text: longText(messages.ai.textRequired) });

export const analyzeText = endpoint({
  ...ai,
  path: "/gemini/analyze-text",
  failure: messages.failures.analyzeText,
  summary: "Readability, sentiment, key points, tags and summary of a text",
  body: textBody.extend({ analysisType: orDefault("Analysis type", ANALYSIS_TYPES, "COMPREHENSIVE") }),
  /** What the analysis type does not ask for is left out. */
  reply: z.object({
    analysisType: z.enum(ANALYSIS_TYPES),
    readability: readability.optional(),
    sentiment: sentiment.optional(),
    keyPoints: z.array(z.string()).optional(),
    tags: z.array(z.string()).optional(),
    summary: z.string().optional(),
    engine,
  }),
});

export const checkGrammar = endpoint({
  ...ai,
  path: "/gemini/check-grammar",
  failure: messages.failures.analyzeText,
  summary: "Slips in a text, with suggestions",
  body: textBody,
  reply: z.object({
    issues: z.array(
      z.object({
        message: z.string(),
        offset: z.number().int(),
        length: z.number().int(),
        text: z.string(),
        suggestions: z.array(z.string()),
      }),
    ),
    correctedText: z.string(),
    engine,
  }),
});

export const analyzeSentiment = endpoint({
  ...ai,
  path: "/gemini/analyze-sentiment",
  failure: messages.failures.analyzeText,
  summary: "Whether a text sounds positive, negative or neutral",
  body: textBody,
  reply: sentiment.extend({ engine }),
});

export const scoreReadability = endpoint({
  ...ai,
  path: "/gemini/readability-score",
  failure: messages.failures.analyzeText,
  summary: "Six published readability formulas",
  body: textBody,
  reply: readability.extend({ engine }),
});

export const generateStudyPlan = endpoint({
  ...ai,
  path: "/gemini/generate-study-plan",
  failure: messages.failures.createStudyPlan,
  summary: "A plan by day; it is kept",
  body: z.object({
    userId: callerIds.userId,
    subject: required(messages.ai.planNeedsSubjectAndExam).pipe(subject),
    examType: required(messages.ai.planNeedsSubjectAndExam).pipe(examType),
    duration: clampedInt(1, StudyPlan.maxDuration, StudyPlan.defaultDuration),
    level: orDefault("Level", LEVELS, "INTERMEDIATE"),
  }),
  reply: studyPlan,
});

const explanation = z.object({ explanation: z.string(), keyPoints: z.array(z.string()).optional(), engine });

export const explainTopic = endpoint({
  ...ai,
  path: "/gemini/explain-topic",
  summary: "A topic explained",
  body: z.object({
    userId: callerIds.userId,
    topic: longText(messages.ai.topicRequired, Length.topicMax),
    level: orDefault("Level", LEVELS, "INTERMEDIATE"),
    length: orDefault("Length", LENGTHS, "MEDIUM"),
  }),
  reply: explanation,
});

/** Options as a list, or by their letters. */
const optionsOfQuestion = z.preprocess(
  (options: string[] | Record<string, string>) =>
    typeof options === "object" && options !== null && !Array.isArray(options)
      ? Object.values(options).slice(0, OPTIONS.length)
      : options,
  listOf(
    text("Option", Length.optionMax),
    OPTIONS.length,
    messages.fields.tooMany("Options", OPTIONS.length),
  ),
);

export const explainQuestion = endpoint({
  ...ai,
  path: "/gemini/explain-question",
  summary: "Why an answer is right",
  body: z.object({
    userId: callerIds.userId,
    questionText: longText(messages.ai.questionRequired, Length.questionMax),
    correctAnswer: text("Correct answer", Length.optionMax).default(""),
    options: optionsOfQuestion.default([]),
  }),
  reply: explanation,
});

export const summarizeText = endpoint({
  ...ai,
  path: "/gemini/summarize-text",
  failure: messages.failures.analyzeText,
  summary: "A text in short",
  body: textBody.extend({
    summaryType: orDefault("Summary type", SUMMARY_TYPES, "CONCISE"),
    /** Characters. */
    maxLength: clampedInt(20, 4_000, 200),
  }),
  reply: z.object({ summary: z.string(), engine }),
});

export const extractKeyPoints = endpoint({
  ...ai,
  path: "/gemini/extract-key-points",
  failure: messages.failures.analyzeText,
  summary: "What a text says, point by point",
  body: textBody.extend({ count: clampedInt(1, 20, 5) }),
  reply: z.object({ keyPoints: z.array(z.string()), engine }),
});

export const generateTags = endpoint({
  ...ai,
  path: "/gemini/generate-tags",
  failure: messages.failures.analyzeText,
  summary: "What a text is about, in tags",
  body: textBody.extend({ maxTags: clampedInt(1, 30, 10) }),
  reply: z.object({ tags: z.array(z.string()), engine }),
});

export const converse = endpoint({
  ...ai,
  path: "/gemini/conversational-ai",
  summary: "A word with the assistant; it remembers the conversation",
  body: z.object({
    userId: callerIds.userId,
    message: longText(messages.ai.messageRequired, Length.aiMessageMax),
    context: text("Context", Length.aiMessageMax).nullish(),
    conversationId: z.preprocess(
      (value) => (value === "" || value === null ? undefined : value),
      id.optional(),
    ),
  }),
  reply: z.object({ reply: z.string(), conversationId: id, engine }),
});

export const getCapabilities = endpoint({
  method: "GET",
  access: "signed-in",
  path: "/gemini/capabilities",
  summary: "Which engine answers each AI call now, its limits, and the topics the built-in engine knows",
  query: z.object({ userId: callerIds.userId }),
  reply: z.object({
    /** By the last part of the call's path. */
    engines: z.record(z.string(), engine),
    limits: z.object({
      callsPerMinute: z.number().int(),
      /** Null while no provider is set. */
      questionsPerDay: z.number().int().nullable(),
      questionsLeftToday: z.number().int().nullable(),
      maxCount: z.number().int(),
      maxTextLength: z.number().int(),
    }),
    topics: z.array(
      z.object({ subject: z.enum(SUBJECTS), section: z.string().nullable(), topic: z.string() }),
    ),
    examTypes: z.array(z.enum(EXAM_TYPES)),
  }),
});
