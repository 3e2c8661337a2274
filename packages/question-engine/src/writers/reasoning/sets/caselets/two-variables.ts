import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { capitalise, list, numberWord } from "../../../../writing/english.ts";
import { cast, listed } from "../puzzles/cast.ts";
import type { Places } from "../puzzles/model.ts";
import { type PuzzleForm, puzzleWriter, type Setting } from "../puzzles/puzzle.ts";
import { countBetween, exchanged, whereIsItem, whoAtPlace, whoIsAway } from "../puzzles/questions.ts";
import {
  boxScale,
  boxSets,
  floorScale,
  floorSets,
  type Scale,
  sayOnScale,
  wordsOnScale,
} from "../puzzles/stacks.ts";
import { whichIsNotTrue, whichIsTrue } from "../puzzles/statements.ts";
import {
  CITIES,
  COLOURS,
  CONTENTS,
  combination,
  personOfThing,
  SUBJECTS,
  sayOwning,
  type Things,
  thingOfPerson,
  thingsOf,
} from "../puzzles/things.ts";

const DAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ");

const dayScale = (size: number): Scale => ({
  verb: "has a class",
  plural: "have a class",
  not: "does not have a class",
  up: "after",
  down: "before",
  unit: { one: "day", many: "days" },
  between: (count, a, b, pick) =>
    pick([
      `there ${count === 1 ? "is exactly one day" : `are exactly ${numberWord(count)} days`} between the classes of ${a} and ${b}`,
      `only ${count === 1 ? "one person has a class" : `${numberWord(count)} people have a class`} between ${a} and ${b}`,
    ]),
  at: (place) => `on ${DAYS[place]}`,
  placeName: (place) => DAYS[place] ?? "",
  which: { ends: `on ${DAYS[0]} or on ${DAYS[size - 1]}` },
});

/** People or boxes on a scale, and what they have besides a place. */
interface Owners {
  scale: Scale;
  size: number;
  persons: readonly string[];
  whats: readonly Things[];
  /** Who lives where, before what they have is told. */
  intro: string;
  sets: Setting["sets"];
  whereIs?(name: string): string;
}

function ownersOnScale(
  random: Random,
  { scale, size, persons, whats, intro, sets, whereIs }: Owners,
): Setting {
  const owned = whats.map(({ names }) => random.sample(names, size).sort());
  const names = [...persons, ...owned.flat()];
  thingsOf.set(names, whats);
  const group = (item: number) => Math.floor(item / size);
  const name = (item: number) => whats[group(item) - 1]?.owner(names[item] ?? "") ?? names[item] ?? "";
  const onScale = sayOnScale(scale, name);
  const areBoxes = whats.includes(CONTENTS);
  const at = (places: Places, place: number) =>
    range(0, whats.length).map(
      (which) =>
        names[range(which * size, (which + 1) * size - 1).find((item) => places[item] === place) ?? 0],
    );
  const told = (places: Places, place: number) => {
    const [person, ...others] = at(places, place);
    return `${scale.at(place)}: ${person} (${others.join(", ")})`;
  };
  const having = whats.map((what, at) => `${what.intro(list(owned[at] ?? []))}.`).join(" ");
  return {
    shape: { size, groups: whats.length === 1 ? 2 : 3, isRound: false },
    names,
    intro: `${intro} ${having} All are named in no particular order.`,
    weights: { offset: whats.length > 1 ? 10 : 6, apart: 3, in: 2, notApart: 1, at: 1, after: 1, notSame: 2 },
    furthest: 3,
    apart: [2, 3, 4],
    sets,
    say(clue, pick) {
      const owning = sayOwning(clue, size, whats, names, name);
      if (owning && clue.kind === "offset" && clue.by === 0) return owning.has;
      if (owning && clue.kind === "notSame") return owning.hasNot;
      // A person who does not live next to the person from a city might still be that person, so both are
      // stated.
      if (owning && clue.kind === "notApart")
        return `${owning.hasNot} and ${scale.not} immediately ${scale.up} or immediately ${scale.down} ${owning.owner}`;
      return onScale(clue, pick);
    },
    told: (places) =>
      `${capitalise(
        range(0, size - 1)
          .map((place) => told(places, place))
          .join("; "),
      )}.`,
    words: {
      ...(areBoxes
        ? wordsOnScale(scale, name, "Which box", "boxes", size)
        : wordsOnScale(scale, name, "Who", "people", size)),
      ...(whereIs && { whereIs: (item: number) => whereIs(name(item)) }),
    },
  };
}

const numbered = (size: number) =>
  `The lowest floor is numbered 1, the one above it 2, and so on up to ${size}.`;

function ownersOnFloors(random: Random, size: number, whats: readonly Things[]): Setting {
  const persons = cast(random, size);
  return ownersOnScale(random, {
    scale: floorScale(size),
    size,
    persons,
    whats,
    intro: `${capitalise(numberWord(size))} people, ${listed(random, persons)}, live on ${numberWord(size)} different floors of a building. ${numbered(size)}`,
    sets: floorSets(size),
    whereIs: (name) => `On which floor does ${name} live?`,
  });
}

