import { syllable } from "syllable";
import { readSentences } from "./reading.ts";

export interface Readability {
  fleschReadingEase: number;
  fleschKincaidGrade: number;
  gunningFog: number;
  smog: number;
  colemanLiau: number;
  automatedReadability: number;
  sentences: number;
  words: number;
  syllables: number;
  level: string;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+|[.,]\p{N}+)*/gu;
const LEVELS: readonly [from: number, level: string][] = [
  [90, "Very easy"],
  [80, "Easy"],
  [70, "Fairly easy"],
  [60, "Standard"],
  [50, "Fairly difficult"],
  [30, "Difficult"],
];

/** The published formulas, unchanged; Flesch to one decimal, grades to two. */
export function readabilityOf(text: string): Readability {
  const sentences = readSentences(text).map((sentence) => sentence.text.match(WORD) ?? []);
  const words = sentences.flat();
  if (words.length === 0) return EMPTY;

  const count = syllableCounter();
  const syllables = sum(words.map(count));
  const polysyllables = words.filter((word) => count(word) >= 3).length;
  const complex = sentences.flatMap((sentence) => sentence.filter((word, at) => isComplex(word, at, count)));
  const characters = sum(words.map((word) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0));
  const letters = sum(words.map((word) => word.match(/\p{L}/gu)?.length ?? 0));
  const sentenceCount = sentences.filter((sentence) => sentence.length > 0).length;
  const perSentence = words.length / sentenceCount;
  const perWord = syllables / words.length;

  const flesch = round(206.835 - 1.015 * perSentence - 84.6 * perWord, 1);
  return {
    fleschReadingEase: flesch,
    fleschKincaidGrade: round(0.39 * perSentence + 11.8 * perWord - 15.59, 2),
    gunningFog: round(0.4 * (perSentence + (100 * complex.length) / words.length), 2),
    smog: round(1.043 * Math.sqrt((polysyllables * 30) / sentenceCount) + 3.1291, 2),
    colemanLiau: round(
      0.0588 * ((100 * letters) / words.length) - 0.296 * ((100 * sentenceCount) / words.length) - 15.8,
      2,
    ),
    automatedReadability: round(4.71 * (characters / words.length) + 0.5 * perSentence - 21.43, 2),
    sentences: sentenceCount,
    words: words.length,
    syllables,
    level: LEVELS.find(([from]) => flesch >= from)?.[1] ?? "Very difficult",
  };
}

const EMPTY: Readability = {
  fleschReadingEase: 0,
  fleschKincaidGrade: 0,
  gunningFog: 0,
  smog: 0,
  colemanLiau: 0,
  automatedReadability: 0,
  sentences: 0,
  words: 0,
  syllables: 0,
  level: "No text",
};

/** A number or a word of another script counts as one syllable; nothing that long is a word, so it is cut. */
function syllableCounter() {
  const known = new Map<string, number>();
  return (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const counted = Math.max(1, syllable(word.slice(0, 60)));
    known.set(word, counted);
    return counted;
  };
}

/** Gunning leaves out names, compounds, and words that have three syllables only with their ending. */
function isComplex(word: string, at: number, count: (word: string) => number): boolean {
  if (count(word) < 3 || word.includes("-")) return false;
  if (at > 0 && /^\p{Lu}/u.test(word)) return false;
  const stem = word.replace(/(?:es|ed|ing)$/, "");
  return stem === word || count(stem) >= 3;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, next) => total + next, 0);
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits + 0;
