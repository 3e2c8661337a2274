import { range, sum } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";

export type Link = "father" | "mother" | "brother" | "sister";
export const LINKS: readonly Link[] = ["father", "mother", "brother", "sister"];

/** What the first is to the last, when each link says what one is to the next; siblings have the same parents. */
export function relationOf(links: readonly Link[]): string | undefined {
  const [first] = links;
  if (!first) return undefined;
  // Steps of a generation upwards, and through whom the first of them goes, seen from the last person.
  const upward = links.filter((link) => link === "father" || link === "mother");
  const isMan = first === "father" || first === "brother";
  const isSibling = first === "brother" || first === "sister";
  const through = upward.at(-1);
  const side = through === "father" ? "paternal" : "maternal";
  if (upward.length === 0) return isMan ? "brother" : "sister";
  if (!isSibling && upward.length === 1) return isMan ? "father" : "mother";
  if (!isSibling && upward.length === 2) return `${side} ${isMan ? "grandfather" : "grandmother"}`;
  if (isSibling && upward.length === 1) return `${side} ${isMan ? "uncle" : "aunt"}`;
  if (isSibling) return isMan ? "great-uncle" : "great-aunt";
  return isMan ? "great-grandfather" : "great-grandmother";
}

/**
 * Three of the chains, each for another relation, with which the right one has no more in common, sign by sign, than
 * they have with each other.
 */
export function evenlyAlike<Chain extends { links: readonly Link[]; relation: string }>(
  random: Random,
  right: Chain,
  others: readonly Chain[],
): Chain[] | undefined {
  const alike = (one: Chain, other: Chain) => one.links.filter((link, at) => link === other.links[at]).length;
  // The side of the family must not be revealed by a sign that only the right option has.
  const parent = right.links.slice(1).find((link) => link === "father" || link === "mother") ?? "father";
  const fitting = range(0, 60).map(() => random.sample(others, 3));
  return fitting.find((three) => {
    const all = [right, ...three];
    const [ofRight = 0, ...ofOthers] = all.map((one) => sum(all.map((other) => alike(one, other))));
    const isMiddling = ofRight <= Math.max(...ofOthers) && ofRight >= Math.min(...ofOthers);
    return (
      isMiddling &&
      three.some(({ links }) => links.slice(1).includes(parent)) &&
      new Set(three.map(({ relation }) => relation)).size === 3
    );
  });
}

/** Builds a small family for the links and asks the definition: a brother of the father, the mother's father. */
export function isRelated(links: readonly Link[], wanted: string): boolean {
  const parents = new Map<number, { father: number; mother: number }>();
  let next = 100;
  const parentsOf = (who: number) => {
    const known = parents.get(who) ?? { father: next++, mother: next++ };
    parents.set(who, known);
    return known;
  };
  // Person 3 is the last; each link from the end places the person before.
  const persons = [0, 0, 0, 3];
  for (let at = 2; at >= 0; at--) {
    const of = persons[at + 1] ?? 0;
    const link = links[at] ?? "father";
    if (link === "father" || link === "mother") persons[at] = parentsOf(of)[link];
    else {
      persons[at] = next++;
      parents.set(persons[at] ?? 0, parentsOf(of));
    }
  }
  const [first = 0, , , last = 0] = persons;
  const isMan = links[0] === "father" || links[0] === "brother";
  const [side, kind] = wanted.split(" ");
  const parent = parentsOf(last)[side === "paternal" ? "father" : "mother"];
  const above = parentsOf(parent);
  if (kind === "grandfather") return first === above.father;
  if (kind === "grandmother") return first === above.mother;
  const own = parents.get(first);
  return isMan === (kind === "uncle") && own?.father === above.father && first !== parent;
}
