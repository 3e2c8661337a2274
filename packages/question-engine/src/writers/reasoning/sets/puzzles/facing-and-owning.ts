import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { capitalise, list, numberWord, ordinalWord } from "../../../../writing/english.ts";
import { cast, listed } from "./cast.ts";
import { type Clue, distance, type Places } from "./model.ts";
import { type Pick, type Puzzle, type PuzzleForm, puzzleWriter, type Setting } from "./puzzle.ts";
import {
  askItem,
  countBetween,
  exchanged,
  isTold,
  itemAt,
  itemsIn,
  neighboursOf,
  relationOf,
  whoAtPlace,
  whoIsAway,
} from "./questions.ts";
import { sayInRow, sideways } from "./rows.ts";
import { oddPair, whichIsNotTrue, whichIsTrue } from "./statements.ts";
import {
  CITIES,
  COLOURS,
  combination,
  personOfThing,
  sayOwning,
  type Things,
  thingOfPerson,
  thingsOf,
} from "./things.ts";

const SIZE = 8;

/** Some face north and some south, so that left and right are everybody's own; places run from west to east. */
function rowFacingBothWays(random: Random): Setting {
  const names = cast(random, SIZE);
  const southward = new Set(random.sample(range(0, SIZE - 1), random.pick([3, 4])));
  const right = (item: number) => (southward.has(item) ? -1 : 1) as 1 | -1;
  const name = (item: number) => names[item] ?? "";
  const inRow = sayInRow(names, right, SIZE);
  const order = (places: Places) =>
    list([...names].sort((x, y) => (places[names.indexOf(x)] ?? 0) - (places[names.indexOf(y)] ?? 0)));
  const facing = list([...southward].sort((x, y) => x - y).map(name));
  return {
    shape: { size: SIZE, groups: 1, isRound: false },
    names,
    intro: `${capitalise(numberWord(SIZE))} ${random.pick(["friends", "students", "colleagues", "people"])}, ${listed(random, names)}, sit in a straight row that runs from west to east, not necessarily in this order. Of them ${facing} face south, and the others face north.`,
    weights: { offset: 6, apart: 4, between: 1, in: 2, notApart: 2, besideNeither: 1 },
    furthest: 4,
    apart: [1, 2, 3, 4, 5],
    sets: [{ places: [0, SIZE - 1], which: "end" }],
    say: (clue, pick) => (clue.kind === "at" || clue.kind === "after" ? undefined : inRow(clue, pick)),
    told: (places) => `From west to east the order is ${order(places)}.`,
    words: {
      placeName: (place) => ordinalWord(place + 1),
      isAt: (item, places) => {
        const place = places[item] ?? 0;
        const [count, end] = place < SIZE / 2 ? [place + 1, "west"] : [SIZE - place, "east"];
        return count === 1 ? `sits at the ${end} end` : `sits ${ordinalWord(count)} from the ${end} end`;
      },
      howManyBetween: (x, y) => `How many people sit between ${name(x)} and ${name(y)}?`,
      who: (by, x) => `Who sits ${sideways(by, right(x))} of ${name(x)}?`,
      relation: (x, y) => `What is the position of ${name(x)} with respect to ${name(y)}?`,
      offsetName: (by, y) => sideways(by, right(y)),
      neighbours: (x) => `Who are the immediate neighbours of ${name(x)}?`,
      exchanged: (x, y, by, z) =>
        `If ${name(x)} and ${name(y)} exchange their places, and everybody still faces the same way, who sits ${sideways(by, right(z))} of ${name(z)}?`,
      alike:
        "All but one of the following pairs are alike in a certain way because of where the two sit. Which pair does not belong to the group?",
      alikeBy: (by) =>
        `the first sits ${Math.abs(by) === 1 ? "next" : ordinalWord(Math.abs(by))} to the ${by > 0 ? "east" : "west"} of the second`,
    },
  };
}

