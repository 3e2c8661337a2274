import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import { list } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";

/** The monochlorides of an alkane: hydrogen atoms that lead to each, and on which kind of carbon atom. */
const CHLORIDES: Record<string, readonly (readonly [name: string, hydrogens: number, kind: 1 | 2 | 3])[]> = {
  propane: [
    ["1-chloropropane", 6, 1],
    ["2-chloropropane", 2, 2],
  ],
  butane: [
    ["1-chlorobutane", 6, 1],
    ["2-chlorobutane", 4, 2],
  ],
  "2-methylpropane": [
    ["1-chloro-2-methylpropane", 9, 1],
    ["2-chloro-2-methylpropane", 1, 3],
  ],
  pentane: [
    ["1-chloropentane", 6, 1],
    ["2-chloropentane", 4, 2],
    ["3-chloropentane", 2, 2],
  ],
  "2-methylbutane": [
    ["1-chloro-2-methylbutane", 6, 1],
    ["2-chloro-2-methylbutane", 1, 3],
    ["2-chloro-3-methylbutane", 2, 2],
    ["1-chloro-3-methylbutane", 3, 1],
  ],
  "2,3-dimethylbutane": [
    ["1-chloro-2,3-dimethylbutane", 12, 1],
    ["2-chloro-2,3-dimethylbutane", 2, 3],
  ],
};
const KINDS = ["primary", "secondary", "tertiary"] as const;

export const formulasAndShares: WriterList = [
  computed({
    name: "unsaturation-from-a-combustion",
    depth: 5,
    chapter: "analysis-of-compounds",
    topic: "organic-basics",
    difficulty: "HARD",
    write: patiently((random) => {
      const [carbons, oxygens] = [random.int(4, 10), random.int(0, 3)];
      const result = random.int(2, 6);
      const hydrogens = 2 * carbons + 2 - 2 * result;
      const molar = 12 * carbons + hydrogens + 16 * oxygens;
      const amount = random.pick([0.01, 0.02, 0.025, 0.05]);
      if (hydrogens < 4 || hydrogens > 2 * carbons || molar % 2 > 0) return undefined;
      const key = num(result);
      const grams = (x: number) => num(x * amount, "g", 3);
      const formula = `C${carbons}H${hydrogens}${["", "O", "O2", "O3"][oxygens]}`;
      return {
        text: `When ${grams(molar)} of an organic compound that contains carbon, hydrogen and possibly oxygen is burnt completely, ${grams(44 * carbons)} of carbon dioxide and ${grams(9 * hydrogens)} of water are formed. The vapour density of the compound is ${molar / 2}. What is the degree of unsaturation, the number of rings and $\\pi$ bonds together, of its molecule? (Atomic masses in u: H = 1, C = 12, O = 16.)`,
        answer: key,
        distractors: slips(random, key, num, [
          [result - 1, "leaving out the two hydrogen atoms at the ends of the chain"],
          [result + 1, "counting one pair of hydrogen atoms too many"],
          [2 * result, "counting the missing hydrogen atoms and not their pairs"],
          [result + oxygens, "counting the oxygen atoms, too"],
          [result - oxygens, "taking the oxygen atoms away"],
          [result + 2, "counting two pairs of hydrogen atoms too many"],
          [result + 3, "counting three pairs of hydrogen atoms too many"],
        ]),
        explanation: [
          `The molar mass is twice the vapour density, ${num(molar, "g/mol")}, so ${num(amount, "mol")} was burnt.`,
          `One mole gives ${num(carbons, "mol")} of carbon dioxide and ${num(hydrogens / 2, "mol")} of water; what is left of the mass is $${molar} - ${12 * carbons} - ${hydrogens} = ${16 * oxygens}$, ${oxygens === 0 ? "so that there is no oxygen" : "which is oxygen"}.`,
          `The formula is ${ch(formula)}, and the degree of unsaturation is $\\frac{2 \\times ${carbons} + 2 - ${hydrogens}}{2} = ${result}$.`,
        ],
        verify: () => {
          // Bonds that the valencies make, less those of a tree of all atoms.
          const bonds = (4 * carbons + hydrogens + 2 * oxygens) / 2;
          return bonds - (carbons + hydrogens + oxygens - 1) === result;
        },
      };
    }),
  }),
  computed({
    name: "share-of-a-monochloride",
    depth: 5,
    chapter: "halides",
    topic: "hydrocarbons",
    difficulty: "HARD",
    write: patiently((random) => {
      const alkane = random.pick(Object.keys(CHLORIDES));
      const products = CHLORIDES[alkane] ?? [];
      const speeds = { 1: 1, 2: random.pick([3.5, 3.8, 4]), 3: random.pick([4.5, 5, 5.5]) };
      const [name, hydrogens, kind] = random.pick(products);
      const all = products.reduce((sum, [, number, other]) => sum + number * speeds[other], 0);
      const atoms = products.reduce((sum, [, number]) => sum + number, 0);
      const rates = products.reduce((sum, [, , other]) => sum + speeds[other], 0);
      const own = hydrogens * speeds[kind];
      const ofKind = products.reduce((sum, [, number, other]) => sum + (other === kind ? number : 0), 0);
      const result = (100 * own) / all;
      const show = (x: number) => fixed(x, 1, "%");
      const key = show(result);
      const kinds = [...new Set(products.map(([, , other]) => other))].sort();
      return {
        text: `In the chlorination of alkanes in light, single hydrogen atoms on ${list(kinds.map((one) => KINDS[one - 1]))} carbon atoms react at rates in the ratio $${kinds.map((one) => speeds[one]).join(" : ")}$. What percentage of the monochlorinated products of ${alkane} is ${name}, mirror images taken together?`,
        answer: key,
        distractors: slips(random, key, show, [
          [(100 * hydrogens) / atoms, "counting the hydrogen atoms without their rates"],
          [(100 * speeds[kind]) / rates, "using the rates without counting the hydrogen atoms"],
          [(100 * ofKind * speeds[kind]) / all, "counting all hydrogen atoms of this kind"],
          [100 - result, "giving the share of the others"],
          [100 / products.length, "taking all products to be equally frequent"],
          [(100 * own) / (all - own), "comparing with the other products alone"],
          [(100 * hydrogens) / all, "leaving out the rate for this product alone"],
          [(100 * own) / (all + own), "counting this product twice in the sum"],
        ]),
        explanation: [
          `Each product counts by its hydrogen atoms times their rate: ${products.map(([one, number, other]) => `${one} $${number} \\times ${speeds[other]} = ${num(number * speeds[other]).tex}$`).join(", ")}.`,
          `Together this is $${num(all).tex}$.`,
          `The share is $\\frac{${num(own).tex}}{${num(all).tex}} \\times 100 \\approx ${key.tex}$.`,
        ],
        verify: () => {
          const others = products.filter(([other]) => other !== name);
          const rest = others.reduce((sum, [, number, other]) => sum + number * speeds[other], 0);
          return nearlyEqual(100 - (100 * rest) / (rest + own), result, 1e-9);
        },
      };
    }),
  }),
];
