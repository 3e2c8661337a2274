import type { Random } from "../../../../numbers/random.ts";
import { capitalise, list, numberWord, ordinalWord } from "../../../../writing/english.ts";
import { cast, listed } from "./cast.ts";
import type { Clue, Places } from "./model.ts";
import { type Pick, type PuzzleForm, puzzleWriter, type Setting } from "./puzzle.ts";
import {
  askCount,
  askItem,
  exchanged,
  isTold,
  itemAt,
  itemsIn,
  neighboursOf,
  relationOf,
  whoIsAway,
} from "./questions.ts";
import { sideways } from "./rows.ts";
import { oddPair, whichIsNotTrue, whichIsTrue } from "./statements.ts";

const SIZE = 8;

/**
 * Places run clockwise. A person who faces the centre has the next place clockwise at the left hand; one who faces
 * away has it at the right.
 */
function roundTable(random: Random, outward: number): Setting {
  const names = cast(random, SIZE);
  const facingOut = new Set(
    random.sample(
      names.map((_, item) => item),
      outward,
    ),
  );
  const right = (item: number) => (facingOut.has(item) ? 1 : -1) as 1 | -1;
  const name = (item: number) => names[item] ?? "";
  const side = (by: number, item: number) => sideways(by, right(item));
  const clockwise = (by: number) =>
    `${Math.abs(by) === 1 ? "next" : ordinalWord(Math.abs(by))} ${by > 0 ? "clockwise" : "anticlockwise"}`;
  const say = (clue: Clue, pick: Pick): string | undefined => {
    const a = name(clue.a);
    if (!("b" in clue)) return undefined;
    const b = name(clue.b);
    switch (clue.kind) {
      case "offset":
        return `${a} sits ${side(clue.by, clue.b)} of ${b}`;
      case "apart":
        return clue.by === 1
          ? pick([`${a} is an immediate neighbour of ${b}`, `${a} and ${b} sit next to each other`])
          : clue.by === SIZE / 2
            ? pick([`${a} sits opposite ${b}`, `${a} and ${b} sit opposite each other`])
            : `${a} sits either ${ordinalWord(clue.by)} to the left or ${ordinalWord(clue.by)} to the right of ${b}`;
      case "notApart":
        return pick([`${a} is not an immediate neighbour of ${b}`, `${a} does not sit next to ${b}`]);
      case "between":
        return pick([
          `${b} and ${name(clue.c)} are the immediate neighbours of ${a}`,
          `${a} sits between ${b} and ${name(clue.c)}, next to both of them`,
        ]);
      case "besideNeither":
        return pick([
          `${a} is an immediate neighbour of neither ${b} nor ${name(clue.c)}`,
          `neither ${b} nor ${name(clue.c)} sits next to ${a}`,
        ]);
      default:
        return undefined;
    }
  };
  const order = (places: Places) =>
    [...names].sort((x, y) => (places[names.indexOf(x)] ?? 0) - (places[names.indexOf(y)] ?? 0));
  const some = list([...facingOut].sort((x, y) => x - y).map(name));
  const who = random.pick(["friends", "family members", "managers", "students"]);
  return {
    shape: { size: SIZE, groups: 1, isRound: true },
    names,
    intro:
      outward === 0
        ? `${capitalise(numberWord(SIZE))} ${who}, ${listed(random, names)}, sit around a circular table facing the centre, not necessarily in this order.`
        : `${capitalise(numberWord(SIZE))} ${who}, ${listed(random, names)}, sit at equal distances around a circular table, not necessarily in this order. Of them ${some} face away from the centre, and the others face it.`,
    weights: { offset: 6, apart: 4, between: 2, notApart: 2, besideNeither: 2 },
    furthest: 3,
    apart: [1, 2, 4],
    sets: [],
    say,
    told: (places) => `Clockwise, beginning with ${name(0)}, the order is ${list(order(places))}.`,
    words: {
      placeName: (place) => ordinalWord(place + 1),
      isAt: (item, places) => {
        const opposite = names.findIndex(
          (_, other) => Math.abs((places[other] ?? 0) - (places[item] ?? 0)) === SIZE / 2,
        );
        return `sits opposite ${name(opposite)}`;
      },
      who: (by, x) => `Who sits ${side(by, x)} of ${name(x)}?`,
      relation: (x, y) => `What is the position of ${name(x)} with respect to ${name(y)}?`,
      offsetName: (by, y) => side(by, y),
      neighbours: (x) => `Who are the immediate neighbours of ${name(x)}?`,
      exchanged: (x, y, by, z) =>
        outward === 0
          ? `If ${name(x)} and ${name(y)} exchange their places, who sits ${side(by, z)} of ${name(z)}?`
          : `If ${name(x)} and ${name(y)} exchange their places, who sits ${side(by, z)} of ${name(z)}? Everybody still faces the same way, towards the centre or away from it.`,
      alike:
        "All but one of the following pairs are alike in a certain way because of where the two sit. Which pair does not belong to the group?",
      alikeBy: (by) => `the first sits ${clockwise(by)} from the second`,
    },
  };
}

const forms: readonly PuzzleForm[] = [
  whoIsAway,
  relationOf,
  neighboursOf,
  exchanged,
  whichIsTrue,
  whichIsNotTrue,
  oddPair,
  (random, puzzle) => {
    const x = random.pick(itemsIn(puzzle));
    const find = (places: Places) => itemAt(puzzle, places, (places[x] ?? 0) + SIZE / 2);
    if (isTold(puzzle, x, find(puzzle.places))) return undefined;
    return askItem(
      random,
      puzzle,
      `Who sits opposite ${puzzle.names[x]}?`,
      find,
      `Four places from ${puzzle.names[x]} sits ${puzzle.names[find(puzzle.places)]}.`,
      { unlikely: [x], says: (item) => [{ kind: "apart", a: item, b: x, by: SIZE / 2 }] },
    );
  },
  (random, puzzle) => {
    const [x = 0, y = 0] = random.sample(itemsIn(puzzle), 2);
    if (isTold(puzzle, x, y)) return undefined;
    const between = (places: Places) => (((places[y] ?? 0) - (places[x] ?? 0) + SIZE) % SIZE) - 1;
    return askCount(
      puzzle,
      `How many people sit between ${puzzle.names[x]} and ${puzzle.names[y]}, counted clockwise from ${puzzle.names[x]}?`,
      between,
      `Clockwise from ${puzzle.names[x]} to ${puzzle.names[y]} there ${between(puzzle.places) === 1 ? "is one person" : `are ${between(puzzle.places) === 0 ? "no" : numberWord(between(puzzle.places))} people`} between them.`,
    );
  },
];

export const circleFacingCentre = puzzleWriter({
  name: "puzzle-circle-facing-centre",
  chapter: "circular-seating",
  form: "elementary",
  topic: "seating-arrangement",
  difficulty: "MEDIUM",
  set: (random) => roundTable(random, 0),
  forms,
});

export const circleFacingBothWays = puzzleWriter({
  name: "puzzle-circle-facing-both-ways",
  chapter: "circular-seating",
  topic: "seating-arrangement",
  difficulty: "HARD",
  set: (random) => roundTable(random, random.pick([3, 4])),
  forms,
});
