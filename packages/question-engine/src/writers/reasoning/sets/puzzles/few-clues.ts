import { type Clue, itemsOf } from "./model.ts";
import type { Puzzle } from "./puzzle.ts";
import { arrangements } from "./solver.ts";

/** What an option says of the arrangement, as things that would have to hold. */
export type Saying = readonly Clue[];

function canHold({ shape }: Puzzle, clues: readonly Clue[], said: Saying): boolean {
  return arrangements(shape, [...clues, ...said], 1)?.length !== 0;
}

/** Whether a single clue rules out what an option says, so that it is struck at once. */
export function isRuledOut(puzzle: Puzzle, said: Saying): boolean {
  const named = said.flatMap(itemsOf);
  return puzzle.clues.some(
    (clue) =>
      (clue.kind === "at" || itemsOf(clue).some((item) => named.includes(item))) &&
      !canHold(puzzle, [clue], said),
  );
}

/** Whether two clues alone rule out all the wrong options, so that nobody needs the arrangement. */
export function isSettledByTwo(puzzle: Puzzle, wrong: readonly Saying[]): boolean {
  const { clues } = puzzle;
  return clues.some((one, at) =>
    clues.slice(at + 1).some((two) => wrong.every((said) => !canHold(puzzle, [one, two], said))),
  );
}
