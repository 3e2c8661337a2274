import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import type { Random } from "../../../../numbers/random.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Part = FigureOf<"circuit">["parts"][number];

/** Two resistances whose parallel combination is whole. */
const PAIRS = [
  [3, 6],
  [4, 12],
  [6, 12],
  [10, 15],
  [20, 5],
  [12, 24],
  [6, 6],
  [8, 8],
  [30, 15],
  [18, 9],
  [20, 30],
  [21, 42],
] as const;

const ohms = (resistance: number): Part => ({ kind: "resistor", label: `${resistance} Ω` });
const farads = (capacitance: number): Part => ({ kind: "capacitor", label: `${capacitance} μF` });
const beside = (...parts: Part[]): Part => ({ kind: "parallel", parts });
const along = (...parts: Part[]): Part => ({ kind: "series", parts });
const joint = (a: number, b: number) => (a * b) / (a + b);
const drawPair = (random: Random): [number, number] => {
  const [a, b] = random.pick(PAIRS);
  return random.chance() ? [a, b] : [b, a];
};

export const circuitsFromFigures: WriterList = [
  computed({
    name: "figure-resistance-between-terminals",
    depth: 2,
    topic: "current-electricity",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = drawPair(random);
      const pair = joint(a, b);
      const c = random.int(2, 12);
      // A third branch beside the first two in series with c.
      const inSeries = c + pair;
      const d = random.chance() ? random.pick([3, 4, 6, 8, 9, 10, 12, 15, 16, 18, 20, 24, 30]) : undefined;
      const answer = d === undefined ? inSeries : joint(inSeries, d);
      if (!isNeat(answer, 1)) return undefined;
      const upper = [ohms(c), beside(ohms(a), ohms(b))];
      const parts = d === undefined ? random.shuffle(upper) : [beside(along(...upper), ohms(d))];
      const all = a + b + c + (d ?? 0);
      const shown = (amount: number) => num(amount, "Ω");
      return {
        text: "What is the equivalent resistance between the terminals A and B of the network in the figure?",
        figure: { type: "circuit", terminals: ["A", "B"], parts },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [all, "adding all the resistances as if they were in series"],
          [
            d === undefined ? joint(c, pair) : inSeries,
            d === undefined
              ? "taking all of them to be in parallel"
              : "leaving out the branch that bridges the others",
          ],
          [c + (a + b) / 2, "taking the average of the two in parallel"],
          [c + a, "overlooking one of the two in parallel"],
          [c + b, "overlooking one of the two in parallel"],
          [
            d === undefined ? pair : inSeries + d,
            d === undefined ? "leaving out the resistor in series" : "adding the branch in parallel",
          ],
          [answer + pair, "counting the parallel pair twice"],
        ]),
        explanation: [
          `The resistors of $${a}\\ \\Omega$ and $${b}\\ \\Omega$ are in parallel: $\\frac{${a} \\times ${b}}{${a} + ${b}} = ${pair}\\ \\Omega$.`,
          `With the $${c}\\ \\Omega$ in series that makes $${c} + ${pair} = ${inSeries}\\ \\Omega$.`,
          ...(d === undefined
            ? []
            : [
                `The $${d}\\ \\Omega$ is in parallel with all of these: $\\frac{${inSeries} \\times ${d}}{${inSeries} + ${d}} = ${num(answer).tex}\\ \\Omega$.`,
              ]),
        ],
        verify: () => {
          const conductance = 1 / (c + 1 / (1 / a + 1 / b)) + (d === undefined ? 0 : 1 / d);
          return nearlyEqual(1 / conductance, answer, 1e-6);
        },
      };
    },
  }),
  computed({
    name: "figure-current-in-a-branch",
    topic: "current-electricity",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = drawPair(random);
      const pair = joint(a, b);
      const c = random.int(1, 12);
      const total = random.pick([0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6]);
      const emf = total * (c + pair);
      const inA = (total * b) / (a + b);
      if (!isNeat(emf) || emf > 60 || emf < 3 || !isNeat(inA, 2) || a === b || a === c) return undefined;
      const shown = (amount: number) => num(amount, "A");
      return {
        text: `The battery in the figure has no internal resistance. What current flows through the resistor of $${a}\\ \\Omega$?`,
        figure: {
          type: "circuit",
          source: [{ kind: "battery", label: `${emf} V` }],
          parts: [ohms(c), beside(ohms(a), ohms(b))],
        },
        answer: shown(inA),
        distractors: slips(random, shown(inA), shown, [
          [total, "giving the current through the battery"],
          [total - inA, "exchanging the two branches"],
          [total / 2, "dividing the current equally"],
          [emf / a, "putting the whole voltage across this resistor"],
          [emf / (a + c), "leaving out the other branch"],
          [emf / (a + b + c), "taking all the resistors to be in series"],
          [2 * inA, "a slip by a factor of two"],
        ]),
        explanation: [
          `The parallel pair has $\\frac{${a} \\times ${b}}{${a} + ${b}} = ${pair}\\ \\Omega$, so the battery drives $\\frac{${emf}}{${c} + ${pair}} = ${total}$ A.`,
          `Across the pair lie $${total} \\times ${pair} = ${num(total * pair).tex}$ V, so the current is $\\frac{${num(total * pair).tex}}{${a}} = ${shown(inA).tex}$.`,
        ],
        verify: () => nearlyEqual(emf - (inA + (inA * a) / b) * c, inA * a, 1e-6),
      };
    },
  }),
  computed({
    name: "figure-voltage-across-a-part",
    topic: "current-electricity",
    difficulty: "EASY",
    write(random) {
      const [a, b] = drawPair(random);
      const pair = joint(a, b);
      const c = random.int(1, 12);
      const total = random.pick([0.5, 1, 2, 3, 4]);
      const emf = total * (c + pair);
      if (!isNeat(emf) || emf > 60 || a === c || b === c) return undefined;
      const overPair = random.chance();
      const answer = overPair ? total * pair : total * c;
      const shown = (amount: number) => num(amount, "V");
      return {
        text: `The battery in the figure has no internal resistance. What is the potential difference across ${overPair ? "the two resistors in parallel" : `the resistor of $${c}\\ \\Omega$`}?`,
        figure: {
          type: "circuit",
          source: [{ kind: "battery", label: `${emf} V` }],
          parts: random.shuffle([ohms(c), beside(ohms(a), ohms(b))]),
        },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [emf - answer, "giving the voltage across the other part"],
          [emf, "putting the whole voltage across this part"],
          [emf / 2, "dividing the voltage equally"],
          [total * a, "taking one of the parallel resistors alone"],
          [total * b, "taking one of the parallel resistors alone"],
          [emf / 3, "dividing the voltage equally among the three resistors"],
          [answer + total, "a slip of one ohm"],
        ]),
        explanation: [
          `The parallel pair has $${pair}\\ \\Omega$, so the current from the battery is $\\frac{${emf}}{${c} + ${pair}} = ${total}$ A.`,
          `Across the part asked for lie $${total} \\times ${overPair ? pair : c} = ${shown(answer).tex}$.`,
        ],
        verify: () => nearlyEqual((emf * (overPair ? pair : c)) / (c + pair), answer, 1e-6),
      };
    },
  }),
  computed({
    name: "figure-capacitance-between-terminals",
    depth: 2,
    topic: "electrostatics",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = drawPair(random);
      const inSeries = joint(a, b);
      const c = random.int(2, 15);
      const answer = inSeries + c;
      const shown = (amount: number) => num(amount, "μF");
      return {
        text: "What is the equivalent capacitance between the terminals A and B of the network in the figure?",
        figure: {
          type: "circuit",
          terminals: ["A", "B"],
          parts: [beside(along(farads(a), farads(b)), farads(c))],
        },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [joint(a + b, c), "treating capacitors like resistors"],
          [a + b + c, "adding all the capacitances"],
          [joint(inSeries, c), "taking all of them to be in series"],
          [inSeries, "leaving out the capacitor in parallel"],
          [a + c, "overlooking one capacitor of the series pair"],
          [b + c, "overlooking one capacitor of the series pair"],
          [answer + inSeries, "counting the series pair twice"],
        ]),
        explanation: [
          `The capacitors of $${a}\\ \\mu\\mathrm{F}$ and $${b}\\ \\mu\\mathrm{F}$ are in series: $\\frac{${a} \\times ${b}}{${a} + ${b}} = ${inSeries}\\ \\mu\\mathrm{F}$.`,
          `Capacitances in parallel add: $${inSeries} + ${c} = ${answer}\\ \\mu\\mathrm{F}$.`,
        ],
        verify: () => nearlyEqual(1 / (1 / a + 1 / b) + c, answer, 1e-6),
      };
    },
  }),
];
