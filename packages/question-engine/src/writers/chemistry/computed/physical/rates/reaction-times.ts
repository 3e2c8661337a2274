import { isExact } from "../../../../../numbers/rounding.ts";
import { num, percent } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import { times } from "../../../../../writing/english.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { LN2 } from "../equilibria/logarithms-as-given.ts";

export const reactionTimes: WriterList = [
  computed({
    name: "first-order-percent-times",
    depth: 3,
    topic: "chemical-kinetics",
    difficulty: "HARD",
    write(random) {
      const decades = random.pick([1, 2, 3]);
      const done = 100 - 100 / 10 ** decades;
      const time = random.pick([10, 20, 23, 30, 40, 46, 60, 69, 80, 90, 100, 120]) * decades;
      const half = (time * 0.301) / decades;
      const target = random.pick(["half", "more"] as const);
      const more = random.intExcept(1, 3, decades);
      const later = (time * more) / decades;
      const share = (n: number) => percent(100 - 100 / 10 ** n, 1);
      const show = (x: number) => num(x, "min", 2);
      return {
        text: `A first-order reaction is ${percent(done, 1)} complete after ${num(time, "min")}. ${target === "half" ? "What is its half-life? Take $\\log_{10} 2 = 0.301$." : `After how long, from the start, is it ${share(more)} complete?`}`,
        answer: show(target === "half" ? half : later),
        distractors:
          target === "half"
            ? [
                wrong(show(time / 2), "halving the time"),
                wrong(show((time * 50) / done), "taking the reaction to run at a constant rate"),
                wrong(
                  show((time * LN2) / decades),
                  "using the natural logarithm of 2 with a logarithm to base 10",
                ),
                wrong(show(time / 2 ** decades), "counting one half-life for each power of ten"),
                wrong(show(half * 2), "doubling the half-life"),
              ]
            : [
                wrong(
                  show((time * (100 - 100 / 10 ** more)) / done),
                  "taking the reaction to run at a constant rate",
                ),
                wrong(
                  show(time * 10 ** (more - decades)),
                  "multiplying the time by ten for each further power of ten",
                ),
                wrong(show(Math.abs(later - time)), "giving the difference of the times"),
                wrong(show(later + time / decades), "counting one power of ten too many"),
              ],
        explanation: [
          `Being ${percent(done, 1)} complete means that $\\frac{1}{${10 ** decades}}$ is left; the time is proportional to the logarithm of this factor.`,
          target === "half"
            ? `$t_{1/2} = ${time} \\times \\frac{\\log 2}{\\log ${10 ** decades}} = ${time} \\times \\frac{0.301}{${decades}} = ${show(half).tex}$.`
            : `Then $\\frac{1}{${10 ** more}}$ is left: $t = ${time} \\times \\frac{${more}}{${decades}} = ${show(later).tex}$.`,
        ],
        verify: () =>
          Math.abs(
            Math.exp((-Math.LN10 * decades * (target === "half" ? half : later)) / time) -
              (target === "half" ? 0.5 : 10 ** -more),
          ) < 0.001,
      };
    },
  }),
  computed({
    name: "order-from-half-lives",
    topic: "chemical-kinetics",
    difficulty: "HARD",
    write(random) {
      const order = random.pick([0, 1, 2, 3]);
      const factor = random.pick([2, 3, 4]);
      const start = random.pick([0.1, 0.2, 0.25, 0.5]);
      const half = random.pick([360, 180, 144, 72, 288]);
      const second = half * factor ** (1 - order);
      const third = half * factor ** (2 * (1 - order));
      if (second < 4 || !isExact(second, 1) || !isExact(third, 1)) return undefined;
      const show = (x: number) => num(x, "s", 1);
      const behaviour = [
        "is proportional to the initial concentration",
        "does not depend on the initial concentration",
        "is inversely proportional to the initial concentration",
        "is inversely proportional to the square of the initial concentration",
      ];
      return {
        text: `The half-life of a reaction of one reactant is ${show(half)} when the initial concentration is ${num(start, "mol/L")} and ${show(second)} when it is ${num(start * factor, "mol/L")}. What is the half-life when the initial concentration is ${num(start * factor * factor, "mol/L")}?`,
        answer: show(third),
        distractors: [0, 1, 2, 3, 1.5]
          .filter((other) => other !== order)
          .sort((a, b) => Math.abs(a - order) - Math.abs(b - order))
          .map((other) =>
            wrong(
              show(second * factor ** (1 - other)),
              other === 1.5
                ? "taking the order to be three halves"
                : `taking the reaction to be of order ${other}`,
            ),
          ),
        explanation: [
          `When the concentration is made ${times(factor)} as large, the half-life is multiplied by ${num(factor ** (1 - order), undefined, 3)}.`,
          `So it ${behaviour[order] ?? ""}: the order is ${order}, since $t_{1/2} \\propto a^{1-n}$.`,
          `At ${num(start * factor * factor, "mol/L")} it is ${show(third)}.`,
        ],
        verify: () => Math.abs(third * half - second * second) < 1e-6,
      };
    },
  }),
];
