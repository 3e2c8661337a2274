import type { Random } from "../../../../numbers/random.ts";
import { list, people } from "../../../../writing/english.ts";

/** Letters as in bank papers; neither A, which reads as an article, nor I. */
const LETTERS = ["PQRSTUVW", "JKLMNOPQ", "BCDEFGHK", "LMNOPQRS", "STUVWXYZ", "DEFGHJKL"] as const;

/** Names of so many people: now letters, now first names, all with different initials. */
export function cast(random: Random, count: number): string[] {
  const chosen = random.chance()
    ? [...random.pick(LETTERS)].slice(0, count)
    : people(random, count).map(({ name }) => name);
  return chosen.sort();
}

/** "P, Q, R and S", in an order that reveals nothing. */
export function listed(random: Random, names: readonly string[]): string {
  return list(random.chance(0.7) ? names : random.shuffle(names));
}
