import { roundTo } from "../../../../../numbers/arithmetic.ts";
import { num, tex } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { ch, equation } from "../../formula.ts";
import { LN2 } from "../equilibria/logarithms-as-given.ts";

/** As the questions state them. */

const UNITS = ["mol/(L·s)", "mol/(L·min)"] as const;

export const reactionOrders: WriterList = [
  computed({
    name: "rates-by-stoichiometry",
    topic: "chemical-kinetics",
    difficulty: "EASY",
    write(random) {
      const { text, species } = random.pick([
        {
          text: "N2 + 3H2 -> 2NH3",
          species: [
            ["N2", 1],
            ["H2", 3],
            ["NH3", 2],
          ],
        },
        {
          text: "2N2O5 -> 4NO2 + O2",
          species: [
            ["N2O5", 2],
            ["NO2", 4],
            ["O2", 1],
          ],
        },
        {
          text: "2SO2 + O2 -> 2SO3",
          species: [
            ["SO2", 2],
            ["O2", 1],
            ["SO3", 2],
          ],
        },
        {
          text: "4NH3 + 5O2 -> 4NO + 6H2O",
          species: [
            ["NH3", 4],
            ["O2", 5],
            ["NO", 4],
            ["H2O", 6],
          ],
        },
        {
          text: "2H2O2 -> 2H2O + O2",
          species: [
            ["H2O2", 2],
            ["H2O", 2],
            ["O2", 1],
          ],
        },
        {
          text: "4PH3 -> P4 + 6H2",
          species: [
            ["PH3", 4],
            ["P4", 1],
            ["H2", 6],
          ],
        },
      ] as const);
      const [from, to] = random.sample<readonly [string, number]>(species, 2);
      if (!from || !to || from[1] === to[1]) return undefined;
      const unit = random.pick(UNITS);
      const base = random.pick([0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.1, 0.12]);
      const given = roundTo(base * from[1], 4);
      const answer = base * to[1];
      const verb = (name: string) => (text.split("->")[0]?.includes(name) ? "used up" : "formed");
      const show = (x: number) => num(x, unit, 3);
      return {
        text: `In the reaction ${equation(text)}, ${ch(from[0])} is ${verb(from[0])} at the rate of ${show(given)}. At what rate is ${ch(to[0])} ${verb(to[0])}?`,
        answer: show(answer),
        distractors: [
          wrong(show((given * from[1]) / to[1]), "inverting the ratio of the coefficients"),
          wrong(show(given), "taking all substances to change at the same rate"),
          wrong(show(base), "giving the rate of the reaction itself"),
          wrong(show(given * to[1]), `multiplying by the coefficient of ${ch(to[0])} only`),
          wrong(show(given / to[1]), `dividing by the coefficient of ${ch(to[0])}`),
        ],
        explanation: [
          `The rates stand to each other as the coefficients: ${from[1]} for ${ch(from[0])} and ${to[1]} for ${ch(to[0])}.`,
          `The rate is $${num(given).tex} \\times \\frac{${to[1]}}{${from[1]}} = ${show(answer).tex}$.`,
        ],
        satisfies: (x) => Math.abs(x / to[1] - given / from[1]) < 1e-6,
      };
    },
  }),
  computed({
    name: "half-lives-of-first-order",
    topic: "chemical-kinetics",
    difficulty: "EASY",
    write(random) {
      const halves = random.int(2, 5);
      const half = random.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30]);
      const start = random.pick([0.8, 1.6, 3.2, 6.4, 4, 8, 2]);
      const left = start / 2 ** halves;
      const find = random.pick(["left", "time"] as const);
      return {
        text:
          find === "left"
            ? `A first-order reaction has a half-life of ${num(half, "min")}. If the concentration of the reactant is ${num(start, "mol/L")} at first, what is it after ${num(half * halves, "min")}?`
            : `A first-order reaction has a half-life of ${num(half, "min")}. How long does it take for the concentration of the reactant to fall from ${num(start, "mol/L")} to ${num(left, "mol/L", 5)}?`,
        answer: find === "left" ? num(left, "mol/L", 4) : num(half * halves, "min"),
        distractors:
          find === "left"
            ? [
                wrong(num(start / halves, "mol/L", 4), "dividing by the number of half-lives"),
                wrong(num(start / (2 * halves), "mol/L", 4), "dividing by twice the number of half-lives"),
                wrong(num(start / 2 ** (halves - 1), "mol/L", 4), "counting one half-life too few"),
                wrong(num(start - left, "mol/L", 4), "giving the concentration used up"),
                wrong(num(start / 2 ** (halves + 1), "mol/L", 4), "counting one half-life too many"),
              ]
            : [
                wrong(num(half * 2 ** halves, "min"), "multiplying by the factor of the concentrations"),
                wrong(num(half * (halves - 1), "min"), "counting one half-life too few"),
                wrong(num(half * (halves + 1), "min"), "counting one half-life too many"),
                wrong(
                  num((half * 2 ** halves) / 2, "min"),
                  "multiplying by half the factor of the concentrations",
                ),
                wrong(num(half / halves, "min"), "dividing the half-life by the number of halvings"),
              ],
        explanation: [
          `In each half-life of ${num(half, "min")} the concentration is halved.`,
          find === "left"
            ? `After $${half * halves} / ${half} = ${halves}$ half-lives it is $${num(start).tex} / 2^{${halves}} = ${num(left, "mol/L", 4).tex}$.`
            : `$${num(start).tex} / ${num(left, undefined, 5).tex} = 2^{${halves}}$, so it takes ${halves} half-lives: $${halves} \\times ${half} = ${num(half * halves, "min").tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "orders-from-initial-rates",
    topic: "chemical-kinetics",
    difficulty: "MEDIUM",
    write(random) {
      const [x, y] = [random.int(0, 2), random.int(0, 2)];
      if (x + y === 0) return undefined;
      const [a, b] = [random.pick([0.1, 0.2, 0.3]), random.pick([0.1, 0.2, 0.3])];
      const [fa, fb] = [random.pick([2, 3]), random.pick([2, 3])];
      const r = random.pick([1, 2, 3, 4, 5, 6]);
      const law = (p: number, q: number) =>
        tex(
          `r = k${p === 0 ? "" : `[\\mathrm{A}]${p === 1 ? "" : `^{${p}}`}`}${q === 0 ? "" : `[\\mathrm{B}]${q === 1 ? "" : `^{${q}}`}`}`,
        );
      const mirror = [y, x] as const;
      return {
        text: `Initial rates of a reaction of A with B:\n(1) $[\\mathrm{A}] = ${a}$, $[\\mathrm{B}] = ${b}$, rate ${r};\n(2) $[\\mathrm{A}] = ${roundTo(a * fa, 2)}$, $[\\mathrm{B}] = ${b}$, rate ${r * fa ** x};\n(3) $[\\mathrm{A}] = ${roundTo(a * fa, 2)}$, $[\\mathrm{B}] = ${roundTo(b * fb, 2)}$, rate ${r * fa ** x * fb ** y}\n(concentrations in mol/L, rates in $10^{-3}\\ \\mathrm{mol\\,L^{-1}\\,s^{-1}}$). What is the rate law?`,
        answer: law(x, y),
        distractors: [
          wrong(law(...mirror), "exchanging the orders of A and B"),
          wrong(
            law(x, x + y > 2 ? Math.max(0, y - 1) : x + y),
            "comparing experiment 3 with experiment 1 for the order in B",
          ),
          wrong(law(1, 1), "taking the orders to be one each without looking at the rates"),
          wrong(law(x === 2 ? 1 : x + 1, y), "reading the order in A from the ratio of the rates wrongly"),
          wrong(law(x, y === 2 ? 1 : y + 1), "reading the order in B from the ratio of the rates wrongly"),
          wrong(law(2, 2), "taking both orders to be two"),
        ],
        explanation: [
          `From (1) to (2) only $[\\mathrm{A}]$ changes, by ${fa}, and the rate by $${fa ** x} = ${fa}^{${x}}$: order ${x} in A.`,
          `From (2) to (3) only $[\\mathrm{B}]$ changes, by ${fb}, and the rate by $${fb ** y} = ${fb}^{${y}}$: order ${y} in B.`,
          `The rate law is ${law(x, y)}.`,
        ],
      };
    },
  }),
  computed({
    name: "first-order-rate-constant",
    depth: 2,
    topic: "chemical-kinetics",
    difficulty: "MEDIUM",
    write(random) {
      const half = random.pick([12, 15, 16, 18, 22, 24, 25, 27, 32, 36, 40, 45, 48]);
      const unit = random.pick(["s", "min", "h"] as const);
      const k = LN2 / half;
      const toHalf = random.chance();
      const other = random.pick([0.015, 0.024, 0.037, 0.043, 0.052, 0.067, 0.085, 0.12, 0.19]);
      const show = (x: number) => num(x, `${unit}^-1`, 4);
      if (!toHalf) {
        return {
          text: `The half-life of a first-order reaction is ${num(half, unit)}. What is its rate constant, to four decimals? Take $\\ln 2 = 0.693$.`,
          answer: show(k),
          distractors: [
            wrong(show(1 / half), "taking the inverse of the half-life"),
            wrong(show(LN2 * half), "multiplying by the half-life instead of dividing"),
            wrong(show(0.301 / half), "using the logarithm of 2 to base 10"),
            wrong(
              show(0.5 / half),
              "dividing one half by the half-life, as for zero order with unit concentration",
            ),
          ],
          explanation: [
            `For first order, $k = \\frac{\\ln 2}{t_{1/2}}$.`,
            `$k = \\frac{0.693}{${half}} = ${show(k).tex}$.`,
          ],
        };
      }
      const time = (x: number) => num(x, unit, 1);
      return {
        text: `A first-order reaction has the rate constant ${num(other, `${unit}^-1`)}. What is its half-life, to one decimal? Take $\\ln 2 = 0.693$.`,
        answer: time(LN2 / other),
        distractors: [
          wrong(time(1 / other), "taking the inverse of the rate constant"),
          wrong(time(0.301 / other), "using the logarithm of 2 to base 10"),
          wrong(time(0.5 / other), "dividing one half by the rate constant"),
          wrong(time(2 / other), "dividing 2 instead of its logarithm by the rate constant"),
        ],
        explanation: [
          `For first order, $t_{1/2} = \\frac{\\ln 2}{k}$.`,
          `$t_{1/2} = \\frac{0.693}{${other}} = ${time(LN2 / other).tex}$.`,
        ],
      };
    },
  }),
];
