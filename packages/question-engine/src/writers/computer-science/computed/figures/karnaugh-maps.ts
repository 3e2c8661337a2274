import { patiently } from "../../../../kit/patiently.ts";
import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { tex } from "../../../../numbers/value.ts";
import { computed, type Wrong, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** For each of A, B, C and D: plain, complemented or left out. */
type Term = readonly (boolean | undefined)[];

const GRAY = [0, 1, 3, 2];
const bits = (cell: number) => [8, 4, 2, 1].map((bit) => (cell & bit) !== 0);
const TERMS: readonly Term[] = range(1, 80).map((code) =>
  [27, 9, 3, 1].map((place) => [undefined, false, true][Math.floor(code / place) % 3]),
);

const covers = (term: Term, cell: number) =>
  bits(cell).every((bit, at) => term[at] === undefined || term[at] === bit);
const literals = (terms: readonly Term[]) => terms.flat().filter((literal) => literal !== undefined).length;
const written = (term: Term) =>
  term
    .map((literal, at) => (literal === undefined ? "" : literal ? "ABCD"[at] : `\\overline{${"ABCD"[at]}}`))
    .join("");
const sumOf = (terms: readonly Term[]) => terms.map(written).sort().join(" + ");
const inBinary = (pair: number) => pair.toString(2).padStart(2, "0");

interface Map {
  ones: number[];
  free: number[];
}

/** Whether a sum of products is 1 where the map says so, and 0 wherever it must be. */
function fits(terms: readonly Term[], { ones, free }: Map): boolean {
  return range(0, 15).every(
    (cell) => free.includes(cell) || terms.some((term) => covers(term, cell)) === ones.includes(cell),
  );
}

/** The sums of two products that fit with the fewest literals. */
function leastSums(map: Map): Term[][] {
  const allowed = TERMS.filter((term) =>
    range(0, 15).every((cell) => !covers(term, cell) || map.ones.includes(cell) || map.free.includes(cell)),
  );
  if (allowed.some((term) => fits([term], map))) return [];
  const pairs = allowed.flatMap((one, at) => allowed.slice(at + 1).map((other) => [one, other]));
  const fitting = pairs.filter((pair) => fits(pair, map));
  const least = Math.min(...fitting.map(literals));
  return fitting.filter((pair) => literals(pair) === least);
}

interface Altered {
  term: Term;
  why: string;
}

/** A product with one literal turned round, or moved to another letter. */
function altered(term: Term): Altered[] {
  return term.flatMap((literal, at) => {
    if (literal === undefined) return [];
    const turned = {
      term: term.with(at, !literal),
      why: `complementing $${"ABCD"[at]}$ wrongly in one of the groups`,
    };
    const moved = range(0, 3)
      .filter((other) => term[other] === undefined)
      .map((other) => ({
        term: term.with(at, undefined).with(other, literal),
        why: `taking $${"ABCD"[other]}$ instead of $${"ABCD"[at]}$ to stay the same within a group`,
      }));
    return [turned, ...moved];
  });
}

/**
 * Whether one product contains the other, or both make a larger group: such a sum is obviously not minimal.
 */
function canBeJoined([one, other]: readonly Term[]): boolean {
  if (!one || !other) return false;
  const cells = range(0, 15).filter((cell) => covers(one, cell) || covers(other, cell));
  return TERMS.some((term) => range(0, 15).every((cell) => covers(term, cell) === cells.includes(cell)));
}

/**
 * Sums with one product, the other or both altered: together with the right sum, each product occurs twice.
 */
function wrongSums(random: Random, [one, other]: readonly Term[], map: Map): Wrong[] | undefined {
  if (!one || !other) return undefined;
  const pairs = random.shuffle(
    altered(one).flatMap((first) => altered(other).map((second) => [first, second] as const)),
  );
  const sums = ([first, second]: readonly [Altered, Altered]) => [
    { terms: [first.term, other], why: first.why },
    { terms: [one, second.term], why: second.why },
    { terms: [first.term, second.term], why: "a slip in each of the two groups" },
  ];
  const found = pairs.find(
    (pair) =>
      new Set([one, other, ...pair.map(({ term }) => term)].map(written)).size === 4 &&
      sums(pair).every(({ terms }) => !fits(terms, map) && !canBeJoined(terms)),
  );
  return found && sums(found).map(({ terms, why }) => wrong(tex(sumOf(terms)), why));
}

export const karnaughMaps: WriterList = [
  computed({
    name: "figure-sum-from-a-map-with-free-cells",
    depth: 5,
    chapter: "boolean-minimisation",
    topic: "digital-logic",
    difficulty: "HARD",
    write: patiently((random) => {
      const [one, other] = random.sample(TERMS, 2);
      if (!one || !other) return undefined;
      const covered = range(0, 15).filter((cell) => covers(one, cell) || covers(other, cell));
      if (covered.length < 5 || covered.length > 10) return undefined;
      const free = random.sample(covered, random.int(1, 2));
      const outside = random.sample(
        range(0, 15).filter((cell) => !covered.includes(cell)),
        1,
      );
      const map: Map = { ones: covered.filter((cell) => !free.includes(cell)), free: [...free, ...outside] };
      const [best, another] = leastSums(map);
      if (!best || another || literals(best) < 4 || literals(best) > 5) return undefined;
      const distractors = wrongSums(random, best, map);
      if (!distractors) return undefined;
      const key = sumOf(best);
      const cell = (row: number, column: number) => 4 * (GRAY[row] ?? 0) + (GRAY[column] ?? 0);
      return {
        text: "The figure shows the Karnaugh map of a function $F(A, B, C, D)$; a cross marks a combination that never occurs. What is the minimal sum of products for $F$?",
        figure: {
          type: "cells",
          rowNames: GRAY.map(inBinary),
          columnNames: GRAY.map(inBinary),
          note: "Rows: values of AB; columns: values of CD",
          rows: range(0, 3).map((row) =>
            range(0, 3).map((column) => {
              const at = cell(row, column);
              return map.free.includes(at) ? "×" : map.ones.includes(at) ? "1" : "0";
            }),
          ),
        },
        answer: tex(key),
        distractors,
        fixedOptions: true,
        explanation: [
          "Cells with a cross may be counted as 1 where they make a group larger, and need not be covered.",
          ...best.map(
            (term) =>
              `The group of ${range(0, 15).filter((at) => covers(term, at)).length} cells in which ${stays(term)} gives $${written(term)}$.`,
          ),
          `These two groups cover every 1 and no 0, and no groups with fewer letters do: $F = ${key}$.`,
        ],
        verify: () =>
          fits(best, map) && best.every((term) => TERMS.some((known) => written(known) === written(term))),
      };
    }),
  }),
];

/** "A is 1 and C is 0". */
function stays(term: Term): string {
  return term
    .flatMap((literal, at) => (literal === undefined ? [] : `$${"ABCD"[at]}$ is ${literal ? 1 : 0}`))
    .join(" and ");
}
