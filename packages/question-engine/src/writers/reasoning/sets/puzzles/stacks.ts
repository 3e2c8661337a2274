import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { capitalise, list, numberWord, ordinalWord } from "../../../../writing/english.ts";
import { cast, listed } from "./cast.ts";
import type { Clue, Places } from "./model.ts";
import { type Pick, puzzleWriter, type Setting, type Words } from "./puzzle.ts";
import {
  countBetween,
  countBeyond,
  exchanged,
  relationOf,
  whereIsItem,
  whoAtPlace,
  whoIsAway,
} from "./questions.ts";
import { oddPair, whichIsNotTrue, whichIsTrue } from "./statements.ts";

/** The wording for things above each other, or one after the other. */
export interface Scale {
  /** Of a person or a box: "lives", "is kept"; "live", "are kept"; "does not live". */
  verb: string;
  plural: string;
  not: string;
  /** "above" and "below", "after" and "before". */
  up: string;
  down: string;
  /** "two floors above" takes a unit; boxes have none. */
  unit?: { one: string; many: string };
  /** "only two people live between the floors of P and Q" */
  between(count: number, a: string, b: string, pick: Pick): string;
  /** "on floor 3" */
  at(place: number): string;
  placeName(place: number): string;
  /** "on an even-numbered floor" */
  which: Record<string, string>;
}

export function away(scale: Scale, by: number): string {
  const far = Math.abs(by);
  const way = by > 0 ? scale.up : scale.down;
  if (far === 1) return `immediately ${way}`;
  if (!scale.unit) return `${ordinalWord(far)} ${way}`;
  return `${numberWord(far)} ${scale.unit.many} ${way}`;
}

/** A clue about things on a scale; `name` says who or what. */
export function sayOnScale(scale: Scale, name: (item: number) => string) {
  return (clue: Clue, pick: Pick): string | undefined => {
    const a = name(clue.a);
    const { verb, up } = scale;
    switch (clue.kind) {
      case "at":
        return `${a} ${verb} ${scale.at(clue.place)}`;
      case "notAt":
        return `${a} ${scale.not} ${scale.at(clue.place)}`;
      case "in":
        return `${a} ${verb} ${scale.which[clue.which]}`;
      case "offset":
        return `${a} ${verb} ${away(scale, clue.by)} ${name(clue.b)}`;
      case "apart":
        return clue.by === 1
          ? `${a} ${verb} immediately ${pick([`${scale.up} or immediately ${scale.down}`, `${scale.down} or immediately ${scale.up}`])} ${name(clue.b)}`
          : scale.between(clue.by - 1, a, name(clue.b), pick);
      case "notApart":
        return `${a} ${scale.not} immediately ${scale.up} or immediately ${scale.down} ${name(clue.b)}`;
      case "after":
        return `${a} ${verb} ${up === "after" ? "some time" : "somewhere"} ${up} ${name(clue.b)}`;
      case "between":
        return scale.unit
          ? undefined
          : `${a} ${verb} between ${name(clue.b)} and ${name(clue.c)}, touching both of them`;
      default:
        return undefined;
    }
  };
}

export function wordsOnScale(
  scale: Scale,
  name: (item: number) => string,
  who: string,
  people: string,
  size: number,
): Words {
  const { verb, plural } = scale;
  return {
    whoAt: (place) => `${who} ${verb} ${scale.at(place)}?`,
    placeName: scale.placeName,
    isAt: (item, places) => `${verb} ${scale.at(places[item] ?? 0)}`,
    howManyBetween: (x, y) => `How many ${people} ${plural} between ${name(x)} and ${name(y)}?`,
    howManyBeyond: (x, places) => ({
      text: `How many ${people} ${plural} ${scale.up} ${name(x)}?`,
      count: size - 1 - (places[x] ?? 0),
    }),
    who: (by, x) => `${who} ${verb} ${away(scale, by)} ${name(x)}?`,
    relation: (x, y) => {
      const asked = verb.startsWith("is ") ? `is ${name(x)} ${verb.slice(3)}` : `does ${name(x)} ${plural}`;
      return scale.up === "after"
        ? `How long before or after ${name(y)} ${asked}?`
        : `Where ${asked} with respect to ${name(y)}?`;
    },
    offsetName: (by) => away(scale, by),
    exchanged: (x, y, by, z) =>
      `If ${name(x)} and ${name(y)} exchange their places, ${who.toLowerCase()} ${verb} ${away(scale, by)} ${name(z)}?`,
    alike:
      "All but one of the following pairs are alike in a certain way because of their places. Which pair does not belong to the group?",
    alikeBy: (by) => `the first ${verb} ${away(scale, by)} the second`,
  };
}

