import { z } from "zod";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds } from "../foundation/fields.ts";
import { messages } from "../foundation/messages.ts";
import { clampedInt } from "../foundation/paging.ts";
import { aiCall, engine, longText, orDefault } from "./ai.ts";

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
  ...aiCall,
  path: "/gemini/analyze-text",
  failure: messages.failures.analyzeText,
  summary: "Readability, sentiment, key points, tags and summary of a text",
  body: textBody.extend({ analysisType: orDefault("Analysis type", ANALYSIS_TYPES, "COMPREHENSIVE") }),
  /** Fields that the analysis type does not ask for are left out. */
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
  ...aiCall,
  path: "/gemini/check-grammar",
  failure: messages.failures.analyzeText,
  summary: "Mistakes in a text, with suggestions",
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
  ...aiCall,
  path: "/gemini/analyze-sentiment",
  failure: messages.failures.analyzeText,
  summary: "Whether a text sounds positive, negative or neutral",
  body: textBody,
  reply: sentiment.extend({ engine }),
});

export const scoreReadability = endpoint({
  ...aiCall,
  path: "/gemini/readability-score",
  failure: messages.failures.analyzeText,
  summary: "Six published readability formulas",
  body: textBody,
  reply: readability.extend({ engine }),
});

export const summarizeText = endpoint({
  ...aiCall,
  path: "/gemini/summarize-text",
  failure: messages.failures.analyzeText,
  summary: "A summary of a text",
  body: textBody.extend({
    summaryType: orDefault("Summary type", SUMMARY_TYPES, "CONCISE"),
    /** Characters. */
    maxLength: clampedInt(20, 4_000, 200),
  }),
  reply: z.object({ summary: z.string(), engine }),
});

export const extractKeyPoints = endpoint({
  ...aiCall,
  path: "/gemini/extract-key-points",
  failure: messages.failures.analyzeText,
  summary: "What a text says, point by point",
  body: textBody.extend({ count: clampedInt(1, 20, 5) }),
  reply: z.object({ keyPoints: z.array(z.string()), engine }),
});

export const generateTags = endpoint({
  ...aiCall,
  path: "/gemini/generate-tags",
  failure: messages.failures.analyzeText,
  summary: "What a text is about, in tags",
  body: textBody.extend({ maxTags: clampedInt(1, 30, 10) }),
  reply: z.object({ tags: z.array(z.string()), engine }),
});
