import { range } from "../../../../numbers/arithmetic.ts";
import { at, digits } from "../code.ts";

/** The number of states of the smallest complete automaton, by splitting states apart until nothing changes. */
export function minimalStates(
  next: readonly (readonly number[])[],
  accepts: readonly boolean[],
  start = 0,
): number {
  const reached = [start];
  for (let index = 0; index < reached.length; index++)
    for (const to of at(next, at(reached, index))) if (!reached.includes(to)) reached.push(to);
  let classes = new Map(reached.map((state) => [state, `${accepts[state]}`]));
  for (;;) {
    const finer = new Map(
      reached.map((state) => [
        state,
        `${classes.get(state)}|${at(next, state)
          .map((to) => classes.get(to))
          .join(",")}`,
      ]),
    );
    const names = [...new Set(finer.values())];
    const renamed = new Map([...finer].map(([state, name]) => [state, `${names.indexOf(name)}`]));
    if (new Set(renamed.values()).size === new Set(classes.values()).size) return names.length;
    classes = renamed;
  }
}

/** All strings of a length over two letters. */
export const wordsOf = (length: number, letters = "ab") =>
  range(0, 2 ** length - 1).map((value) =>
    digits(value, 2, length)
      .replaceAll("0", letters[0] ?? "a")
      .replaceAll("1", letters[1] ?? "b")
      .slice(-length || undefined),
  );
