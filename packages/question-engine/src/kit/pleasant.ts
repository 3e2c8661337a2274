import type { Wrong } from "../computed.ts";
import { isNeat } from "./rounding.ts";

/** Keeps the wrong answers that look like a right one: above zero and with at most `places` decimals. */
export function pleasant(candidates: readonly Wrong[], places = 0): Wrong[] {
  return candidates.filter(({ value }) => {
    if (typeof value === "string" || value.number === undefined) return true;
    const worth = value.number * (value.text.endsWith("%") ? 100 : 1);
    return worth > 0 && isNeat(worth, places);
  });
}
