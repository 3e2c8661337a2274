import { expect, test } from "vitest";
import { permutations } from "../../src/numbers/permutations.ts";
import { seededRandom } from "../../src/numbers/random.ts";
import { puzzleWriters } from "../../src/writers/reasoning/sets/index.ts";
import type { Clue } from "../../src/writers/reasoning/sets/puzzles/model.ts";
import type { Puzzle } from "../../src/writers/reasoning/sets/puzzles/puzzle.ts";
import { patiently } from "../patiently.ts";

const SEEDS = 8;
/** Pairs of orders that are tried for a puzzle of two groups; more would take long. */
const MOST_PAIRS = 600_000;

const orders = new Map([5, 6, 7, 8].map((size) => [size, permutations([...Array(size).keys()])]));

/** The meaning of a clue, computed independently: `at` gives the position of an item. */
function isMet(clue: Clue, at: (item: number) => number, size: number, isRound: boolean): boolean {
  const a = at(clue.a);
  const steps = (b: number) => (isRound ? [(a - b + size) % size, (b - a + size) % size] : [Math.abs(a - b)]);
  const isNextTo = (item: number) => steps(at(item)).includes(1);
  switch (clue.kind) {
    case "at":
      return a === clue.place;
    case "notAt":
      return a !== clue.place;
    case "in":
      return clue.places.some((place) => place === a);
    case "offset":
      return isRound ? (((a - at(clue.b) - clue.by) % size) + size) % size === 0 : a - at(clue.b) === clue.by;
    case "apart":
      return steps(at(clue.b)).includes(clue.by);
    case "notApart":
      return at(clue.b) !== a && !steps(at(clue.b)).includes(clue.by);
    case "after":
      return at(clue.b) < a;
    case "notSame":
      return at(clue.b) !== a;
    case "between":
      return isNextTo(clue.b) && isNextTo(clue.c);
    case "besideNeither":
      return !isNextTo(clue.b) && !isNextTo(clue.c);
  }
}

const itemsOf = (clue: Clue) => [clue.a, "b" in clue ? clue.b : clue.a, "c" in clue ? clue.c : clue.a];

/**
 * Every arrangement that satisfies the clues, by trying all, group after group; nothing if that would take too long.
 */
function allThatFit({ clues, shape }: Puzzle, given = clues): number[][] | undefined {
  const { size, isRound, groups } = shape;
  const all = orders.get(size) ?? [];
  const fits = (places: readonly number[], some: readonly Clue[]) =>
    some.every((clue) => isMet(clue, (item) => places[item] ?? -1, size, isRound));
  let found: number[][] = [[]];
  for (let group = 0; group < groups; group++) {
    const isWithin = (clue: Clue, from: number) =>
      itemsOf(clue).every((item) => item >= from * size && item < (group + 1) * size);
    const own = given.filter((clue) => isWithin(clue, group));
    const joining = given.filter(
      (clue) =>
        isWithin(clue, 0) && !own.includes(clue) && itemsOf(clue).some((item) => item >= group * size),
    );
    const before = Array<number>(group * size).fill(-1);
    const alone = all.filter(
      (order) => (group > 0 || !isRound || order[0] === 0) && fits([...before, ...order], own),
    );
    if (found.length * alone.length > MOST_PAIRS) return undefined;
    found = found.flatMap((one) =>
      alone.flatMap((order) => (fits([...one, ...order], joining) ? [[...one, ...order]] : [])),
    );
  }
  return found;
}

test.each(puzzleWriters)(
  "$name: exactly one arrangement satisfies the clues, and every clue is needed",
  (writer) => {
    let counted = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const random = seededRandom(`${writer.name} ${seed}`);
      const puzzle = patiently(writer, () => writer.puzzle(random));
      if (!puzzle) throw new Error(`nothing drawn for seed ${seed}`);
      const found = allThatFit(puzzle);
      if (!found) continue;
      counted++;
      expect(found).toEqual([puzzle.places]);
      expect(puzzle.solved()).toEqual(puzzle.places);
      const spare = puzzle.clues[seed % puzzle.clues.length];
      const without = allThatFit(
        puzzle,
        puzzle.clues.filter((clue) => clue !== spare),
      );
      if (without) expect(without.length).toBeGreaterThan(1);
    }
    expect(counted).toBeGreaterThanOrEqual(SEEDS / 3);
  },
);

test.each(puzzleWriters)(
  "$name: no two questions of a set make a statement about the same people",
  (writer) => {
    for (let seed = 0; seed < SEEDS; seed++) {
      const random = seededRandom(`${writer.name} ${seed}`);
      const { questions = [] } = patiently(writer, () => writer.draw(random, 0)) ?? {};
      const [one = [], other = []] = questions
        .filter(({ text }) => text.startsWith("Which of the following statements"))
        .map(({ answer, distractors }) => [answer, ...distractors.map(({ value }) => value)].map(namesIn));
      const shared = one.filter((named) =>
        other.some((others) => named.filter((name) => others.includes(name)).length >= 2),
      );
      expect(shared).toEqual([]);
    }
  },
);

/**
 * The names in a statement: single letters, or capitalised words except the first, which counts if it is a name
 * elsewhere.
 */
function namesIn(statement: unknown): string[] {
  const words = `${statement}`.match(/\b[A-Z][a-z]*\b/g) ?? [];
  return words.filter((word) => !["Only", "The", "There", "Box", "Neither"].includes(word));
}
