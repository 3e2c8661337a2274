/** Straight chains of one to ten carbon atoms. */
const STEMS = ["", "meth", "eth", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec"] as const;
export const stem = (carbons: number): string => STEMS[carbons] ?? "";

/** "di", "tri" … for so many of a group. */
export const MULTIPLES = ["", "", "di", "tri", "tetra", "penta", "hexa"];

export interface Branch {
  at: number;
  name: "methyl" | "ethyl" | "chloro" | "bromo";
}

/** "3-ethyl-2,4-dimethyl" from branches in any order. */
export function branchNames(branches: readonly Branch[]): string {
  const names = [...new Set(branches.map(({ name }) => name))].sort();
  return names
    .map((name) => {
      const places = branches
        .filter((branch) => branch.name === name)
        .map(({ at }) => at)
        .sort((a, b) => a - b);
      return `${places.join(",")}-${MULTIPLES[places.length] ?? ""}${name}`;
    })
    .join("-");
}

/** The branches counted from the end that gives the lower set of locants; ties by alphabetical order. */
export function numbered(carbons: number, branches: readonly Branch[]): Branch[] {
  const reversed = branches.map(({ at, name }) => ({ at: carbons + 1 - at, name }));
  const locants = (list: readonly Branch[]) => list.map(({ at }) => at).sort((a, b) => a - b);
  const [own, other] = [locants(branches), locants(reversed)];
  for (const [index, at] of own.entries()) {
    const against = other[index] ?? at;
    if (at !== against) return at < against ? [...branches] : reversed;
  }
  const first = (list: readonly Branch[]) => {
    const names = [...new Set(list.map(({ name }) => name))].sort();
    return Math.min(...list.filter(({ name }) => name === names[0]).map(({ at }) => at));
  };
  return first(branches) <= first(reversed) ? [...branches] : reversed;
}

export function alkaneName(carbons: number, branches: readonly Branch[]): string {
  return `${branchNames(branches)}${stem(carbons)}ane`;
}

const GROUPS = { methyl: "CH3", ethyl: "C2H5", chloro: "Cl", bromo: "Br" } as const;

/** Condensed structure of a branched alkane: "CH3CH(CH3)CH2CH3". */
export function alkaneFormula(carbons: number, branches: readonly Branch[]): string {
  let text = "";
  for (let at = 1; at <= carbons; at++) {
    const here = branches.filter((branch) => branch.at === at);
    const hydrogens = (at === 1 || at === carbons ? 3 : 2) - here.length;
    text += `C${hydrogens === 0 ? "" : hydrogens === 1 ? "H" : `H${hydrogens}`}`;
    for (const name of new Set(here.map((branch) => branch.name))) {
      const times = here.filter((branch) => branch.name === name).length;
      text += `(${GROUPS[name]})${times === 1 ? "" : times}`;
    }
  }
  return text;
}
