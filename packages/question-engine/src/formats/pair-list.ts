import { beginLarge, capitalise } from "../writing/english.ts";
import { closest, distanceOf, factOf, lazily, neighboursOf, overlaps } from "./claim.ts";
import {
  type Ask,
  categoryOf,
  type FactRow,
  type FactTable,
  isAlsoTrue,
  isCircular,
  isDenied,
  mayMix,
  namesAnswer,
} from "./fact-table.ts";
import { kindred } from "./kinship.ts";
import { overlapsStem } from "./stem-overlap.ts";

/** Two columns of a table, as lists or pairs show them. */
export interface PairList {
  /** The headings of the columns, if the table has them. */
  headings?: { left: string; right: string };
  pairs: readonly Pair[];
  /** Whether the table has the two in one row, read again. */
  isPair(left: string, right: string): boolean;
}

export interface Pair {
  fact: string;
  near: string | number | undefined;
  /** The row's own kind. */
  category: string | undefined;
  /** That, or else its neighbourhood if it is large enough: pairs of one family stay together if possible. */
  family: string | undefined;
  isEasy: boolean;
  left: string;
  right: string;
  /** Entries of the right column that do not belong to it, the nearest first. */
  wrong(): readonly { right: string; from: string }[];
  /** The other's entry would be right, or nearly so: they are not put in one list. */
  clashes(other: Pair): boolean;
}

const LEFT_MOST = 60;
const RIGHT_MOST = 120;
/** Entries of this length are descriptions: no heading is needed. */
const DESCRIPTION = 40;
/** The usual maximum length of names. */
const NAME = 22;

/** The columns of which one is asked by naming the other, for these rows. */
export function pairListsOf<Row extends FactRow & object>(
  table: FactTable<Row>,
  rows: readonly Row[],
): PairList[] {
  const asked = table.ask.filter(({ state }) => state !== false);
  const found = asked.flatMap((ask) => {
    const sample = rows.filter((row) => !ask.when || ask.when(row)).slice(0, 8);
    const left = table.ask.find(
      (other) =>
        other !== ask &&
        sample.length > 0 &&
        sample.every((row) => (other.when && !other.when(row)) || namesAnswer(ask, other, row)),
    );
    const pairs = left ? rows.flatMap((row) => pairOf(table, ask, left, row) ?? []) : [];
    return left && pairs.length > 0 ? [{ ask, left, pairs }] : [];
  });
  return found.flatMap(({ ask, left, pairs }) => {
    const length = pairs.reduce((sum, { right }) => sum + right.length, 0) / Math.max(1, pairs.length);
    const turned = found.some((other) => other.ask === left && other.left === ask);
    if (turned && distinct(pairs, "left") < distinct(pairs, "right")) return [];
    if (found.length > 1 && pairs.some((pair) => /^\d/.test(pair.left))) return [];
    if (!ask.heading && length < DESCRIPTION) return [];
    if (pairs.reduce((sum, pair) => sum + pair.left.length, 0) > Math.max(NAME, length) * pairs.length)
      return [];
    const all = lazily(
      () => new Set(table.rows.map((row) => shownPair(entryOf(left.answer(row)), entryOf(ask.answer(row))))),
    );
    const list: PairList = {
      ...(ask.heading && { headings: { left: left.heading ?? capitalise(table.kind), right: ask.heading } }),
      pairs,
      isPair: (one, other) => all().has(shownPair(one, other)),
    };
    return [list];
  });
}

/** An answer in a list: "is an opening in bark" loses its verb there, unless another one follows it. */
function entryOf(answer: string): string {
  const hasMore = / and (?:become|have|include|are|live|[a-z]+[^su]s) /.test(answer);
  return beginLarge(hasMore ? answer : answer.replace(/^(?:is|are) (?=(?:an?|the) )/, ""));
}

export function shownPair(left: string, right: string): string {
  return `${left} : ${right}`;
}

