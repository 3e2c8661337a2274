import { num, words } from "../../../numbers/value.ts";
import { type Entry, matching } from "../../../writing/matching.ts";
import type { Writer } from "../../../writing/writer.ts";
import { atomsIn, ch } from "./formula.ts";

/** An ion, its d electrons, and how many of them are unpaired in the free ion. */
const IONS = [
  ["Sc^{3+}", "3d^0", 0],
  ["Ti^{3+}", "3d^1", 1],
  ["V^{3+}", "3d^2", 2],
  ["Cr^{3+}", "3d^3", 3],
  ["Mn^{2+}", "3d^5", 5],
  ["Fe^{2+}", "3d^6", 4],
  ["Fe^{3+}", "3d^5", 5],
  ["Co^{2+}", "3d^7", 3],
  ["Ni^{2+}", "3d^8", 2],
  ["Cu^{2+}", "3d^9", 1],
  ["Zn^{2+}", "3d^{10}", 0],
] as const;

/** A compound, the atom that is asked about, and its oxidation number. */
const OXIDATION = [
  ["KMnO4", "manganese", 7],
  ["K2MnO4", "manganese", 6],
  ["MnO2", "manganese", 4],
  ["K2Cr2O7", "chromium", 6],
  ["Cr2O3", "chromium", 3],
  ["HClO4", "chlorine", 7],
  ["HClO3", "chlorine", 5],
  ["HClO", "chlorine", 1],
  ["Na2S2O3", "sulphur (on average)", 2],
  ["H2SO4", "sulphur", 6],
  ["H3PO3", "phosphorus", 3],
  ["H3PO4", "phosphorus", 5],
  ["N2O", "nitrogen", 1],
  ["NO", "nitrogen", 2],
  ["NH3", "nitrogen", -3],
  ["N2H4", "nitrogen", -2],
] as const;

/** A molecule, its bonding and lone pairs on the central atom, and its shape. */
const SHAPES = [
  ["BF3", 3, 0, "trigonal planar"],
  ["NH3", 3, 1, "pyramidal"],
  ["H2O", 2, 2, "bent"],
  ["SF4", 4, 1, "see-saw"],
  ["ClF3", 3, 2, "T-shaped"],
  ["XeF2", 2, 3, "linear"],
  ["XeF4", 4, 2, "square planar"],
  ["PCl5", 5, 0, "trigonal bipyramidal"],
  ["SF6", 6, 0, "octahedral"],
  ["CH4", 4, 0, "tetrahedral"],
  ["BrF5", 5, 1, "square pyramidal"],
] as const;

export const matchLists: readonly Writer[] = [
  matching({
    name: "match-unpaired-electrons",
    topic: "d-block-and-coordination",
    write: (random) => ({
      headings: ["Free ion", "Number of unpaired electrons"],
      entries: random.shuffle(IONS).map(
        ([ion, configuration, unpaired]): Entry => ({
          text: `$\\mathrm{${ion}}$`,
          amount: num(unpaired),
          because: `The configuration $${configuration}$ has ${unpaired === 0 ? "no" : unpaired} unpaired electron${unpaired === 1 ? "" : "s"}.`,
        }),
      ),
      others: random.shuffle([0, 1, 2, 3, 4, 5]).map((count) => num(count)),
    }),
  }),
  matching({
    name: "match-oxidation-numbers",
    topic: "redox-and-electrochemistry",
    write: (random) => ({
      headings: ["Atom", "Oxidation number"],
      entries: random.shuffle(OXIDATION).map(
        ([compound, atom, number]): Entry => ({
          text: `${atom} in ${ch(compound)}`,
          amount: shownNumber(number),
          because: `$${sumOfNumbers(compound)} = 0$ gives $x = ${number > 0 ? "+" : "-"}${Math.abs(number)}$.`,
        }),
      ),
      others: random.shuffle([7, 6, 5, 4, 3, 2, 1, -1, -2, -3]).map(shownNumber),
    }),
  }),
  matching({
    name: "match-shapes-of-molecules",
    topic: "chemical-bonding",
    write: (random) => ({
      headings: ["Molecule", "Shape"],
      entries: random.shuffle(SHAPES).map(
        ([molecule, bonding, lone, shape]): Entry => ({
          text: ch(molecule),
          amount: words(shape),
          because: `The central atom has ${bonding} bonding and ${lone === 0 ? "no" : lone} lone pair${lone === 1 ? "" : "s"}, so the molecule is ${shape}.`,
        }),
      ),
      others: random.shuffle(SHAPES).map(([, , , shape]) => words(shape)),
    }),
  }),
  matching({
    name: "match-ph-of-solutions",
    topic: "acids-bases-salts",
    write(random) {
      const [m, n, k] = [random.int(2, 4), random.int(2, 4), random.int(1, 3)];
      const strength = (power: number) => `10^{-${power}}\\ \\mathrm{M}`;
      return {
        text: "All solutions are at $25\\ \\mathrm{^\\circ C}$, and strong acids and bases are fully ionised.",
        headings: ["Solution", "pH"],
        entries: [
          {
            text: `$${strength(m)}$ hydrochloric acid`,
            amount: num(m),
            because: `$[\\mathrm{H^+}] = 10^{-${m}}$ M.`,
          },
          {
            text: `$${strength(n)}$ sodium hydroxide`,
            amount: num(14 - n),
            because: `pOH is ${n}, so pH is $14 - ${n} = ${14 - n}$.`,
          },
          {
            text: "a solution of sodium chloride",
            amount: num(7),
            because: "The salt of a strong acid and a strong base is neutral.",
          },
          {
            text: `a weak acid of $\\mathrm{p}K_a = ${2 * k + 2}$ and concentration $1\\ \\mathrm{M}$`,
            amount: num(k + 1),
            because: `$\\mathrm{pH} = \\frac{1}{2}(\\mathrm{p}K_a - \\log c) = \\frac{${2 * k + 2}}{2} = ${k + 1}$.`,
          },
          {
            text: `equal amounts of a weak acid of $\\mathrm{p}K_a = ${k + 4}$ and its salt`,
            amount: num(k + 4),
            because: `In a buffer of equal amounts $\\mathrm{pH} = \\mathrm{p}K_a = ${k + 4}$.`,
          },
        ],
        others: [num(n), num(14 - m), num(2 * k + 2), num(10)],
      };
    },
  }),
];

/** "2(+1) + 2x + 7(-2)": what the oxidation numbers of a compound add up to. */
function sumOfNumbers(compound: string): string {
  const known: Record<string, string> = { H: "(+1)", Na: "(+1)", K: "(+1)", O: "(-2)" };
  return [...atomsIn(compound)]
    .map(([symbol, atoms]) => `${atoms === 1 ? "" : atoms}${known[symbol] ?? "x"}`)
    .join(" + ");
}

function shownNumber(number: number) {
  return words(`${number > 0 ? "+" : "−"}${Math.abs(number)}`);
}
