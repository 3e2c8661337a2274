import type { Random } from "../../../../numbers/random.ts";
import { capitalise, list, numberWord } from "../../../../writing/english.ts";
import { cast, listed } from "./cast.ts";
import type { Clue, Places } from "./model.ts";
import { type Pick, type PuzzleForm, puzzleWriter, type Setting } from "./puzzle.ts";
import {
  countBetween,
  exchanged,
  relationOf,
  WRONG,
  whereIsItem,
  whoAtPlace,
  whoIsAway,
} from "./questions.ts";
import { away, floorScale, floorSets, type Scale, sayOnScale, wordsOnScale } from "./stacks.ts";
import { oddPair, whichIsNotTrue, whichIsTrue } from "./statements.ts";

const SIZE = 8;
/** The vacant floor is an item too, after the people. */
const EMPTY = SIZE - 1;
const NAME = "the vacant floor";

/** How a clue is said that names the vacant floor; few are. */
function sayVacant(scale: Scale, clue: Clue, name: (item: number) => string): string | undefined {
  if (clue.kind === "in" && (clue.which === "even" || clue.which === "odd"))
    return `${NAME} has an ${clue.which} number`;
  if (clue.kind !== "offset") return undefined;
  return clue.a === EMPTY
    ? `${NAME} is ${away(scale, clue.by)} that of ${name(clue.b)}`
    : `${name(clue.a)} lives ${away(scale, clue.by)} ${NAME}`;
}

function floorsWithOneVacant(random: Random): Setting {
  const persons = cast(random, SIZE - 1);
  const names = [...persons, NAME];
  const name = (item: number) => names[item] ?? "";
  const floors = (count: number) =>
    count === 1 ? "is exactly one floor" : `are exactly ${numberWord(count)} floors`;
  const scale: Scale = {
    ...floorScale(SIZE),
    between: (count, a, b) => `there ${floors(count)} between those of ${a} and ${b}`,
  };
  const onScale = sayOnScale(scale, name);
  const order = (places: Places) =>
    list([...names].sort((x, y) => (places[names.indexOf(x)] ?? 0) - (places[names.indexOf(y)] ?? 0)));
  const words = wordsOnScale(scale, name, "Who", "people", SIZE);
  return {
    shape: { size: SIZE, groups: 1, isRound: false },
    names,
    intro: `${capitalise(numberWord(SIZE - 1))} people, ${listed(random, persons)}, live on different floors of a building of ${numberWord(SIZE)} floors, not necessarily in this order. One floor is vacant. The lowest floor is numbered 1, the one above it 2, and so on up to ${SIZE}.`,
    weights: { offset: 5, apart: 5, in: 3, notApart: 1.5, at: 1, after: 2 },
    furthest: 4,
    apart: [1, 2, 3, 4, 5],
    sets: floorSets(SIZE),
    say: (clue: Clue, pick: Pick) =>
      clue.a === EMPTY || ("b" in clue && clue.b === EMPTY)
        ? sayVacant(scale, clue, name)
        : onScale(clue, pick),
    told: (places) => `From floor 1 upwards the order is ${order(places)}.`,
    words: {
      ...words,
      isAt: (item, places) =>
        item === EMPTY ? `is floor ${(places[item] ?? 0) + 1}` : words.isAt(item, places),
      howManyBetween: (x, y) => `How many floors are there between those of ${name(x)} and ${name(y)}?`,
      whereIs: (item) =>
        item === EMPTY ? "Which floor is vacant?" : `On which floor does ${name(item)} live?`,
    },
  };
}

/** The vacant floor must not be chosen as a person. */
const amongPeople =
  (form: PuzzleForm): PuzzleForm =>
  (random, puzzle) => {
    const question = form(random, puzzle);
    const speaksOfIt = (text: unknown) => `${text}`.toLowerCase().includes(NAME);
    if (!question || speaksOfIt(question.text) || speaksOfIt(question.answer)) return undefined;
    const distractors = question.distractors.filter(({ value }) => !speaksOfIt(value));
    return distractors.length >= WRONG ? { ...question, distractors } : undefined;
  };

const whichIsVacant: PuzzleForm = (random, puzzle) => {
  const question = whereIsItem(random, puzzle);
  return question?.text === "Which floor is vacant?" ? question : undefined;
};

export const floorsOneVacant = puzzleWriter({
  name: "puzzle-floors-one-vacant",
  chapter: "floors-and-stacks",
  topic: "puzzles",
  difficulty: "HARD",
  set: floorsWithOneVacant,
  forms: [
    whichIsVacant,
    ...[
      whoAtPlace,
      whereIsItem,
      countBetween,
      whoIsAway,
      relationOf,
      exchanged,
      whichIsTrue,
      whichIsNotTrue,
      oddPair,
    ].map(amongPeople),
  ],
});
