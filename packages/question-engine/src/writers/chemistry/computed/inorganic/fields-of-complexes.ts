import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { atomsIn, ch } from "../formula.ts";
import { howMany, type Trait } from "../how-many.ts";
import { inOrder, type Ladder } from "../in-order.ts";

type Field = "low" | "high" | "tetrahedral" | "square";

/** Complexes with the d electrons of the metal ion, the field, and the hybridisation of octahedral ones. */
const COMPLEXES: readonly (readonly [
  formula: string,
  d: number,
  field: Field,
  hybrid?: "inner" | "outer",
])[] = [
  ["[Fe(CN)6]^4-", 6, "low", "inner"],
  ["[Fe(CN)6]^3-", 5, "low", "inner"],
  ["[FeF6]^3-", 5, "high", "outer"],
  ["[CoF6]^3-", 6, "high", "outer"],
  ["[Co(NH3)6]^3+", 6, "low", "inner"],
  ["[Co(C2O4)3]^3-", 6, "low", "inner"],
  ["[Mn(CN)6]^3-", 4, "low", "inner"],
  ["[Cr(NH3)6]^3+", 3, "high", "inner"],
  ["[Cr(H2O)6]^3+", 3, "high", "inner"],
  ["[Fe(H2O)6]^2+", 6, "high", "outer"],
  ["[Mn(H2O)6]^2+", 5, "high", "outer"],
  ["[Ni(NH3)6]^2+", 8, "high", "outer"],
  ["[Ni(H2O)6]^2+", 8, "high", "outer"],
  ["[Ti(H2O)6]^3+", 1, "high", "inner"],
  ["[V(H2O)6]^3+", 2, "high", "inner"],
  ["[Cr(H2O)6]^2+", 4, "high", "outer"],
  ["[Co(H2O)6]^2+", 7, "high", "outer"],
  ["[NiCl4]^2-", 8, "tetrahedral"],
  ["[CoCl4]^2-", 7, "tetrahedral"],
  ["[MnCl4]^2-", 5, "tetrahedral"],
  ["[Ni(CO)4]", 10, "tetrahedral"],
  ["[Zn(NH3)4]^2+", 10, "tetrahedral"],
  ["[Ni(CN)4]^2-", 8, "square"],
  ["[PtCl4]^2-", 8, "square"],
  ["[Co(CN)6]^3-", 6, "low", "inner"],
  ["[Cr(CN)6]^3-", 3, "high", "inner"],
  ["[V(H2O)6]^2+", 3, "high", "inner"],
  ["[Mn(CN)6]^4-", 5, "low", "inner"],
  ["[FeCl4]^2-", 6, "tetrahedral"],
];
type Complex = (typeof COMPLEXES)[number];

/** Electrons in the lower and the upper set of orbitals. */
function filling(d: number, field: Exclude<Field, "square">): { lower: number; upper: number } {
  const [below, above] = field === "tetrahedral" ? [2, 3] : [3, 2];
  if (field === "low") return { lower: Math.min(d, 6), upper: Math.max(0, d - 6) };
  const single = Math.min(d, below);
  const second = Math.min(d - single, above);
  const pairs = Math.min(d - single - second, below);
  return { lower: single + pairs, upper: d - single - pairs };
}

const alone = (electrons: number, orbitals: number) =>
  electrons <= orbitals ? electrons : 2 * orbitals - electrons;

function unpaired([, d, field]: Complex): number {
  if (field === "square") return d % 2;
  const { lower, upper } = filling(d, field);
  const [below, above] = field === "tetrahedral" ? [2, 3] : [3, 2];
  return alone(lower, below) + alone(upper, above);
}

/** In tenths of the splitting, with its sign. */
function tenths(d: number, field: Exclude<Field, "square">): number {
  const { lower, upper } = filling(d, field);
  return field === "tetrahedral" ? 4 * upper - 6 * lower : 6 * upper - 4 * lower;
}