export const rowFacingNorthAndSouth = puzzleWriter({
  name: "puzzle-row-facing-north-and-south",
  topic: "seating-arrangement",
  difficulty: "HARD",
  set: rowFacingBothWays,
  forms: [whoIsAway, relationOf, neighboursOf, exchanged, countBetween, whichIsTrue, whichIsNotTrue, oddPair],
});

/** Around a table, facing the centre: the next place clockwise is at the left hand. */
function tableOfOwners(random: Random): Setting {
  const persons = cast(random, SIZE);
  const what: Things = random.pick([COLOURS, CITIES]);
  const owned = random.sample(what.names, SIZE).sort();
  const names = [...persons, ...owned];
  thingsOf.set(names, [what]);
  const name = (item: number) => (item < SIZE ? (names[item] ?? "") : what.owner(names[item] ?? ""));
  const side = (by: number) => sideways(by, -1);
  const say = (clue: Clue, pick: Pick): string | undefined => {
    if (!("b" in clue)) return undefined;
    const [a, b] = [name(clue.a), name(clue.b)];
    const [person = "", thing = ""] = [Math.min(clue.a, clue.b), Math.max(clue.a, clue.b)].map(
      (item) => names[item],
    );
    switch (clue.kind) {
      case "offset":
        return clue.by === 0 ? what.has(person, thing) : `${a} sits ${side(clue.by)} of ${b}`;
      case "notSame":
        return what.hasNot(person, thing);
      case "apart":
        return clue.by === 1
          ? pick([`${a} is an immediate neighbour of ${b}`, `${a} and ${b} sit next to each other`])
          : clue.by === SIZE / 2
            ? `${a} sits opposite ${b}`
            : `${a} sits either ${ordinalWord(clue.by)} to the left or ${ordinalWord(clue.by)} to the right of ${b}`;
      case "notApart":
        // A person who is not a neighbour of the person from a city might still be that person, so both are
        // stated.
        return clue.a < SIZE === clue.b < SIZE
          ? `${a} is not an immediate neighbour of ${b}`
          : `${what.hasNot(person, thing)} and is not an immediate neighbour of ${what.owner(thing)}`;
      default:
        return undefined;
    }
  };
  const at = (places: Places, group: 0 | 1, place: number) =>
    names[range(group * SIZE, (group + 1) * SIZE - 1).find((item) => places[item] === place) ?? 0];
  return {
    shape: { size: SIZE, groups: 2, isRound: true },
    names,
    intro: `${capitalise(numberWord(SIZE))} people, ${listed(random, persons)}, sit around a circular table facing the centre. ${what.intro(list(owned))}, but not necessarily in this order.`,
    weights: { offset: 7, apart: 4, notApart: 2, notSame: 1 },
    furthest: 3,
    apart: [1, 2, 4],
    sets: [],
    say,
    told: (places) =>
      `Clockwise, beginning with ${names[0]}: ${list(range(0, SIZE - 1).map((place) => `${at(places, 0, place)} (${at(places, 1, place)})`))}.`,
    words: {
      placeName: (place) => ordinalWord(place + 1),
      isAt: (item, places) => {
        const opposite = range(0, SIZE - 1).find(
          (other) =>
            distance({ size: SIZE, groups: 2, isRound: true }, places[other] ?? 0, places[item] ?? 0) ===
            SIZE / 2,
        );
        return `sits opposite ${names[opposite ?? 0]}`;
      },
      who: (by, x) => `Who sits ${side(by)} of ${name(x)}?`,
      relation: (x, y) => `What is the position of ${name(x)} with respect to ${name(y)}?`,
      offsetName: (by) => side(by),
      neighbours: (x) => `Who are the immediate neighbours of ${name(x)}?`,
      alike:
        "All but one of the following pairs are alike in a certain way because of where the two sit. Which pair does not belong to the group?",
      alikeBy: (by) => `the first sits ${side(by)} of the second`,
    },
  };
}

