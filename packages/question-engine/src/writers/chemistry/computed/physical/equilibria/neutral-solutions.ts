import type { Random } from "../../../../../numbers/random.ts";
import { num } from "../../../../../numbers/value.ts";
import { type ComputedDraft, wrong } from "../../../../../writing/computed.ts";
import { ch } from "../../formula.ts";

/** A strong acid or base, and how many ions a formula unit gives. */
export interface Solute {
  formula: string;
  ions: number;
}

export const ph = (value: number) => num(value, undefined, 2);

interface Mixture {
  va: number;
  vb: number;
  ma: number;
  mb: number;
  acid: Solute;
  base: Solute;
}

/** A strong acid and a strong base of which neither is left over. */
export function neutralMixture({ va, vb, ma, mb, acid, base }: Mixture): ComputedDraft {
  const ions = (va * ma * acid.ions) / (va + vb);
  const few = (va * ma - vb * mb) / (va + vb);
  return {
    text: `A volume of ${num(va, "mL")} of ${num(ma, "M")} ${ch(acid.formula)} is mixed with ${num(vb, "mL")} of ${num(mb, "M")} ${ch(base.formula)}. What is the pH of the mixture at 25 °C? Both are fully ionised, and the volumes add up.`,
    answer: ph(7),
    distractors: [
      ...(Math.abs(few) > 1e-9
        ? [
            wrong(
              ph(few > 0 ? -Math.log10(few) : 14 + Math.log10(-few)),
              "forgetting that one of them gives two H⁺ or OH⁻ ions per formula unit",
            ),
          ]
        : []),
      wrong(ph(-Math.log10(ions)), "leaving the base out of account"),
      wrong(ph(14 + Math.log10(ions)), "leaving the acid out of account"),
      wrong(ph(-Math.log10(ma * acid.ions)), "giving the pH of the acid before it is mixed"),
      wrong(ph(14 + Math.log10(mb * base.ions)), "giving the pH of the base before it is mixed"),
    ],
    explanation: [
      `Hydrogen ions: $${va} \\times ${ma} \\times ${acid.ions} = ${num(va * ma * acid.ions, "mmol").tex}$; hydroxide ions: $${vb} \\times ${mb} \\times ${base.ions} = ${num(vb * mb * base.ions, "mmol").tex}$.`,
      `Neither is left over, so the mixture is neutral: $\\mathrm{pH} = ${ph(7).tex}$.`,
    ],
  };
}

/** Constants of an acid and a base and the power of ten of the concentration: equally weak, or not. */
const ALIKE = [
  [4, 4, 2],
  [6, 6, 2],
  [5, 5, 3],
] as const;
const WHOLE = [
  [4, 6, 2],
  [6, 4, 2],
  [7, 5, 1],
  [8, 4, 2],
  [5, 7, 1],
] as const;

/** A salt whose two ions both react with water: neutral where acid and base are equally weak. */
export function saltOfTwoWeak(random: Random): ComputedDraft {
  // Whole constants occur with 7 and with other answers, so that they do not reveal the answer.
  const [pka, pkb, power] = random.pick([
    random.pick(ALIKE),
    random.pick(WHOLE),
    [random.pick([4.2, 4.6, 4.76, 5, 7.4]), random.pick([3.4, 4.4, 5.4]), random.pick([1, 2])] as const,
  ]);
  const answer = 7 + (pka - pkb) / 2;
  return {
    text: `A weak acid HA has $\\mathrm{p}K_a = ${pka}$ and a weak base B $\\mathrm{p}K_b = ${pkb}$. What is the pH of a ${num(10 ** -power, "M")} solution of their salt at 25 °C?`,
    answer: ph(answer),
    distractors: [
      wrong(ph(7), "thinking that every salt solution is neutral"),
      wrong(ph(14 - answer), "exchanging the acid and the base"),
      wrong(ph(7 + (pka - power) / 2), "leaving the cation out of account"),
      wrong(ph(7 - (pkb - power) / 2), "leaving the anion out of account"),
      wrong(ph((pka + pkb) / 2), "taking the mean of the two constants"),
      wrong(ph(14 - pkb), "giving the constant of the cation as an acid"),
      wrong(ph(7 + pka - pkb), "not halving the difference of the two constants"),
    ],
    explanation: [
      "Both ions react with water, and the concentration cancels.",
      `$\\mathrm{pH} = 7 + \\frac{1}{2}(\\mathrm{p}K_a - \\mathrm{p}K_b) = 7 + \\frac{1}{2}(${pka} - ${pkb}) = ${ph(answer).tex}$.`,
    ],
    verify: () => Math.abs(-Math.log10(Math.sqrt((1e-14 * 10 ** -pka) / 10 ** -pkb)) - answer) < 1e-6,
  };
}
