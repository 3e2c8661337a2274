import { wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import { isRuledOut } from "./few-clues.ts";
import type { Clue, Places } from "./model.ts";
import type { Puzzle, PuzzleForm } from "./puzzle.ts";
import { askItem, isTold, itemAt, itemsIn, WRONG } from "./questions.ts";

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

export const SUBJECTS: Things = {
  names: ["physics", "history", "biology", "civics", "music", "algebra", "botany", "drawing"],
  intro: (names) => `Each of them teaches a different subject: ${names}`,
  has: (person, thing) => `${person} teaches ${thing}`,
  hasNot: (person, thing) => `${person} does not teach ${thing}`,
  owner: (thing) => `the teacher of ${thing}`,
  whose: (person) => `Which subject does ${person} teach?`,
  who: (thing) => `Who teaches ${thing}?`,
};

export const CONTENTS: Things = {
  names: ["pens", "bangles", "coins", "stamps", "shells", "marbles", "ribbons", "candles"],
  intro: (names) => `Each box holds a different kind of thing: ${names}`,
  has: (box, thing) => `${box} holds ${thing}`,
  hasNot: (box, thing) => `${box} does not hold ${thing}`,
  owner: (thing) => `the box of ${thing}`,
  whose: (box) => `What does ${box} hold?`,
  who: (thing) => `Which box holds ${thing}?`,
};

/** What each group after the first holds, by puzzle, for the questions. */
export const thingsOf = new WeakMap<readonly string[], readonly Things[]>();
const thingsIn = ({ names }: Puzzle, group: number): Things => thingsOf.get(names)?.[group - 1] ?? COLOURS;

/**
 * The wording of a clue about items of two groups without a place: "P likes red", "the one who likes red
 * comes from Pune".
 */
export function sayOwning(
  clue: Clue,
  size: number,
  whats: readonly Things[],
  names: readonly string[],
  name: (item: number) => string,
): { has: string; hasNot: string; owner: string } | undefined {
  if (!("b" in clue)) return undefined;
  const [first, second] = [Math.min(clue.a, clue.b), Math.max(clue.a, clue.b)];
  const what = whats[Math.floor(second / size) - 1];
  if (!what || Math.floor(first / size) === Math.floor(second / size)) return undefined;
  const [who, thing] = [name(first), names[second] ?? ""];
  return { has: what.has(who, thing), hasNot: what.hasNot(who, thing), owner: what.owner(thing) };
}

export const thingOfPerson: PuzzleForm = (random, puzzle) => {
  const x = random.pick(itemsIn(puzzle));
  const group = random.int(1, puzzle.shape.groups - 1);
  const what = thingsIn(puzzle, group);
  const find = (places: Places) => itemAt(puzzle, places, places[x] ?? 0, group);
  const { names, places } = puzzle;
  if (isTold(puzzle, x, find(places))) return undefined;
  return askItem(
    random,
    puzzle,
    what.whose(names[x] ?? ""),
    find,
    `So ${what.has(names[x] ?? "", names[find(places)] ?? "")}.`,
    { says: (item) => [{ kind: "offset", a: x, b: item, by: 0 }] },
  );
};

export const personOfThing: PuzzleForm = (random, puzzle) => {
  const group = random.int(1, puzzle.shape.groups - 1);
  const what = thingsIn(puzzle, group);
  const x = random.pick(itemsIn(puzzle, group));
  const find = (places: Places) => itemAt(puzzle, places, places[x] ?? 0);
  const { names, places } = puzzle;
  if (isTold(puzzle, x, find(places))) return undefined;
  return askItem(
    random,
    puzzle,
    what.who(names[x] ?? ""),
    find,
    `So ${what.has(names[find(places)] ?? "", names[x] ?? "")}.`,
    { says: (item) => [{ kind: "offset", a: item, b: x, by: 0 }] },
  );
};

/** Which of the combinations of person, thing and place is right. */
export const combination: PuzzleForm = (random, puzzle) => {
  const { places, words } = puzzle;
  const [right = 0, ...others] = random.shuffle(itemsIn(puzzle));
  const thing = (item: number, arranged = places) => itemAt(puzzle, arranged, arranged[item] ?? 0, 1);
  const named = (item: number) => capitalise(puzzle.names[item] ?? "");
  const shown = (person: number, owned: number, place: number) =>
    `${named(person)} – ${puzzle.names[owned]} – ${words.placeName(place)}`;
  const answer = shown(right, thing(right), places[right] ?? 0);
  const distractors = others.flatMap((person, at) => {
    const other = others[(at + 1) % others.length] ?? right;
    const [owned, place] =
      at % 2 === 0 ? [thing(other), places[person] ?? 0] : [thing(person), places[other] ?? 0];
    const isStruck = isRuledOut(puzzle, [
      { kind: "offset", a: person, b: owned, by: 0 },
      { kind: "at", a: person, place },
    ]);
    const why = `giving ${puzzle.names[person]} ${at % 2 === 0 ? "what belongs to" : "the place of"} ${puzzle.names[other]}`;
    return isStruck ? [] : wrong(shown(person, owned, place), why);
  });
  if (distractors.length < WRONG) return undefined;
  return {
    text: "Which of the following combinations is correct?",
    answer,
    distractors,
    explanation: [puzzle.told(places), `Only the combination ${answer} agrees with this.`],
    verify: () => {
      const solved = puzzle.solved();
      return shown(right, thing(right, solved), solved[right] ?? 0) === answer;
    },
  };
};