const toldUpwards = (names: readonly string[], beginning: string) => (places: Places) =>
  `${beginning} the order is ${list([...names].sort((x, y) => (places[names.indexOf(x)] ?? 0) - (places[names.indexOf(y)] ?? 0)))}.`;

export const floorScale = (size: number): Scale => ({
  verb: "lives",
  plural: "live",
  not: "does not live",
  up: "above",
  down: "below",
  unit: { one: "floor", many: "floors" },
  between: (count, a, b, pick) =>
    count === 1
      ? pick([
          `only one person lives between ${a} and ${b}`,
          `there is exactly one floor between those of ${a} and ${b}`,
        ])
      : pick([
          `only ${numberWord(count)} people live between ${a} and ${b}`,
          `there are exactly ${numberWord(count)} floors between those of ${a} and ${b}`,
        ]),
  at: (place) => `on floor ${place + 1}`,
  placeName: (place) => `Floor ${place + 1}`,
  which: {
    even: "on an even-numbered floor",
    odd: "on an odd-numbered floor",
    ends: "on the topmost or the lowest floor",
    upper: `above floor ${Math.ceil(size / 2)}`,
  },
});

export const floorSets = (size: number) => [
  { places: range(0, size - 1).filter((place) => place % 2 === 1), which: "even" },
  { places: range(0, size - 1).filter((place) => place % 2 === 0), which: "odd" },
  { places: [0, size - 1], which: "ends" },
  { places: range(Math.ceil(size / 2), size - 1), which: "upper" },
];

function floors(random: Random): Setting {
  const size = random.pick([7, 8]);
  const names = cast(random, size);
  const name = (item: number) => names[item] ?? "";
  const scale = floorScale(size);
  return {
    shape: { size, groups: 1, isRound: false },
    names,
    intro: `${capitalise(numberWord(size))} people, ${listed(random, names)}, live on ${numberWord(size)} different floors of a building, not necessarily in this order. The lowest floor is numbered 1, the one above it 2, and so on up to ${size}.`,
    weights: { offset: 5, apart: 5, in: 3, notApart: 1.5, at: 1.5, after: 2, between: 1, notAt: 0.7 },
    furthest: 4,
    apart: [1, 2, 3, 4],
    sets: floorSets(size),
    say: sayOnScale(scale, name),
    told: toldUpwards(names, "From floor 1 upwards"),
    words: {
      ...wordsOnScale(scale, name, "Who", "people", size),
      whereIs: (item) => `On which floor does ${name(item)} live?`,
    },
  };
}

const scaleForms = [
  whoAtPlace,
  whereIsItem,
  countBetween,
  countBeyond,
  whoIsAway,
  relationOf,
  exchanged,
  whichIsTrue,
  whichIsNotTrue,
  oddPair,
] as const;

export const floorsOfBuilding = puzzleWriter({
  name: "puzzle-floors-of-a-building",
  form: "elementary",
  topic: "puzzles",
  difficulty: "MEDIUM",
  set: floors,
  forms: scaleForms,
});

/** "at the bottom", "third from the bottom" */
const inStack = (place: number, size: number) =>
  place === 0
    ? "at the bottom"
    : place === size - 1
      ? "at the top"
      : `${ordinalWord(place + 1)} from the bottom`;

export const boxScale = (size: number): Scale => ({
  verb: "is kept",
  plural: "are kept",
  not: "is not kept",
  up: "above",
  down: "below",
  between: (count, a, b, pick) =>
    pick([
      `only ${count === 1 ? "one box is" : `${numberWord(count)} boxes are`} kept between ${a} and ${b}`,
      `there ${count === 1 ? "is exactly one box" : `are exactly ${numberWord(count)} boxes`} between ${a} and ${b}`,
    ]),
  at: (place) => inStack(place, size),
  placeName: (place) => inStack(place, size),
  which: { ends: "at the top or at the bottom", middle: "neither at the top nor at the bottom" },
});

export const boxSets = (size: number) => [
  { places: [0, size - 1], which: "ends" },
  { places: range(1, size - 2), which: "middle" },
];

