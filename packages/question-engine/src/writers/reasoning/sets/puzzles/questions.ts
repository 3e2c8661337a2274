import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { type Wrong, wrong } from "../../../../writing/computed.ts";
import { capitalise, list } from "../../../../writing/english.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";
import { isRuledOut, isSettledByTwo, type Saying } from "./few-clues.ts";
import { distance, itemsOf, type Places } from "./model.ts";
import type { Puzzle, PuzzleForm } from "./puzzle.ts";

/** Banks show five options. */
export const WRONG = 4;

export const name = ({ names }: Puzzle, item: number) => names[item] ?? "";
const group = ({ shape }: Puzzle, item: number) => Math.floor(item / shape.size);

/** The items of a group, people unless said. */
export function itemsIn({ shape }: Puzzle, which = 0): number[] {
  return range(which * shape.size, (which + 1) * shape.size - 1);
}

export function itemAt(puzzle: Puzzle, places: Places, place: number, which = 0): number {
  const { size, isRound } = puzzle.shape;
  const wanted = isRound ? (place + 2 * size) % size : place;
  return itemsIn(puzzle, which).find((item) => places[item] === wanted) ?? -1;
}

/** The options that no single clue rules out; none where two clues rule out all of them. */
function fairOptions<T>(puzzle: Puzzle, wrong: readonly T[], says: (option: T) => Saying): T[] {
  const fair = wrong.filter((option) => !isRuledOut(puzzle, says(option)));
  return fair.length < WRONG || isSettledByTwo(puzzle, fair.map(says)) ? [] : fair;
}

interface ItemOptions {
  /** The people who cannot be meant, as the question shows. */
  unlikely?: readonly number[];
  /** What it would mean if an item were the answer. */
  says?(item: number): Saying;
}

/** A question that is answered with an item; `find` recomputes it from the places. */
export function askItem(
  random: Random,
  puzzle: Puzzle,
  text: string,
  find: (places: Places) => number,
  because: string,
  { unlikely = [], says }: ItemOptions = {},
): SetQuestion | undefined {
  const answer = find(puzzle.places);
  if (answer < 0 || unlikely.includes(answer)) return undefined;
  const all = random
    .shuffle(itemsIn(puzzle, group(puzzle, answer)))
    .filter((item) => item !== answer && !unlikely.includes(item));
  const others = says ? fairOptions(puzzle, all, says) : all;
  if (others.length < WRONG) return undefined;
  return {
    text,
    answer: capitalise(name(puzzle, answer)),
    distractors: others.map((item) => wrong(capitalise(name(puzzle, item)), whyWrong(puzzle, item))),
    explanation: [puzzle.told(puzzle.places), because],
    verify: () => find(puzzle.solved()) === answer,
  };
}

/** Why somebody takes this item: where it really is. */
export function whyWrong(puzzle: Puzzle, item: number): string {
  const { names, places, words } = puzzle;
  if (group(puzzle, item) > 0 && !isPeople(puzzle))
    return `taking what belongs to ${names[itemAt(puzzle, places, places[item] ?? 0)]}`;
  const who = name(puzzle, item).startsWith("box ") ? "which" : "who";
  return `misplacing ${name(puzzle, item)}, ${who} ${words.isAt(item, places)}`;
}

/** "Asha lives on floor 3." */
function placed({ names, words, places }: Puzzle, item: number): string {
  return `${capitalise(names[item] ?? "")} ${words.isAt(item, places)}.`;
}

/** Whether a clue already reveals the places of two items relative to each other. */
export function isTold({ clues }: Puzzle, x: number, y: number): boolean {
  return clues.some(
    (clue) =>
      (clue.kind === "offset" || clue.kind === "apart") &&
      ((clue.a === x && clue.b === y) || (clue.a === y && clue.b === x)),
  );
}

const COUNTS = ["None", "One", "Two", "Three", "Four", "Five", "Six", "Seven"];

/** A question that is answered with a small number in words. */
export function askCount(
  puzzle: Puzzle,
  text: string,
  count: (places: Places) => number,
  because: string,
): SetQuestion | undefined {
  const answer = count(puzzle.places);
  const most = puzzle.shape.size - 1;
  const wrongs: Wrong[] = [
    [answer + 1, "counting one of the two as well"],
    [answer - 1, "leaving one of them out"],
    [puzzle.shape.size - 2 - answer, "counting on the other side"],
    [answer + 2, "counting both ends as well"],
    [answer - 2, "leaving two of them out"],
    [answer + 3, "a slip in the arrangement"],
    [answer - 3, "a slip in the arrangement"],
    [answer + 4, "a slip in the arrangement"],
  ].flatMap(([amount, why]) =>
    typeof amount === "number" && amount >= 0 && amount < most && amount !== answer
      ? [wrong(COUNTS[amount] ?? "", `${why}`)]
      : [],
  );
  if (new Set(wrongs.map(({ value }) => value)).size < WRONG) return undefined;
  return {
    text,
    answer: COUNTS[answer] ?? "",
    distractors: wrongs,
    explanation: [puzzle.told(puzzle.places), because, `The answer is ${COUNTS[answer]?.toLowerCase()}.`],
    verify: () => count(puzzle.solved()) === answer,
  };
}

