import type { Random } from "../numbers/random.ts";
import { list } from "../writing/english.ts";
import type { SetQuestion } from "../writing/set-writer.ts";
import { askNumber, askWords, casesLeft, type Hint, hintsThatDecide } from "./deduced.ts";

/** A hint in the text. */
export interface Clue<Case> extends Hint<Case> {
  says: string;
}

/** Clues that leave one of many cases, and the questions about it. */
export interface Deduction<Case> {
  truth: Case;
  clues: readonly Clue<Case>[];
  /** The cases that the clues alone leave. */
  solved(): Case;
  /** Whether several clues must be combined to find the answer. */
  hides(read: (one: Case) => unknown): boolean;
  /** The possible cases if a clue were not known. */
  without(clue: Clue<Case>): Case[];
  /** How the clues narrow the cases down, for explanations. */
  narrowing(): string;
}

const FEWEST_CLUES = 4;
const MOST_CLUES = 8;
/** A question that fewer clues answer is too easy. */
const CLUES_TO_JOIN = 3;

/** Undefined when the pool leaves several cases, or needs too few or too many clues. */
export function deduce<Case>(
  cases: readonly Case[],
  truth: Case,
  pool: readonly Clue<Case>[],
): Deduction<Case> | undefined {
  const clues = hintsThatDecide(cases, pool);
  if (!clues || clues.length < FEWEST_CLUES || clues.length > MOST_CLUES) return undefined;
  return {
    truth,
    clues,
    solved: once(() => casesLeft(cases, clues)[0] ?? truth),
    hides: hiddenFrom(cases, truth, clues, CLUES_TO_JOIN),
    without: (clue) =>
      casesLeft(
        cases,
        clues.filter((other) => other !== clue),
      ),
    narrowing: once(() => narrowingOf(cases, clues)),
  };
}

/** Whether the answer stays open as long as fewer than `joined` hints are combined. */
export function hiddenFrom<Case>(
  cases: readonly Case[],
  truth: Case,
  hints: readonly Hint<Case>[],
  joined: number,
): (read: (one: Case) => unknown) => boolean {
  let left: Case[][] | undefined;
  return (read) => {
    left ??= leftByEach(cases, hints, joined - 1);
    const known = read(truth);
    return left.every((some) => some.some((one) => read(one) !== known));
  };
}

/** The cases that each combination of this many hints leaves. */
function leftByEach<Case>(cases: readonly Case[], hints: readonly Hint<Case>[], count: number): Case[][] {
  if (count === 0) return [[...cases]];
  return hints.flatMap((hint, at) =>
    leftByEach(
      cases.filter((one) => hint.fits(one)),
      hints.slice(at + 1),
      count - 1,
    ),
  );
}

function narrowingOf<Case>(cases: readonly Case[], clues: readonly Clue<Case>[]): string {
  let left = cases;
  const counts = clues.slice(0, -1).map((clue) => {
    left = left.filter((one) => clue.fits(one));
    return left.length;
  });
  return `Taken one after another, the clues leave ${list(counts)} possibilities, and with the last of them one.`;
}

/** There are thousands of cases, and every question of a set needs them again. */
function once<Found>(find: () => Found): () => Found {
  let found: { it: Found } | undefined;
  return () => {
    found ??= { it: find() };
    return found.it;
  };
}

interface Deduced<Case> {
  text: string;
  read(one: Case): number | string;
  /** The possible values of a number. */
  among?: readonly number[];
  slips: readonly (readonly [number | string, string])[];
  /** The last line of the explanation. */
  so: string;
}

/** A question about the case that the clues leave; nothing if it needs hardly any deduction. */
export function askDeduced<Case>(
  deduction: Deduction<Case>,
  stepsBefore: readonly string[],
  { text, read, among, slips, so }: Deduced<Case>,
): SetQuestion | undefined {
  const answer = read(deduction.truth);
  if (!deduction.hides(read)) return undefined;
  const shared = {
    text,
    explanation: [...stepsBefore, deduction.narrowing(), so],
    verify: () => read(deduction.solved()) === answer,
  };
  if (typeof answer === "string")
    return askWords({ ...shared, answer, slips: slips.map(([option, why]) => [`${option}`, why]) });
  return askNumber({ ...shared, answer, among, slips: slips.map(([option, why]) => [Number(option), why]) });
}

interface Bounded<Case> {
  /** "the weight of P, in kg" */
  what: string;
  read(one: Case): number;
  /** Its possible values. */
  among?: readonly number[];
}

const FEWEST_WORTHS = 4;

/** The least or the greatest possible value if one of the clues were not known. */
export function askWithoutClue<Case>(
  random: Random,
  deduction: Deduction<Case>,
  { what, read, among }: Bounded<Case>,
): SetQuestion | undefined {
  const clue = random.pick(deduction.clues);
  const number = deduction.clues.indexOf(clue) + 1;
  const worthsOf = (cases: readonly Case[]) =>
    [...new Set(cases.map(read))].sort((one, other) => one - other);
  const left = deduction.without(clue);
  const amounts = worthsOf(left);
  if (amounts.length < FEWEST_WORTHS) return undefined;
  const most = random.chance();
  const answer = (most ? amounts.at(-1) : amounts[0]) ?? 0;
  // A limit stated in the text would need no clues.
  if (among && answer === (most ? Math.max(...among) : Math.min(...among))) return undefined;
  const side = most ? "greatest" : "least";
  return askNumber({
    text: `If clue ${number} were not known, and all else were as stated, what would be the ${side} possible value of ${what}?`,
    answer,
    among,
    slips: [
      [read(deduction.truth), "keeping the clue that is left out"],
      [(most ? amounts[0] : amounts.at(-1)) ?? 0, "giving the other end of what is possible"],
      ...amounts.map((amount) => [amount, "stopping at a case that is not the last"] as const),
    ],
    explanation: [
      `Without clue ${number} there remain ${left.length} possibilities, in which ${what} takes the values ${list(amounts)}.`,
      `So the ${side} is $${answer}$.`,
    ],
    verify: () =>
      worthsOf(deduction.without(clue)).every((amount) => (most ? amount <= answer : amount >= answer)),
  });
}
