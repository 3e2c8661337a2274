import { kindsOfNames, type NameKind } from "./names.ts";
import type { Sentence, Token } from "./reading.ts";
import { type Term, termKeys, termsOf } from "./terms.ts";

export type FactKind = NameKind | "year" | "number" | "term";

/** A statement of a sentence that can be asked for. */
export interface Fact {
  kind: FactKind;
  answer: string;
  key: string;
  sentence: number;
  start: number;
  end: number;
  /** Written with "the", as all options must be, or none. */
  hasThe: boolean;
  /** The subject of its sentence. */
  isSubject: boolean;
  /** Defined here or a term of the syllabus, so that other terms of the syllabus are certainly wrong. */
  hasSiblings: boolean;
  /** How important it is to ask this, from 1. */
  weight: number;
}

/**
 * A term of lower weight is not an answer, but the subject of one sentence may be a wrong answer for another.
 */
export const MIN_WEIGHT = 3;
/** A blank for one of these tests nothing. */
const ABSTRACT =
  /(?:^| )(?:principle|phenomenon|concept|factor|structure|element|feature|property|characteristic|purpose|activity|role|effect|cause|condition|situation|problem|method|system|information|material|substance|knowledge|idea|aspect|issue|importance|influence|development|relationship|difference|identity|introduction|protest|administration|collection|cycle of|influence|approach|behaviour|life|world|book|story|stories|poems?|town|body|work)$/;
const NUMBER_WORDS = /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)$/;
const MONTHS = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/;

export function factsOf(sentences: readonly Sentence[], knownTerms: readonly string[]): Fact[] {
  const terms = termsOf(sentences);
  const kinds = kindsOfNames(sentences, terms);
  const known = new Set(termKeys(knownTerms));
  const counts = new Map<string, number>();
  for (const { key } of terms) counts.set(key, (counts.get(key) ?? 0) + 1);
  const fullNames = new Map(
    terms
      .filter(({ isName, key }) => isName && key.includes(" ") && kinds.get(key) === "person")
      .map(({ key, plain }) => [key.split(" ").at(-1), { key, plain }]),
  );
  const fromTerms = terms.flatMap((term): Fact[] => {
    const tokens = sentences[term.sentence]?.tokens ?? [];
    const { sentence, start, end } = term;
    const kind = kinds.get(term.key);
    const { key, plain } = (kind === "person" && !term.key.includes(" ") && fullNames.get(term.key)) || term;
    const hasThe = tokens[start - 1]?.normal === "the";
    const isSubject = isSubjectOf(tokens, start, end);
    const fact = { answer: plain, key, sentence, start, end, hasThe, isSubject, hasSiblings: false };
    if (kind) return /['’]s$/u.test(plain) ? [] : [{ ...fact, kind, weight: 3 }];
    const weight =
      term.isName || ABSTRACT.test(key) ? 0 : termWeight(term, tokens, counts.get(key) ?? 1, known);
    const hasSiblings = known.has(key) || isDefined(tokens, start, end) || isNamedHere(tokens, start);
    const isEnough = weight >= MIN_WEIGHT || isSubject;
    return isEnough && weight > 0 ? [{ ...fact, kind: "term", hasSiblings, weight }] : [];
  });
  return [...fromTerms, ...sentences.flatMap(({ tokens }, sentence) => numbersOf(tokens, sentence))];
}

function termWeight(term: Term, tokens: readonly Token[], count: number, known: ReadonlySet<string>): number {
  const { start, end, key } = term;
  const next = tokens[end];
  let weight = 0;
  if (isNamedHere(tokens, start)) weight += 4;
  if (isDefined(tokens, start, end)) weight += 3;
  if (known.has(key)) weight += 3;
  if (count > 1) weight += 1;
  const words = tokens.slice(start, end);
  const isTechnical = words.some(({ isKnown, text }) => !isKnown || text.length > 8);
  if (isTechnical) weight += 1;
  if (words.length > 1 && (isTechnical || count > 1 || words.every(({ pos }) => pos === "NOUN"))) weight += 1;
  if (isSubjectOf(tokens, start, end)) weight += 2;
  if (next?.text === "." || next === undefined) weight += 1;
  return weight;
}

/**
 * At the beginning and before a verb; the tagger does not always recognise "digest" in "lysosomes digest" as
 * one.
 */
function isSubjectOf(tokens: readonly Token[], start: number, end: number): boolean {
  const next = tokens[end]?.pos;
  return start <= 1 && (next === "VERB" || next === "AUX" || (start === 0 && next === "NOUN"));
}

/** "Small pores called stomata". */
function isNamedHere(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1]?.normal ?? "";
  return (
    /^(?:called|termed|named)$/.test(before) || (before === "as" && tokens[start - 2]?.normal === "known")
  );
}

/** "Osmosis is the movement of …", "A stack is a …". */
export function isDefined(tokens: readonly Token[], start: number, end: number): boolean {
  const opens = start === 0 || (start === 1 && tokens[0]?.pos === "DET");
  const [verb, article] = [tokens[end]?.normal ?? "", tokens[end + 1]?.normal ?? ""];
  return opens && /^(?:is|are)$/.test(verb) && /^(?:a|an|the)$/.test(article);
}

function numbersOf(tokens: readonly Token[], sentence: number): Fact[] {
  return tokens.flatMap((token, start): Fact[] => {
    const answer = token.text;
    const before = tokens[start - 1]?.normal ?? "";
    const next = tokens[start + 1];
    const fact = {
      answer,
      key: answer,
      sentence,
      start,
      end: start + 1,
      hasThe: false,
      isSubject: false,
      hasSiblings: false,
    };
    if (/^1\d{3}$|^20\d{2}$/.test(answer)) {
      const isYear = /^(?:in|by|since|until|till|from|of)$/.test(before) || MONTHS.test(before);
      return isYear && next?.pos !== "NOUN" ? [{ ...fact, kind: "year", weight: 3 }] : [];
    }
    const isPlain = /^\d{1,3}(?:,\d{2,3})*(?:\.\d+)?$|^\d+$/.test(answer) || NUMBER_WORDS.test(token.normal);
    const isPartOfMore = /^[-–/^%]$/.test(next?.text ?? "") && next?.text !== "%";
    const counts =
      next && (next.pos === "NOUN" || next.text === "%" || next.normal === "per" || next.pos === "ADJ");
    const isHyphened = next?.text === "-" || tokens[start - 1]?.text === "-" || /[=(^/+]/.test(before);
    if (!isPlain || isPartOfMore || isHyphened || !counts || MONTHS.test(next.normal)) return [];
    return [
      {
        ...fact,
        answer: answer.toLowerCase() === token.normal ? answer : token.normal,
        kind: "number",
        weight: 2,
      },
    ];
  });
}
