import type { Random } from "../numbers/random.ts";
import { pluralOf } from "../numbers/value.ts";

/** "1 apple", "2 apples", "3 children". */
export function plural(count: number, noun: string, several = pluralOf(noun)): string {
  return `${count} ${count === 1 ? noun : several}`;
}

/** "an apple", "a uniform field", "an hour", "an 8-sided die". */
export function withArticle(noun: string): string {
  return `${takesAn(noun) ? "an" : "a"} ${noun}`;
}

export function takesAn(phrase: string): boolean {
  const word = phrase.replace(/^[^\p{L}\d]+/u, "");
  if (/^\d/.test(word)) return /^(8|11(?!\d)|18(?!\d)|11,\d{3}(?!,)|18,\d{3}(?!,))/.test(word);
  const capitals = /^[A-Z]+(?![a-z])/.exec(word)?.[0];
  if (capitals && isSpelledOut(capitals)) return /^[AEFHILMNORSX]/.test(capitals);
  if (capitals?.startsWith("U")) return false;
  if (/^(uni([^nm]|$)|use|usu|ut[ei]|eu(?!ler)|ew|one\b|once|ubiq|urani|uro)/i.test(word)) return false;
  return /^([aeiou]|hour|honest|honou?r|heir)/i.test(word);
}

const SPOKEN_AS_WORDS = new Set(["RAM", "ROM", "LAN", "MAN", "NOT", "NOR", "SIM", "SAT", "FAT", "AND", "OR"]);

/** Pairs of consonants that begin English words. */
const SPOKEN_PAIR = /^(?:[BCFGKPS]L|[BCDFGKPTW]R|S[CKMNPQTW]|[CGKPSTW]H|[DT]W|[GK]N)/;

/** "LED", "HTTP" and "XNOR" are spelled out, "NAND" and "NASA" are spoken. */
function isSpelledOut(capitals: string): boolean {
  if (SPOKEN_AS_WORDS.has(capitals)) return false;
  if (capitals.length <= 3 || !/[AEIOU]/.test(capitals)) return true;
  return /^[^AEIOUY]{2}/.test(capitals) && !SPOKEN_PAIR.test(capitals);
}

/** "A, B and C". */
export function list(items: readonly unknown[], last: "and" | "or" = "and"): string {
  const texts = items.map(String);
  if (texts.length <= 1) return texts.join("");
  return `${texts.slice(0, -1).join(", ")} ${last} ${texts.at(-1)}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "pancreas" becomes "Pancreas" and "a gland" "A gland"; "pH", "$x$" and "a and b" stay. */
export function beginLarge(text: string): string {
  const beginsWithWord = /^[a-z]{2,}(?![A-Za-z0-9])/.test(text);
  const beginsWithArticle = /^a (?!(?:and|or|is)\b)(?:\p{L}{2}|[\p{Lu}\d])/u.test(text);
  return beginsWithWord || beginsWithArticle ? capitalise(text) : text;
}

const WORDS =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** "three"; digits above twenty. */
export function numberWord(count: number): string {
  return WORDS[count] ?? `${count}`;
}

const ORDINALS =
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth".split(" ");

/** "third"; "21st" above twelve. */
export function ordinalWord(place: number): string {
  return ORDINALS[place] ?? ordinal(place);
}

/** "1st", "2nd", "13th". */
export function ordinal(place: number): string {
  const tens = place % 100;
  if (tens >= 11 && tens <= 13) return `${place}th`;
  return `${place}${["th", "st", "nd", "rd"][place % 10] ?? "th"}`;
}

/** "twice", "three times". */
export function times(count: number): string {
  return count === 1 ? "once" : count === 2 ? "twice" : `${numberWord(count)} times`;
}

export interface Person {
  name: string;
  he: "he" | "she";
  him: "him" | "her";
  his: "his" | "her";
}

const WOMEN =
  "Aisha Ananya Bhavna Divya Fatima Gurpreet Harini Ishita Jyoti Kavya Lakshmi Meera Nandini Niharika Pooja Priya Rekha Ritu Sana Shalini Sneha Tanvi Thenmozhi Uma Zoya Lalita Maria Grace Amina";
const WOMEN_ABROAD = "Chloe Emma Hana Ingrid Leila Mei Nadia Olivia Sofia Yuki Zainab";
const MEN =
  "Aarav Abdul Aditya Arjun Balaji Chirag Deepak Farhan Gopal Harpreet Imran Jaspreet Karthik Kiran Lalit Manoj Mohan Nikhil Omkar Prakash Rahul Rohan Sanjay Suresh Tenzin Tarun Varun Vikram Yusuf Zubin Joseph Ahmed";
const MEN_ABROAD = "Carlos Daniel Hiroshi Ivan Kofi Liam Omar Pedro";

/** People whom one seldom meets in India: its own exams do without them. */
export const NAMES_FROM_ABROAD = new RegExp(
  `\\b(?:${`${WOMEN_ABROAD} ${MEN_ABROAD}`.replaceAll(" ", "|")})\\b`,
);

const PEOPLE: readonly Person[] = [
  ...`${WOMEN} ${WOMEN_ABROAD}`
    .split(" ")
    .map((name): Person => ({ name, he: "she", him: "her", his: "her" })),
  ...`${MEN} ${MEN_ABROAD}`.split(" ").map((name): Person => ({ name, he: "he", him: "him", his: "his" })),
];

export function person(random: Random): Person {
  return random.pick(PEOPLE);
}

/** Different people, whose names also start with different letters. */
export function people(random: Random, count: number): Person[] {
  const chosen: Person[] = [];
  for (const candidate of random.shuffle(PEOPLE)) {
    if (chosen.length === count) break;
    if (chosen.every((other) => other.name[0] !== candidate.name[0])) chosen.push(candidate);
  }
  return chosen;
}

const TOWNS =
  "Ajmer Bhopal Coimbatore Dehradun Guwahati Hubballi Imphal Jodhpur Kochi Lucknow Madurai Nagpur Patna Raipur Shimla Thrissur Udaipur Varanasi Warangal".split(
    " ",
  );

export function towns(random: Random, count: number): string[] {
  return random.sample(TOWNS, count);
}