/** Whether a clue alone says where an item is, or leaves it two places. */
function isNearlyPlaced({ clues }: Puzzle, item: number): boolean {
  return clues.some(
    (clue) => clue.a === item && (clue.kind === "at" || (clue.kind === "in" && clue.places.length <= 2)),
  );
}

export const whoAtPlace: PuzzleForm = (random, puzzle) => {
  const place = random.int(0, puzzle.shape.size - 1);
  const text = puzzle.words.whoAt?.(place);
  if (!text) return undefined;
  const answer = itemAt(puzzle, puzzle.places, place);
  if (isNearlyPlaced(puzzle, answer)) return undefined;
  return easy(
    askItem(random, puzzle, text, (places) => itemAt(puzzle, places, place), placed(puzzle, answer), {
      says: (item) => [{ kind: "at", a: item, place }],
    }),
  );
};

export const whereIsItem: PuzzleForm = (random, puzzle) => {
  const item = random.pick(itemsIn(puzzle));
  const text = puzzle.words.whereIs?.(item);
  if (!text || isNearlyPlaced(puzzle, item)) return undefined;
  const place = puzzle.places[item] ?? 0;
  const { placeName, isAt } = puzzle.words;
  const others = fairOptions(
    puzzle,
    range(0, puzzle.shape.size - 1).filter((other) => other !== place),
    (other) => [{ kind: "at", a: item, place: other }],
  );
  if (others.length < WRONG) return undefined;
  others.sort((one, other) => Math.abs(one - place) - Math.abs(other - place));
  return easy({
    text,
    answer: capitalise(placeName(place)),
    distractors: others.map((other) =>
      wrong(
        capitalise(placeName(other)),
        `mixing up ${name(puzzle, item)} and ${name(puzzle, itemAt(puzzle, puzzle.places, other))}`,
      ),
    ),
    explanation: [puzzle.told(puzzle.places), `So ${name(puzzle, item)} ${isAt(item, puzzle.places)}.`],
    verify: () => puzzle.solved()[item] === place,
  });
};

export const countBetween: PuzzleForm = (random, puzzle) => {
  const [x = 0, y = 0] = random.sample(itemsIn(puzzle), 2);
  const text = puzzle.words.howManyBetween?.(x, y);
  if (!text) return undefined;
  const between = (places: Places) =>
    itemsIn(puzzle).filter((item) => isWithin(places[item], places[x], places[y]));
  if (isTold(puzzle, x, y)) return undefined;
  const names = between(puzzle.places).map((item) => name(puzzle, item));
  const because =
    names.length > 0
      ? `Between them there ${names.length === 1 ? "is" : "are"} ${list(names)}.`
      : "They are next to each other.";
  return askCount(puzzle, text, (places) => between(places).length, because);
};

function isWithin(place = 0, one = 0, other = 0): boolean {
  return place > Math.min(one, other) && place < Math.max(one, other);
}

export const countBeyond: PuzzleForm = (random, puzzle) => {
  const x = random.pick(itemsIn(puzzle));
  const ask = (places: Places) =>
    puzzle.words.howManyBeyond?.(x, places, (ways) => ways[0] as (typeof ways)[number]);
  const asked = ask(puzzle.places);
  if (!asked) return undefined;
  const beyond = itemsIn(puzzle)
    .filter((item) => (puzzle.places[item] ?? 0) > (puzzle.places[x] ?? 0))
    .map((item) => name(puzzle, item));
  return askCount(
    puzzle,
    asked.text,
    (places) => ask(places)?.count ?? -1,
    beyond.length > 0
      ? `${beyond.length === 1 ? "That is" : "Those are"} ${list(beyond)}.`
      : `${capitalise(name(puzzle, x))} is the last in this order.`,
  );
};

export const farEnough = (puzzle: Puzzle) => (puzzle.shape.isRound ? 3 : Math.min(4, puzzle.shape.size - 2));
export const signedUpTo = (random: Random, most: number) => random.int(1, most) * random.sign();

