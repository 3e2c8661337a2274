import { type ExamType, SECTIONS, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { examOf, examShares } from "../exams/rules/all-exams.ts";
import { type Field, unitsWithin } from "../exams/rules/asks-for.ts";
import type { Subtopic } from "../syllabus/sub-topics/sub-topic.ts";
import { SUBTOPICS } from "../syllabus/sub-topics/sub-topics.ts";
import { TOPICS, type Topic, topicOf, topicsOfSubject } from "../syllabus/syllabus.ts";
import { SECTION_UNITS, type Unit } from "../syllabus/units.ts";

/**
 * The meaning of a learner's words: a topic, a sub-topic (with its topics), or only something near, which the learner
 * must be told.
 */
export type TopicMatch =
  | {
      known: true;
      kind: "topic" | "subtopic" | "near";
      topics: Topic[];
      subtopics: Subtopic[];
      /** Near because it is a part of the topic without questions of its own. */
      isPart?: boolean;
    }
  | { known: false; kind: "unknown"; nearest: Topic[] };

/** A topic that the syllabus does not have; `nearest` are similar ones that it has. */
export class UnknownTopicError extends Error {
  readonly topic: string;
  readonly nearest: Topic[];

  constructor(topic: string, nearest: Topic[]) {
    const titles = nearest.map(({ title }) => title).join("; ");
    super(`There are no questions on "${topic}" yet. The nearest topics are: ${titles}.`);
    this.name = "UnknownTopicError";
    this.topic = topic;
    this.nearest = nearest;
  }
}

/** Longer than any name; every word is compared with all of them. */
const MAX_LENGTH = 200;

/**
 * Where a learner asks. Of several meanings the one in this subject or section counts, and then the one that the exam
 * asks: "Venn diagrams" are sets in Mathematics and logic in Reasoning.
 */
export interface AskedIn extends Field {
  examType?: ExamType;
}

let last: { asked: string; match: TopicMatch } | undefined;

/**
 * Finds what a learner means by "trigo", "Newton's laws" or "mugal empire". One request asks about the same words
 * several times, and comparing them with all names takes long.
 */
export function matchTopic(wanted: string, { subject, section, examType }: AskedIn = {}): TopicMatch {
  const asked = JSON.stringify([wanted, subject, section, examType]);
  if (last?.asked !== asked) last = { asked, match: findTopic(wanted, { subject, section, examType }) };
  return last.match;
}

function findTopic(wanted: string, askedIn: AskedIn): TopicMatch {
  const exact = TOPICS.find(({ key, title }) => key === wanted || isSame(title, wanted));
  if (exact && isPlacedIn(exact, askedIn))
    return { known: true, kind: "topic", topics: [exact], subtopics: [] };

  const query = simplify(wanted.slice(0, MAX_LENGTH));
  // "Programming basics" is a topic, although "programming" alone is a section.
  const whole = exact ? [] : inExam(wholeSyllabus(query), (topic) => topic, askedIn.examType);
  if (whole.length > 0) return { known: true, kind: "topic", topics: whole, subtopics: [] };

  const scored = scoreNames(query);
  const best = Math.max(...scored.map(({ score }) => score));
  if (query === "" || best === 0) return { known: false, kind: "unknown", nearest: nearestTopics(query) };
  const found = meant(query, bestWithin(scored, askedIn));
  const topics = [...new Set(found.map(({ topic }) => topic))];
  const subtopics = [...new Set(found.flatMap(({ subtopic }) => subtopic ?? []))];
  const saysMore = found.every((name) => name.saysMore);
  const isPart = !saysMore && found.every((name) => name.isPart);
  const kind = saysMore || isPart ? "near" : subtopics.length > 0 ? "subtopic" : "topic";
  return { known: true, kind, topics, subtopics, ...(isPart && { isPart }) };
}

const isSame = (title: string, wanted: string) => title.toLowerCase() === wanted.trim().toLowerCase();

/**
 * A title may be another name of a topic of the field or exam: "Elasticity" is a topic of Economics. Mathematics is
 * not asked in the section Quantitative Aptitude, but its topics are filed there.
 */
function isPlacedIn(topic: Topic, { subject, section, examType }: AskedIn): boolean {
  if (subject || section)
    return topic.section === section || unitsWithin({ subject, section }).includes(topic.unit);
  return !examType || (examShares(examType).get(topic.key) ?? 0) > 0;
}

/** The least score of a name that has all words of the query, at least in part. */
const HAS_ALL_WORDS = 500;

/** The best names of the field, if it has the words at all; of these the ones that the exam asks, if any. */
function bestWithin<Found extends Name & Score>(scored: readonly Found[], askedIn: AskedIn): Found[] {
  const units = unitsWithin(askedIn);
  const inField = scored.filter(
    ({ topic, score, saysMore }) => units.includes(topic.unit) && score >= HAS_ALL_WORDS && !saysMore,
  );
  const isNarrowed = (askedIn.section || askedIn.subject) && inField.length > 0;
  const names = isNarrowed ? inField : scored;
  const best = Math.max(...names.map(({ score }) => score));
  const found = names.filter(({ score }) => score === best);
  return inExam(found, ({ topic }) => topic, askedIn.examType);
}

/** A unit with a lower share of what its most frequent unit asks about is not what the exam means. */
const LEAST_OF_MOST = 0.5;

/** What the exam asks, of the units that ask most about it; everything if it asks nothing of it. */
function inExam<Found>(
  found: readonly Found[],
  topicOf: (one: Found) => Topic,
  examType: ExamType | undefined,
): Found[] {
  if (!examType || examOf(examType).family === "GENERAL") return [...found];
  const shares = examShares(examType);
  const shareOf = (one: Found) => shares.get(topicOf(one).key) ?? 0;
  const asked = found.filter((one) => shareOf(one) > 0);
  if (asked.length === 0) return [...found];
  const mostIn = (unit: Unit) => Math.max(...asked.filter((one) => topicOf(one).unit === unit).map(shareOf));
  const most = Math.max(...asked.map(shareOf));
  return asked.filter((one) => mostIn(topicOf(one).unit) >= LEAST_OF_MOST * most);
}

/**
 * Among names that match equally well, those with the same number of words come first; then titles of topics before
 * sub-topics, and those before the topics' other names.
 */
function meant<Named extends Name>(query: string, names: readonly Named[]): readonly Named[] {
  const length = query.split(" ").length;
  const first = (one: readonly Named[], otherwise: readonly Named[]) => (one.length > 0 ? one : otherwise);
  const whole = first(
    names.filter(({ words }) => words.length === length),
    names,
  );
  const narrow = first(
    whole.filter(({ subtopic }) => subtopic),
    whole,
  );
  return first(
    whole.filter(({ isTitle }) => isTitle),
    narrow,
  );
}

interface Name {
  topic: Topic;
  name: string;
  words: readonly string[];
  /** The topic's own title. */
  isTitle?: boolean;
  /** A name of something narrower than its topic that has no questions of its own. */
  isPart?: boolean;
  subtopic?: Subtopic;
}

interface Known {
  names: readonly Name[];
  byName: ReadonlyMap<string, readonly Name[]>;
  /** The different words of all names. */
  words: readonly string[];
}

let known: Known | undefined;

function knownNames(): Known {
  known ??= indexed([
    ...TOPICS.flatMap((topic) => [
      { topic, called: topic.title, isTitle: true },
      ...topic.aliases.map((called) => ({ topic, called, isPart: topic.parts.includes(called) })),
    ]),
    ...SUBTOPICS.flatMap((subtopic) =>
      [subtopic.title, ...subtopic.aliases].map((called) => ({
        topic: topicOf(subtopic.topic),
        called,
        subtopic,
      })),
    ),
  ]);
  return known;
}

function indexed(entries: readonly (Omit<Name, "name" | "words"> & { called: string })[]): Known {
  const names = entries.map(({ called, ...entry }): Name => {
    const name = simplify(called);
    return { ...entry, name, words: name.split(" ") };
  });
  const byName = new Map<string, Name[]>();
  for (const entry of names) byName.set(entry.name, [...(byName.get(entry.name) ?? []), entry]);
  return { names, byName, words: [...new Set(names.flatMap(({ words }) => words))] };
}

/** A subject's or section's own name stands for all its topics. */
function wholeSyllabus(query: string): Topic[] {
  const subject = SUBJECTS.find((name) => simplify(name) === query || SHORT_NAMES[query] === name);
  if (subject) return topicsOfSubject(subject);
  const section = SECTIONS.find((name) => simplify(name) === query);
  return section ? TOPICS.filter(({ unit }) => unit in SECTION_UNITS[section]) : [];
}

const SHORT_NAMES: Record<string, string> = {
  math: "MATHEMATICS",
  maths: "MATHEMATICS",
  bio: "BIOLOGY",
  chem: "CHEMISTRY",
  phy: "PHYSICS",
  eco: "ECONOMICS",
  cs: "COMPUTER_SCIENCE",
  gk: "GENERAL_KNOWLEDGE",
};

interface Score {
  /** Higher is closer; 0 is no match. Longer names win among those that the query contains. */
  score: number;
  /** The query contains more words than the name. */
  saysMore?: boolean;
}

/** A word of the query, with the known words that it may mean. */
interface AskedWord {
  /** Except for a typing error or two. */
  alike: ReadonlySet<string>;
  /** Those that begin with it. */
  begun: ReadonlySet<string>;
}

function scoreNames(query: string): (Name & Score)[] {
  const { names, byName, words } = knownNames();
  const exact = byName.get(query);
  if (exact) return exact.map((name) => ({ ...name, score: 1000 }));
  const asked = query.split(" ").map(
    (word): AskedWord => ({
      alike: new Set(words.filter((other) => isTypo(word, other))),
      begun: new Set(words.filter((other) => startsAlike(word, other))),
    }),
  );
  // "Quantum basket weaving" is not about quantum physics: at least half of the words must be known.
  const isFamiliar = asked.filter(({ alike }) => alike.size > 0).length * 2 >= asked.length;
  return names.map((name) => ({ ...name, ...scoreName(query, asked, name, isFamiliar) }));
}

function scoreName(
  query: string,
  asked: readonly AskedWord[],
  { name, words }: Name,
  isFamiliar: boolean,
): Score {
  if (query.length >= 3 && asked.length === words.length && name.startsWith(query)) return { score: 800 };
  if (isFamiliar && name.length >= 3 && ` ${query} `.includes(` ${name} `))
    return { score: 600 + name.length, saysMore: true };
  if (query.length >= 3 && asked.every(({ begun }) => words.some((word) => begun.has(word))))
    return { score: HAS_ALL_WORDS };
  if (asked.length <= words.length && asked.every(({ alike }) => words.some((word) => alike.has(word))))
    return { score: 300 };
  if (!isFamiliar || name.length < 5) return { score: 0 };
  const isInside = words.every((word) => asked.some(({ alike }) => alike.has(word)));
  return isInside ? { score: 200 + name.length, saysMore: true } : { score: 0 };
}

function startsAlike(word: string, other: string): boolean {
  return word === other || (word.length >= 3 && other.startsWith(word));
}

/** One typing error in a word of five letters or more, two in one of nine or more. */
function isTypo(word: string, other: string): boolean {
  if (word === other) return true;
  const allowed = other.length >= 9 ? 2 : other.length >= 5 ? 1 : 0;
  return allowed > 0 && Math.abs(word.length - other.length) <= allowed && slips(word, other) <= allowed;
}

/** Letters inserted, left out, exchanged or swapped with their neighbour. */
function slips(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const changed = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      let least = Math.min(changed, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      }
      current.push(least);
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

/** Topics with a lower share of the best score would only confuse. */
const CLOSE_TO_BEST = 0.7;

function nearestTopics(query: string): Topic[] {
  const grams = trigrams(query);
  const closeness = new Map<Topic, number>();
  for (const { topic, name } of knownNames().names) {
    const other = trigrams(name);
    let shared = 0;
    for (const gram of other) if (grams.has(gram)) shared++;
    const alike = (2 * shared) / Math.max(1, grams.size + other.size);
    closeness.set(topic, Math.max(closeness.get(topic) ?? 0, alike));
  }
  const best = Math.max(...closeness.values());
  return TOPICS.filter((topic) => (closeness.get(topic) ?? 0) >= best * CLOSE_TO_BEST)
    .sort((a, b) => (closeness.get(b) ?? 0) - (closeness.get(a) ?? 0))
    .slice(0, 5);
}

function trigrams(text: string): Set<string> {
  const padded = `  ${text} `;
  const grams = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at++) grams.add(padded.slice(at, at + 3));
  return grams;
}

const FILLERS = new Set(
  "a an the of and in on for to about class chapter question questions mcq mcqs topic basic basics problem problems".split(
    " ",
  ),
);

function simplify(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9+]+/g, " ")
    .trim();
  const kept = plain.split(" ").filter((word) => !FILLERS.has(word) && !/^\d{1,2}$/.test(word));
  return (kept.length > 0 ? kept : plain.split(" ")).map(singular).join(" ");
}

function singular(word: string): string {
  if (word.length <= 3 || word.endsWith("ss")) return word;
  return word.endsWith("ies") ? `${word.slice(0, -3)}y` : word.replace(/s$/, "");
}
