import { isNeat } from "../numbers/rounding.ts";
import type { Wrong } from "../writing/computed.ts";

/** Keeps the wrong answers that look plausible: above zero and with at most `places` decimals. */
export function pleasant(candidates: readonly Wrong[], places = 0): Wrong[] {
  return candidates.filter(({ value }) => {
    if (typeof value === "string" || value.number === undefined) return true;
    const amount = value.number * (value.text.endsWith("%") ? 100 : 1);
    return amount > 0 && isNeat(amount, places);
  });
}
