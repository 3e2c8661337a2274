export interface Family {
  members: readonly string[];
  isMan(person: string): boolean;
  parents: ReadonlyMap<string, readonly [string, string]>;
  couples: readonly (readonly [string, string])[];
  clues: readonly string[];
}

/** What a man and what a woman is called. */
export const RELATIONS: readonly (readonly string[])[] = [
  ["father", "mother"],
  ["husband", "wife"],
  ["son", "daughter"],
  ["brother", "sister"],
  ["grandfather", "grandmother"],
  ["grandson", "granddaughter"],
  ["father-in-law", "mother-in-law"],
  ["son-in-law", "daughter-in-law"],
  ["brother-in-law", "sister-in-law"],
  ["uncle", "aunt"],
  ["nephew", "niece"],
  ["cousin"],
];

export function isUnlike(one: string, other: string): boolean {
  return RELATIONS.some((both) => both.includes(one) && both.includes(other));
}

const spouse = ({ couples }: Family, person: string) =>
  couples.find((couple) => couple.includes(person))?.find((other) => other !== person);
const parentsOf = ({ parents }: Family, person: string): readonly string[] => parents.get(person) ?? [];
const childrenOf = (family: Family, person: string) =>
  family.members.filter((child) => parentsOf(family, child).includes(person));
const siblingsOf = (family: Family, person: string) =>
  family.members.filter(
    (other) =>
      other !== person &&
      parentsOf(family, other).length > 0 &&
      parentsOf(family, other).join() === parentsOf(family, person).join(),
  );

/** Whom each relation names, seen from a person. */
const KIN: Record<string, (family: Family, person: string) => string[]> = {
  husband: (family, person) => [spouse(family, person) ?? ""],
  father: (family, person) => [...parentsOf(family, person)],
  son: childrenOf,
  brother: siblingsOf,
  grandfather: (family, person) => parentsOf(family, person).flatMap((parent) => parentsOf(family, parent)),
  grandson: (family, person) => childrenOf(family, person).flatMap((child) => childrenOf(family, child)),
  "father-in-law": (family, person) => [...parentsOf(family, spouse(family, person) ?? "")],
  "son-in-law": (family, person) =>
    childrenOf(family, person).flatMap((child) => spouse(family, child) ?? []),
  "brother-in-law": (family, person) => [
    ...siblingsOf(family, spouse(family, person) ?? ""),
    ...siblingsOf(family, person).flatMap((other) => spouse(family, other) ?? []),
  ],
  uncle: (family, person) => {
    const blood = parentsOf(family, person).flatMap((parent) => siblingsOf(family, parent));
    return [...blood, ...blood.flatMap((other) => spouse(family, other) ?? [])];
  },
  nephew: (family, person) =>
    [person, spouse(family, person) ?? ""]
      .flatMap((one) => siblingsOf(family, one))
      .flatMap((other) => childrenOf(family, other)),
  cousin: (family, person) =>
    parentsOf(family, person)
      .flatMap((parent) => siblingsOf(family, parent))
      .flatMap((other) => childrenOf(family, other)),
};

/** What `x` is to `y`, as far as there is a word for it. */
export function relationOf(family: Family, x: string, y: string): string | undefined {
  const male = Object.keys(KIN).find((relation) => KIN[relation]?.(family, y).includes(x));
  return male && named(family, x, male);
}

function named(family: Family, person: string, male: string): string {
  const [man = male, woman = man] = RELATIONS.find(([first]) => first === male) ?? [];
  return family.isMan(person) ? man : woman;
}

/** Steps from `y` to `x`: to a parent (P), a child (C), a brother or sister (B) or a spouse (S). */
const PATHS: Record<string, string> = {
  S: "husband",
  P: "father",
  C: "son",
  B: "brother",
  PP: "grandfather",
  CC: "grandson",
  SP: "father-in-law",
  CS: "son-in-law",
  SB: "brother-in-law",
  BS: "brother-in-law",
  PB: "uncle",
  PBS: "uncle",
  BC: "nephew",
  SBC: "nephew",
  PBC: "cousin",
};

/** The same by the shortest way through the family, one step after the other. */
export function pathName(family: Family, x: string, y: string): string | undefined {
  let reached = new Map([[y, ""]]);
  const seen = new Set([y]);
  while (reached.size > 0) {
    const next = new Map<string, string>();
    for (const [person, path] of reached) {
      if (person === x) return PATHS[path] && named(family, x, PATHS[path]);
      const steps: readonly (readonly [string, readonly string[]])[] = [
        ["S", [spouse(family, person) ?? ""]],
        ["P", parentsOf(family, person)],
        ["C", childrenOf(family, person)],
        ["B", siblingsOf(family, person)],
      ];
      for (const [letter, others] of steps)
        for (const other of others)
          if (other && !seen.has(other) && !next.has(other)) next.set(other, `${path}${letter}`);
    }
    for (const person of next.keys()) seen.add(person);
    reached = next;
  }
  return undefined;
}
