import { roundTo } from "../../../../../numbers/arithmetic.ts";
import { num } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import { times } from "../../../../../writing/english.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { LN2, LN10 } from "../equilibria/logarithms-as-given.ts";

export const rateFactors: WriterList = [
  computed({
    name: "rate-law-and-changed-concentrations",
    topic: "chemical-kinetics",
    difficulty: "EASY",
    write(random) {
      const [x, y] = [random.int(0, 2), random.int(1, 2)];
      const [p, q] = [random.pick([2, 3, 4, 0.5]), random.pick([2, 3, 0.5])];
      const factor = p ** x * q ** y;
      const word = (f: number) => (f === 0.5 ? "halved" : f === 2 ? "doubled" : `made ${times(f)} as large`);
      const power = (n: number) => (n === 1 ? "" : `^{${n}}`);
      const show = (f: number) => num(f, undefined, 3);
      return {
        text: `A reaction has the rate law $r = k[\\mathrm{A}]^{${x}}[\\mathrm{B}]^{${y}}$. By which factor is the rate multiplied if $[\\mathrm{A}]$ is ${word(p)} and $[\\mathrm{B}]$ is ${word(q)}?`,
        answer: show(factor),
        distractors: [
          wrong(show(p * q), "leaving the orders out of account"),
          wrong(show(p ** y * q ** x), "exchanging the orders of A and B"),
          wrong(show(p * x + q * y), "multiplying by the orders and adding instead of raising to powers"),
          wrong(show((p * q) ** (x + y)), "using the overall order for both"),
          wrong(show(p ** x + q ** y), "adding the two factors instead of multiplying"),
        ],
        explanation: [
          `The rate changes by $${p}${power(x)} \\times ${q}${power(y)}$.`,
          `That is $${num(p ** x).tex} \\times ${num(q ** y).tex} = ${show(factor).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "temperature-coefficient-of-a-rate",
    topic: "chemical-kinetics",
    difficulty: "MEDIUM",
    write(random) {
      const factor = random.pick([2, 2, 3]);
      const steps = random.int(2, factor === 2 ? 6 : 4);
      const start = random.step(10, 40, 5);
      const forward = random.chance(0.7);
      const answer = factor ** steps;
      const seconds = random.pick([1, 2, 3, 5]) * answer;
      return {
        text: forward
          ? `The rate of a reaction becomes ${times(factor)} as great for each rise of 10 °C. How many times as fast is the reaction at ${start + 10 * steps} °C as at ${start} °C?`
          : `The rate of a reaction becomes ${times(factor)} as great for each rise of 10 °C. At ${start} °C it takes ${num(seconds, "min")}. How long does it take at ${start + 10 * steps} °C?`,
        answer: forward ? num(answer) : num(seconds / answer, "min"),
        distractors: forward
          ? [
              wrong(
                num(factor * steps),
                "multiplying the factor by the number of steps instead of raising it to a power",
              ),
              wrong(num(factor ** (steps - 1)), "counting one step too few"),
              wrong(num(factor ** (steps + 1)), "counting one step too many"),
              wrong(num(steps ** factor), "exchanging base and power"),
              wrong(num(10 * steps), "giving the rise in temperature"),
            ]
          : [
              wrong(
                num(roundTo(seconds / (factor * steps), 1), "min"),
                "dividing by the factor times the number of steps",
              ),
              wrong(num((seconds / answer) * factor, "min"), "counting one step too few"),
              wrong(num(seconds / factor, "min"), "counting a single step"),
              wrong(num(seconds * answer, "min"), "letting the reaction slow down on heating"),
            ],
        explanation: [
          `The rise of ${10 * steps} °C is ${steps} steps of 10 °C.`,
          `The rate is multiplied by $${factor}^{${steps}} = ${answer}$.`,
          ...(forward
            ? []
            : [`The time is divided by it: $${seconds} / ${answer} = ${num(seconds / answer, "min").tex}$.`]),
        ],
      };
    },
  }),
  computed({
    name: "arrhenius-two-temperatures",
    topic: "chemical-kinetics",
    difficulty: "MEDIUM",
    write(random) {
      const [t1, t2] = random.pick([
        [300, 310],
        [300, 320],
        [300, 350],
        [400, 500],
        [250, 300],
        [300, 400],
        [500, 600],
      ] as const);
      const factor = random.pick([2, 3, 4, 5, 10]);
      const ln = { 2: LN2, 3: 1.099, 4: 1.386, 5: 1.609, 10: LN10 }[factor] ?? 1;
      const ea = (8.3 * ln * t1 * t2) / (t2 - t1) / 1000;
      if (ea < 8 || ea > 200) return undefined;
      const show = (x: number) => num(x, "kJ/mol", 1);
      return {
        text: `The rate constant of a reaction becomes ${times(factor)} as large when the temperature rises from ${num(t1, "K")} to ${num(t2, "K")}. What is the activation energy, to one decimal? Take $R = 8.3\\ \\mathrm{J\\,K^{-1}\\,mol^{-1}}$ and $\\ln ${factor} = ${ln}$.`,
        answer: show(ea),
        distractors: [
          wrong(
            show((8.3 * factor * t1 * t2) / (t2 - t1) / 1000),
            "using the factor itself instead of its logarithm",
          ),
          wrong(show(ea / LN10), "using the logarithm to base 10 without the factor 2.303"),
          wrong(
            show((8.3 * ln * (t2 + t1)) / (t2 - t1)),
            "writing the sum of the temperatures for their product",
          ),
          wrong(
            show((8.3 * ln * t2 * t2) / (t2 - t1) / 1000),
            "squaring the higher temperature instead of multiplying both",
          ),
        ],
        explanation: [
          `$\\ln\\frac{k_2}{k_1} = \\frac{E_a}{R}\\left(\\frac{1}{T_1} - \\frac{1}{T_2}\\right)$, so $E_a = \\frac{R\\,T_1 T_2 \\ln ${factor}}{T_2 - T_1}$.`,
          `$E_a = \\frac{8.3 \\times ${t1} \\times ${t2} \\times ${ln}}{${t2 - t1}}\\ \\mathrm{J/mol} = ${show(ea).tex}$.`,
        ],
        verify: () => Math.abs(Math.exp(((ea * 1000) / 8.3) * (1 / t1 - 1 / t2)) - factor) < 0.01,
      };
    },
  }),
];
