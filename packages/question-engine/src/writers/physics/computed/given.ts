import { num } from "../../../numbers/value.ts";

/** Sentences that state a constant, the same in every question. */
export const TAKE_G = "Take $g = 10\\ \\mathrm{m/s^2}$.";
export const TAKE_HC = "Take $hc = 1240\\ \\mathrm{eV\\,nm}$.";

/** The markup of a number inside a formula, free of binary noise. */
export function bare(value: number, places?: number): string {
  return num(value, undefined, places).tex;
}
