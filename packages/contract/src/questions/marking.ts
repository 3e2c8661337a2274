import { type Kind, LETTERS } from "../foundation/catalogue.ts";

/** The only place that knows the format of an answer and whether it is right. */

/** What an answer is marked by. */
export interface AnswerKey {
  kind: Kind;
  /** A letter, letters in order, or a number. */
  correctAnswer: string;
  /** The tolerance of a number; none means exact. */
  tolerance: string | null;
  /** What else counts as right, as a regrade decided. */
  alsoRight?: readonly string[];
}

/** An answer with its mark, and what it was marked by. */
export interface MarkedAnswer {
  /** In its canonical form: see `canonicalAnswer`. */
  selectedOption: string;
  isCorrect: boolean;
  key: AnswerKey;
}

/**
 * An answer as it is stored and compared: letters once and in order, a number without needless signs.
 * Undefined if it is not an answer to a question of this kind and number of options.
 */
export function canonicalAnswer(kind: Kind, answer: string, options: number): string | undefined {
  if (kind === "NUMERICAL") return canonicalNumber(answer);
  const letters = canonicalLetters(answer);
  if (!letters || letters.length > (kind === "SINGLE" ? 1 : options)) return undefined;
  const offered: readonly string[] = LETTERS.slice(0, options);
  return [...letters].every((letter) => offered.includes(letter)) ? letters : undefined;
}

/** "c, a" as "AC"; undefined if a letter is repeated or there is none. */
export function canonicalLetters(text: string): string | undefined {
  const letters = [...text.toUpperCase().replace(/[\s,]+/g, "")];
  const isSet = letters.length > 0 && new Set(letters).size === letters.length;
  const known: readonly string[] = LETTERS;
  return isSet && letters.every((letter) => known.includes(letter)) ? letters.sort().join("") : undefined;
}

/** A sign, digits and a point, and nothing else: "+3.0" is "3", "−.50" is "-0.5", "1e3" and "1,000" are invalid. */
export function canonicalNumber(text: string): string | undefined {
  const [, sign = "", whole = "", part = ""] = /^([+\-−]?)(\d*)(?:\.(\d*))?$/.exec(text.trim()) ?? [];
  if (whole === "" && part === "") return undefined;
  const digits = whole.replace(/^0+/, "") || "0";
  const decimals = part.replace(/0+$/, "");
  const size = decimals === "" ? digits : `${digits}.${decimals}`;
  return sign === "" || sign === "+" || size === "0" ? size : `-${size}`;
}

/** Whether a canonical answer is right; partly right is not. */
export function isRight({ alsoRight = [], ...key }: AnswerKey, answer: string): boolean {
  return [key.correctAnswer, ...alsoRight].some((right) => isSame({ ...key, correctAnswer: right }, answer));
}

function isSame({ kind, correctAnswer, tolerance }: AnswerKey, answer: string): boolean {
  if (kind !== "NUMERICAL" || !tolerance) return answer === correctAnswer;
  const places = Math.max(...[correctAnswer, answer, tolerance].map(placesOf));
  const off = scaled(answer, places) - scaled(correctAnswer, places);
  return (off < 0n ? -off : off) <= scaled(tolerance, places);
}

const placesOf = (number: string) => number.split(".")[1]?.length ?? 0;

/** A number in units of its last place, exactly. */
function scaled(number: string, places: number): bigint {
  const [whole = "", part = ""] = number.split(".");
  return BigInt(whole + part.padEnd(places, "0"));
}
