import { range } from "../../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../../numbers/random.ts";
import { list } from "../../../../../writing/english.ts";

/** A functional dependency: the attributes on its left and on its right side. */
export type Rule = readonly [left: string, right: string];

/** All attributes that follow from some of them. */
export function closure(start: string, rules: readonly Rule[]): string {
  const found = new Set(start);
  for (let grown = true; grown; ) {
    grown = false;
    for (const [left, right] of rules) {
      if (![...left].every((attribute) => found.has(attribute))) continue;
      for (const attribute of right)
        if (!found.has(attribute)) {
          found.add(attribute);
          grown = true;
        }
    }
  }
  return [...found].sort().join("");
}

export const subsets = (attributes: string) =>
  range(1, 2 ** attributes.length - 1).map((mask) =>
    [...attributes].filter((_, place) => (mask >> place) & 1).join(""),
  );

/** The smallest sets of attributes that determine all others. */
export function candidateKeys(attributes: string, rules: readonly Rule[]): string[] {
  const keys = subsets(attributes).filter((set) => closure(set, rules) === attributes);
  return keys
    .filter(
      (key) =>
        !keys.some((other) => other !== key && [...other].every((attribute) => key.includes(attribute))),
    )
    .sort();
}

export const rulesText = (rules: readonly Rule[]) =>
  list(rules.map(([left, right]) => `$${left} \\to ${right}$`));

export function someRules(random: Random, attributes: string, n: number): Rule[] {
  return range(1, n).map((): Rule => {
    const [a = "", b = "", c = ""] = random.shuffle([...attributes]);
    return random.chance(0.4) ? [[a, b].sort().join(""), c] : [a, b];
  });
}
