import type { Notebook } from "./notebook.ts";
import type { SimulatedQuestion, World } from "./world.ts";

export const A_DAY = 20;

export interface Scene {
  world: World;
  notebook: Notebook;
  day: number;
  examDay: number;
  random: () => number;
}

/** Chooses what a learner answers on a day. */
export type Way = (scene: Scene) => SimulatedQuestion[];

export const open = ({ world, notebook }: Scene) =>
  world.questions.filter((question) => !notebook.tries.has(question));

export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [mixed[i], mixed[j]] = [mixed[j] as Item, mixed[i] as Item];
  }
  return mixed;
}

export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
