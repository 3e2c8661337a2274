import { range } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { wrong } from "../../../../writing/computed.ts";
import { capitalise } from "../../../../writing/english.ts";
import { type Clue, holds, itemsOf, type Places } from "./model.ts";
import { nameTwoOf, type Puzzle, type PuzzleForm } from "./puzzle.ts";
import {
  farEnough,
  isPeople,
  isTold,
  itemsIn,
  name,
  signedUpTo,
  steps,
  WRONG,
  whyWrong,
} from "./questions.ts";

const STATED = ["offset", "offset", "apart", "between", "after"] as const;

/** A statement about two or three people, made to hold or drawn blindly. */
function randomClue(random: Random, puzzle: Puzzle, isTrue: boolean): Clue {
  const which = isPeople(puzzle) && random.chance() ? 1 : 0;
  const items = itemsIn(puzzle, which);
  const [a = 0, b = 0, c = 0] = random.sample(items, 3);
  const kind = random.pick(STATED);
  const by = steps(puzzle, puzzle.places, a, b);
  if (kind === "offset") return { kind, a, b, by: isTrue ? by : signedUpTo(random, 3) };
  if (kind === "apart")
    return {
      kind,
      a,
      b,
      by: isTrue && puzzle.apart.includes(Math.abs(by)) ? Math.abs(by) : random.pick(puzzle.apart),
    };
  if (kind === "after") return { kind, a, b };
  const beside = items.filter((item) => Math.abs(steps(puzzle, puzzle.places, item, a)) === 1);
  const [x = b, y = c] = isTrue && beside.length === 2 ? beside : [b, c];
  return { kind, a, b: Math.min(x, y), c: Math.max(x, y) };
}

/** Whether one statement is only about people whom the other is about. */
function speaksWithin(one: Clue, other: Clue): boolean {
  const [fewer = [], more = []] = [itemsOf(one), itemsOf(other)].sort((a, b) => a.length - b.length);
  return fewer.every((item) => more.includes(item));
}

const SAMPLES = 400;
const samplesOf = new WeakMap<Places, readonly Places[]>();

/** Arrangements drawn blindly: what holds in none of them is ruled out, or so rare that it may count as such. */
function samples(random: Random, puzzle: Puzzle): readonly Places[] {
  const known = samplesOf.get(puzzle.places);
  if (known) return known;
  const groups = range(1, puzzle.shape.groups);
  const seats = range(0, puzzle.shape.size - 1);
  const drawn = range(1, SAMPLES).map(() => groups.flatMap(() => random.shuffle(seats)));
  samplesOf.set(puzzle.places, drawn);
  return drawn;
}

/** Whether a clue alone, without any other, shows that a statement holds or does not. */
function isShownByOne(random: Random, puzzle: Puzzle, statement: Clue, isTrue: boolean): boolean {
  const { shape, clues } = puzzle;
  const drawn = samples(random, puzzle);
  return clues.some((clue) =>
    drawn.every((places) => holds(shape, statement, places) === isTrue || !holds(shape, clue, places)),
  );
}

/** The same arrangements, each with the one item of whom a clue says where, or about where, brought there. */
function samplesWith(random: Random, puzzle: Puzzle, clue: Clue): Places[] {
  const { size } = puzzle.shape;
  const allowed = clue.kind === "at" ? [clue.place] : clue.kind === "in" ? clue.places : [];
  return samples(random, puzzle).map((places, at) => {
    const target = allowed[at % allowed.length] ?? 0;
    const there =
      itemsIn(puzzle, Math.floor(clue.a / size)).find((item) => places[item] === target) ?? clue.a;
    const moved = [...places];
    moved[there] = places[clue.a] ?? 0;
    moved[clue.a] = target;
    return moved;
  });
}

/** Whether two statements can hold at once, also beside what a clue says of the place of somebody in them. */
function canBothHold(random: Random, puzzle: Puzzle, one: Clue, other: Clue): boolean {
  const { shape, clues } = puzzle;
  const named = [...itemsOf(one), ...itemsOf(other)];
  const placing = clues.filter(({ kind, a }) => (kind === "at" || kind === "in") && named.includes(a));
  const worlds = [samples(random, puzzle), ...placing.map((clue) => samplesWith(random, puzzle, clue))];
  return worlds.every((drawn) =>
    drawn.some((places) => holds(shape, one, places) && holds(shape, other, places)),
  );
}

