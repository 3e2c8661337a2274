import type { Wrong } from "../computed.ts";
import type { Random } from "../random.ts";
import type { Value } from "../value.ts";

/** What a mistake gives, and the mistake; completes "… comes from". */
export type Slip = readonly [worth: number | Value, why: string];

/**
 * Wrong answers in the form of the key. The first three leave the key now the smallest, now the largest and now between,
 * each as often as the slips allow. Left out are slips with more decimals than the key, those too close to another value
 * to be told apart by rounding, and those of zero or less unless `anySign`.
 */
export function slips(
  random: Random,
  key: Value,
  show: (worth: number) => Value,
  candidates: readonly Slip[],
  anySign = false,
): Wrong[] {
  const worth = key.number ?? 0;
  const kept: { at: number; value: Value; why: string }[] = [];
  for (const [given, why] of candidates) {
    const value = typeof given === "number" ? show(given) : given;
    const size = value.number;
    if (size === undefined || !Number.isFinite(size) || size === worth) continue;
    if (!anySign && size <= 0) continue;
    if (decimalsIn(value.text) > decimalsIn(key.text)) continue;
    if ([key, ...kept.map((slip) => slip.value)].some((other) => isClose(other, value))) continue;
    kept.push({ at: kept.length, value, why });
  }
  const below = kept.filter(({ value }) => (value.number ?? 0) < worth);
  const above = kept.filter(({ value }) => (value.number ?? 0) > worth);
  const fewest = Math.max(0, 3 - above.length);
  const most = Math.min(3, below.length);
  const under = fewest <= most ? random.int(fewest, most) : most;
  const first = [...below.slice(0, under), ...above.slice(0, 3 - under)].sort((a, b) => a.at - b.at);
  const rest = kept.filter((slip) => !first.includes(slip));
  return [...first, ...rest].map(({ value, why }) => ({ value, why }));
}

/** Those that are whole numbers, where the key is one: a fraction among them would stand alone. */
export function wholeSlips(candidates: readonly Slip[]): Slip[] {
  return candidates.filter(([worth]) => Number.isInteger(worth));
}

function isClose(one: Value, other: Value): boolean {
  const [a, b] = [one.number ?? 0, other.number ?? 0];
  if (one.text === other.text || a === b) return true;
  const isRounded = decimalsIn(one.text) > 0 && decimalsIn(other.text) > 0;
  return isRounded && Math.abs(a - b) < 0.02 * Math.abs(a);
}

function decimalsIn(text: string): number {
  return /\.(\d+)/.exec(text)?.[1]?.length ?? 0;
}
