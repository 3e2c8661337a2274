import type { Random } from "../../../../numbers/random.ts";
import { capitalise, list, numberWord, ordinalWord } from "../../../../writing/english.ts";
import { cast, listed } from "./cast.ts";
import type { Clue, Places } from "./model.ts";
import { type Pick, puzzleWriter, type Setting } from "./puzzle.ts";
import {
  askItem,
  countBetween,
  countBeyond,
  exchanged,
  isTold,
  itemAt,
  itemsIn,
  neighboursOf,
  relationOf,
  whoAtPlace,
  whoIsAway,
} from "./questions.ts";
import { oddPair, whichIsNotTrue, whichIsTrue } from "./statements.ts";

/** "third to the left"; "immediately to the right" of the next one. */
export function sideways(by: number, right: 1 | -1): string {
  const side = by * right > 0 ? "right" : "left";
  const far = Math.abs(by);
  return far === 1 ? `immediately to the ${side}` : `${ordinalWord(far)} to the ${side}`;
}

const people = (count: number) => (count === 1 ? "one person" : `${numberWord(count)} people`);

/** What is said alike in every row; `right` is the step to an item's right. */
export function sayInRow(names: readonly string[], right: (item: number) => 1 | -1, size: number) {
  const name = (item: number) => names[item] ?? "";
  return (clue: Clue, pick: Pick): string | undefined => {
    const a = name(clue.a);
    switch (clue.kind) {
      case "at": {
        if (clue.place === 0 || clue.place === size - 1) return undefined;
        const fromLeft = right(clue.a) === 1 ? clue.place + 1 : size - clue.place;
        return fromLeft <= size / 2
          ? `${a} sits ${ordinalWord(fromLeft)} from the left end of the row`
          : `${a} sits ${ordinalWord(size + 1 - fromLeft)} from the right end of the row`;
      }
      case "in":
        return clue.which === "end"
          ? pick([`${a} sits at one of the ends of the row`, `${a} sits at an extreme end of the row`])
          : pick([`${a} does not sit at either end of the row`, `${a} is not at an end of the row`]);
      case "offset": {
        const where = sideways(clue.by, right(clue.b));
        return pick([`${a} sits ${where} of ${name(clue.b)}`]);
      }
      case "apart":
        return clue.by === 1
          ? pick([
              `${a} is an immediate neighbour of ${name(clue.b)}`,
              `${a} and ${name(clue.b)} sit next to each other`,
            ])
          : pick([
              `only ${people(clue.by - 1)} ${clue.by === 2 ? "sits" : "sit"} between ${a} and ${name(clue.b)}`,
              `there ${clue.by === 2 ? "is" : "are"} exactly ${people(clue.by - 1)} between ${a} and ${name(clue.b)}`,
            ]);
      case "notApart":
        return pick([
          `${a} is not an immediate neighbour of ${name(clue.b)}`,
          `${a} does not sit next to ${name(clue.b)}`,
        ]);
      case "after":
        return `${a} sits somewhere to the ${right(clue.a) === 1 ? "right" : "left"} of ${name(clue.b)}`;
      case "between":
        return pick([
          `${name(clue.b)} and ${name(clue.c)} are the immediate neighbours of ${a}`,
          `${a} sits exactly between ${name(clue.b)} and ${name(clue.c)}, next to both of them`,
        ]);
      case "besideNeither":
        return pick([
          `${a} is an immediate neighbour of neither ${name(clue.b)} nor ${name(clue.c)}`,
          `neither ${name(clue.b)} nor ${name(clue.c)} sits next to ${a}`,
        ]);
      default:
        return undefined;
    }
  };
}

