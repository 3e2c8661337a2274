import type { Random } from "../../../numbers/random.ts";

/** Something that is said about a world, in words and as a test. */
export interface Clue<World> {
  text: string;
  holds(world: World): boolean;
}

/** The answers that the clues still allow, found by trying every world. */
export function answersLeft<World>(
  worlds: readonly World[],
  clues: readonly Clue<World>[],
  ask: (world: World) => string,
): Set<string> {
  return new Set(worlds.filter((world) => clues.every((clue) => clue.holds(world))).map(ask));
}

/** Picks true clues until every world left is the true one, and then drops those that are not needed. */
export function chooseClues<World>(
  random: Random,
  worlds: readonly World[],
  pool: readonly Clue<World>[],
  most: number,
): Clue<World>[] | undefined {
  let left = worlds;
  const chosen: Clue<World>[] = [];
  for (const clue of random.shuffle(pool)) {
    if (left.length === 1) break;
    const still = left.filter((world) => clue.holds(world));
    if (still.length < left.length * 0.85) {
      chosen.push(clue);
      left = still;
    }
  }
  if (left.length !== 1) return undefined;
  for (const clue of [...chosen]) {
    const others = chosen.filter((other) => other !== clue);
    if (worlds.filter((world) => others.every((other) => other.holds(world))).length === 1)
      chosen.splice(chosen.indexOf(clue), 1);
  }
  return chosen.length <= most ? chosen : undefined;
}

/** Whether a clue names both, so that it may give the answer away. */
export function namesBoth<World>(clues: readonly Clue<World>[], one: string, other: string): boolean {
  return clues.some(({ text }) => text.includes(one) && text.includes(other));
}