export const whoIsAway: PuzzleForm = (random, puzzle) => {
  const { groups } = puzzle.shape;
  const x = random.pick(itemsIn(puzzle, groups > 1 && random.chance() ? random.int(1, groups - 1) : 0));
  const by = signedUpTo(random, farEnough(puzzle));
  const find = (places: Places) =>
    itemAt(puzzle, places, (places[x] ?? 0) + by, isPeople(puzzle) ? group(puzzle, x) : 0);
  const answer = find(puzzle.places);
  if (answer < 0 || answer === x || isTold(puzzle, x, answer)) return undefined;
  const text = puzzle.words.who(by, x);
  const because = text.replace(/^(Who|Which box)\b/, `So ${name(puzzle, answer)}`).replace(/\?$/, ".");
  return askItem(random, puzzle, text, find, because, {
    unlikely: [x],
    says: (item) => [{ kind: "offset", a: item, b: x, by }],
  });
};

/** Whether both groups are people, as in two rows that face each other. */
export function isPeople({ words, shape }: Puzzle): boolean {
  return shape.groups === 2 && !shape.isRound && words.whoAt === undefined;
}

export const relationOf: PuzzleForm = (random, puzzle) => {
  const which = isPeople(puzzle) && random.chance() ? 1 : 0;
  const [x = 0, y = 0] = random.sample(itemsIn(puzzle, which), 2);
  if (isTold(puzzle, x, y)) return undefined;
  const by = steps(puzzle, puzzle.places, x, y);
  const most = puzzle.shape.isRound ? puzzle.shape.size / 2 : 5;
  if (Math.abs(by) > most || (puzzle.shape.isRound && Math.abs(by) === most)) return undefined;
  const { offsetName, relation } = puzzle.words;
  const shown = (other: number) => capitalise(offsetName(other, y));
  const slips: (readonly [number, string])[] = [
    [-by, "taking the wrong side"],
    [by + Math.sign(by), "counting one place too many"],
    [by - Math.sign(by), "counting the places between them only"],
    [-by - Math.sign(by), "taking the wrong side and counting one too many"],
    [-by + Math.sign(by), "taking the wrong side and counting one too few"],
    [by + 2 * Math.sign(by), "counting both ends"],
  ];
  const fair = slips.filter(
    ([other]) =>
      other !== 0 && Math.abs(other) <= (puzzle.shape.isRound ? 3 : Math.min(5, puzzle.shape.size - 1)),
  );
  const open = fairOptions(puzzle, fair, ([other]) => [{ kind: "offset", a: x, b: y, by: other }]);
  const distractors = open.map(([other, why]) => wrong(shown(other), why));
  if (new Set(distractors.map(({ value }) => value)).size < WRONG) return undefined;
  return {
    text: relation(x, y),
    answer: shown(by),
    distractors,
    explanation: [
      puzzle.told(puzzle.places),
      `Counted from ${name(puzzle, y)}, ${name(puzzle, x)} is ${offsetName(by, y)}.`,
    ],
    verify: () => steps(puzzle, puzzle.solved(), x, y) === by,
  };
};

/** From `y` to `x`, the shorter way round a table. */
export function steps({ shape }: Puzzle, places: Places, x: number, y: number): number {
  const by = (places[x] ?? 0) - (places[y] ?? 0);
  if (!shape.isRound) return by;
  return ((by + shape.size + shape.size / 2 - 1) % shape.size) - shape.size / 2 + 1;
}

/** Whether a clue alone says that two are next to each other. */
function isBeside({ clues }: Puzzle, x: number, y: number): boolean {
  return clues.some((clue) => {
    const named = itemsOf(clue);
    if (!named.includes(x) || !named.includes(y)) return false;
    if (clue.kind === "between") return clue.a === x || clue.a === y;
    return (clue.kind === "offset" || clue.kind === "apart") && Math.abs(clue.by) === 1;
  });
}

