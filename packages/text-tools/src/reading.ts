import { createRequire } from "node:module";
import type { ItsHelpers, PartOfSpeech, WinkMethods } from "wink-nlp";
import { sentenceBlocks } from "./blocks.ts";

export interface Token {
  text: string;
  /** Lower case, spelled out: "n't" is "not". */
  normal: string;
  lemma: string;
  pos: PartOfSpeech;
  /** word, number, punctuation, symbol, emoji, url, … */
  type: string;
  isStopWord: boolean;
  isNegated: boolean;
  spaced: boolean;
}

export interface Sentence {
  text: string;
  tokens: Token[];
}

const require = createRequire(import.meta.url);
let loaded: WinkMethods | undefined;

/** Loaded on first use, since it takes a fifth of a second and about 60 MB. */
function reader(): WinkMethods {
  if (!loaded) {
    const winkNlp = require("wink-nlp") as typeof import("wink-nlp").default;
    const model = require("wink-eng-lite-web-model") as typeof import("wink-eng-lite-web-model").default;
    loaded = winkNlp(model, ["sbd", "negation", "pos"]);
  }
  return loaded;
}

/** The sentences of a text with their words tagged; a list's items and headings are sentences of their own. */
export function readSentences(text: string): Sentence[] {
  return sentenceBlocks(text).flatMap(readBlock);
}

function readBlock(block: string): Sentence[] {
  const { readDoc, its } = reader();
  const document = readDoc(block);
  const all = document.tokens();
  const list = <T>(fact: ItsHelpers[keyof ItsHelpers]) => all.out(fact as never) as T[];
  const texts = list<string>(its.value);
  const normals = list<string>(its.normal);
  const lemmas = list<string>(its.lemma);
  const tags = list<PartOfSpeech>(its.pos);
  const types = list<string>(its.type);
  const stops = list<boolean>(its.stopWordFlag);
  const negations = list<boolean>(its.negationFlag);
  const spaces = list<string>(its.precedingSpaces);
  const tokens = texts.map((value, index) => ({
    text: value,
    normal: normals[index] ?? value,
    lemma: lemmas[index] ?? value,
    pos: tags[index] ?? "X",
    type: types[index] ?? "word",
    isStopWord: stops[index] ?? false,
    isNegated: negations[index] ?? false,
    spaced: Boolean(spaces[index]),
  }));
  const spans = document.sentences().out(its.span as never) as unknown as [number, number][];
  return spans
    .map(([first, last]) => tokens.slice(first, last + 1))
    .filter((sentence) => sentence.some(({ type }) => type === "word" || type === "number"))
    .map((sentence) => ({ text: joinTokens(sentence), tokens: sentence }));
}

/** The tokens as they stood, one space where there was any. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join("");
}
