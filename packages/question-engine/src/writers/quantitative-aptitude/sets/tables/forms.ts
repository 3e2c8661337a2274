import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import type { Random } from "../../../../numbers/random.ts";
import type { SetQuestion } from "../../../../writing/set-writer.ts";
import { isAskedAgain } from "../questions/asked-again.ts";

/** A way to ask: tried with other places of the data until one comes out well. */
export type Form<Data> = (random: Random, data: Data) => SetQuestion | undefined;

const TRIES = 40;

const FEWEST = 5;
/** No more of two steps than this, where the data give others that need an unknown or a condition first. */
const OF_TWO_STEPS = 3;

/**
 * Five questions of different forms and, where there is one, another of a single step, for exams that like such; more of these only where
 * there are no others. Nothing if the data do not give so many.
 */
export function fiveOf<Data>(
  random: Random,
  data: Data,
  forms: readonly Form<Data>[],
): SetQuestion[] | undefined {
  const asked: SetQuestion[] = [];
  const spare: SetQuestion[] = [];
  const plain: SetQuestion[] = [];
  const isNew = (question: SetQuestion) => !asked.some((other) => isAskedAgain(other, question));
  for (const form of random.shuffle(forms)) {
    if (asked.length === FEWEST && plain.length > 0) break;
    for (let tries = 0; tries < TRIES; tries++) {
      const question = form(random, data);
      if (!question || !isNew(question)) continue;
      const isHard = question.difficulty === "HARD";
      if (question.difficulty === "EASY") plain.push(question);
      else if (asked.length === FEWEST) break;
      else if (isHard || asked.filter(({ difficulty }) => difficulty !== "HARD").length < OF_TWO_STEPS)
        asked.push(question);
      else spare.push(question);
      break;
    }
  }
  for (const question of spare) if (asked.length < FEWEST && isNew(question)) asked.push(question);
  const steps = asked.length;
  for (const question of plain)
    if (asked.length < Math.max(FEWEST, steps + 1) && isNew(question)) asked.push(question);
  return asked.length >= FEWEST ? asked : undefined;
}

export function withLevel(
  difficulty: Difficulty,
  question: SetQuestion | undefined,
): SetQuestion | undefined {
  return question && { ...question, difficulty };
}
