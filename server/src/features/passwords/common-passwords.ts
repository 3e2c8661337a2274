import { identityKey } from "@prepfeed/contract/foundation/identity";

/** Words that people in India choose and that the worldwide list of passwords lacks. */
const OURS = "abcd exam exams jee jeemain login neet prep quiz rank1 study topper upsc".split(" ");
/** "@2026" around a word does not make it a good password. */
const MAX_DECORATION = 5;
/** Digits and signs that stand for letters. */
const LOOK_ALIKES: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

/** Whether a password is a common one, in any letter case and with a few digits or signs around it. */
export function isCommonPassword(password: string, known: ReadonlySet<string>): boolean {
  const key = identityKey(password);
  const isKnown = (word: string) => known.has(word) || OURS.includes(word);
  if (isKnown(key) || isKnown(trimmed(key, /[^\p{L}\p{N}]/u))) return true;
  const word = trimmed(key, /\P{L}/u);
  return key.length - word.length <= MAX_DECORATION && (isKnown(word) || isKnown(withLetters(word)));
}

/** Whether a password consists of one or several of these names, with a few digits or signs around them. */
export function isMadeOfNames(password: string, names: readonly string[]): boolean {
  const rest = names
    .map(nameKey)
    .filter((name) => name.length >= 3)
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, "\n"), nameKey(password));
  return rest.includes("\n") && !/\p{L}/u.test(rest) && rest.replaceAll("\n", "").length <= MAX_DECORATION;
}

/** "Asha_Rao" and "asha rao" are the same name. */
const nameKey = (text: string) => identityKey(text).replace(/[\s._-]/g, "");

const withLetters = (text: string) => text.replace(/[@4310!$57]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

/** Trims what matches at either end, in linear time. */
function trimmed(text: string, isIgnored: RegExp): string {
  const characters = [...text];
  const isKept = (character: string) => !isIgnored.test(character);
  return characters.slice(characters.findIndex(isKept), characters.findLastIndex(isKept) + 1).join("");
}