export const neighboursOf: PuzzleForm = (random, puzzle) => {
  const x = random.pick(itemsIn(puzzle, isPeople(puzzle) && random.chance() ? 1 : 0));
  const text = puzzle.words.neighbours?.(x);
  const own = group(puzzle, x);
  const beside = (places: Places) =>
    itemsIn(puzzle, own).filter((item) => distance(puzzle.shape, places[item] ?? 0, places[x] ?? 0) === 1);
  const right = beside(puzzle.places);
  const [one, two] = right;
  if (!text || one === undefined || two === undefined) return undefined;
  const pair = (a: number, b: number) =>
    list([Math.min(a, b), Math.max(a, b)].map((item) => name(puzzle, item)));
  const others = random.shuffle(itemsIn(puzzle, own).filter((item) => item !== x && !right.includes(item)));
  const [p, q, r] = others;
  const [sure, ...more] = right.filter((item) => isBeside(puzzle, x, item));
  if (p === undefined || q === undefined || more.length > 0) return undefined;
  // If a clue names one neighbour, every option does; otherwise the two do not occur in more options than others.
  const candidates: (readonly [number, number])[] =
    sure === undefined
      ? [[one, p], [two, q], [p, q], r === undefined ? [one, q] : [p, r]]
      : others.map((other) => [sure, other] as const);
  const says = ([a, b]: readonly [number, number]): Saying =>
    [a, b].map((item) => ({ kind: "apart", a: item, b: x, by: 1 }));
  if (candidates.length < WRONG || candidates.some((both) => isRuledOut(puzzle, says(both))))
    return undefined;
  const because = (both: readonly [number, number]) => {
    const strangers = both.filter((item) => !right.includes(item)).map((item) => name(puzzle, item));
    return `taking ${list(strangers)} for ${strangers.length === 1 ? "a neighbour" : "the neighbours"}`;
  };
  return {
    text,
    answer: pair(one, two),
    distractors: candidates.map((both) => wrong(pair(...both), because(both))),
    fixedOptions: true,
    explanation: [
      puzzle.told(puzzle.places),
      `On the two sides of ${name(puzzle, x)} are ${pair(one, two)}.`,
    ],
    verify: () => beside(puzzle.solved()).join() === right.join(),
  };
};

/**
 * The effect of an exchange: it brings one of the two to the place, moves the person who is asked about, or
 * changes nothing.
 */
const EXCHANGES = ["brings", "brings", "moves", "moves", "nothing"] as const;
const EXCHANGE_TRIES = 12;

export const exchanged: PuzzleForm = (random, puzzle) => {
  const how = random.pick(EXCHANGES);
  for (let tries = 0; tries < EXCHANGE_TRIES; tries++) {
    const question = drawExchange(random, puzzle, how);
    if (question) return question;
  }
  return undefined;
};

function drawExchange(
  random: Random,
  puzzle: Puzzle,
  how: (typeof EXCHANGES)[number],
): SetQuestion | undefined {
  const which = isPeople(puzzle) && random.chance() ? 1 : 0;
  const [x = 0, y = 0, other = 0] = random.sample(itemsIn(puzzle, which), 3);
  const z = how === "moves" ? x : other;
  const by = signedUpTo(random, farEnough(puzzle));
  const find = (places: Places) => {
    const swapped = [...places];
    swapped[x] = places[y] ?? 0;
    swapped[y] = places[x] ?? 0;
    return itemAt(puzzle, swapped, (swapped[z] ?? 0) + by, which);
  };
  const text = puzzle.words.exchanged?.(x, y, by, z);
  const answer = find(puzzle.places);
  const before = itemAt(puzzle, puzzle.places, (puzzle.places[z] ?? 0) + by, which);
  if (!text || answer < 0 || before < 0) return undefined;
  const isOfThem = answer === x || answer === y;
  if (isOfThem !== (how === "brings") || (answer === before) !== (how === "nothing")) return undefined;
  // Where a clue ties the two together, it alone gives the answer.
  const at = how === "moves" ? y : z;
  const there = how === "brings" ? before : answer;
  if (puzzle.clues.some((clue) => itemsOf(clue).includes(at) && itemsOf(clue).includes(there)))
    return undefined;
  // The person who was there before the exchange is offered, and both of the two if one of them is.
  const first = [...new Set([before, x, y])].filter((item) => item !== answer && item !== z);
  const rest = random
    .shuffle(itemsIn(puzzle, which))
    .filter((item) => item !== answer && item !== z && !first.includes(item));
  const wrongs = [...first, ...rest].slice(0, WRONG);
  if (wrongs.length < WRONG) return undefined;
  return {
    text,
    answer: capitalise(name(puzzle, answer)),
    distractors: wrongs.map((item) =>
      wrong(
        capitalise(name(puzzle, item)),
        item === before ? "leaving out the exchange" : whyWrong(puzzle, item),
      ),
    ),
    fixedOptions: true,
    explanation: [
      puzzle.told(puzzle.places),
      `After the exchange that place, counted from ${name(puzzle, z)}, belongs to ${name(puzzle, answer)}.`,
    ],
    difficulty: "HARD",
    verify: () => find(puzzle.solved()) === answer,
  };
}

function easy(question: SetQuestion | undefined): SetQuestion | undefined {
  return question && { ...question, difficulty: "MEDIUM" };
}