function teachersOnDays(random: Random): Setting {
  const size = DAYS.length;
  const persons = cast(random, size);
  return ownersOnScale(random, {
    scale: dayScale(size),
    size,
    persons,
    whats: [SUBJECTS],
    intro: `${capitalise(numberWord(size))} teachers, ${listed(random, persons)}, have one class each on different days of a week from Monday to Sunday.`,
    sets: [{ places: [0, size - 1], which: "ends" }],
    whereIs: (name) => `On which day does ${name} have a class?`,
  });
}

function boxesWithContents(random: Random): Setting {
  const size = random.pick([7, 8]);
  const letters = [...random.pick(["PQRSTUVW", "JKLMNOPQ", "BCDEFGHK", "STUVWXYZ"])].slice(0, size);
  return ownersOnScale(random, {
    scale: boxScale(size),
    size,
    persons: letters.map((letter) => `box ${letter}`),
    whats: [CONTENTS],
    intro: `${capitalise(numberWord(size))} boxes, ${listed(random, letters)}, are kept one above another in a stack.`,
    sets: boxSets(size),
  });
}

/** Months with 31 days and with 30, so that clues can tell them apart. */
const MONTHS = [
  { name: "April", days: 30 },
  { name: "May", days: 31 },
  { name: "June", days: 30 },
  { name: "July", days: 31 },
  { name: "August", days: 31 },
  { name: "September", days: 30 },
  { name: "October", days: 31 },
  { name: "November", days: 30 },
];

function interviewsOnDates(random: Random): Setting {
  const first = random.int(0, MONTHS.length - 4);
  const months = MONTHS.slice(first, first + 4);
  const dates = [random.int(4, 12), random.int(14, 20)];
  const size = 2 * months.length;
  const place = (at: number) => `${dates[at % 2]} ${months[Math.floor(at / 2)]?.name}`;
  const where = (fits: (at: number) => boolean) => range(0, size - 1).filter(fits);
  const persons = cast(random, size);
  const scale: Scale = {
    verb: "has an interview",
    plural: "have an interview",
    not: "does not have an interview",
    up: "after",
    down: "before",
    unit: { one: "turn", many: "turns" },
    between: (count, a, b) =>
      `only ${count === 1 ? "one person has an interview" : `${numberWord(count)} people have an interview`} between ${a} and ${b}`,
    at: (at) => `on ${place(at)}`,
    placeName: place,
    which: {
      early: `on the ${dates[0]}th of a month`,
      late: `on the ${dates[1]}th of a month`,
      long: "in a month that has 31 days",
      short: "in a month that has 30 days",
    },
  };
  return ownersOnScale(random, {
    scale,
    size,
    persons,
    whats: [CITIES],
    intro: `${capitalise(numberWord(size))} people, ${listed(random, persons)}, have an interview each on two dates, the ${dates[0]}th and the ${dates[1]}th, of four months of a year: ${list(months.map(({ name }) => name))}. There is one interview on each of these dates.`,
    sets: [
      { places: where((at) => at % 2 === 0), which: "early" },
      { places: where((at) => at % 2 === 1), which: "late" },
      { places: where((at) => months[Math.floor(at / 2)]?.days === 31), which: "long" },
      { places: where((at) => months[Math.floor(at / 2)]?.days === 30), which: "short" },
    ],
    whereIs: (name) => `When does ${name} have an interview?`,
  });
}

const forms: readonly PuzzleForm[] = [
  thingOfPerson,
  personOfThing,
  combination,
  whoIsAway,
  whoAtPlace,
  whereIsItem,
  countBetween,
  exchanged,
  whichIsTrue,
  whichIsNotTrue,
];

export const twoVariablePuzzle = puzzleWriter({
  name: "puzzle-people-places-and-things",
  topic: "puzzles",
  difficulty: "HARD",
  set: (random) =>
    random.chance(0.6)
      ? ownersOnFloors(random, random.pick([7, 8]), [random.pick([COLOURS, CITIES])])
      : teachersOnDays(random),
  forms,
});

export const boxesAndContents = puzzleWriter({
  name: "puzzle-boxes-and-contents",
  chapter: "floors-and-stacks",
  topic: "puzzles",
  difficulty: "HARD",
  set: boxesWithContents,
  forms,
});

export const datesOfFourMonths = puzzleWriter({
  name: "puzzle-dates-of-four-months",
  chapter: "floors-and-stacks",
  topic: "puzzles",
  difficulty: "HARD",
  set: interviewsOnDates,
  forms,
});

export const threeVariablePuzzle = puzzleWriter({
  name: "puzzle-floors-colours-and-cities",
  chapter: "floors-and-stacks",
  topic: "puzzles",
  difficulty: "HARD",
  set: (random) => ownersOnFloors(random, 6, [COLOURS, CITIES]),
  forms: [
    ...forms.filter((form) => form !== combination && form !== countBetween),
    thingOfPerson,
    personOfThing,
  ],
});
