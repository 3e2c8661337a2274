import { type Engine, EXAM_TYPES, type Section, type Subject } from "@prepfeed/contract/foundation/catalogue";
import { Generation, Length } from "@prepfeed/contract/foundation/limits";
import { RateLimit } from "@prepfeed/contract/foundation/rate-limits";
import { TOPICS } from "@prepfeed/question-engine/syllabus";
import type { AiDeps } from "../../ai/ai.ts";
import { utcDay } from "../../rules/days.ts";

const QUESTION_CALLS = [
  "generate-questions",
  "generate-questions-from-text",
  "generate-questions-by-subject",
] as const;
const OTHER_CALLS = [
  "analyze-text",
  "check-grammar",
  "analyze-sentiment",
  "generate-study-plan",
  "explain-topic",
  "explain-question",
  "summarize-text",
  "extract-key-points",
  "generate-tags",
  "conversational-ai",
] as const;

interface Capabilities {
  engines: Record<string, Engine>;
  limits: {
    callsPerMinute: number;
    questionsPerDay: number | null;
    questionsLeftToday: number | null;
    maxCount: number;
    maxTextLength: number;
  };
  topics: { subject: Subject; section: Section | null; topic: string }[];
  examTypes: (typeof EXAM_TYPES)[number][];
}

/**
 * The engine that would answer now: if a provider is paused or its daily limit is used up, the built-in engine
 * answers.
 */
export async function getCapabilities({ ai, now }: AiDeps, viewerId: string): Promise<Capabilities> {
  const questionsLeft = ai ? await ai.dailyQuestions.left(viewerId, utcDay(now())) : null;
  const engine: Engine = ai && (await ai.provider.canAnswer()) ? ai.provider.engine : "built-in";
  const forQuestions: Engine = questionsLeft ? engine : "built-in";
  return {
    engines: {
      ...Object.fromEntries(QUESTION_CALLS.map((call) => [call, forQuestions])),
      ...Object.fromEntries(OTHER_CALLS.map((call) => [call, engine])),
      "readability-score": "built-in",
    },
    limits: {
      callsPerMinute: RateLimit.ai.max,
      questionsPerDay: ai ? Generation.dailyQuestions : null,
      questionsLeftToday: questionsLeft,
      maxCount: Generation.maxCount,
      maxTextLength: Length.aiTextMax,
    },
    topics: TOPICS.map(({ subject, section, title }) => ({
      subject,
      section: section ?? null,
      topic: title,
    })),
    examTypes: [...EXAM_TYPES],
  };
}
