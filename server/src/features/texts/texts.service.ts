import type { ANALYSIS_TYPES, SummaryType } from "@prepfeed/contract/ai/texts";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { TOPICS } from "@prepfeed/question-engine/syllabus";
import { type GrammarChecker, GrammarUnavailableError } from "@prepfeed/text-tools/grammar/checker";
import { keyPoints } from "@prepfeed/text-tools/key-points";
import { readabilityOf } from "@prepfeed/text-tools/readability";
import { sentimentOf } from "@prepfeed/text-tools/sentiment";
import { summarize } from "@prepfeed/text-tools/summary";
import { tagsOf } from "@prepfeed/text-tools/tags";
import type { AiDeps } from "../../ai/ai.ts";
import { askOr } from "../../ai/ask-provider.ts";
import {
  analysisPrompt,
  grammarPrompt,
  keyPointsPrompt,
  sentimentPrompt,
  summaryPrompt,
  tagsPrompt,
} from "../../ai/prompts.ts";
import { cutText, plainLines, plainText } from "../../ai/provider-text.ts";
import { AppError, fieldRefusal } from "../../foundation/app-error.ts";
import { betweenPieces } from "../../foundation/in-pieces.ts";
import { termsOfTopics } from "../../rules/spot-topics.ts";
import { locateIssues } from "./grammar-reply.ts";

export interface GrammarDeps extends AiDeps {
  grammar: GrammarChecker;
}

/** The longest point and tag accepted from a provider. */
const MAX_POINT = 500;
const MAX_TAG = 50;
/** How many of each an analysis contains. */
const ANALYSIS = { count: 5, maxTags: 10, maxLength: 200, summaryType: "CONCISE" } as const;

/** Always our own formulas, because they leave no room for opinion. */
export function scoreReadability(text: string) {
  return { ...readabilityOf(text), engine: "built-in" as const };
}

export function analyzeSentiment(deps: AiDeps, text: string) {
  return askOr(deps, sentimentPrompt({ text }), boundedSentiment, () => sentimentOf(text));
}

function boundedSentiment({ sentiment, score }: ReturnType<typeof sentimentOf>) {
  return { sentiment, score: Math.round(Math.min(1, Math.max(-1, score)) * 100) / 100 };
}

export function summarizeText(
  deps: AiDeps,
  { text, summaryType, maxLength }: { text: string; summaryType: SummaryType; maxLength: number },
) {
  return askOr(
    deps,
    summaryPrompt({ text, summaryType, maxLength }),
    ({ summary }) => wrap("summary", plainText(summary, maxLength)),
    () => ({ summary: ownSummary(text, summaryType, maxLength) }),
  );
}

/** A text without a sentence, such as punctuation alone, is its own summary. */
function ownSummary(text: string, type: SummaryType, maxLength: number): string {
  return summarize(text, { type, maxLength }) || cutText(text, maxLength);
}

export function extractKeyPoints(deps: AiDeps, { text, count }: { text: string; count: number }) {
  return askOr(
    deps,
    keyPointsPrompt({ text, count }),
    (reply) => wrap("keyPoints", plainLines(reply.keyPoints, count, MAX_POINT)),
    () => ({ keyPoints: keyPoints(text, count) }),
  );
}

export function generateTags(deps: AiDeps, { text, maxTags }: { text: string; maxTags: number }) {
  return askOr(
    deps,
    tagsPrompt({ text, maxTags }),
    (reply) => wrap("tags", boundedTags(reply.tags, maxTags)),
    () => ({ tags: ownTags(text, maxTags) }),
  );
}

function boundedTags(tags: readonly string[], max: number): string[] {
  return plainLines(
    tags.map((tag) => tag.replace(/^#+/, "")),
    max,
    MAX_TAG,
  );
}

let syllabusTerms: readonly string[] | undefined;

function ownTags(text: string, maxTags: number): string[] {
  syllabusTerms ??= termsOfTopics(TOPICS);
  return tagsOf(text, maxTags, syllabusTerms);
}

export function checkGrammar(deps: GrammarDeps, viewerId: string, text: string) {
  return askOr(
    deps,
    grammarPrompt({ text }),
    (reply) => locateIssues(text, reply),
    () => ownGrammar(deps, viewerId, text),
  );
}

async function ownGrammar({ grammar }: GrammarDeps, viewerId: string, text: string) {
  try {
    return await grammar.check(text, viewerId);
  } catch (error) {
    if (!(error instanceof GrammarUnavailableError)) throw error;
    if (error.reason === "broke") throw fieldRefusal("invalid-request", "text", refusals.ai.textNotReadable);
    throw new AppError("unavailable", refusals.ai.unavailable, { retryAfter: 5, cause: error });
  }
}

type AnalysisType = (typeof ANALYSIS_TYPES)[number];

/** The calls above in one; the type decides which results are included. */
export async function analyzeText(
  deps: AiDeps,
  { text, analysisType }: { text: string; analysisType: AnalysisType },
) {
  switch (analysisType) {
    case "READABILITY": {
      const { engine, ...readability } = scoreReadability(text);
      return { analysisType, readability, engine };
    }
    case "SENTIMENT": {
      const { engine, ...sentiment } = await analyzeSentiment(deps, text);
      return { analysisType, sentiment, engine };
    }
    case "KEY_POINTS":
      return { analysisType, ...(await extractKeyPoints(deps, { text, count: ANALYSIS.count })) };
    case "TAGS":
      return { analysisType, ...(await generateTags(deps, { text, maxTags: ANALYSIS.maxTags })) };
    case "SUMMARY":
      return { analysisType, ...(await summarizeText(deps, { text, ...ANALYSIS })) };
    case "COMPREHENSIVE": {
      const pause = betweenPieces();
      const readability = readabilityOf(text);
      await pause();
      return { analysisType, readability, ...(await analyzeAll(deps, text)) };
    }
  }
}

function analyzeAll(deps: AiDeps, text: string) {
  const { count, maxTags, maxLength, summaryType } = ANALYSIS;
  return askOr(
    deps,
    analysisPrompt({ text, keyPoints: count, maxTags, maxLength }),
    (reply) => {
      const points = plainLines(reply.keyPoints, count, MAX_POINT);
      const tags = boundedTags(reply.tags, maxTags);
      const summary = plainText(reply.summary, maxLength);
      if (points.length === 0 || tags.length === 0 || !summary) return undefined;
      return { sentiment: boundedSentiment(reply), keyPoints: points, tags, summary };
    },
    async () => {
      // Each tool reads the whole text without a pause, so other requests get their turn in between.
      const pause = betweenPieces();
      const sentiment = sentimentOf(text);
      await pause();
      const points = keyPoints(text, count);
      await pause();
      const tags = ownTags(text, maxTags);
      await pause();
      return { sentiment, keyPoints: points, tags, summary: ownSummary(text, summaryType, maxLength) };
    },
  );
}

/** `{name: value}` if the value is not empty. */
function wrap<Name extends string, Value extends string | readonly string[]>(
  name: Name,
  value: Value | undefined,
): Record<Name, Value> | undefined {
  return value && value.length > 0 ? ({ [name]: value } as Record<Name, Value>) : undefined;
}
