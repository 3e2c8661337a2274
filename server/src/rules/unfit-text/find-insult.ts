import {
  ADDRESS,
  BETWEEN,
  DOUBLED_NAMES,
  DOUBLED_SLURS,
  HINGLISH,
  INITIALS,
  NAMES,
  PHRASES,
  SELF,
  SLURS,
  THINGS,
} from "./insult-words.ts";

/** The largest distance between an insulting word and the person addressed. */
const NEAR = 5;

/** The first insult in a text, as it was written; undefined if there is none. Only whole words count. */
export function findInsult(text: string): string | undefined {
  return text
    .split(/(?<=[.!?।])\s+|\n+/)
    .map(insultIn)
    .find((found) => found !== undefined);
}

interface Word {
  written: string;
  /** In lower case, with letters in place of signs. */
  spelt: string;
  /** The same without doubled letters. */
  plain: string;
}

function insultIn(sentence: string): string | undefined {
  const words = wordsIn(sentence);
  const slur = words.find(isSlur);
  if (slur) return slur.written;
  const plainText = ` ${words.map(({ plain }) => plain).join(" ")} `;
  const phrase = PHRASES.find((known) => plainText.includes(` ${known} `));
  return spacedOut(sentence) ?? phrase ?? initialsIn(words) ?? nameIn(words);
}

const isSlur = ({ spelt, plain }: Word) =>
  SLURS.has(plain) || DOUBLED_SLURS.has(spelt) || (plain.includes("*") && [...SLURS].some(fits(plain)));

/** A star stands for a letter. */
const fits = (masked: string) => (word: string) =>
  word.length === masked.length && word.length > 3 && [...masked].every((c, i) => c === "*" || c === word[i]);

/** "bc" and "mc" among words of Hinglish; in English they are years and hosts. */
function initialsIn(words: Word[]): string | undefined {
  const isHinglish = words.some(({ plain }) => HINGLISH.has(plain));
  return isHinglish ? words.find(({ plain }) => INITIALS.has(plain))?.written : undefined;
}

const isName = ({ spelt, plain }: Word) => NAMES.has(plain) || DOUBLED_NAMES.has(spelt);
const isThing = ({ plain }: Word) => THINGS.has(plain);
const isAddress = ({ plain }: Word) => ADDRESS.has(plain);

/** A word that insults the person addressed. */
function nameIn(words: Word[]): string | undefined {
  const found = words.find((word, at) => {
    if (!isName(word) && !isThing(word)) return false;
    const next = words[at + 1];
    const isPair = next !== undefined && (isName(word) ? isName(next) || isThing(next) : isName(next));
    return isPair || (isName(word) ? isSaidNear(words, at) : isSaidTo(words, at));
  });
  return found?.written;
}

function isSaidNear(words: Word[], at: number): boolean {
  const before = words.slice(Math.max(0, at - NEAR), at);
  const after = words.slice(at + 1, at + 1 + NEAR);
  return [...before, ...after].some(isAddress) && !before.some(({ plain }) => SELF.has(plain));
}

/** "you pig", "you are such a pig", "gadhe ki aulad". */
function isSaidTo(words: Word[], at: number): boolean {
  const isNot = ({ plain }: Word) => !BETWEEN.has(plain);
  const before = words.slice(0, at).findLast(isNot);
  const after = words.slice(at + 1).find(isNot);
  return [before, after].some((word) => word !== undefined && isAddress(word));
}

/** Single letters in a row: "f u c k", "c.h.u.t". */
function spacedOut(sentence: string): string | undefined {
  const runs = sentence.match(/(?<![\p{L}\p{M}])\p{L}(?:[\s.\-_*]{1,2}\p{L}(?![\p{L}\p{M}])){2,}/gu) ?? [];
  return runs.find((run) => SLURS.has(singled(speltOut(run.replaceAll(/[^\p{L}]/gu, "")))));
}

function wordsIn(sentence: string): Word[] {
  const written = sentence.normalize("NFKC").match(/[\p{L}\p{M}\p{N}@$*!'’]+/gu) ?? [];
  return written.flatMap((word) => {
    const spelt = speltOut(word);
    return spelt === "" ? [] : { written: word, spelt, plain: singled(spelt) };
  });
}

const LETTERS_FOR: Record<string, string> = { "@": "a", $: "s", "0": "o", "1": "i", "3": "e", "!": "i" };

/** Lower case, letters for the signs that stand for them, and no dots below letters, joiners or apostrophes. */
function speltOut(word: string): string {
  const bare = word.toLowerCase().replaceAll(/^[*!]+|!+$|[\u093c\u200b-\u200d'’]/gu, "");
  const spelt = /\p{L}/u.test(bare)
    ? bare.replaceAll(/@|(?<=\p{L}\$*)\$|[013!]/gu, (sign) => LETTERS_FOR[sign] ?? sign)
    : bare;
  return spelt.replaceAll("\u0901", "\u0902");
}

/** A word with repeated letters or a typing error stays the same word. */
const singled = (word: string) => word.replaceAll(/([a-z])\1+/g, "$1");
