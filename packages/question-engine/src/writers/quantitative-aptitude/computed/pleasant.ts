import { roundTo } from "../../../arithmetic.ts";
import type { ComputedDraft, Wrong } from "../../../computed.ts";
import type { Random } from "../../../random.ts";

/** Keeps the wrong answers that look like a right one: above zero and with at most `places` decimals. */
export function pleasant(candidates: readonly Wrong[], places = 0): Wrong[] {
  return candidates.filter(({ value }) => {
    if (typeof value === "string" || value.number === undefined) return true;
    const worth = value.number * (value.text.endsWith("%") ? 100 : 1);
    return worth > 0 && Number.isInteger(roundTo(worth * 10 ** places, 6));
  });
}

/** Whether a number has at most `places` decimals, so that it reads well in a question. */
export function isNeat(value: number, places = 0): boolean {
  return Number.isInteger(roundTo(value * 10 ** places, 6));
}

/** For numbers that seldom come out well: draws many times before it gives up. */
export function patiently(
  write: (random: Random) => ComputedDraft | undefined,
): (random: Random) => ComputedDraft | undefined {
  return (random) => {
    for (let tries = 0; tries < 400; tries++) {
      const draft = write(random);
      if (draft && new Set(draft.distractors.map(({ value }) => `${value}`)).size >= 3) return draft;
    }
    return undefined;
  };
}