function northRow(random: Random): Setting {
  const size = random.pick([7, 8]);
  const names = cast(random, size);
  const name = (item: number) => names[item] ?? "";
  const right = () => 1 as const;
  const fromEnd = (place: number) =>
    place === 0
      ? "at the left end"
      : place === size - 1
        ? "at the right end"
        : place < size / 2
          ? `${ordinalWord(place + 1)} from the left end`
          : `${ordinalWord(size - place)} from the right end`;
  const isAt = (item: number, places: Places) => `sits ${fromEnd(places[item] ?? 0)}`;
  return {
    shape: { size, groups: 1, isRound: false },
    names,
    intro: `${capitalise(numberWord(size))} ${random.pick(["friends", "students", "colleagues", "people"])}, ${listed(random, names)}, sit in a straight row facing north, not necessarily in this order.`,
    weights: { offset: 5, apart: 5, between: 2, in: 3, notApart: 2, besideNeither: 2, at: 1.5, after: 1 },
    furthest: 4,
    apart: [1, 2, 3, 4, 5],
    sets: [
      { places: [0, size - 1], which: "end" },
      { places: Array.from({ length: size - 2 }, (_, at) => at + 1), which: "not end" },
    ],
    say: sayInRow(names, right, size),
    told: (places) =>
      `From left to right the order is ${list([...names].sort((x, y) => (places[names.indexOf(x)] ?? 0) - (places[names.indexOf(y)] ?? 0)))}.`,
    words: {
      whoAt: (place) =>
        place === 0 || place === size - 1
          ? `Who sits at the ${place === 0 ? "left" : "right"} end of the row?`
          : `Who sits ${fromEnd(place)} of the row?`,
      placeName: (place) => fromEnd(place),
      isAt,
      howManyBetween: (x, y) => `How many people sit between ${name(x)} and ${name(y)}?`,
      howManyBeyond: (x, places) => ({
        text: `How many people sit to the right of ${name(x)}?`,
        count: size - 1 - (places[x] ?? 0),
      }),
      who: (by, x) => `Who sits ${sideways(by, 1)} of ${name(x)}?`,
      relation: (x, y) => `What is the position of ${name(x)} with respect to ${name(y)}?`,
      offsetName: (by) => sideways(by, 1),
      neighbours: (x) => `Who are the immediate neighbours of ${name(x)}?`,
      exchanged: (x, y, by, z) =>
        `If ${name(x)} and ${name(y)} exchange their places, who sits ${sideways(by, 1)} of ${name(z)}?`,
      alike:
        "All but one of the following pairs are alike in a certain way because of where the two sit. Which pair does not belong to the group?",
      alikeBy: (by) => `the first sits ${sideways(by, 1)} of the second`,
    },
  };
}

export const rowFacingNorth = puzzleWriter({
  name: "puzzle-row-facing-north",
  form: "elementary",
  topic: "seating-arrangement",
  difficulty: "MEDIUM",
  set: northRow,
  forms: [
    whoAtPlace,
    countBetween,
    countBeyond,
    whoIsAway,
    relationOf,
    neighboursOf,
    exchanged,
    whichIsTrue,
    whichIsNotTrue,
    oddPair,
  ],
});

