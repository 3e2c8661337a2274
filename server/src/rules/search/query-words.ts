import { EXAM_TYPES, labelOf, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { wordsOf } from "./search-words.ts";

/** English words that say nothing about what is wanted. */
const EMPTY = new Set(
  wordsOf(`
    about all also am an and any are as at be been being but by can could did do does for from had has have he her him his how if in
    into is it its me my of on or our she should so some such than that the their them then there these they this those to was we
    were what when where which while who whom whose why will with would you your`),
);

/** Without the words that a question is put with, unless there are no others. */
export function tellingWords(words: string[]): string[] {
  const telling = words.filter((word) => !EMPTY.has(word));
  return telling.length > 0 ? telling : words;
}

const NAMES_OF_EXAMS = new Set(
  EXAM_TYPES.map((exam) => wordsOf(labelOf(exam))).flatMap((words) => (words.length === 1 ? words : [])),
);

/** A single word that is the name of an exam, such as "cat". */
export const isNameOfExam = (word: string) => NAMES_OF_EXAMS.has(word);

/** They are no plurals of the words that they end like: "new" and "mean". */
const NO_PLURALS = new Set(["news", "means"]);
const SHORTEST_PLURAL = 4;

/** What a plural may be the plural of: "laws", "theories", "gases". The beginning of a word finds plurals by itself. */
export function singularsOf(word: string): string[] {
  if (word.length < SHORTEST_PLURAL || NO_PLURALS.has(word) || !/[^s]s$/.test(word)) return [];
  const stem = word.slice(0, -1);
  if (stem.endsWith("ie")) return [stem, `${stem.slice(0, -2)}y`];
  return stem.endsWith("e") ? [stem, stem.slice(0, -1)] : [stem];
}

/** Short names of subjects that are not their beginnings. */
const LONG_NAMES: Record<string, string[]> = {
  maths: wordsOf(labelOf("MATHEMATICS")),
  cs: wordsOf(labelOf("COMPUTER_SCIENCE")),
  gk: wordsOf(labelOf("GENERAL_KNOWLEDGE")),
};

/** Each as its words. */
export const longNamesOf = (word: string): string[][] =>
  Object.hasOwn(LONG_NAMES, word) ? [LONG_NAMES[word] ?? []] : [];

const LABELS = new Set([
  ...[...SUBJECTS, ...EXAM_TYPES].flatMap((name) => wordsOf(labelOf(name))),
  ...Object.keys(LONG_NAMES),
]);

/** Words that are expected in a title: not those that only name a subject or an exam, unless there are no others. */
export function titleWords(words: string[]): string[] {
  const others = words.filter((word) => !LABELS.has(word));
  return others.length > 0 ? others : words;
}