/** Octahedral complexes and wavelengths near that of their splitting, in nm. */
const COLOURED: readonly (readonly [
  formula: string,
  d: number,
  field: "low" | "high",
  lengths: readonly number[],
])[] = [
  ["[Ti(H2O)6]^3+", 1, "high", [480, 500]],
  ["[V(H2O)6]^2+", 3, "high", [800]],
  ["[Cr(NH3)6]^3+", 3, "high", [480]],
  ["[Cr(CN)6]^3-", 3, "high", [375]],
  ["[Fe(H2O)6]^2+", 6, "high", [960, 1000]],
  ["[Ni(H2O)6]^2+", 8, "high", [1200]],
  ["[Ni(NH3)6]^2+", 8, "high", [960]],
  ["[Co(NH3)6]^3+", 6, "low", [480]],
  ["[Fe(CN)6]^4-", 6, "low", [300]],
  ["[Co(CN)6]^3-", 6, "low", [300, 320]],
  ["[RhCl6]^3-", 6, "low", [480, 500]],
  ["[Rh(H2O)6]^3+", 6, "low", [375]],
];

const MOMENTS = ["0", "1.73", "2.83", "3.87", "4.90", "5.92"] as const;

const TRAITS: readonly Trait<Complex>[] = [
  {
    said: "are paramagnetic",
    because:
      "Strong-field ligands such as cyanide pair the electrons, fluoride, chloride and water mostly do not; square planar complexes of d⁸ ions are diamagnetic.",
    holds: (complex) => unpaired(complex) > 0,
  },
  {
    said: "are diamagnetic",
    because: "All electrons are paired in d¹⁰ ions, in low-spin d⁶ ions and in square planar d⁸ ions.",
    holds: (complex) => unpaired(complex) === 0,
  },
  {
    said: "have a spin-only magnetic moment of about 2.83 BM",
    because: "A moment of $\\sqrt{2(2 + 2)} = 2.83\\ \\mathrm{BM}$ means two unpaired electrons.",
    holds: (complex) => unpaired(complex) === 2,
  },
  {
    said: "have a $\\mathrm{d^2sp^3}$ hybridised metal ion",
    because:
      "Inner d orbitals are free in ions with at most three d electrons, and where strong-field ligands pair the electrons of d⁴ to d⁶ ions.",
    holds: ([, , , hybrid]) => hybrid === "inner",
  },
];

/** By the ligands and by the metal; Δ falls along a ladder, and the wavelength absorbed rises. */
const SPLITTINGS: readonly (readonly string[])[] = [
  ["[Co(CN)6]^3-", "[Co(NH3)6]^3+", "[Co(H2O)6]^3+", "[CoF6]^3-"],
  ["[Cr(CN)6]^3-", "[Cr(NH3)6]^3+", "[Cr(H2O)6]^3+", "[CrF6]^3-", "[CrCl6]^3-"],
  ["[Ir(NH3)6]^3+", "[Rh(NH3)6]^3+", "[Co(NH3)6]^3+", "[Co(NH3)6]^2+"],
];

function splittingLadder(formulas: readonly string[], isWavelength: boolean): Ladder {
  const rungs = formulas.map((formula) => [ch(formula)] as const);
  return {
    of: isWavelength ? "the wavelengths of light that they absorb" : "their crystal field splitting",
    because: `The splitting grows with the field of the ligands, with the charge of the ion and down a group; ${isWavelength ? "the greater it is, the shorter is the wavelength absorbed" : "the series of the ligands is chloride, fluoride, water, ammonia, cyanide"}.`,
    rungs: isWavelength ? rungs.toReversed() : rungs,
  };
}

/** Oxoacids of phosphorus: the bonds P–OH, P–H and P=O of each. */
const OXOACIDS = [
  ["H3PO2", 1, 2, 1],
  ["H3PO3", 2, 1, 1],
  ["H3PO4", 3, 0, 1],
  ["H4P2O5", 2, 2, 2],
  ["H4P2O7", 4, 0, 2],
] as const;
const BONDS = ["P–OH", "P–H", "P=O"] as const;

