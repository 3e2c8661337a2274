import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";

/** What is weighed by the method of Carius, with molar masses in g/mol. */
const WEIGHED = [
  { element: "bromine", atom: 80, formula: "AgBr", mass: 188, other: 108, reagent: "silver nitrate" },
  { element: "chlorine", atom: 35.5, formula: "AgCl", mass: 143.5, other: 108, reagent: "silver nitrate" },
  { element: "iodine", atom: 127, formula: "AgI", mass: 235, other: 108, reagent: "silver nitrate" },
  { element: "sulphur", atom: 32, formula: "BaSO4", mass: 233, other: 137, reagent: "barium chloride" },
] as const;

export const elementsByWeighing: WriterList = [
  computed({
    name: "molar-mass-by-the-carius-method",
    depth: 5,
    chapter: "analysis-of-compounds",
    topic: "organic-basics",
    difficulty: "HARD",
    write: patiently((random) => {
      const { element, atom, formula, mass, other, reagent } = random.pick(WEIGHED);
      const atoms = random.pick([1, 2]);
      const molar = random.int(Math.ceil((atoms * atom + 40) / 5), 70) * 5;
      const taken = random.step(0.1, 0.6, 0.01);
      const found = (atoms * mass * taken) / molar;
      if (!isNeat(found, 3) || found < 0.05) return undefined;
      const show = (x: number) => num(x, "g/mol", 0);
      const key = show(molar);
      const by = (weight: number, count: number = atoms) => (count * weight * taken) / found;
      return {
        text: `An organic compound has ${atoms === 1 ? "one atom" : "two atoms"} of ${element} in its molecule. By the method of Carius ${num(taken, "g")} of it gives ${num(found, "g", 3)} of ${ch(formula)} (molar mass ${num(mass, "g/mol")}) with ${reagent}. What is the molar mass of the compound?`,
        answer: key,
        distractors: slips(random, key, show, [
          [
            by(mass, 3 - atoms),
            atoms === 1 ? "counting two atoms in the molecule" : "counting one atom in the molecule",
          ],
          [by(atom), `taking the precipitate for ${element} alone`],
          [
            by(other),
            `taking the molar mass of ${formula === "BaSO4" ? "barium" : "silver"} for that of the precipitate`,
          ],
          [by(mass) - atom, `leaving out an atom of ${element} at the end`],
          [by(mass) + atom, `adding an atom of ${element} at the end`],
          [by(mass + atom), `adding the mass of ${element} to that of the precipitate`],
          [by(mass - atom), `taking the mass of ${element} from that of the precipitate`],
        ]),
        explanation: [
          `The precipitate is $\\frac{${num(found, undefined, 3).tex}}{${mass}}\\ \\mathrm{mol}$, and each mole of it holds one mole of ${element} atoms.`,
          `So ${num(taken, "g")} of the compound is $\\frac{${num(found, undefined, 3).tex}}{${atoms === 1 ? "" : "2 \\times "}${mass}}\\ \\mathrm{mol}$.`,
          `The molar mass is $\\frac{${num(taken).tex} \\times ${atoms === 1 ? "" : "2 \\times "}${mass}}{${num(found, undefined, 3).tex}}\\ \\mathrm{g/mol}$, that is ${key}.`,
        ],
        verify: () => {
          const percent = (100 * atom * found) / (mass * taken);
          return nearlyEqual((100 * atoms * atom) / percent, molar, 1e-6);
        },
      };
    }),
  }),
];
