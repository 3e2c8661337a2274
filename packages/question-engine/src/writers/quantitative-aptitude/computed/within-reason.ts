import type { Wrong } from "../../../computed.ts";

/**
 * The wrong answers that common sense allows, and of the others the first only: whoever knows that two work faster than
 * one, or that the longer piece is more than half, is still left with something to work out.
 */
export function withinReason(candidates: readonly Wrong[], isSensible: (worth: number) => boolean): Wrong[] {
  const isWithin = ({ value }: Wrong) =>
    typeof value === "string" || value.number === undefined || isSensible(value.number);
  const stray = candidates.find((candidate) => !isWithin(candidate));
  return candidates.filter((candidate) => candidate === stray || isWithin(candidate));
}