function pairOf<Row extends FactRow & object>(
  table: FactTable<Row>,
  ask: Ask<Row>,
  left: Ask<Row>,
  row: Row,
): (Pair & { row: Row }) | undefined {
  if ((ask.when && !ask.when(row)) || hasOwnWrong(ask, row)) return undefined;
  const [one, other] = [entryOf(left.answer(row)), entryOf(ask.answer(row))];
  if (one.length > LEFT_MOST || other.length > RIGHT_MOST || /\n|```/.test(one + other)) return undefined;
  if (overlaps(one, other) || overlapsStem(table, ask, row) || overlapsStem(table, left, row))
    return undefined;
  const clashes = (second: Row) =>
    isAlsoTrue(table, ask, row, second) ||
    mayMix(table, ask, row, second) ||
    overlaps(ask.answer(row), ask.answer(second)) ||
    overlaps(left.answer(row), left.answer(second));
  return {
    row,
    fact: factOf(table, row),
    near: row.near,
    category: row.category,
    family: categoryOf(table, row),
    isEasy: (row.difficulty ?? table.difficulty) === "EASY",
    left: one,
    right: other,
    wrong: lazily(() =>
      closest(
        kindred(
          table,
          row,
          neighboursOf(table, row).filter(
            (neighbour) =>
              !clashes(neighbour.other) &&
              !isCircular(table, ask, row, ask.answer(neighbour.other)) &&
              !isDenied(table, ask, row, ask.answer(neighbour.other)),
          ),
        )
          .map(({ other: second, distance }) => ({
            right: entryOf(ask.answer(second)),
            from: factOf(table, second),
            distance,
          }))
          .filter(({ right }) => right.length <= RIGHT_MOST && !/\n|```/.test(right)),
      ),
    ),
    clashes: (second) => clashes((second as Pair & { row: Row }).row),
  };
}

/** Hand-written answers cannot be made by exchanging two rows. */
function hasOwnWrong<Row>(ask: Ask<Row>, row: Row): boolean {
  return !ask.inLists && (ask.decoys?.(row, 3).length ?? 0) > 0;
}

/** Dams have rivers rather than rivers dams: the column with many partners is on the right. */
function distinct(pairs: readonly Pair[], side: "left" | "right"): number {
  return new Set(pairs.map((pair) => pair[side])).size;
}

const IN_A_LIST = 4;

/** What is left if a list should have things of one kind: the others would be matched by their kind. */
export function ofOneKind(list: PairList): PairList {
  const kinds = new Set(list.pairs.map(({ category }) => category));
  if (kinds.size === 1) return list;
  const ofKind = [...kinds].map((kind) => list.pairs.filter(({ category }) => category === kind));
  const large = new Set(ofKind.filter((pairs) => fitting(pairs) >= IN_A_LIST).flat());
  return { ...list, pairs: list.pairs.filter((pair) => large.has(pair)) };
}

/** Whether four of them can form two lists with one way to match them. */
export function canBeMatched({ pairs }: PairList): boolean {
  return fitting(pairs) > IN_A_LIST;
}

/** How many can be in one list, at most five. */
function fitting(pairs: readonly Pair[]): number {
  const chosen: Pair[] = [];
  for (const pair of pairs.slice(0, 24)) {
    if (!chosen.some((other) => other.clashes(pair))) chosen.push(pair);
    if (chosen.length > IN_A_LIST) break;
  }
  return chosen.length;
}

const ON_A_LINE = 100;

/** Pairs that fit on a line, shown one below the other. */
export function shortPairs(list: PairList): PairList {
  const fits = (left: string, right: string) => left.length + right.length <= ON_A_LINE;
  const pairs = list.pairs
    .filter(({ left, right }) => fits(left, right))
    .map((pair) => ({
      ...pair,
      // A false pair longer than every right one would be recognised as false.
      wrong: lazily(() => pair.wrong().filter(({ right }) => fits(pair.left, right))),
    }));
  return { ...list, pairs };
}

/** The pairs nearest to one, itself first. */
export function nearestPairs(first: Pair, pairs: readonly Pair[]): Pair[] {
  return [...pairs].sort((a, b) => distanceOf(first.near, a.near) - distanceOf(first.near, b.near));
}
