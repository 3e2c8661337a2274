import { type Random, seededRandom } from "@prepfeed/question-engine/random";

/** The source of randomness: choices are the same at every start, times follow the clock. */
export interface Dice {
  random: Random;
  /** Separate from the choices, so that a date never changes who does what. */
  clock: Random;
  now: number;
}

export const throwDice = (now: Date): Dice => ({
  random: seededRandom("demo community"),
  clock: seededRandom("demo moments"),
  now: now.getTime(),
});
