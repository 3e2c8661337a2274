import { loadavg } from "node:os";
import { type Load, measure } from "./load.ts";

/** The number of parallel calls, the duration and the number of rounds. */
export const LOOPS = 8;
const SECONDS = 1;
const ROUNDS = 7;
/** The compiler needs a while to optimise hot code. */
const WARM_UP_SECONDS = 2;

export interface Work {
  run: () => Promise<unknown>;
  /** Milliseconds of processor time used so far by the server; without it only rates are known. */
  cpu?: () => number;
  /** The clean-up, done before the next slice begins; its time is not counted. */
  tidy?: () => Promise<unknown>;
}

export interface Slice extends Load {
  /** Milliseconds of processor time per call. */
  cpu: number;
}

export type Slices = Record<string, Slice[]>;

/**
 * Runs all of them in turn in short slices, so that other work of the machine affects each of them equally.
 */
export async function interleave(works: Record<string, Work>): Promise<Slices> {
  const slices: Slices = Object.fromEntries(Object.keys(works).map((name) => [name, []]));
  for (const { run, tidy } of Object.values(works)) {
    await measure(run, LOOPS, WARM_UP_SECONDS);
    await tidy?.();
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, { run, cpu, tidy }] of Object.entries(works)) {
      const before = cpu?.() ?? Number.NaN;
      const load = await measure(run, LOOPS, SECONDS);
      slices[name]?.push({ ...load, cpu: ((cpu?.() ?? Number.NaN) - before) / load.count });
      await tidy?.();
    }
    console.error(`round ${round + 1} of ${ROUNDS}, load ${loadavg()[0]?.toFixed(1)}`);
  }
  return slices;
}

export interface Spread {
  median: number;
  low: number;
  high: number;
}

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const [low = Number.NaN] = sorted;
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
    low,
    high: sorted.at(-1) ?? Number.NaN,
  };
}

/** One compared with the other, round by round. */
export function ratioOf(slices: Slices, by: "cpu" | "perSecond", one: string, other: string): Spread {
  const others = slices[other] ?? [];
  return spreadOf((slices[one] ?? []).map((slice, round) => slice[by] / (others[round]?.[by] ?? Number.NaN)));
}

/** A goal is met if the whole range is on its side. */
export function verdict({ median, low, high }: Spread, goal: { least: number } | { most: number }): string {
  const isMet =
    "least" in goal ? (value: number) => value >= goal.least : (value: number) => value <= goal.most;
  if (isMet(low) && isMet(high)) return "met";
  return isMet(median) ? "met in part" : "missed";
}

export const told = ({ median, low, high }: Spread, digits = 2) =>
  `${median.toFixed(digits)} (${low.toFixed(digits)} to ${high.toFixed(digits)})`;