/** Places run from west to east; the first group sits in the northern row and faces south. */
function facingRows(random: Random): Setting {
  const size = random.pick([6, 6, 7]);
  const letters = random.pick(["first", "second"] as const);
  const [north, south] = letters === "first" ? ["BCDEFGH", "PQRSTUV"] : ["JKLMNOP", "STUVWXY"];
  const names = [...[...(north ?? "")].slice(0, size), ...[...(south ?? "")].slice(0, size)];
  const name = (item: number) => names[item] ?? "";
  const right = (item: number) => (item < size ? -1 : 1) as 1 | -1;
  const isCross = (x: number, y: number) => x < size !== y < size;
  const inRow = sayInRow(names, right, size);
  const row = (which: number, places: Places) =>
    list(
      names
        .slice(which * size, (which + 1) * size)
        .sort((x, y) => (places[names.indexOf(x)] ?? 0) - (places[names.indexOf(y)] ?? 0)),
    );
  return {
    shape: { size, groups: 2, isRound: false },
    names,
    intro: `${capitalise(numberWord(2 * size))} people sit in two parallel rows of ${numberWord(size)} each, so that everybody faces somebody of the other row. In row 1, ${list(names.slice(0, size))} sit facing south; in row 2, ${list(names.slice(size))} sit facing north. They do not necessarily sit in this order.`,
    weights: { offset: 6, apart: 4, between: 1, in: 3, notApart: 2, besideNeither: 1, notSame: 2 },
    furthest: 3,
    apart: [1, 2, 3],
    sets: [{ places: [0, size - 1], which: "end" }],
    say(clue, pick) {
      if (!("b" in clue) || !isCross(clue.a, clue.b)) return inRow(clue, pick);
      const [a, b] = [name(clue.a), name(clue.b)];
      if (clue.kind === "offset") {
        if (clue.by === 0) return pick([`${a} faces ${b}`, `${b} sits opposite ${a}`]);
        return pick([
          `${a} faces the person who sits ${sideways(clue.by, right(clue.b))} of ${b}`,
          `the person who faces ${a} sits ${sideways(clue.by, right(clue.b))} of ${b}`,
        ]);
      }
      if (clue.kind === "notSame")
        return pick([`${a} does not face ${b}`, `${b} does not sit opposite ${a}`]);
      if (clue.kind === "apart" && clue.by === 1)
        return pick([
          `${a} faces an immediate neighbour of ${b}`,
          `the one who faces ${a} is an immediate neighbour of ${b}`,
        ]);
      return undefined;
    },
    told: (places) =>
      `From west to east, row 1 is ${row(0, places)}, and row 2 facing them is ${row(1, places)}.`,
    words: {
      placeName: (place) => ordinalWord(place + 1),
      isAt: (item, places) => {
        const facing = names.findIndex((_, other) => isCross(item, other) && places[other] === places[item]);
        return `faces ${name(facing)}`;
      },
      who: (by, x) => `Who sits ${sideways(by, right(x))} of ${name(x)}?`,
      relation: (x, y) => `What is the position of ${name(x)} with respect to ${name(y)}?`,
      offsetName: (by, y) => sideways(by, right(y)),
      neighbours: (x) => `Who are the immediate neighbours of ${name(x)}?`,
      exchanged: (x, y, by, z) =>
        `If ${name(x)} and ${name(y)} exchange their places, who sits ${sideways(by, right(z))} of ${name(z)}?`,
      alike:
        "All but one of the following pairs are alike in a certain way because of where the two sit. Which pair does not belong to the group?",
      alikeBy: (by, y) => `the first sits ${sideways(by, right(y))} of the second`,
    },
  };
}

export const twoRowsFacing = puzzleWriter({
  name: "puzzle-two-rows-facing",
  topic: "seating-arrangement",
  difficulty: "HARD",
  set: facingRows,
  forms: [
    whoIsAway,
    neighboursOf,
    exchanged,
    whichIsTrue,
    whichIsNotTrue,
    oddPair,
    relationOf,
    (random, puzzle) => {
      const x = random.pick([...itemsIn(puzzle), ...itemsIn(puzzle, 1)]);
      const other = x < puzzle.shape.size ? 1 : 0;
      const find = (places: Places) => itemAt(puzzle, places, places[x] ?? 0, other);
      if (isTold(puzzle, x, find(puzzle.places))) return undefined;
      return askItem(
        random,
        puzzle,
        `Who faces ${puzzle.names[x]}?`,
        find,
        `Opposite ${puzzle.names[x]} sits ${puzzle.names[find(puzzle.places)]}.`,
        { says: (item) => [{ kind: "offset", a: item, b: x, by: 0 }] },
      );
    },
    /** Two steps: along the row, then across. */
    (random, puzzle) => {
      const { size } = puzzle.shape;
      const x = random.pick([...itemsIn(puzzle), ...itemsIn(puzzle, 1)]);
      const by = random.int(1, 2) * random.sign();
      const other = x < size ? 1 : 0;
      const find = (places: Places) => itemAt(puzzle, places, (places[x] ?? 0) + by, other);
      const beside = sideways(by, x < size ? -1 : 1);
      if (find(puzzle.places) < 0 || isTold(puzzle, x, find(puzzle.places))) return undefined;
      const question = askItem(
        random,
        puzzle,
        `Who faces the person who sits ${beside} of ${puzzle.names[x]}?`,
        find,
        `The person ${beside} of ${puzzle.names[x]} faces ${puzzle.names[find(puzzle.places)]}.`,
        {
          unlikely: [itemAt(puzzle, puzzle.places, puzzle.places[x] ?? 0, other)].filter(
            (item) => size > 5 && item >= 0,
          ),
          says: (item) => [{ kind: "offset", a: item, b: x, by }],
        },
      );
      return question;
    },
  ],
});
