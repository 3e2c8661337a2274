import { range } from "../../../arithmetic.ts";
import { wrong } from "../../../computed.ts";
import { capitalise, list, numberWord } from "../../../english.ts";
import type { Random } from "../../../random.ts";
import { cast, listed } from "./cast.ts";
import type { Places } from "./model.ts";
import { type Puzzle, type PuzzleForm, puzzleWriter, type Setting } from "./puzzle.ts";
import {
  askItem,
  countBetween,
  exchanged,
  isTold,
  itemAt,
  itemsIn,
  whereIsItem,
  whoAtPlace,
  whoIsAway,
} from "./questions.ts";
import { floorScale, floorSets, type Scale, sayOnScale, wordsOnScale } from "./stacks.ts";
import { whichIsNotTrue, whichIsTrue } from "./statements.ts";

/** What every person has one of, besides a place. */
export interface Things {
  names: readonly string[];
  /** "each of them likes a different colour: …" */
  intro(names: string): string;
  has(person: string, thing: string): string;
  hasNot(person: string, thing: string): string;
  /** "the one who likes red" */
  owner(thing: string): string;
  whose(person: string): string;
  who(thing: string): string;
}

export const COLOURS: Things = {
  names: ["red", "blue", "green", "yellow", "white", "black", "orange", "pink"],
  intro: (names) => `Each of them likes a different colour: ${names}`,
  has: (person, thing) => `${person} likes ${thing}`,
  hasNot: (person, thing) => `${person} does not like ${thing}`,
  owner: (thing) => `the one who likes ${thing}`,
  whose: (person) => `Which colour does ${person} like?`,
  who: (thing) => `Who likes ${thing}?`,
};

export const CITIES: Things = {
  names: ["Pune", "Kochi", "Jaipur", "Surat", "Patna", "Indore", "Shimla", "Mysuru"],
  intro: (names) => `Each of them comes from a different city: ${names}`,
  has: (person, thing) => `${person} comes from ${thing}`,
  hasNot: (person, thing) => `${person} does not come from ${thing}`,
  owner: (thing) => `the person from ${thing}`,
  whose: (person) => `From which city does ${person} come?`,
  who: (thing) => `Who comes from ${thing}?`,
};

const SUBJECTS: Things = {
  names: ["physics", "history", "biology", "civics", "music", "algebra", "botany", "drawing"],
  intro: (names) => `Each of them teaches a different subject: ${names}`,
  has: (person, thing) => `${person} teaches ${thing}`,
  hasNot: (person, thing) => `${person} does not teach ${thing}`,
  owner: (thing) => `the teacher of ${thing}`,
  whose: (person) => `Which subject does ${person} teach?`,
  who: (thing) => `Who teaches ${thing}?`,
};

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

/** The things by puzzle, for the questions. */
export const thingsOf = new WeakMap<readonly string[], Things>();
const things = ({ names }: Puzzle): Things => thingsOf.get(names) ?? COLOURS;

