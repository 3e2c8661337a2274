import { capitalise, withArticle } from "../writing/english.ts";
import {
  type Ask,
  categoryOf,
  deniesName,
  type FactRow,
  type FactTable,
  isAlsoTrue,
  isCircular,
  mayMix,
} from "./fact-table.ts";
import { kindred, type Neighbour } from "./kinship.ts";
import { overlapsStem } from "./stem-overlap.ts";
import { turnRound } from "./turn-round.ts";

/** A statement about a row: true with its own answer, false with another's. */
export interface Claim {
  fact: string;
  /** The rows that it is about: one question uses each once. */
  near: string | number | undefined;
  isEasy: boolean;
  right: string;
  /** The beginning of the true one, if that is a name or a term of its row. */
  subject: string | undefined;
  because: string;
  /** False ones, the nearest first, with the fact whose answer they use. */
  wrong(): readonly False[];
}

interface False {
  text: string;
  from: string | undefined;
  subject: string | undefined;
}

const LONGEST = 230;

/** Every statement that the cases of a table give, row by row. */
export function claimsOf<Row extends FactRow & object>(table: FactTable<Row>, rows: readonly Row[]): Claim[] {
  const truths = lazily(() => new Set(allTold(table)));
  return rows.flatMap((row) =>
    table.ask.flatMap((ask) => {
      if ((ask.when && !ask.when(row)) || overlapsStem(table, ask, row)) return [];
      const phrase = phraseOf(table, ask, row);
      const right = phrase?.(row);
      if (!phrase || !right || !isUsable(right)) return [];
      const claim: Claim = {
        fact: factOf(table, row),
        near: row.near,
        isEasy: (row.difficulty ?? table.difficulty) === "EASY",
        right,
        subject: subjectOf(
          right,
          table.ask.map((other) => other.answer(row)),
        ),
        because: (ask.explain ?? table.explain)(row),
        wrong: lazily(() => wrongPhrases(table, ask, row, phrase, truths())),
      };
      return [claim];
    }),
  );
}

export function factOf<Row extends FactRow & object>(table: FactTable<Row>, row: Row): string {
  return `${table.name}#${table.rows.indexOf(row)}`;
}

export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function allTold<Row extends FactRow & object>(table: FactTable<Row>): string[] {
  return table.rows.flatMap((row) =>
    table.ask.flatMap((ask) => (ask.when && !ask.when(row) ? [] : (phraseOf(table, ask, row)?.(row) ?? []))),
  );
}

type Phrase<Row> = (from: Row | string) => string | undefined;

function wrongPhrases<Row extends FactRow & object>(
  table: FactTable<Row>,
  ask: Ask<Row>,
  row: Row,
  phrase: Phrase<Row>,
  truths: ReadonlySet<string>,
): False[] {
  const own = ask.answer(row);
  const answersOf = (from: Row) => table.ask.map((other) => other.answer(from));
  const isGood = (text: string | undefined): text is string =>
    text !== undefined && !truths.has(text) && isUsable(text);
  const decoys = (ask.decoys?.(row, 3) ?? [])
    .filter((decoy) => !overlaps(own, decoy))
    .flatMap((decoy) => {
      const text = phrase(decoy);
      return isGood(text)
        ? { text, from: undefined, subject: subjectOf(text, [decoy, ...answersOf(row)]) }
        : [];
    });
  if (decoys.length > 0) return decoys;
  const phrased = neighboursOf(table, row).flatMap(({ other, distance }) => {
    if (isAlsoTrue(table, ask, row, other) || mayMix(table, ask, row, other)) return [];
    if (overlaps(own, ask.answer(other)) || isCircular(table, ask, row, ask.answer(other))) return [];
    const text = phrase(other);
    if (!isGood(text) || refutesItself(table, row, other, text)) return [];
    const subject = subjectOf(text, [...answersOf(other), ...answersOf(row)]);
    return { text, from: factOf(table, other), subject, other, distance };
  });
  return [...closest(kindred(table, row, phrased))];
}

/**
 * The text contains a name of either row that reveals its own facts ("Panama Canal"), or one that contradicts the
 * rest.
 */
