import type { Random } from "../numbers/random.ts";
import type { Value } from "../numbers/value.ts";
import type { Wrong } from "../writing/computed.ts";

/** The result of a mistake, and the mistake in words that complete "… comes from". */
export type Slip = readonly [amount: number | Value, why: string];

/**
 * Wrong answers in the form of the key. The first three make the key sometimes the smallest, sometimes the largest
 * and sometimes between, each as often as the mistakes allow. Left out are results with more decimals than the key,
 * those too close to another value, and those of zero or less unless `anySign`.
 */
export function slips(
  random: Random,
  key: Value,
  show: (amount: number) => Value,
  candidates: readonly Slip[],
  anySign = false,
): Wrong[] {
  const amount = key.number ?? 0;
  const kept: { at: number; value: Value; why: string }[] = [];
  for (const [given, why] of candidates) {
    const value = typeof given === "number" ? show(given) : given;
    const size = value.number;
    if (size === undefined || !Number.isFinite(size) || size === amount) continue;
    if (!anySign && size <= 0) continue;
    if (decimalsIn(value.text) > decimalsIn(key.text)) continue;
    if ([key, ...kept.map((slip) => slip.value)].some((other) => isClose(other, value))) continue;
    kept.push({ at: kept.length, value, why });
  }
  const below = kept.filter(({ value }) => (value.number ?? 0) < amount);
  const above = kept.filter(({ value }) => (value.number ?? 0) > amount);
  const fewest = Math.max(0, 3 - above.length);
  const most = Math.min(3, below.length);
  const under = fewest <= most ? random.int(fewest, most) : most;
  const first = [...below.slice(0, under), ...above.slice(0, 3 - under)].sort((a, b) => a.at - b.at);
  const rest = kept.filter((slip) => !first.includes(slip));
  return [...first, ...rest].map(({ value, why }) => ({ value, why }));
}

/** Whole numbers, if the key is one: a fraction among them would be conspicuous. */
export function wholeSlips(candidates: readonly Slip[]): Slip[] {
  return candidates.filter(([amount]) => Number.isInteger(amount));
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