/** Which of several statements is true, or is not. */
function truth(isTrue: boolean): PuzzleForm {
  return (random, puzzle) => {
    const { places, shape, say, clues, words, said = [] } = puzzle;
    const fits = (clue: Clue) => holds(shape, clue, places);
    const shown = (clue: Clue) => capitalise(say(clue, (ways) => ways[0] as (typeof ways)[number]) ?? "");
    // What a single clue settles needs no arrangement.
    const isSettled = (clue: Clue) =>
      clues.some((other) => itemsOf(clue).every((item) => itemsOf(other).includes(item)));
    const right: Clue[] = [];
    const others: Clue[] = [];
    for (let tries = 0; tries < 300 && (right.length < 1 || others.length < 5); tries++) {
      const clue = randomClue(random, puzzle, random.chance());
      if (clue.kind === "offset" && Math.abs(clue.by) > farEnough(puzzle)) continue;
      const mine = fits(clue) === isTrue ? right : others;
      if (!shown(clue) || mine.length >= (mine === right ? 1 : 5)) continue;
      if (("b" in clue && isTold(puzzle, clue.a, clue.b)) || isSettled(clue)) continue;
      // What two questions of a set say of the same people is likely to be true.
      if (nameTwoOf(said, itemsOf(clue))) continue;
      // "A sits left of B" and "B sits right of A" are one statement, or contradict each other.
      if ([...right, ...others].some((other) => speaksWithin(other, clue))) continue;
      if (mine === right && isShownByOne(random, puzzle, clue, isTrue)) continue;
      // If two statements cannot both be true, one is obviously false.
      const opposite = mine === right ? others : right;
      if (!isTrue && opposite.some((other) => !canBothHold(random, puzzle, clue, other))) continue;
      mine.push(clue);
    }
    const [key] = right;
    if (!key || others.length < WRONG) return undefined;
    const where = (clue: Clue) => `${name(puzzle, clue.a)} ${words.isAt(clue.a, places)}`;
    return {
      text: isTrue
        ? "Which of the following statements is true with regard to the arrangement?"
        : "Which of the following statements is not true with regard to the arrangement?",
      answer: shown(key),
      distractors: others.map((clue) =>
        wrong(shown(clue), isTrue ? whyWrong(puzzle, clue.a) : `overlooking that ${where(clue)}`),
      ),
      explanation: [
        puzzle.told(places),
        `${isTrue ? "Only this agrees with it" : "Only this contradicts it"}: “${shown(key)}”.`,
      ],
      difficulty: "HARD",
      verify: () => {
        const solved = puzzle.solved();
        return (
          holds(shape, key, solved) === isTrue &&
          others.every((clue) => holds(shape, clue, solved) !== isTrue)
        );
      },
    };
  };
}

export const whichIsTrue = truth(true);
export const whichIsNotTrue = truth(false);

/** Pairs with the same arrangement, except one. */
export const oddPair: PuzzleForm = (random, puzzle) => {
  const which = isPeople(puzzle) && random.chance() ? 1 : 0;
  const items = itemsIn(puzzle, which);
  const by = signedUpTo(random, 3);
  const pairs = random.shuffle(
    items.flatMap((a) => items.filter((b) => b !== a).map((b) => [a, b] as const)),
  );
  const alike = pairs.filter(([a, b]) => steps(puzzle, puzzle.places, a, b) === by).slice(0, WRONG);
  const odd = pairs.find(([a, b]) => Math.abs(steps(puzzle, puzzle.places, a, b)) !== Math.abs(by));
  if (alike.length < WRONG || !odd || hasOtherOdd(puzzle, alike, odd)) return undefined;
  const shown = ([a, b]: readonly [number, number]) => `${name(puzzle, a)} – ${name(puzzle, b)}`;
  const because = puzzle.words.alikeBy(by, odd[1]);
  return {
    text: puzzle.words.alike,
    answer: shown(odd),
    distractors: alike.map((pair) => wrong(shown(pair), `missing that ${because}`)),
    explanation: [
      puzzle.told(puzzle.places),
      `In all the other pairs ${because}; in ${shown(odd)} that is not so.`,
    ],
    difficulty: "HARD",
    verify: () => {
      const solved = puzzle.solved();
      return (
        steps(puzzle, solved, ...odd) !== by && alike.every((pair) => steps(puzzle, solved, ...pair) === by)
      );
    },
  };
};

/** Whether something else that one may look at (an end, the alphabet) sets another pair apart, with any one left out. */
function hasOtherOdd(
  puzzle: Puzzle,
  alike: readonly (readonly [number, number])[],
  odd: readonly [number, number],
): boolean {
  const { size, isRound } = puzzle.shape;
  const at = (item: number) => puzzle.places[item] ?? 0;
  const looks: ((pair: readonly [number, number]) => unknown)[] = [
    ([a, b]) => !isRound && [at(a), at(b)].some((place) => place === 0 || place === size - 1),
    ([a, b]) => name(puzzle, a) < name(puzzle, b),
  ];
  const left = [alike, ...alike.map((_, at) => alike.filter((_, other) => other !== at))];
  return left.some((pairs) =>
    looks.some((look) => {
      const all = [odd, ...pairs];
      return pairs.some((pair) => all.every((other) => other === pair || look(other) !== look(pair)));
    }),
  );
}