function twoVariables(random: Random): Setting {
  const size = random.pick([6, 7]);
  const onFloors = random.chance(0.6);
  const what = onFloors ? random.pick([COLOURS, CITIES]) : SUBJECTS;
  const persons = cast(random, size);
  const owned = random.sample(what.names, size).sort();
  const names = [...persons, ...owned];
  thingsOf.set(names, what);
  const scale = onFloors ? floorScale(size) : dayScale(size);
  const name = (item: number) => (item < size ? (names[item] ?? "") : what.owner(names[item] ?? ""));
  const onScale = sayOnScale(scale, name);
  const at = (places: Places, group: 0 | 1, place: number) =>
    names[range(group * size, (group + 1) * size - 1).find((item) => places[item] === place) ?? 0] ?? "";
  const numbered = `The lowest floor is numbered 1, the one above it 2, and so on up to ${size}.`;
  return {
    shape: { size, groups: 2, isRound: false },
    names,
    intro: onFloors
      ? `${capitalise(numberWord(size))} people, ${listed(random, persons)}, live on ${numberWord(size)} different floors of a building. ${numbered} ${what.intro(list(owned))}, but not necessarily in this order.`
      : `${capitalise(numberWord(size))} teachers, ${listed(random, persons)}, have one class each on different days of a week from Monday to ${DAYS[size - 1]}. ${what.intro(list(owned))}, but not necessarily in this order.`,
    weights: { offset: 6, apart: 3, in: 2, notApart: 1, at: 1.5, after: 1, notSame: 2 },
    furthest: 3,
    apart: [2, 3, 4],
    sets: onFloors ? floorSets(size) : [{ places: [0, size - 1], which: "ends" }],
    say(clue, pick) {
      if ("b" in clue && clue.a < size !== clue.b < size) {
        const [person, thing] = clue.a < size ? [clue.a, clue.b] : [clue.b, clue.a];
        if (clue.kind === "offset" && clue.by === 0) return what.has(names[person] ?? "", names[thing] ?? "");
        if (clue.kind === "notSame") return what.hasNot(names[person] ?? "", names[thing] ?? "");
        // Whoever does not live next to the person from a city might still be that person: both are said.
        if (clue.kind === "notApart")
          return `${what.hasNot(names[person] ?? "", names[thing] ?? "")} and ${scale.not} immediately ${scale.up} or immediately ${scale.down} ${name(thing)}`;
      }
      return onScale(clue, pick);
    },
    told: (places) =>
      `${range(0, size - 1)
        .map((place) => `${scale.placeName(place)}: ${at(places, 0, place)} (${at(places, 1, place)})`)
        .join("; ")}.`,
    words: {
      ...wordsOnScale(scale, name, "Who", "people", size),
      whereIs: (item) =>
        onFloors
          ? `On which floor does ${name(item)} live?`
          : `On which day does ${name(item)} have a class?`,
    },
  };
}

export const thingOfPerson: PuzzleForm = (random, puzzle) => {
  const x = random.pick(itemsIn(puzzle));
  const find = (places: Places) => itemAt(puzzle, places, places[x] ?? 0, 1);
  const { names, places } = puzzle;
  if (isTold(puzzle, x, find(places))) return undefined;
  return askItem(
    random,
    puzzle,
    things(puzzle).whose(names[x] ?? ""),
    find,
    `So ${things(puzzle).has(names[x] ?? "", names[find(places)] ?? "")}.`,
  );
};

export const personOfThing: PuzzleForm = (random, puzzle) => {
  const x = random.pick(itemsIn(puzzle, 1));
  const find = (places: Places) => itemAt(puzzle, places, places[x] ?? 0);
  const { names, places } = puzzle;
  if (isTold(puzzle, x, find(places))) return undefined;
  return askItem(
    random,
    puzzle,
    things(puzzle).who(names[x] ?? ""),
    find,
    `So ${things(puzzle).has(names[find(places)] ?? "", names[x] ?? "")}.`,
  );
};

/** Which of the combinations of person, thing and place is right. */
const combination: PuzzleForm = (random, puzzle) => {
  const { names, places, words, shape } = puzzle;
  const all = random.shuffle(itemsIn(puzzle));
  const [right = 0, ...others] = all;
  const thing = (item: number) => itemAt(puzzle, places, places[item] ?? 0, 1);
  const shown = (person: number, owned: number, place: number) =>
    `${names[person]} – ${names[owned]} – ${words.placeName(place)}`;
  const answer = shown(right, thing(right), places[right] ?? 0);
  const distractors = others.slice(0, 5).map((person, at) => {
    const other = others[(at + 1) % others.length] ?? right;
    return at % 2 === 0
      ? wrong(
          shown(person, thing(other), places[person] ?? 0),
          `giving ${names[person]} what belongs to ${names[other]}`,
        )
      : wrong(
          shown(person, thing(person), places[other] ?? 0),
          `giving ${names[person]} the place of ${names[other]}`,
        );
  });
  return {
    text: "Which of the following combinations is correct?",
    answer,
    distractors,
    explanation: [puzzle.told(places), `Only the combination ${answer} agrees with this.`],
    verify: () => {
      const solved = puzzle.solved();
      return (
        shown(right, itemAt(puzzle, solved, solved[right] ?? 0, 1), solved[right] ?? 0) === answer &&
        shape.groups === 2
      );
    },
  };
};

export const twoVariablePuzzle = puzzleWriter({
  name: "puzzle-people-places-and-things",
  topic: "puzzles",
  difficulty: "HARD",
  set: twoVariables,
  forms: [
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
  ],
});
