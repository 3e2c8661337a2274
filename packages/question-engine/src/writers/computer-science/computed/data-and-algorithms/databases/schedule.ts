import { permutations } from "../../../../../numbers/permutations.ts";
import type { Random } from "../../../../../numbers/random.ts";

/** One step of a transaction; a commit has no item. */
export interface Step {
  by: number;
  does: "R" | "W" | "C";
  item: string;
}

export const showStep = ({ by, does, item }: Step) => (does === "C" ? `C${by}` : `${does}${by}(${item})`);
export const showSchedule = (schedule: readonly Step[]) => schedule.map(showStep).join("  ");

export function doConflict(one: Step, other: Step): boolean {
  const isShared = one.item !== "" && one.item === other.item;
  return one.by !== other.by && isShared && [one.does, other.does].includes("W");
}

/** The edges of the precedence graph, in order: "12" says that T1 comes before T2. */
export function precedences(schedule: readonly Step[]): string[] {
  const edges = new Set<string>();
  for (const [place, one] of schedule.entries())
    for (const other of schedule.slice(place + 1))
      if (doConflict(one, other)) edges.add(`${one.by}${other.by}`);
  return [...edges].sort();
}

export const showEdges = (edges: readonly string[]) => edges.map((edge) => `T${edge[0]} → T${edge[1]}`);

export function respects(order: readonly number[], edges: readonly string[]): boolean {
  return edges.every((edge) => order.indexOf(Number(edge[0])) < order.indexOf(Number(edge[1])));
}

/** The serial orders of these transactions that respect all edges. */
export function serialOrders(transactions: readonly number[], edges: readonly string[]): number[][] {
  return permutations(transactions).filter((order) => respects(order, edges));
}

/** The steps of all, one at a time, each transaction in its own order. */
export function interleaved(random: Random, transactions: readonly (readonly Step[])[]): Step[] {
  const waiting = transactions.map((steps) => [...steps]);
  const schedule: Step[] = [];
  while (waiting.some((steps) => steps.length > 0)) {
    const next = random.pick(waiting.filter((steps) => steps.length > 0)).shift();
    if (next) schedule.push(next);
  }
  return schedule;
}

/** Some different steps on these items, in any order. */
export function drawSteps(random: Random, by: number, items: readonly string[], size: number): Step[] {
  const all = (["R", "W"] as const).flatMap((does) => items.map((item): Step => ({ by, does, item })));
  return random.sample(all, size);
}