function refutesItself<Row extends FactRow & object>(
  table: FactTable<Row>,
  row: Row,
  other: Row,
  text: string,
): boolean {
  const said = text.toLowerCase();
  return table.ask.some((ask) =>
    [row, other].some((from) => {
      if (ask.when && !ask.when(from)) return false;
      const answer = ask.answer(from).toLowerCase();
      if (!said.includes(answer)) return false;
      return overlapsStem(table, ask, from) || deniesName(answer, said.replace(answer, ""));
    }),
  );
}

/** The first of them with which the sentence begins, without its article or quotation mark. */
function subjectOf(sentence: string, names: readonly string[]): string | undefined {
  const bare = (text: string) => text.toLowerCase().replace(/^(?:an? |the |["“])/, "");
  const said = bare(sentence);
  return names.map(bare).find((name) => name !== "" && said.startsWith(name) && !isInWord(said[name.length]));
}

/** The other rows of the same category, the nearest first. */
export function neighboursOf<Row extends FactRow & object>(
  table: FactTable<Row>,
  row: Row,
): Neighbour<Row>[] {
  const category = categoryOf(table, row);
  return table.rows
    .filter((other) => other !== row && !other.plainly && categoryOf(table, other) === category)
    .map((other) => ({
      other,
      distance: distanceOf(row.near, other.near) + (other.topic === row.topic ? 0 : 0.5),
    }))
    .sort((a, b) => a.distance - b.distance);
}

/** Only those of the neighbourhood, if there are several. */
export function closest<Item extends { distance: number }>(items: readonly Item[]): readonly Item[] {
  const close = items.filter(({ distance }) => distance === 0);
  return close.length >= 3 ? close : items;
}

export function distanceOf(one: string | number | undefined, other: string | number | undefined): number {
  if (typeof one === "number" && typeof other === "number") return Math.abs(one - other);
  return one === other ? 0 : 1;
}

/** One contains the other, so that a false statement might be half right. */
export function overlaps(one: string, other: string): boolean {
  if (isFormula(one) && isFormula(other)) return one.trim() === other.trim();
  const [a, b] = [wordsIn(one), wordsIn(other)];
  const [less, more] = a.size < b.size ? [a, b] : [b, a];
  return less.size === 0 ? one.trim() === other.trim() : [...less].every((word) => more.has(word));
}

/** Each answer is compared with many others. */
const WORDS = new Map<string, ReadonlySet<string>>();

function wordsIn(text: string): ReadonlySet<string> {
  let words = WORDS.get(text);
  if (!words) {
    const found = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
    words = new Set(found.filter((word) => !FILLERS.has(word)));
    WORDS.set(text, words);
  }
  return words;
}

/** A formula may contain the letters of another and mean something else. */
function isFormula(text: string): boolean {
  return text.includes("$") && !/\p{L}/u.test(text.replace(/\$[^$]*\$/g, ""));
}

const FILLERS = new Set("a an the of in on by at to and or it is".split(" "));

function isUsable(text: string): boolean {
  return (
    text.length <= LONGEST &&
    /^[^\d₹$\s]/.test(text) &&
    /[.”’)]$/.test(text) &&
    !/[\n?]|_{2}|```/.test(text) &&
    !/^\$?\d/.test(text)
  );
}

function phraseOf<Row extends FactRow & object>(
  table: FactTable<Row>,
  ask: Ask<Row>,
  row: Row,
): Phrase<Row> | undefined {
  const { state } = ask;
  if (state === false) return undefined;
  const answerOf = (from: Row | string) => (typeof from === "string" ? from : ask.answer(from));
  if (state) return (from) => state(row, answerOf(from));
  const question = ask.question(row);
  const [, begun] = /^Complete the sentence: (.*) ____\.$/.exec(question) ?? [];
  const explain = ask.explain ?? table.explain;
  // "In plants, the cuticle …" beside "The xylem …" would look pasted together.
  const isToldAlready = /^In /.test(begun ?? "") && slotIn(explain(row), ask.answer(row)) !== undefined;
  if (begun && !isToldAlready) return (from) => `${begun} ${answerOf(from)}.`;
  // If each row has its own question, its explanation need not stand alone.
  if (Object.values(row).includes(question)) return (from) => turnRound(question, answerOf(from));
  const slot = slotIn(explain(row), ask.answer(row));
  if (slot) {
    return (from) => {
      const form =
        typeof from === "string" ? asIn(slot, from) : slotIn(explain(from), ask.answer(from))?.form;
      const phrased = form === undefined ? undefined : fill(slot, form);
      return phrased && inOneClause(phrased);
    };
  }
  return (from) => turnRound(question, answerOf(from));
}

/** The position of an answer in its explaining sentence, with the article before it. */
interface Slot {
  before: string;
  form: string;
  after: string;
}

/** A remark about a question's options makes no sense without them. */
const SPEAKS_OF_OPTIONS =
  /\b(?:the (?:two |three )?others|the other (?:two|three|four|steps|kinds|names|ones|answers)|options?|made up to)\b/i;

function slotIn(explanation: string, answer: string): Slot | undefined {
  const sentence = sentencesOf(explanation).find(
    (candidate) =>
      !/^(?:It|This|They|He|She|These|That|Its|His|So|Both|Until|Here)\b/.test(candidate) &&
      !SPEAKS_OF_OPTIONS.test(candidate) &&
      placesIn(candidate, answer).length > 0,
  );
  if (!sentence) return undefined;
  const [place, second] = placesIn(sentence, answer);
  if (place === undefined || second !== undefined) return undefined;
  const article = /(?:^|(?<=[\s“(]))(?:an?|the) $/i.exec(sentence.slice(0, place))?.[0] ?? "";
  return {
    before: sentence.slice(0, place - article.length),
    form: sentence.slice(place - article.length, place + answer.length),
    after: sentence.slice(place + answer.length),
  };
}

function fill({ before, form: own, after }: Slot, form: string): string | undefined {
  if (placesIn(`${before} ${after}`, form.replace(/^(?:an?|the) /i, "")).length > 0) return undefined;
  if (
    isMany(own) !== isMany(form) &&
    (before === "" || /\b(?:is|are|was|were)\b/.test(`${before.slice(-6)} ${after.slice(0, 6)}`))
  )
    return undefined;
  return before === "" ? `${capitalise(form)}${after}` : `${before}${form}${after}`;
}

/**
 * A decoy begins with a lower-case letter if the answer does and it may, and gets an article if the answer has one.
 */
function asIn({ form }: Slot, decoy: string): string {
  const [, article, own = form] = /^(an?|the) (.+)$/i.exec(form) ?? [];
  const hasArticle = /^(?:the|an?|its|one|in|on|by|at|to) /i.test(decoy);
  const isName = /^(?!(?:The|An?) )(?:\S+ \p{Lu}|\p{Lu}{2}|\P{L})/u.test(decoy) || OF_A_COUNTRY.test(decoy);
  const isSmall = hasArticle
    ? /^\p{Ll}/u.test(form)
    : /^\p{Ll}/u.test(own) && !isName && (article !== undefined || / /.test(decoy));
  const written = isSmall ? decoy.charAt(0).toLowerCase() + decoy.slice(1) : decoy;
  if (!article || hasArticle || isMany(own) !== isMany(decoy)) return written;
  if (!isSmall && !/ /.test(decoy)) return written;
  return article.toLowerCase() === "the" ? `the ${written}` : withArticle(written);
}

const OF_A_COUNTRY =
  /^(?:[A-Z]\w+(?:ese|ian)|British|English|Swiss|French|Dutch|Greek|German|American|African|Roman|Turkish)\b/;

/** "Babur: he founded the empire." becomes "Babur founded the empire.". */
function inOneClause(sentence: string): string {
  const [, name, said] =
    /^([^:]{2,70}?)(?: is known for this| does this)?: (?:he|she|it|they|this) (.+)$/.exec(sentence) ?? [];
  return name && said && !/ (?:is|are|was|were|has|had|did) /.test(name) ? `${name} ${said}` : sentence;
}

function isMany(phrase: string): boolean {
  const head = phrase.split(/,| (?:of|in|that|which|with|for|from|on|by|at|to) /)[0] ?? "";
  return / and /.test(head) || /[^su’']s$/.test(head);
}

function placesIn(sentence: string, answer: string): number[] {
  if (answer.length === 0) return [];
  const [text, sought] = [sentence.toLowerCase(), answer.toLowerCase()];
  const places: number[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    const isWhole = !isInWord(text[at - 1]) && !isInWord(text[at + sought.length]);
    if (isWhole) places.push(at);
  }
  return places;
}

function isInWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\d]/u.test(character);
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[\p{Ll}\d]{2}[)”"]?[.!?]) (?=[\p{Lu}“"])/u);
}