function boxes(random: Random): Setting {
  const size = random.pick([7, 8]);
  const letters = [...random.pick(["PQRSTUVW", "JKLMNOPQ", "BCDEFGHK", "STUVWXYZ"])].slice(0, size);
  const names = letters.map((letter) => `box ${letter}`);
  const name = (item: number) => names[item] ?? "";
  const scale = boxScale(size);
  return {
    shape: { size, groups: 1, isRound: false },
    names,
    intro: `${capitalise(numberWord(size))} boxes, ${listed(random, letters)}, are kept one above another in a stack, not necessarily in this order.`,
    weights: { offset: 4, apart: 5, in: 2, notApart: 2, at: 1.5, after: 2, between: 1 },
    furthest: 4,
    apart: [1, 2, 3, 4, 5],
    sets: boxSets(size),
    say: sayOnScale(scale, name),
    told: toldUpwards(names, "From bottom to top"),
    words: wordsOnScale(scale, name, "Which box", "boxes", size),
  };
}

export const boxesInStack = puzzleWriter({
  name: "puzzle-boxes-in-a-stack",
  form: "elementary",
  topic: "puzzles",
  difficulty: "MEDIUM",
  set: boxes,
  forms: scaleForms,
});

const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);
const LONG = new Set(["January", "March", "May", "July", "August", "October", "December"]);
const DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

function schedule(random: Random): Setting {
  const byMonth = random.chance();
  const size = byMonth ? 8 : 7;
  const first = byMonth ? random.pick([0, 2, 4]) : 0;
  const times = byMonth ? MONTHS.slice(first, first + size) : DAYS;
  const names = cast(random, size);
  const name = (item: number) => names[item] ?? "";
  const task = random.pick(["gives a lecture", "has an interview", "performs", "gives a seminar"]);
  const unit = byMonth ? { one: "month", many: "months" } : { one: "day", many: "days" };
  const scale: Scale = {
    verb: task,
    plural: plainVerb(task),
    not: `does not ${plainVerb(task)}`,
    up: "after",
    down: "before",
    unit,
    between: (count, a, b, pick) =>
      pick([
        `only ${count === 1 ? "one person" : `${numberWord(count)} people`} ${count === 1 ? task : plainVerb(task)} between ${a} and ${b}`,
        `there ${count === 1 ? `is exactly one ${unit.one}` : `are exactly ${numberWord(count)} ${unit.many}`} between the turns of ${a} and ${b}`,
      ]),
    at: (place) => `${byMonth ? "in" : "on"} ${times[place]}`,
    placeName: (place) => times[place] ?? "",
    which: {
      long: "in a month that has 31 days",
      short: "in a month that has fewer than 31 days",
      ends: byMonth ? "in the first or the last of these months" : "on the first or the last day of the week",
    },
  };
  const long = range(0, size - 1).filter((place) => LONG.has(times[place] ?? ""));
  return {
    shape: { size, groups: 1, isRound: false },
    names,
    intro: byMonth
      ? `${capitalise(numberWord(size))} people, ${listed(random, names)}, each ${plainVerb(task)} in a different month from ${times[0]} to ${times.at(-1)} of the same year, not necessarily in this order.`
      : `${capitalise(numberWord(size))} people, ${listed(random, names)}, each ${plainVerb(task)} on a different day of the same week, from Monday to Sunday, not necessarily in this order.`,
    weights: { offset: 5, apart: 5, in: byMonth ? 3 : 2, notApart: 1, at: 1.5, after: 2, notAt: 1 },
    furthest: 4,
    apart: [2, 3, 4],
    sets: [
      ...(byMonth
        ? [
            { places: long, which: "long" },
            { places: range(0, size - 1).filter((place) => !long.includes(place)), which: "short" },
          ]
        : []),
      { places: [0, size - 1], which: "ends" },
    ],
    say: sayOnScale(scale, name),
    told: toldUpwards(names, `From ${times[0]} to ${times.at(-1)}`),
    words: {
      ...wordsOnScale(scale, name, "Who", "people", size),
      whereIs: (item) =>
        `${byMonth ? "In which month" : "On which day"} does ${name(item)} ${plainVerb(task)}?`,
    },
  };
}

/** "gives a lecture" to "give a lecture". */
function plainVerb(task: string): string {
  return task.replace(/^has\b/, "have").replace(/^(\w+)s\b/, "$1");
}

export const scheduleOfTurns = puzzleWriter({
  name: "puzzle-months-and-days",
  form: "elementary",
  topic: "puzzles",
  difficulty: "MEDIUM",
  set: schedule,
  forms: scaleForms,
});
