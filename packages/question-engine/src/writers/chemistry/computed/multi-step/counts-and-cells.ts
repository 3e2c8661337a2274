import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, equation } from "../formula.ts";
import { howMany, type Trait } from "../how-many.ts";

/** Molecules: hybridisation and lone pairs of the central atom, and whether there is a dipole moment. */
const MOLECULES = [
  ["SF4", "sp3d", 1, true],
  ["XeF4", "sp3d2", 2, false],
  ["BrF5", "sp3d2", 1, true],
  ["ClF3", "sp3d", 2, true],
  ["NH3", "sp3", 1, true],
  ["BF3", "sp2", 0, false],
  ["PCl5", "sp3d", 0, false],
  ["SF6", "sp3d2", 0, false],
  ["CO2", "sp", 0, false],
  ["H2O", "sp3", 2, true],
  ["XeF2", "sp3d", 3, false],
  ["SO3", "sp2", 0, false],
  ["NF3", "sp3", 1, true],
  ["CCl4", "sp3", 0, false],
  ["OF2", "sp3", 2, true],
  ["PCl3", "sp3", 1, true],
  ["IF5", "sp3d2", 1, true],
  ["SiF4", "sp3", 0, false],
  ["XeO3", "sp3", 1, true],
  ["SO2", "sp2", 1, true],
] as const;
type Molecule = (typeof MOLECULES)[number];

const SHOWN = { sp3: "sp^3", sp3d: "sp^3d", sp3d2: "sp^3d^2" } as const;
const PROPERTIES: readonly Trait<Molecule>[] = [
  ...(["sp3", "sp3d", "sp3d2"] as const).map((kind) => ({
    said: `have an $\\mathrm{${SHOWN[kind]}}$ hybridised central atom`,
    because: "Bond pairs to different atoms and lone pairs of the central atom are counted together.",
    holds: ([, hybrid]: Molecule) => hybrid === kind,
  })),
  {
    said: "have exactly one lone pair on the central atom",
    because: "The valence electrons of the central atom that form no bond are its lone pairs.",
    holds: ([, , pairs]) => pairs === 1,
  },
  {
    said: "have two or more lone pairs on the central atom",
    because: "The valence electrons of the central atom that form no bond are its lone pairs.",
    holds: ([, , pairs]) => pairs >= 2,
  },
  {
    said: "have no dipole moment",
    because: "The bond moments cancel where equal bonds are arranged symmetrically about the central atom.",
    holds: ([, , , isPolar]) => !isPolar,
  },
];

/** Complexes, how many stereoisomers each has, and which they are. */
const COMPLEXES = [
  ["[Co(NH3)4Cl2]^+", 2, "cis and trans"],
  ["[Co(NH3)3Cl3]", 2, "facial and meridional"],
  ["[Co(en)3]^3+", 2, "two mirror images"],
  ["[Co(en)2Cl2]^+", 3, "trans, and cis in two mirror images"],
  ["[Cr(ox)3]^3-", 2, "two mirror images"],
  ["[Pt(NH3)2Cl2]", 2, "cis and trans"],
  ["[Pt(NH3)(py)ClBr]", 3, "one for each ligand that may stand opposite ammonia"],
  ["[Co(NH3)4(H2O)Cl]^2+", 2, "cis and trans"],
  ["[Co(en)2(NH3)Cl]^2+", 3, "trans, and cis in two mirror images"],
  ["[Co(en)(NH3)2Cl2]^+", 4, "two with like ligands opposite, and the all-cis one in two mirror images"],
  ["[Cr(H2O)3Cl3]", 2, "facial and meridional"],
  ["[Cr(en)2(ox)]^+", 2, "two mirror images"],
  ["[Cr(ox)2(H2O)2]^-", 3, "trans, and cis in two mirror images"],
  ["[Pt(en)2Cl2]^2+", 3, "trans, and cis in two mirror images"],
  ["[Fe(CN)4(NH3)2]^-", 2, "cis and trans"],
  ["[Pt(NH3)2ClBr]", 2, "cis and trans"],
] as const;

const LIGANDS = [
  ["(en)", "en is ethane-1,2-diamine"],
  ["(ox)", "ox is the oxalate ion"],
  ["(py)", "py is pyridine"],
] as const;

