import { createRequire } from "node:module";
import type { Document, ItsHelpers, PartOfSpeech, WinkMethods } from "wink-nlp";
import { sentenceBlocks } from "./blocks.ts";
import { singular } from "./singular.ts";

export interface Token {
  text: string;
  /** Lower case, spelled out: "n't" is "not". */
  normal: string;
  lemma: string;
  pos: PartOfSpeech;
  /** word, number, punctuation, symbol, emoji, url, … */
  type: string;
  isStopWord: boolean;
  /** Capitalised because it is a name, not because a sentence begins. */
  isName: boolean;
  /** In the tagger's dictionary. */
  isKnown: boolean;
  spaced: boolean;
}

export interface Sentence {
  text: string;
  tokens: Token[];
}

/** The tagger remembers every unknown word permanently, so it is created again after this many characters. */
const RENEW_AFTER = 3_000_000;

const require = createRequire(import.meta.url);
let loaded: WinkMethods | undefined;
let charactersRead = 0;

/** Loaded on first use, because it takes a fifth of a second and about 60 MB. */
function tagger(characters: number): WinkMethods {
  charactersRead += characters;
  if (!loaded || charactersRead > RENEW_AFTER) {
    const winkNlp = require("wink-nlp") as typeof import("wink-nlp").default;
    const model = require("wink-eng-lite-web-model") as typeof import("wink-eng-lite-web-model").default;
    words ??= rememberWords((model as { core(): Words }).core());
    loaded = winkNlp({ ...model, core: words }, ["sbd", "pos"]);
    charactersRead = characters;
  }
  return loaded;
}

/** The model's data on words, by feature: each value and its index in the list. */
interface Words {
  features: Record<string, { hash?: object; list?: unknown[]; index?: number }>;
}

let words: (() => Words) | undefined;

/**
 * Decoding the model again for a new tagger would delay every request: it is done once, and words learned since are
 * dropped.
 */
function rememberWords(model: Words): () => Words {
  const features = Object.values(model.features).map((feature) => ({
    feature,
    hash: feature.hash,
    length: feature.list?.length ?? 0,
    index: feature.index,
  }));
  return () => {
    for (const { feature, hash, length, index } of features) {
      if (!hash || !feature.list) continue;
      feature.hash = Object.create(hash);
      feature.list.length = length;
      feature.index = index;
    }
    return model;
  };
}

let latest: { text: string; sentences: readonly Sentence[] } | undefined;

/**
 * The sentences of a text with their words tagged; list items and headings are separate sentences. The latest is
 * cached, because one analysis uses each tool on the same text.
 */
export function readSentences(text: string): readonly Sentence[] {
  if (latest?.text !== text) latest = { text, sentences: sentenceBlocks(text).flatMap(readBlock) };
  return latest.sentences;
}

function readBlock(block: string): Sentence[] {
  const { readDoc, its } = tagger(block.length);
  const document = readDoc(block);
  const all = document.tokens();
  const list = <T>(fact: ItsHelpers[keyof ItsHelpers]) => all.out(fact as never) as T[];
  const texts = list<string>(its.value);
  const normals = list<string>(its.normal);
  const lemmas = list<string>(its.lemma);
  const tags = list<PartOfSpeech>(its.pos);
  const types = list<string>(its.type);
  const stops = list<boolean>(its.stopWordFlag);
  const spaces = list<string>(its.precedingSpaces);
  const tokens = texts.map((value, index) => ({
    text: value,
    normal: normals[index] ?? value,
    lemma: lemmas[index] ?? value,
    pos: tags[index] ?? "X",
    type: types[index] ?? "word",
    isStopWord: stops[index] ?? false,
    isName: tags[index] === "PROPN" && /^\p{Lu}/u.test(value),
    isKnown: !document.isOOV(normals[index] ?? value),
    spaced: Boolean(spaces[index]),
  }));
  const spans = document.sentences().out(its.span as never) as unknown as [number, number][];
  return spans
    .map(([first, last]) => tokens.slice(first, last + 1))
    .filter((sentence) => sentence.some(({ type }) => type === "word" || type === "number"))
    .map((sentence) => ({ text: joinTokens(sentence), tokens: doubtFirstName(sentence, document) }));
}

/** Every sentence begins with a capital; a single dictionary word there is not a name. */
function doubtFirstName(tokens: Token[], document: Document): Token[] {
  const [first, second] = tokens;
  if (!first?.isName || second?.isName) return tokens;
  const word = first.text.toLowerCase();
  if (document.isOOV(word) && document.isOOV(singular(word))) return tokens;
  // The dictionary has the names of countries, too, with their capital.
  if (!document.isOOV(first.text)) return tokens;
  return [{ ...first, pos: "NOUN", isName: false }, ...tokens.slice(1)];
}

/** The tokens as written, with one space where there was any. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text, spaced }, index) => (spaced && index > 0 ? ` ${text}` : text)).join("");
}
