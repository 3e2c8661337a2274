import type { Difficulty } from "@prepfeed/contract/catalogue";
import type { Random } from "../../../random.ts";
import type { SetQuestion } from "../../../set-writer.ts";
import { isAskedAgain } from "./asked-again.ts";

/** A way to ask: tried with other places of the data until one comes out well. */
export type Form<Data> = (random: Random, data: Data) => SetQuestion | undefined;

const TRIES = 40;

const FEWEST = 5;

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
  const plain: SetQuestion[] = [];
  for (const form of random.shuffle(forms)) {
    if (asked.length === FEWEST && plain.length > 0) break;
    for (let tries = 0; tries < TRIES; tries++) {
      const question = form(random, data);
      if (!question || asked.some((other) => isAskedAgain(other, question))) continue;
      if (question.difficulty === "EASY") plain.push(question);
      else if (asked.length < FEWEST) asked.push(question);
      break;
    }
  }
  const steps = asked.length;
  for (const question of plain)
    if (asked.length < Math.max(FEWEST, steps + 1) && !asked.some((other) => isAskedAgain(other, question)))
      asked.push(question);
  return asked.length >= FEWEST ? asked : undefined;
}

export function withLevel(
  difficulty: Difficulty,
  question: SetQuestion | undefined,
): SetQuestion | undefined {
  return question && { ...question, difficulty };
}
