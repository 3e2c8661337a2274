import { LETTERS } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../numbers/random.ts";
import { NONE_OF_THESE, type Question } from "./question.ts";

type Keyed = Pick<Question, "kind" | "options" | "correctAnswer"> & { fixedOrder?: boolean };

/** This many equal letters in a row are noticed. */
const RUN = 5;
const TRIES = 400;

/**
 * Moves the right options of a paper so that among its questions with one right answer no letter is much more
 * frequent than another, and none comes five times in a row. Apart from that each letter is drawn independently, so
 * that it does not predict the next.
 */
export function spreadKeys<Q extends Keyed>(
  questions: readonly Q[],
  random: Random,
): { questions: Q[]; faults: number } {
  let best = { letters: lettersOf(questions), faults: faultsOf(questions, lettersOf(questions)) };
  for (let tries = 0; tries < TRIES && (tries === 0 || best.faults > 0); tries++) {
    const letters = questions.map((question) =>
      mayMove(question) ? random.int(0, question.options.length - 1) : letterOf(question),
    );
    const faults = faultsOf(questions, letters);
    if (tries === 0 || faults < best.faults) best = { letters, faults };
  }
  return {
    questions: questions.map((question, at) => withKeyAt(question, best.letters[at])),
    faults: best.faults,
  };
}

/**
 * How often a letter may occur among this many questions: their even share plus or minus half the root of their
 * number.
 */
export function keyBounds(questions: number, options: number): { least: number; most: number } {
  const share = questions / options;
  const room = Math.sqrt(questions) / 2;
  return { least: Math.floor(share - room), most: Math.ceil(share + room) };
}

const letterOf = ({ kind, correctAnswer }: Keyed): number | undefined =>
  kind === "SINGLE" ? (LETTERS as readonly string[]).indexOf(correctAnswer) : undefined;

const lettersOf = (questions: readonly Keyed[]) => questions.map(letterOf);

const mayMove = ({ kind, options, fixedOrder }: Keyed) =>
  kind === "SINGLE" && !fixedOrder && options.at(-1) !== NONE_OF_THESE;

/** By how much letters are too frequent or too rare, and how many are in a too long run. */
function faultsOf(questions: readonly Keyed[], letters: readonly (number | undefined)[]): number {
  const counts = new Map<number, number[]>();
  let [row, before, faults] = [0, -1, 0];
  questions.forEach(({ options }, at) => {
    const letter = letters[at];
    if (letter === undefined) return;
    const ofSize = counts.get(options.length) ?? Array<number>(options.length).fill(0);
    counts.set(options.length, ofSize);
    ofSize[letter] = (ofSize[letter] ?? 0) + 1;
    row = letter === before ? row + 1 : 1;
    before = letter;
    if (row >= RUN) faults++;
  });
  for (const [options, times] of counts) {
    const { least, most } = keyBounds(
      times.reduce((sum, count) => sum + count, 0),
      options,
    );
    for (const count of times) faults += Math.max(0, count - most, least - count);
  }
  return faults;
}

function withKeyAt<Q extends Keyed>(question: Q, letter: number | undefined): Q {
  const from = letterOf(question);
  if (from === undefined || letter === undefined || from === letter) return question;
  const options = [...question.options];
  const [key] = options.splice(from, 1);
  options.splice(letter, 0, key as string);
  return { ...question, options, correctAnswer: LETTERS[letter] as string };
}
