import { num } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { ch, equation } from "../../formula.ts";

export const equilibriumConversion: WriterList = [
  computed({
    name: "dissociation-of-a-gas-and-kp",
    depth: 5,
    topic: "chemical-equilibrium",
    difficulty: "HARD",
    write(random) {
      const kind = random.pick([
        { text: "PCl5 <=> PCl3 + Cl2", from: "PCl5", two: false },
        { text: "N2O4 <=> 2NO2", from: "N2O4", two: true },
        { text: "SO2Cl2 <=> SO2 + Cl2", from: "SO2Cl2", two: false },
      ] as const);
      const alpha = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.6]);
      const p = random.pick([1, 1.5, 2, 3, 4, 5]);
      const kp = ((kind.two ? 4 : 1) * alpha * alpha * p) / (1 - alpha * alpha);
      const show = (x: number) => num(x, "atm", 3);
      return {
        text: `At a certain temperature and a total pressure of ${num(p, "atm")}, ${ch(kind.from)} is ${Math.round(100 * alpha)}% dissociated: ${equation(kind.text)}. What is $K_p$, to three decimals?`,
        answer: show(kp),
        distractors: [
          wrong(
            show(((kind.two ? 1 : 4) * alpha * alpha * p) / (1 - alpha * alpha)),
            kind.two
              ? "forgetting to square the factor 2 of the product"
              : "bringing in the factor 4 of a reaction that gives two like molecules",
          ),
          wrong(
            show(((kind.two ? 4 : 1) * alpha * alpha * p) / (1 - alpha)),
            "forgetting that the total number of moles grows to $1 + \\alpha$",
          ),
          wrong(show(((kind.two ? 4 : 1) * alpha * alpha) / (1 - alpha * alpha)), "leaving out the pressure"),
          wrong(show((alpha * p) / (1 - alpha)), "not squaring the degree of dissociation"),
        ],
        explanation: [
          `From one mole, ${num(1 - alpha, "mol")} of ${ch(kind.from)} is left and ${kind.two ? `${num(2 * alpha, "mol")} of product forms` : `${num(alpha, "mol")} of each product forms`}: ${num(1 + alpha, "mol")} in all.`,
          `With partial pressures, $K_p = \\frac{${kind.two ? "4" : ""}\\alpha^2}{1 - \\alpha^2}\\,p = \\frac{${kind.two ? "4 \\times " : ""}${num(alpha * alpha).tex}}{${num(1 - alpha * alpha, undefined, 4).tex}} \\times ${num(p).tex} = ${show(kp).tex}$.`,
        ],
        verify: () => {
          const total = 1 + alpha;
          const [left, right] = [((1 - alpha) / total) * p, ((kind.two ? 2 * alpha : alpha) / total) * p];
          return Math.abs((right * right) / left - kp) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "conversion-at-equilibrium",
    depth: 5,
    topic: "chemical-equilibrium",
    difficulty: "HARD",
    write(random) {
      const root = random.int(2, 9);
      const start = random.pick([0.5, 1, 1.5, 2, 3, 4, 6]);
      const esters = random.chance();
      // Ester: x/(a−x) = √K; HI: 2x/(a−x) = √K.
      const x = esters ? (start * root) / (1 + root) : (start * root) / (2 + root);
      const k = root * root;
      const made = esters ? x : 2 * x;
      const show = (value: number) => num(value, "mol", 2);
      return {
        text: esters
          ? `Ethanoic acid and ethanol, ${num(start, "mol")} of each, react at a temperature where $K_c = ${k}$ for the formation of the ester and water. How much ester is there at equilibrium, to two decimals?`
          : `Amounts of ${num(start, "mol")} each of ${ch("H2")} and ${ch("I2")} are heated in a closed vessel until ${equation("H2 + I2 <=> 2HI")} is in equilibrium; $K_c = ${k}$. How much ${ch("HI")} is there then, to two decimals?`,
        answer: show(made),
        distractors: [
          wrong(
            show(esters ? start - x : x),
            esters ? "giving the amount of alcohol left" : "giving the amount of hydrogen used up",
          ),
          wrong(
            show(esters ? (start * k) / (1 + k) : (2 * start * k) / (2 + k)),
            "not taking the square root of $K_c$",
          ),
          wrong(show(esters ? start : 2 * start), "assuming complete reaction"),
          wrong(
            show(esters ? start / 2 : (2 * start * root) / (1 + root)),
            esters
              ? "thinking that half always reacts"
              : "taking one mole of product for each mole used up in the equilibrium law",
          ),
        ],
        explanation: esters
          ? [
              `Let $x$ mol react: $\\frac{x^2}{(${start} - x)^2} = ${k}$, so $\\frac{x}{${start} - x} = ${root}$.`,
              `$x = \\frac{${root} \\times ${start}}{${root + 1}} = ${show(made).tex}$.`,
            ]
          : [
              `Let $x$ mol of each react: $\\frac{(2x)^2}{(${start} - x)^2} = ${k}$, so $\\frac{2x}{${start} - x} = ${root}$ and $x = \\frac{${root} \\times ${start}}{${root + 2}} = ${show(x).tex}$.`,
              `The hydrogen iodide is $2x = ${show(made).tex}$.`,
            ],
        verify: () => Math.abs((made / (start - x)) ** 2 - k) < 1e-6,
      };
    },
  }),
];
