import { Length } from "../foundation/limits.ts";
import { messages } from "../foundation/messages.ts";
import { USERNAME_PATTERN } from "../foundation/patterns.ts";

/**
 * The rules of new usernames. Separate from the schemas, because the form checks the text before it is sent.
 */

/** Scripts in daily use (UAX 31, table 5). */
const SCRIPTS = [
  ..."Latin Greek Cyrillic Armenian Hebrew Arabic Thaana Devanagari Bengali Gurmukhi Gujarati Oriya Tamil".split(
    " ",
  ),
  ..."Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Georgian Hangul Ethiopic Khmer".split(" "),
];
/** Japanese, Chinese and Korean text naturally mixes scripts. */
const MIXTURES = [
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Bopomofo"],
  ["Han", "Hangul"],
];
/** All of them, for the table of similar-looking letters. */
export const USERNAME_SCRIPTS = [...new Set([...SCRIPTS, ...MIXTURES.flat()])];
const WRITING_SYSTEMS = [...SCRIPTS.map((script) => [script]), ...MIXTURES].map(
  (scripts) => new RegExp(`^[0-9_.${scripts.map((script) => `\\p{scx=${script}}`).join("")}-]+$`, "u"),
);
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/** What is wrong with a new username as it would be stored (NFKC); null if nothing is. */
export function usernameMistake(username: string): string | null {
  if (username.length < Length.usernameMin) return messages.auth.usernameTooShort;
  if (username.length > Length.usernameMax) return messages.auth.usernameTooLong;
  if (!USERNAME_PATTERN.test(username) || INVISIBLE.test(username)) return messages.auth.usernamePattern;
  if (!LETTER_OR_DIGIT.test(username)) return messages.auth.usernameWithoutLetter;
  if (!WRITING_SYSTEMS.some((system) => system.test(username))) return messages.auth.usernameMixed;
  return null;
}
