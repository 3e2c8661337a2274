import { askFive, numberedLines } from "../../../../kit/deduced.ts";
import type { Clue, Deduction } from "../../../../kit/deduction.ts";
import type { Random } from "../../../../numbers/random.ts";
import type { Stimulus } from "../../../../question/question.ts";
import type { SetQuestion, SetWriter } from "../../../../writing/set-writer.ts";

/** A way to ask about what was drawn; undefined if it would be too easy. */
export type Form<Drawn> = (random: Random, drawn: Drawn) => SetQuestion | undefined;

interface DeducedSet<Drawn> {
  name: string;
  draw(random: Random): Drawn | undefined;
  forms: readonly Form<Drawn>[];
  shows(drawn: Drawn): Stimulus;
}

const TRIES = 120;

/** A set of which five forms have a question that has to be deduced. */
export function deducedSet<Drawn>({ name, draw, forms, shows }: DeducedSet<Drawn>): SetWriter {
  return {
    kind: "set",
    name,
    topic: "puzzles",
    difficulty: "HARD",
    depth: 5,
    form: "deduction",
    size: Number.POSITIVE_INFINITY,
    tries: TRIES,
    draw(random) {
      const drawn = draw(random);
      const questions = drawn && askFive(random, drawn, forms);
      return questions && { stimulus: shows(drawn), questions };
    },
  };
}

/** "It is known that:" with the clues below. */
export function cluesOf<Case>({ clues }: Deduction<Case>): string {
  return `It is known that:\n${numberedLines(clues.map(({ says }) => says))}`;
}

/** So many of the clues, or all where there are fewer. */
export function some<Case>(random: Random, clues: readonly Clue<Case>[], count: number): Clue<Case>[] {
  return random.sample(clues, Math.min(count, clues.length));
}