export const countsAndCells: WriterList = [
  computed({
    name: "how-many-of-these-molecules",
    depth: 5,
    topic: "chemical-bonding",
    difficulty: "HARD",
    write: (random) =>
      howMany(random, "molecules", MOLECULES, random.pick(PROPERTIES), ([formula]) => ch(formula)),
  }),
  computed({
    name: "stereoisomers-of-complexes-together",
    depth: 5,
    chapter: "isomers-of-complexes",
    topic: "d-block-and-coordination",
    difficulty: "HARD",
    write(random) {
      const chosen = random.sample(COMPLEXES, 3);
      const amount = chosen.reduce((total, [, number]) => total + number, 0);
      const key = num(amount);
      const flat = chosen.map(([formula]) => ch(formula));
      const names = LIGANDS.filter(([short]) => chosen.some(([formula]) => formula.includes(short))).map(
        ([, name]) => name,
      );
      const mirrored = chosen.filter(([, , which]) => which.includes("mirror")).length;
      return {
        text: `Counting mirror images, what is the total number of stereoisomers of the complexes ${list(flat)}?${names.length > 0 ? ` (Here ${list(names)}.)` : ""}`,
        answer: key,
        distractors: slips(random, key, num, [
          [amount - mirrored, "leaving out mirror images"],
          [amount + 1, "counting a trans form with its mirror image"],
          [amount - 1, "leaving out one of the forms"],
          [amount + 2, "counting mirror images where there are none"],
          [amount - 2, "leaving out two of the forms"],
          [amount + 3, "counting one mirror image too many for each"],
        ]),
        explanation: [
          ...chosen.map(([formula, number, which]) => `For ${ch(formula)} there are ${number}: ${which}.`),
          `In all $${chosen.map(([, number]) => number).join(" + ")} = ${amount}$.`,
        ],
      };
    },
  }),
  computed({
    name: "potential-of-a-combined-half-reaction",
    depth: 5,
    chapter: "cells",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      const [high, low] = random.pick([
        // Steps of unequal numbers of electrons, or the plain mean would be right.
        [3, 2],
        [3, 1],
        [4, 3],
        [4, 1],
        [5, 2],
        [5, 3],
      ] as const);
      const [upper, lower] = [random.step(-40, 160, 1) / 100, random.step(-120, 60, 1) / 100];
      const amount = ((high - low) * upper + low * lower) / high;
      if (!isNeat(amount, 2) || Math.abs(amount) < 0.05 || Math.abs(upper - lower) < 0.3) return undefined;
      const show = (x: number) => fixed(x, 2, "V");
      const key = show(amount);
      const ion = (charge: number) => ch(`M^${charge === 1 ? "" : charge}+`);
      return {
        text: `The standard reduction potentials of ${ion(high)}/${ion(low)} and ${ion(low)}/${ch("M")} are ${show(upper)} and ${show(lower)} respectively. What is the standard reduction potential of ${ion(high)}/${ch("M")}?`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          [
            [(upper + lower) / 2, "taking the plain mean of the potentials"],
            [
              ((high - low) * upper + high * lower) / (2 * high - low),
              `counting all ${high} electrons for the second step`,
            ],
            [upper + lower, "adding the potentials"],
            [(high - low) * upper + low * lower, "forgetting to divide by the number of electrons"],
            [upper - lower, "subtracting the potentials"],
            [(low * upper + (high - low) * lower) / high, "exchanging the numbers of electrons"],
            [lower - upper, "subtracting the potentials the other way round"],
            [-amount, "giving the potential of the oxidation"],
          ],
          true,
        ),
        explanation: [
          "Gibbs energies add up, potentials do not: $\\Delta G^\\circ = -nFE^\\circ$ for each half-reaction.",
          `The steps take up ${high - low} and ${low} of the ${high} electrons: $${high}E^\\circ = ${high - low} \\times ${upper < 0 ? `(${upper})` : upper} + ${low} \\times ${lower < 0 ? `(${lower})` : lower}$.`,
          `$E^\\circ = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual(high * amount - low * lower, (high - low) * upper, 1e-6),
      };
    },
  }),
  computed({
    name: "carbonates-by-two-indicators",
    depth: 5,
    topic: "mole-concept",
    difficulty: "HARD",
    write(random) {
      const acid = random.pick([0.1, 0.2, 0.25, 0.5]);
      const [first, second] = [random.int(8, 24), random.int(20, 48)];
      const hydrogen = second - first;
      if (hydrogen < 4) return undefined;
      const asksCarbonate = random.chance(0.4);
      const [formula, mass, volume] = asksCarbonate
        ? (["Na2CO3", 106, first] as const)
        : (["NaHCO3", 84, hydrogen] as const);
      const amount = acid * volume * mass;
      if (!isNeat(amount)) return undefined;
      const show = (x: number) => num(x, "mg", 0);
      const key = show(amount);
      return {
        text: `A solution that contains $\\mathrm{Na_{2}CO_{3}}$ and $\\mathrm{NaHCO_{3}}$ needs ${num(first, "mL")} of $${acid}\\ \\mathrm{M}$ $\\mathrm{HCl}$ with phenolphthalein as the indicator; methyl orange is then added, and a further ${num(second, "mL")} is needed. What is the mass of ${ch(formula)} in the solution? The molar masses of the two salts are 106 and 84 g/mol.`,
        answer: key,
        distractors: slips(random, key, show, [
          [acid * second * mass, "using all of the second volume"],
          [acid * (first + second) * mass, "using all of the acid"],
          [acid * (asksCarbonate ? hydrogen : first) * mass, "exchanging the two salts"],
          [acid * Math.abs(second - 2 * first) * mass, "taking away twice the first volume"],
          [amount / 2, "counting two moles of acid for each mole of this salt"],
          [amount * 2, "counting half a mole of acid for each mole of this salt"],
          [acid * volume * (asksCarbonate ? 84 : 106), "using the molar mass of the other salt"],
        ]),
        explanation: [
          `With phenolphthalein only $\\mathrm{CO_3^{2-} \\rightarrow HCO_3^{-}}$ takes place, so the carbonate is $${acid} \\times ${first} = ${num(acid * first).tex}\\ \\mathrm{mmol}$.`,
          `The further ${num(second, "mL")} turns all the hydrogencarbonate into carbonic acid: ${num(first, "mL")} for that from the carbonate and ${num(hydrogen, "mL")} for the salt itself.`,
          `The mass is $${acid} \\times ${volume} \\times ${mass} = ${key.tex}$.`,
        ],
        verify: () => {
          const [carbonate, other] = [acid * first, acid * hydrogen];
          return (
            nearlyEqual(carbonate + other, acid * second) &&
            nearlyEqual((asksCarbonate ? carbonate : other) * mass, amount)
          );
        },
      };
    },
  }),
  computed({
    name: "solid-that-gives-two-gases",
    depth: 5,
    topic: "chemical-equilibrium",
    difficulty: "HARD",
    write(random) {
      const [start, gained] = [random.step(1, 9, 1) / 10, random.step(1, 9, 1) / 10];
      const constant = gained * (gained + start);
      const [solid, first, second] = random.pick([
        ["NH4HS", "NH3", "H2S"],
        ["NH4Cl", "NH3", "HCl"],
      ] as const);
      const amount = 2 * gained + start;
      const show = (x: number) => fixed(x, 2, "atm");
      const key = show(amount);
      const alone = 2 * Math.sqrt(constant);
      return {
        text: `Solid ${ch(solid)} is put into a vessel that contains ${ch(first)} at a pressure of ${fixed(start, 1, "atm")}, and the equilibrium ${equation(`${solid}(s) <=> ${first}(g) + ${second}(g)`)} is reached at a temperature at which $K_p = ${num(constant).tex}\\ \\mathrm{atm^2}$. What is the total pressure at equilibrium?`,
        answer: key,
        distractors: slips(random, key, show, [
          [gained + start, `giving the pressure of ${ch(first)} alone`],
          [2 * gained, "forgetting the gas that was there"],
          [alone, "solving as for an empty vessel"],
          [alone + start, "adding the gas that was there to the pressure over the solid alone"],
          [gained, `giving the pressure of ${ch(second)}`],
          [amount + start, "counting the gas that was there twice"],
          [amount + gained, "counting one of the gases twice"],
        ]),
        explanation: [
          `Let $x$ be the pressure of ${ch(second)}. Then ${ch(first)} has $${start} + x$, and the solid does not count: $x(${start} + x) = ${num(constant).tex}$.`,
          `The positive root is $x = ${gained}$.`,
          `The total pressure is $${start} + 2 \\times ${gained} = ${key.tex}$.`,
        ],
        satisfies: (total) => {
          const x = (total - start) / 2;
          return x > 0 && nearlyEqual(x * (x + start), constant, 1e-6);
        },
      };
    },
  }),
];