export const fieldsOfComplexes: WriterList = [
  computed({
    name: "stabilisation-energy-and-moment",
    depth: 5,
    chapter: "crystal-fields",
    topic: "d-block-and-coordination",
    difficulty: "HARD",
    write: patiently((random) => {
      const [formula, d, field] = random.pick(COMPLEXES.filter(([, electrons]) => electrons < 10));
      if (field === "square") return undefined;
      const symbol = field === "tetrahedral" ? "t" : "o";
      const size = tenths(d, field);
      if (size === 0) return undefined;
      const spins = unpaired([formula, d, field]);
      const show = (energy: number, electrons: number) =>
        `$${fixed(energy / 10, 1).tex}\\,\\Delta_${symbol}$ and $${MOMENTS[electrons]}\\ \\mathrm{BM}$`;
      const other = field === "low" ? "high" : "low";
      const [turned, turnedSpins] = [tenths(d, other), unpaired([formula, d, other])];
      const near = d < 9 ? d + 1 : d - 1;
      const [nearSize, nearSpins] = [tenths(near, field), unpaired([formula, near, field])];
      const swapped = field === "tetrahedral" ? "the octahedral field" : "the other spin state";
      return {
        text: `What are the crystal field stabilisation energy, without the energy of pairing, and the spin-only magnetic moment of ${ch(formula)}?`,
        answer: show(size, spins),
        distractors: random.shuffle([
          wrong(show(turned, turnedSpins), `taking ${swapped}`),
          wrong(show(turned, spins), `taking ${swapped} for the energy alone`),
          wrong(show(size, turnedSpins), `taking ${swapped} for the moment alone`),
          wrong(show(nearSize, nearSpins), "counting the d electrons wrongly"),
          wrong(show(nearSize, spins), "counting the d electrons wrongly for the energy"),
          wrong(show(size, nearSpins), "counting the d electrons wrongly for the moment"),
          wrong(show(turned, nearSpins), "mistaking both the field and the number of electrons"),
        ]),
        explanation: [
          `The metal ion has ${d} d electrons in ${field === "tetrahedral" ? "a tetrahedral field" : "an octahedral field"}: ${filling(d, field).lower} in the lower set of orbitals and ${filling(d, field).upper} in the upper.`,
          field === "tetrahedral"
            ? `Each of the lower ones counts $-0.6\\,\\Delta_t$ and each of the upper ones $+0.4\\,\\Delta_t$.`
            : `Each of the lower ones counts $-0.4\\,\\Delta_o$ and each of the upper ones $+0.6\\,\\Delta_o$.`,
          `The number of unpaired electrons is ${spins}, so $\\mu = \\sqrt{n(n + 2)} = ${MOMENTS[spins]}\\ \\mathrm{BM}$; together ${show(size, spins)}.`,
        ],
        verify: () =>
          spins % 2 === d % 2 &&
          MOMENTS[spins] ===
            num(Math.sqrt(spins * (spins + 2)), undefined, 2)
              .text.replaceAll("$", "")
              .padEnd(spins > 0 ? 4 : 1, "0"),
      };
    }),
  }),
  computed({
    name: "how-many-of-these-complexes",
    depth: 5,
    chapter: "crystal-fields",
    topic: "d-block-and-coordination",
    difficulty: "HARD",
    write: patiently((random) =>
      howMany(random, "complexes", COMPLEXES, random.pick(TRAITS), ([formula]) => ch(formula)),
    ),
  }),
  computed({
    name: "stabilisation-energy-from-a-colour",
    depth: 5,
    chapter: "crystal-fields",
    topic: "d-block-and-coordination",
    difficulty: "HARD",
    write: patiently((random) => {
      const [formula, d, field, lengths] = random.pick(COLOURED);
      const wavelength = random.pick(lengths);
      const splitting = 120_000 / wavelength;
      const size = -tenths(d, field) / 10;
      const amount = size * splitting;
      const show = (x: number) => num(x, "kJ/mol");
      const key = show(amount);
      const other = Math.abs(tenths(d, field === "low" ? "high" : "low")) / 10;
      return {
        text: `The splitting $\\Delta_o$ of ${ch(formula)} corresponds to light of the wavelength ${num(wavelength, "nm")}. What is the size of its crystal field stabilisation energy, without the energy of pairing? Take $N_A hc = 0.12\\ \\mathrm{J\\,m\\,mol^{-1}}$.`,
        answer: key,
        distractors: slips(random, key, show, [
          [splitting, "giving the splitting itself"],
          [other * splitting, "taking the other spin state"],
          [0.4 * splitting, "counting one electron in the lower set"],
          [0.6 * splitting, "counting one electron in the upper set"],
          [0.4 * d * splitting, "putting all electrons into the lower set"],
          [(size + 0.4) * splitting, "counting one electron too many in the lower set"],
          [Math.abs(size - 0.4) * splitting, "counting one electron too few in the lower set"],
        ]),
        explanation: [
          `$\\Delta_o = \\frac{N_A hc}{\\lambda} = \\frac{0.12}{${wavelength} \\times 10^{-9}}\\ \\mathrm{J/mol} = ${num(splitting, "kJ/mol").tex}$.`,
          `The ion has ${d} d electrons, ${filling(d, field).lower} in the lower and ${filling(d, field).upper} in the upper set: $-0.4 \\times ${filling(d, field).lower} + 0.6 \\times ${filling(d, field).upper} = ${num(-size, undefined, 1).tex}$ times $\\Delta_o$.`,
          `Its size is $${num(size, undefined, 1).tex} \\times ${num(splitting).tex} = ${key.tex}$.`,
        ],
        verify: () => {
          const { lower, upper } = filling(d, field);
          return lower + upper === d && Math.abs((0.4 * lower - 0.6 * upper) * splitting - amount) < 1e-6;
        },
      };
    }),
  }),
  computed({
    name: "order-of-splitting",
    depth: 5,
    chapter: "crystal-fields",
    topic: "d-block-and-coordination",
    difficulty: "HARD",
    write: (random) => inOrder(random, splittingLadder(random.pick(SPLITTINGS), random.chance())),
  }),
  computed({
    name: "bonds-in-oxoacids-of-phosphorus",
    depth: 5,
    chapter: "p-block-compounds",
    topic: "s-and-p-block",
    difficulty: "HARD",
    write(random) {
      const chosen = random.sample(OXOACIDS, 3);
      const at = random.int(0, 2) as 0 | 1 | 2;
      const total = (bond: 0 | 1 | 2) => chosen.reduce((sum, acid) => sum + acid[(bond + 1) as 1 | 2 | 3], 0);
      const amount = total(at);
      if (amount === 0) return undefined;
      const key = num(amount);
      return {
        text: `What is the total number of ${BONDS[at]} bonds in one molecule each of ${list(chosen.map(([formula]) => ch(formula)))}?`,
        answer: key,
        distractors: slips(random, key, num, [
          ...([0, 1, 2] as const).map((bond) => [total(bond), `counting the ${BONDS[bond]} bonds`] as const),
          [total(0) + total(1), "taking every hydrogen atom to be bound in the same way"],
          [amount + 1, "counting one bond too many"],
          [amount - 1, "overlooking one bond"],
          [amount + 2, "counting two bonds too many"],
        ]),
        explanation: [
          ...chosen.map(
            ([formula, hydroxyl, hydrogen, oxo]) =>
              `${ch(formula)} has ${hydroxyl} P–OH, ${hydrogen} P–H and ${oxo} P=O.`,
          ),
          `In all there are $${chosen.map((acid) => acid[(at + 1) as 1 | 2 | 3]).join(" + ")} = ${amount}$ ${BONDS[at]} bonds.`,
        ],
        verify: () =>
          chosen.every(([formula, hydroxyl, hydrogen, oxo]) => {
            const atoms = atomsIn(formula);
            const bridges = formula === "H4P2O5" || formula === "H4P2O7" ? 1 : 0;
            return atoms.get("H") === hydroxyl + hydrogen && atoms.get("O") === hydroxyl + oxo + bridges;
          }),
      };
    },
  }),
];
