import { roundTo } from "./arithmetic.ts";

/** Whether a value is halfway between two values of this many decimals: 3.125 to two. */
export function isTie(value: number, places: number): boolean {
  const scaled = Math.abs(value) * 10 ** places;
  return Math.abs(scaled - Math.floor(scaled) - 0.5) < 1e-6;
}

/** Whether a value with this many decimals shows all of them: 0.459 to three, but not 0.5. */
export function showsAll(value: number, places: number): boolean {
  return roundTo(value, places) !== roundTo(value, places - 1);
}

/** Whether a value has no more than this many decimals. */
export function isExact(value: number, places: number): boolean {
  return Math.abs(value - roundTo(value, places)) < 1e-9;
}

/** Whether a number has at most `places` decimals, so that it reads well in a question. */
export function isNeat(value: number, places = 0): boolean {
  return Number.isInteger(roundTo(value * 10 ** places, 6));
}
