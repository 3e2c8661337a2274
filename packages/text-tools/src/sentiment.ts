import { readSentences, type Sentence, type Token } from "./reading.ts";
import { DEGREE, EMOJI, NEGATORS, STRENGTH, TECHNICAL_PAIRS } from "./sentiment-lexicon.ts";

export interface Sentiment {
  sentiment: "POSITIVE" | "NEGATIVE" | "NEUTRAL";
  /** From -1 to 1. */
  score: number;
}

const TECHNICAL = TECHNICAL_PAIRS.map((pair) => new RegExp(pair, "g"));

/** The number of words that a negation reaches over: "not a very good one". */
const REACH = 4;
/** Less than this in either direction is neutral. */
const NEUTRAL_BELOW = 0.1;

/**
 * Whether a text is positive or negative about its subject, by a lexicon that handles negation and degree.
 */
export function sentimentOf(text: string): Sentiment {
  const feelings = readSentences(text).flatMap(feelingsOf);
  for (const character of text) {
    const strength = EMOJI.get(character);
    if (strength) feelings.push(strength);
  }
  const total = feelings.reduce((sum, strength) => sum + strength, 0);
  const weight = feelings.reduce((sum, strength) => sum + Math.abs(strength), 0);
  // One mild word stays mild; many that agree come close to 1.
  const score = weight === 0 ? 0 : Math.round((total / (weight + 2)) * 100) / 100 + 0;
  if (Math.abs(score) < NEUTRAL_BELOW) return { sentiment: "NEUTRAL", score };
  return { sentiment: score > 0 ? "POSITIVE" : "NEGATIVE", score };
}

/** The strengths of a sentence's words of feeling; those after "but" count more. */
function feelingsOf({ text, tokens }: Sentence): number[] {
  const lower = text.toLowerCase();
  const technical = TECHNICAL.flatMap((pair) => lower.match(pair) ?? []).join(" ");
  const turn = tokens.findIndex(({ normal }) => normal === "but" || normal === "however");
  return tokens.flatMap((token, index) => {
    const strength = strengthOf(token, index, tokens);
    if (strength === 0 || technical.includes(token.normal)) return [];
    const before = tokens.slice(Math.max(0, index - REACH), index);
    const degree = DEGREE.get(tokens[index - 1]?.normal ?? "") ?? 1;
    const clause = before.slice(
      before.findLastIndex(({ pos, normal }) => pos === "PUNCT" || normal === "but") + 1,
    );
    const negations = clause.filter(({ normal }) => NEGATORS.has(normal)).length;
    // "Not good" is bad, though less than "bad"; a double negation cancels out.
    const turned = negations % 2 === 1 ? -0.8 : 1;
    const weight = turn < 0 ? 1 : index > turn ? 1.5 : 0.5;
    return [strength * degree * turned * weight];
  });
}

function strengthOf(token: Token, index: number, tokens: readonly Token[]): number {
  if (NEGATORS.has(token.normal)) return 0;
  // Part of a name: the Great Depression, the Nobel Peace Prize.
  const next = tokens[index + 1];
  if (token.pos === "PROPN" && /^\p{Lu}/u.test(token.text) && (index > 0 || next?.pos === "PROPN")) return 0;
  if (token.normal === "like" && token.pos !== "VERB") return 0;
  if (token.normal === "kind" && token.pos === "NOUN") return 0;
  if (token.normal === "well" && token.pos === "NOUN") return 0;
  if (token.normal === "mean" && token.pos !== "ADJ") return 0;
  return STRENGTH.get(token.normal) ?? STRENGTH.get(token.lemma) ?? 0;
}
