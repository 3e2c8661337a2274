import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/**
 * While the host gives more than this share of a virtual machine's time to others, a wait says nothing about the
 * product.
 */
const MOST_STOLEN = 0.05;
const SAMPLE_MS = 1_000;
const PATIENCE_MS = 5 * 60 * 1_000;

/**
 * Hundredths of a second of all processors since the machine started: all of them, and those the host gave to others.
 */
function readTicks(): { all: number; stolen: number } {
  const [, ...ticks] = readFileSync("/proc/stat", "utf8").split("\n", 1)[0]?.split(/\s+/) ?? [];
  // The last two are already included in the others.
  const parts = ticks.slice(0, 8).map(Number);
  return { all: parts.reduce((sum, part) => sum + part, 0), stolen: parts[7] ?? 0 };
}

/** The share of the processors' time that the host gave to others, from now until it is read. */
export function watchHost(): () => number {
  const before = readTicks();
  return () => {
    const now = readTicks();
    return now.all === before.all ? 0 : (now.stolen - before.stolen) / (now.all - before.all);
  };
}

export const isHeldUp = (stolen: number) => stolen > MOST_STOLEN;

/** Resolves once the host has not disturbed the machine for a second, or after five minutes. */
export async function untilHostIsCalm() {
  for (let waited = 0; waited < PATIENCE_MS; waited += SAMPLE_MS) {
    const stolen = watchHost();
    await sleep(SAMPLE_MS);
    if (!isHeldUp(stolen())) return;
  }
}
