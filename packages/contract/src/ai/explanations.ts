import { z } from "zod";
import { LEVELS, OPTIONS } from "../foundation/catalogue.ts";
import { endpoint } from "../foundation/endpoint.ts";
import { callerIds, listOf, text } from "../foundation/fields.ts";
import { Length } from "../foundation/limits.ts";
import { refusals } from "../foundation/refusals.ts";
import { aiCall, engine, longText, orDefault } from "./ai.ts";

export const LENGTHS = ["SHORT", "MEDIUM", "LONG"] as const;

const explanation = z.object({ explanation: z.string(), keyPoints: z.array(z.string()).optional(), engine });

export const explainTopic = endpoint({
  ...aiCall,
  path: "/gemini/explain-topic",
  summary: "A topic explained",
  body: z.object({
    userId: callerIds.userId,
    topic: longText(refusals.ai.topicRequired, Length.topicMax),
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
    refusals.fields.tooMany("Options", OPTIONS.length),
  ),
);

export const explainQuestion = endpoint({
  ...aiCall,
  path: "/gemini/explain-question",
  summary: "Why an answer is right",
  body: z.object({
    userId: callerIds.userId,
    questionText: longText(refusals.ai.questionRequired, Length.questionMax),
    correctAnswer: text("Correct answer", Length.optionMax).default(""),
    options: optionsOfQuestion.default([]),
  }),
  reply: explanation,
});
