import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, range, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** A smooth way from one level over the top at 5 to the other. */
function hill(x: number, before: number, top: number, after: number): [number, number] {
  const foot = x < 5 ? before : after;
  const height = (1 + Math.cos((Math.PI * (x - 5)) / 2.5)) / 2;
  return [roundTo(x, 3), roundTo(foot + (top - foot) * height, 2)];
}

/** Questions whose data are read off a curve. */
export const curvesOfReactions: WriterList = [
  computed({
    name: "figure-first-order-decay-curve",
    topic: "chemical-kinetics",
    difficulty: "MEDIUM",
    write(random) {
      const half = random.pick([2, 3, 4, 5, 10]);
      const start = random.pick([320, 480, 640, 800, 960, 1280, 1600]);
      const halvings = random.int(4, 5);
      const answer = start / 2 ** halvings;
      const at = (time: number) => start / 2 ** (time / half);
      const shown = (amount: number) => num(amount, "mmol/L");
      // A longer curve would exclude options above its end.
      const end = 2 * half;
      return {
        text: `The graph shows the concentration of a substance that decays by a reaction of first order. What is its concentration after ${halvings * half} minutes?`,
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: "min", from: 0, to: end, step: half },
          y: {
            quantity: "Concentration",
            unit: "mmol/L",
            from: 0,
            to: roundTo(1.25 * start, 2),
            step: roundTo(start / 4, 2),
          },
          curves: [
            {
              pieces: [
                {
                  kind: "points",
                  smooth: true,
                  points: range(0, 12).map((step): [number, number] => [
                    roundTo((step * end) / 12, 3),
                    roundTo(at((step * end) / 12), 4),
                  ]),
                },
              ],
            },
          ],
          points: [{ at: [half, start / 2], guides: true }],
          squared: true,
        },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [start / 2 ** (halvings - 1), "counting one half-life too few"],
          [start / 2 ** (halvings + 1), "counting one half-life too many"],
          [start / (2 * halvings), "dividing by twice the number of half-lives"],
          [
            (3 * start) / 2 ** (halvings + 1),
            "counting half a half-life too few, as if along a straight line",
          ],
          [
            (3 * start) / 2 ** (halvings + 2),
            "counting half a half-life too many, as if along a straight line",
          ],
          [start / 2 ** (halvings + 2), "counting two half-lives too many"],
          [start / halvings ** 2, "dividing by the square of the number of half-lives"],
          [start / 4 / (halvings - 1), "dividing the last value drawn by the number of half-lives less one"],
          [start / 8, "stopping after three half-lives"],
        ]),
        explanation: [
          `The curve falls from $${start}$ to $${start / 2}$ mmol/L in ${half} minutes, so the half-life is ${half} minutes.`,
          `The ${halvings * half} minutes are $\\frac{${halvings * half}}{${half}} = ${halvings}$ half-lives: $\\frac{${start}}{2^{${halvings}}} = ${shown(answer).tex}$.`,
        ],
        verify: () => nearlyEqual(at(halvings * half), answer, 1e-9),
      };
    },
  }),
  computed({
    name: "figure-zero-order-line",
    topic: "chemical-kinetics",
    difficulty: "EASY",
    write(random) {
      const rate = random.pick([0.05, 0.1, 0.15, 0.2, 0.25]);
      const time = random.pick([4, 6, 8, 10]);
      const end = random.pick([0.5, 1]);
      const start = roundTo(end + rate * time, 3);
      if (!isNeat(2 * start)) return undefined;
      const shown = (amount: number) => num(amount, "mol/(L·min)");
      return {
        text: "The graph shows the concentration of a reactant during a reaction of zero order. What is the rate constant of the reaction?",
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: "min", from: 0, to: time + 2, step: 2 },
          y: {
            quantity: "Concentration",
            unit: "mol/L",
            from: 0,
            to: roundTo(Math.ceil(start + 0.2), 1),
            step: 0.5,
          },
          curves: [{ pieces: [{ kind: "line", from: [0, start], to: [time, end] }] }],
          points: [{ at: [0, start] }, { at: [time, end], guides: true }],
          squared: true,
        },
        answer: shown(rate),
        distractors: slips(random, shown(rate), shown, [
          [roundTo(start / time, 3), "dividing the first concentration by the time"],
          [roundTo(end / time, 3), "dividing the last concentration by the time"],
          [roundTo((start + end) / time, 3), "adding the concentrations"],
          [2 * rate, "doubling the slope"],
          [rate / 2, "halving the slope"],
          [roundTo(start - end, 3), "forgetting to divide by the time"],
          [roundTo(3 * rate, 3), "a slip in reading the axis"],
          [roundTo(rate + 0.05, 3), "a slip in reading the axis"],
        ]),
        explanation: [
          "For zero order the concentration falls evenly, and the rate constant is the size of the slope.",
          `$k = \\frac{${start} - ${end}}{${time}} = ${shown(rate).tex}$.`,
        ],
        verify: () => nearlyEqual(start - rate * time, end, 1e-6),
      };
    },
  }),
  computed({
    name: "figure-energy-profile",
    topic: "chemical-kinetics",
    difficulty: "MEDIUM",
    write(random) {
      const before = random.step(40, 120, 10);
      const after = random.step(10, 160, 10);
      const top = Math.max(before, after) + random.step(40, 120, 10);
      if (before === after) return undefined;
      const asked = random.pick(["forward", "backward"] as const);
      const answer = asked === "forward" ? top - before : top - after;
      const shown = (amount: number) => num(amount, "kJ/mol");
      return {
        text: `The graph shows how the energy changes in the course of a reaction, from the reactants R through the activated complex X to the products P. What is the activation energy of the ${asked} reaction?`,
        figure: {
          type: "graph",
          x: { quantity: "Course of the reaction", from: 0, to: 10, ticks: [] },
          y: { quantity: "Energy", unit: "kJ/mol", from: 0, to: top + 20, step: 20 },
          curves: [
            {
              pieces: [
                { kind: "line", from: [0.5, before], to: [2.5, before] },
                {
                  kind: "points",
                  smooth: true,
                  points: range(0, 16).map((step) => hill(2.5 + (5 * step) / 16, before, top, after)),
                },
                { kind: "line", from: [7.5, after], to: [9.5, after] },
              ],
            },
          ],
          points: [
            { at: [1.5, before], label: `R: ${before}` },
            { at: [5, top], label: `X: ${top}` },
            { at: [8.5, after], label: `P: ${after}` },
          ],
          squared: true,
        },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [asked === "forward" ? top - after : top - before, "taking the barrier of the other direction"],
          [Math.abs(before - after), "giving the heat of reaction"],
          [top, "giving the energy of the activated complex itself"],
          [asked === "forward" ? before : after, "giving the energy at the start"],
          [answer + 20, "a slip in reading the axis"],
          [answer - 20, "a slip in reading the axis"],
          [top + (asked === "forward" ? before : after), "adding instead of subtracting"],
        ]),
        explanation: [
          `The ${asked} reaction starts from ${asked === "forward" ? "R" : "P"} and must climb to X.`,
          `Its activation energy is $${top} - ${asked === "forward" ? before : after} = ${shown(answer).tex}$.`,
        ],
        verify: () => nearlyEqual((asked === "forward" ? before : after) + answer, top),
      };
    },
  }),
];