/** Who sits opposite the owner of something. */
const oppositeOwner: PuzzleForm = (random, puzzle: Puzzle) => {
  const x = random.pick(itemsIn(puzzle, 1));
  const find = (places: Places) => itemAt(puzzle, places, (places[x] ?? 0) + SIZE / 2);
  if (isTold(puzzle, x, find(puzzle.places))) return undefined;
  const owner = thingsOf.get(puzzle.names)?.[0]?.owner(puzzle.names[x] ?? "");
  const answer = puzzle.names[find(puzzle.places)];
  return askItem(
    random,
    puzzle,
    `Who sits opposite ${owner}?`,
    find,
    `Four places from ${owner} sits ${answer}.`,
    { says: (item) => [{ kind: "apart", a: item, b: x, by: SIZE / 2 }] },
  );
};

export const tableWithSecondVariable = puzzleWriter({
  name: "puzzle-round-table-and-things",
  chapter: "circular-seating",
  topic: "seating-arrangement",
  difficulty: "HARD",
  set: tableOfOwners,
  forms: [
    thingOfPerson,
    personOfThing,
    oppositeOwner,
    whoIsAway,
    relationOf,
    neighboursOf,
    whichIsTrue,
    whichIsNotTrue,
  ],
});

/** A row facing north, each from a city of their own. */
function rowOfOwners(random: Random): Setting {
  const persons = cast(random, SIZE);
  const what: Things = random.pick([COLOURS, CITIES]);
  const owned = random.sample(what.names, SIZE).sort();
  const names = [...persons, ...owned];
  thingsOf.set(names, [what]);
  const name = (item: number) => (item < SIZE ? (names[item] ?? "") : what.owner(names[item] ?? ""));
  const inRow = sayInRow(
    names.map((_, item) => name(item)),
    () => 1,
    SIZE,
  );
  const fromEnd = (place: number) => {
    const [count, end] = place < SIZE / 2 ? [place + 1, "left"] : [SIZE - place, "right"];
    return count === 1 ? `at the ${end} end` : `${ordinalWord(count)} from the ${end} end`;
  };
  const at = (places: Places, place: number) =>
    [0, 1].map((group) =>
      names.find((_, item) => Math.floor(item / SIZE) === group && places[item] === place),
    );
  return {
    shape: { size: SIZE, groups: 2, isRound: false },
    names,
    intro: `${capitalise(numberWord(SIZE))} ${random.pick(["friends", "colleagues", "people"])}, ${listed(random, persons)}, sit in a straight row facing north. ${what.intro(list(owned))}. All are named in no particular order.`,
    weights: { offset: 6, apart: 3, in: 2, notApart: 1, notSame: 1, at: 1 },
    furthest: 4,
    apart: [1, 2, 3, 4, 5],
    sets: [{ places: [0, SIZE - 1], which: "end" }],
    say(clue, pick) {
      const owning = sayOwning(clue, SIZE, [what], names, name);
      if (owning && clue.kind === "offset" && clue.by === 0) return owning.has;
      if (owning && clue.kind === "notSame") return owning.hasNot;
      if (owning && clue.kind === "notApart")
        return `${owning.hasNot} and is not an immediate neighbour of ${owning.owner}`;
      return inRow(clue, pick);
    },
    told: (places) =>
      `From left to right: ${list(
        range(0, SIZE - 1).map((place) => {
          const [person, thing] = at(places, place);
          return `${person} (${thing})`;
        }),
      )}.`,
    words: {
      whoAt: (place) => `Who sits ${fromEnd(place)} of the row?`,
      placeName: fromEnd,
      isAt: (item, places) => `sits ${fromEnd(places[item] ?? 0)}`,
      howManyBetween: (x, y) => `How many people sit between ${name(x)} and ${name(y)}?`,
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

export const rowWithSecondVariable = puzzleWriter({
  name: "puzzle-row-and-things",
  topic: "seating-arrangement",
  difficulty: "HARD",
  set: rowOfOwners,
  forms: [
    thingOfPerson,
    personOfThing,
    combination,
    whoAtPlace,
    whoIsAway,
    relationOf,
    neighboursOf,
    exchanged,
    countBetween,
    whichIsTrue,
  ],
});
