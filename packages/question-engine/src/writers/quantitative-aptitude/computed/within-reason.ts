import type { Slip } from "../../../kit/slips.ts";
import type { Wrong } from "../../../writing/computed.ts";

/** So many are enough for three wrong options, even where one of them turns out to be the key. */
const ENOUGH = 4;

/**
 * The wrong answers that common sense allows: two work faster than one, a mother is not nine years old. Where fewer than
 * `enough` of them differ, the first of the others stays as well; an `enough` of `Infinity` keeps it in any case.
 */
export function withinReason(
  candidates: readonly Wrong[],
  isSensible: (amount: number) => boolean,
  enough = ENOUGH,
): Wrong[] {
  const isWithin = ({ value }: Wrong) =>
    typeof value === "string" || value.number === undefined || isSensible(value.number);
  const sensible = candidates.filter(isWithin);
  const texts = new Set(sensible.map(({ value }) => (typeof value === "string" ? value : value.text)));
  if (texts.size >= enough) return sensible;
  const stray = candidates.find((candidate) => !isWithin(candidate));
  return candidates.filter((candidate) => candidate === stray || isWithin(candidate));
}

/** The slips that common sense allows, before the most telling of them are chosen. */
export function sensibleSlips(candidates: readonly Slip[], isSensible: (amount: number) => boolean): Slip[] {
  return candidates.filter(([amount]) =>
    isSensible(typeof amount === "number" ? amount : (amount.number ?? 0)),
  );
}
