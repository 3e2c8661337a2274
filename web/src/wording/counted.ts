import { inFigures } from "./in-figures.ts";

/** `1 point`, `1,204 points`. */
export function counted(count: number, noun: string): string {
  return `${inFigures(count)} ${noun}${count === 1 ? "" : "s"}`;
}
