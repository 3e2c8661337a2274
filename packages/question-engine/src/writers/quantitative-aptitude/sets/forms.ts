import type { Difficulty } from "@prepfeed/contract/catalogue";
import type { Random } from "../../../random.ts";
import type { SetQuestion } from "../../../set-writer.ts";
import { isAskedAgain } from "./asked-again.ts";

/** A way to ask: tried with other places of the data until one comes out well. */
export type Form<Data> = (random: Random, data: Data) => SetQuestion | undefined;

const TRIES = 60;

/** Five questions of different forms, those of one step only where there are no others; nothing if the data do not give so many. */
export function fiveOf<Data>(
  random: Random,
  data: Data,
  forms: readonly Form<Data>[],
): SetQuestion[] | undefined {
  const asked: SetQuestion[] = [];
  const plain: SetQuestion[] = [];
  for (const form of random.shuffle(forms)) {
    if (asked.length === 5) break;
    for (let tries = 0; tries < TRIES; tries++) {
      const question = form(random, data);
      if (!question || asked.some((other) => isAskedAgain(other, question))) continue;
      (question.difficulty === "EASY" ? plain : asked).push(question);
      break;
    }
  }
  for (const question of plain)
    if (asked.length < 5 && !asked.some((other) => isAskedAgain(other, question))) asked.push(question);
  return asked.length === 5 ? asked : undefined;
}

export function withLevel(
  difficulty: Difficulty,
  question: SetQuestion | undefined,
): SetQuestion | undefined {
  return question && { ...question, difficulty };
}
