import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { broken, curveOf } from "../../../../kit/drawn-curves.ts";
import { slips } from "../../../../kit/slips.ts";
import { roundTo } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** What an inhibitor multiplies Km and Vmax by, and what it binds to. */
const KINDS_OF_INHIBITOR = [
  {
    km: 2,
    top: 1,
    change: "Km is raised and Vmax stays the same",
    binds: "competes with the substrate for the active site",
  },
  {
    km: 1,
    top: 0.5,
    change: "Km stays the same and Vmax is lowered",
    binds: "binds equally well to the free enzyme and to its complex with the substrate",
  },
  {
    km: 2,
    top: 0.5,
    change: "Km is raised and Vmax is lowered",
    binds: "binds better to the free enzyme than to its complex with the substrate, but to both",
  },
  {
    km: 0.5,
    top: 0.5,
    change: "Km is lowered and Vmax is lowered",
    binds: "binds to the complex of enzyme and substrate alone",
  },
] as const;

export const rateCurves: WriterList = [
  computed({
    name: "figure-enzyme-with-inhibitor",
    topic: "biomolecules",
    difficulty: "HARD",
    write(random) {
      const top = random.pick([40, 60, 80, 100]);
      const km = random.pick([2, 4, 5]);
      const kind = random.pick(KINDS_OF_INHIBITOR);
      const isCompetitive = kind.top === 1;
      const other = kind.km * km;
      const otherTop = kind.top * top;
      const rate = (v: number, k: number) => (x: number) => (v * x) / (k + x);
      // Half of the greatest rate is reached on a line of the grid, which is also among the nine points that describe a curve.
      const end = 4 * km;
      const asksKm = random.chance();
      const names = random.pick([
        "the enzyme of a yeast",
        "a dehydrogenase",
        "an enzyme of the liver",
        "a phosphatase",
      ]);
      const figure: FigureOf<"graph"> = {
        type: "graph",
        x: { quantity: "Substrate", unit: "mmol/L", from: 0, to: end, step: km / 2 },
        y: { quantity: "Rate", unit: "μmol/min", from: 0, to: top + top / 4, step: top / 4 },
        curves: [
          curveOf(rate(top, km), 0, end, "without"),
          curveOf(rate(otherTop, other), 0, end, "with", true),
          {
            ...broken([
              [0, top],
              [end, top],
            ]),
            name: isCompetitive ? "Vmax" : "Vmax without",
            dashed: true,
          },
          ...(isCompetitive
            ? []
            : [
                {
                  ...broken([
                    [0, otherTop],
                    [end, otherTop],
                  ]),
                  name: "Vmax with",
                  dashed: true as const,
                },
              ]),
        ],
        squared: true,
      };
      if (asksKm) {
        const answer = other;
        const shown = (amount: number) => num(amount, "mmol/L");
        return {
          text: `The graph shows the rate of ${names} against the concentration of its substrate without and with an inhibitor; each dashed horizontal line is Vmax, the rate to which a curve tends. What is the Km of the enzyme in the presence of the inhibitor?`,
          figure,
          answer: shown(answer),
          distractors: slips(random, shown(answer), shown, [
            [km, "reading the curve without the inhibitor"],
            [2 * km, "taking the inhibitor to compete for the active site"],
            [end, "taking the concentration at which the curve ends"],
            [km / 2, "halving the concentration instead of the rate"],
            [(3 * km) / 2, "reading at another line of the grid"],
            [3 * other, "reading at three quarters of the greatest rate"],
          ]),
          explanation: [
            `Km is the concentration of substrate at half of the greatest rate. With the inhibitor the greatest rate is ${otherTop} μmol/min, half of it ${otherTop / 2}.`,
            `The curve with the inhibitor has this rate at ${shown(answer)}${kind.km === 1 ? ", as without it" : `; without it Km is ${shown(km)}`}: the inhibitor ${kind.binds}.`,
          ],
          verify: () => Math.abs(rate(otherTop, other)(answer) - otherTop / 2) < 1e-9,
        };
      }
      return {
        text: `The graph shows the rate of ${names} against the concentration of its substrate without and with an inhibitor; each dashed horizontal line is Vmax, the rate to which a curve tends. What does the inhibitor change?`,
        figure,
        answer: kind.change,
        distractors: KINDS_OF_INHIBITOR.filter((one) => one !== kind).map(({ change, binds }) =>
          wrong(change, `thinking that the inhibitor ${binds}`),
        ),
        fixedOptions: true,
        explanation: [
          `Half of the greatest rate is reached at ${km} mmol/L without and at ${other} mmol/L with the inhibitor; the greatest rates are ${top} and ${otherTop} μmol/min.`,
          `So ${kind.change}: the inhibitor ${kind.binds}.`,
        ],
        verify: () =>
          (otherTop === top) === kind.change.includes("Vmax stays") &&
          other > km === kind.change.includes("Km is raised"),
      };
    },
  }),
  computed({
    name: "figure-logistic-growth-curve",
    chapter: "populations",
    topic: "ecology",
    difficulty: "HARD",
    write(random) {
      const capacity = random.step(200, 1000, 100);
      const r = random.pick([0.4, 0.5, 0.6, 0.8]);
      const size = (t: number) => capacity / (1 + 19 * Math.exp(-r * t));
      const end = Math.ceil(8 / r);
      const at = random.pick([0.25, 0.5, 0.75]) * capacity;
      const answer = roundTo(r * at * (1 - at / capacity), 6);
      if (!Number.isInteger(answer)) return undefined;
      const [animal, time, one] = random.pick([
        ["paramecia in a culture", "day", "individuals"],
        ["flour beetles in a jar", "week", "beetles"],
        ["deer on an island", "year", "deer"],
        ["yeast cells in a sample", "hour", "cells"],
      ] as const);
      return {
        text: `The graph shows the number of ${animal} against time; the dashed line is the number to which it tends. The intrinsic rate of increase is $r = ${r}$ per ${time}. What is the growth rate $\\frac{dN}{dt}$, in ${one} per ${time}, at the time when there are ${at} of them?`,
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: `${time}s`, from: 0, to: end, step: 2 },
          y: { quantity: "N", from: 0, to: 1.25 * capacity, step: capacity / 4 },
          curves: [
            curveOf(size, 0, end),
            {
              ...broken([
                [0, capacity],
                [end, capacity],
              ]),
              dashed: true,
            },
          ],
          squared: true,
        },
        answer: num(answer),
        distractors: slips(random, num(answer), (amount) => num(amount), [
          [r * at, "using the equation of exponential growth"],
          [r * capacity, "taking the carrying capacity for the number"],
          [r * (capacity - at), "leaving out the number and the division by $K$"],
          [roundTo((r * at * at) / capacity, 6), "taking the share of the capacity that is used up"],
          [2 * answer, "doubling the rate"],
          [answer / 2, "halving once too often"],
          [(r * capacity) / 4 === answer ? 0 : (r * capacity) / 4, "giving the greatest growth rate"],
        ]),
        explanation: [
          `The curve tends to $K = ${capacity}$. For logistic growth $\\frac{dN}{dt} = rN\\left(\\frac{K - N}{K}\\right)$.`,
          `$${r} \\times ${at} \\times \\frac{${capacity} - ${at}}{${capacity}} = ${answer}$ per ${time}.`,
        ],
        verify: () => Math.abs((r * at * capacity - r * at * at) / capacity - answer) < 1e-6,
      };
    },
  }),
  computed({
    name: "figure-light-and-photosynthesis",
    form: "arithmetic",
    topic: "plant-physiology",
    difficulty: "HARD",
    write(random) {
      const respired = random.step(4, 12, 2);
      const top = random.step(16, 28, 4);
      const bend = random.pick([40, 60, 80]);
      const at = random.pick([0.5, 0.75, 1]) * bend;
      const net = (x: number) => (x < bend ? -respired + ((top + respired) * x) / bend : top);
      const read = net(at);
      const answer = read + respired;
      // A mark of the axis, so that it can be read.
      if (read % 2 !== 0 || read <= 0) return undefined;
      const shown = (amount: number) => num(amount, "mg/h");
      const lowest = -respired - 4;
      return {
        text: `The graph shows the net uptake of carbon dioxide by a leaf against the intensity of light at a constant temperature; below zero the leaf gives it off. How much carbon dioxide do its chloroplasts fix at an intensity of ${at} units, if respiration does not depend on light?`,
        figure: {
          type: "graph",
          x: { quantity: "Intensity of light", unit: "units", from: 0, to: 2 * bend, step: bend / 4 },
          y: { quantity: "Net uptake", unit: "mg/h", from: lowest, to: top + 4, step: 2 },
          curves: [
            broken([
              [0, -respired],
              [bend, top],
              [2 * bend, top],
            ]),
          ],
          points: [{ at: [at, read], guides: true }],
          squared: true,
        },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [read, "taking the net uptake for all that is fixed"],
          [read - respired, "taking the respiration away once more"],
          [respired, "giving the respiration"],
          [top, "giving the net uptake in bright light"],
          [read + 2 * respired, "adding the respiration twice"],
          [top + respired, "taking the intensity of the plateau"],
          [answer / 2, "halving once too often"],
        ]),
        explanation: [
          `In the dark the leaf gives off ${respired} mg/h by respiration; at ${at} units its net uptake is ${read} mg/h.`,
          `The chloroplasts fix this and what respiration sets free as well: $${read} + ${respired} = ${answer}$ mg/h.`,
        ],
        verify: () => Math.abs(answer - ((top + respired) * Math.min(at, bend)) / bend) < 1e-9,
      };
    },
  }),
];
