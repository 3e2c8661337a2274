import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { broken, heightAt, type Place } from "../../../../kit/drawn-curves.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

type Part = FigureOf<"circuit">["parts"][number];

const joules = (amount: number) => num(amount, "J");
const amperes = (amount: number) => num(amount, "A");
const joint = (a: number, b: number) => (a * b) / (a + b);
const resistor = (ohms: number, name?: string): Part => ({
  kind: "resistor",
  label: name ? `${name} = ${ohms} Ω` : `${ohms} Ω`,
});

export const heatAndCharges: WriterList = [
  computed({
    name: "figure-heat-along-another-path",
    depth: 5,
    chapter: "processes-of-gases",
    topic: "thermodynamics",
    difficulty: "HARD",
    write(random) {
      const [v1, p1] = [random.int(1, 4), random.step(50, 200, 50)];
      const [v2, p2] = [v1 + random.int(2, 5), p1 + random.step(50, 250, 50)];
      const isStraight = random.chance();
      const work = p2 * (v2 - v1);
      const other = (isStraight ? (p1 + p2) / 2 : p1) * (v2 - v1);
      const inner = random.step(100, 900, 50);
      const heat = inner + work;
      const answer = inner + other;
      const key = joules(answer);
      const path = isStraight ? "the straight line AC" : "the path ADC";
      const [a, b, c, d]: Place[] = [
        [v1, p1],
        [v1, p2],
        [v2, p2],
        [v2, p1],
      ];
      if (!a || !b || !c || !d) return undefined;
      return {
        text: `The figure shows two ways of taking a gas from the state A to the state C. Along ABC it takes in ${joules(heat)} of heat. How much heat does it take in along ${path}?`,
        figure: {
          type: "graph",
          x: { quantity: "V", unit: "litre", from: 0, to: v2 + 1, step: 1 },
          y: { quantity: "P", unit: "kPa", from: 0, to: p2 + 50, step: 50 },
          curves: [
            { ...broken([a, b, c]), arrows: true },
            { ...broken(isStraight ? [a, c] : [a, d, c]), arrows: true },
          ],
          points: [
            { at: a, label: "A" },
            { at: b, label: "B" },
            { at: c, label: "C" },
            ...(isStraight ? [] : [{ at: d, label: "D" }]),
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, joules, [
          [heat, "taking the heat to be the same for every path"],
          [inner, "giving the change of the internal energy"],
          [heat + work - other, "adding the difference of the works instead of subtracting it"],
          [heat - other, "subtracting the work along the second path"],
          [heat + other, "adding the work along the second path to the heat"],
          [other, "giving the work along the second path"],
          [inner + work / 2, "taking half of the work along ABC"],
          [inner + p1 * v1 + other, "counting the area down to the volume zero"],
        ]),
        explanation: [
          `Along ABC the gas does work only from B to C: $${p2} \\times (${v2} - ${v1}) = ${work}\\ \\mathrm{J}$, as 1 kPa times 1 litre is 1 J.`,
          `So its internal energy rises by $${heat} - ${work} = ${inner}\\ \\mathrm{J}$, whatever the path from A to C.`,
          `Along ${path} the work is ${isStraight ? `$\\frac{${p1} + ${p2}}{2}` : `$${p1}`} \\times (${v2} - ${v1}) = ${other}\\ \\mathrm{J}$, so the heat is $${inner} + ${other} = ${key.tex}$.`,
        ],
        verify: () => {
          // Around the cycle the heats differ by the area enclosed.
          const area = (p2 - p1) * (v2 - v1) * (isStraight ? 0.5 : 1);
          return nearlyEqual(heat - area, answer, 1e-9);
        },
      };
    },
  }),
  computed({
    name: "figure-latent-heat-from-a-heating-curve",
    topic: "heat-and-temperature",
    difficulty: "HARD",
    write: patiently((random) => {
      const melting = random.step(40, 120, 10);
      const start = melting - random.step(20, 40, 10);
      const end = melting + random.step(20, 60, 10);
      const [warm, melt, hot] = [random.int(1, 4), random.int(3, 9), random.int(2, 5)];
      const capacity = random.pick([1.2, 1.5, 1.8, 2, 2.4, 2.5]);
      const rise = end - melting;
      const answer = (capacity * rise * melt) / hot;
      const show = (amount: number) => num(amount, "kJ/kg");
      if (!isNeat(answer) || answer < 60 || answer > 300 || hot === melt) return undefined;
      const key = show(answer);
      const total = warm + melt + hot;
      return {
        text: `A solid is warmed in a closed vessel of negligible heat capacity by a heater of constant power; no heat is lost. The graph shows its temperature. The specific heat capacity of the substance in the liquid state is $${capacity}\\ \\mathrm{kJ/(kg\\,K)}$. What is its latent heat of fusion?`,
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: "min", from: 0, to: total + 1, step: 1 },
          y: { quantity: "Temperature", unit: "°C", from: 0, to: end + 10, step: 10 },
          curves: [
            broken([
              [0, start],
              [warm, melting],
              [warm + melt, melting],
              [total, end],
            ]),
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [
            (capacity * (melting - start) * melt) / warm,
            "using the slope of the solid instead of the liquid",
          ],
          [capacity * rise, "taking melting to last as long as the warming of the liquid"],
          [(capacity * rise * hot) / melt, "turning the ratio of the times round"],
          [(capacity * end * melt) / hot, "taking the last temperature for the rise"],
          [(capacity * rise * (warm + melt)) / hot, "counting the warming of the solid as melting"],
          [(capacity * rise * melt) / total, "dividing by the whole time"],
          [(capacity * rise * total) / hot, "multiplying by the whole time"],
          [(capacity * (end - start) * melt) / hot, "taking the rise of the whole graph"],
        ]),
        explanation: [
          `In its last ${hot} minutes the liquid warms by $${end} - ${melting} = ${rise}\\ \\mathrm{K}$. Each kilogram takes $${capacity} \\times ${rise} = ${bare(capacity * rise)}\\ \\mathrm{kJ}$, so the heater gives $\\frac{${bare(capacity * rise)}}{${hot}}\\ \\mathrm{kJ}$ a minute to each kilogram.`,
          `Melting is the level part, ${melt} minutes long: $\\frac{${bare(capacity * rise)}}{${hot}} \\times ${melt} = ${key.tex}$.`,
        ],
        verify: () => {
          // With a mass and the power that it asks for.
          const mass = 0.3;
          const power = (mass * capacity * rise) / (hot * 60);
          return nearlyEqual((power * melt * 60) / mass, answer, 1e-9);
        },
      };
    }),
  }),
  computed({
    name: "figure-lines-of-two-resistors",
    topic: "current-electricity",
    difficulty: "HARD",
    write: patiently((random) => {
      const end = random.pick([6, 12, 24]);
      const [a = 2, b = 3] = random.sample(
        [2, 3, 4, 6, 8, 12].filter((ohms) => end % ohms === 0),
        2,
      );
      const within = random.pick([0.5, 1, 1.5, 2]);
      const emf = random.step(3, 24, 1);
      const both = joint(a, b);
      const whole = emf / (both + within);
      const answer = (whole * b) / (a + b);
      if (!isNeat(answer, 2) || !isNeat(whole, 2)) return undefined;
      const key = amperes(answer);
      const most = end / Math.min(a, b);
      return {
        text: `The graph shows the current through each of the resistors A and B against the voltage across it. The two are joined in parallel to a cell whose e.m.f. is ${num(emf, "V")} and whose internal resistance is ${num(within, "ohm")}. What is the current through A?`,
        figure: {
          type: "graph",
          x: { quantity: "V", unit: "V", from: 0, to: end + end / 6, step: end / 6 },
          y: { quantity: "I", unit: "A", from: 0, to: most + 1, step: 1 },
          curves: [
            { name: "A", pieces: [{ kind: "line", from: [0, 0], to: [end, end / a] }] },
            { name: "B", pieces: [{ kind: "line", from: [0, 0], to: [end, end / b] }] },
          ],
          points: [
            { at: [end, end / a], guides: true },
            { at: [end, end / b], guides: true },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, amperes, [
          [(whole * a) / (a + b), "giving the current through B"],
          [emf / a, "leaving out the internal resistance"],
          [whole, "giving the current through the cell"],
          [emf / (a + b + within), "taking the resistors to be in series"],
          [emf / (a + within), "forgetting that B draws current from the cell too"],
          [whole / 2, "sharing the current equally"],
          [emf / both, "giving the current of the cell without its internal resistance"],
        ]),
        explanation: [
          `The resistances are voltage over current: A has $\\frac{${end}}{${bare(end / a)}} = ${a}\\ \\Omega$, B has $\\frac{${end}}{${bare(end / b)}} = ${b}\\ \\Omega$; in parallel $\\frac{${a} \\times ${b}}{${a} + ${b}} = ${bare(both)}\\ \\Omega$.`,
          `The cell gives $\\frac{${emf}}{${bare(both)} + ${within}} = ${bare(whole)}\\ \\mathrm{A}$.`,
          `Of this A takes the share $\\frac{${b}}{${a} + ${b}}$: ${key}.`,
        ],
        verify: () => {
          // Kirchhoff: what is left of the e.m.f. drives both currents.
          const left = emf - whole * within;
          return nearlyEqual(left / a, answer, 1e-9) && nearlyEqual(left / a + left / b, whole, 1e-9);
        },
      };
    }),
  }),
  computed({
    name: "figure-ladder-of-resistors",
    depth: 5,
    chapter: "circuits",
    topic: "current-electricity",
    difficulty: "HARD",
    write: patiently((random) => {
      const [r1, r2, r3] = [random.int(1, 6), random.int(3, 24), random.int(1, 12)];
      const [r4, r5] = [random.int(2, 24), random.int(2, 24)];
      const last = joint(r4, r5);
      const rung = r3 + last;
      const side = joint(r2, rung);
      const all = r1 + side;
      const emf = random.step(6, 60, 3);
      const whole = emf / all;
      const beyond = (whole * r2) / (r2 + rung);
      const answer = (beyond * r4) / (r4 + r5);
      if (![last, side, all].every((ohms) => isNeat(ohms)) || !isNeat(answer, 2) || !isNeat(whole, 1))
        return undefined;
      if (answer < 0.1 || r4 === r5) return undefined;
      const key = amperes(answer);
      const figure: FigureOf<"circuit"> = {
        type: "circuit",
        source: [{ kind: "battery", label: `${emf} V` }],
        parts: [
          resistor(r1),
          {
            kind: "parallel",
            parts: [
              {
                kind: "series",
                parts: [resistor(r3), { kind: "parallel", parts: [resistor(r4), resistor(r5, "X")] }],
              },
              resistor(r2),
            ],
          },
        ],
      };
      return {
        text: "The battery of the circuit in the figure has no internal resistance. What is the current through the resistor X?",
        figure,
        answer: key,
        distractors: slips(random, key, amperes, [
          [beyond, "giving the current that X shares with the resistor beside it"],
          [(beyond * r5) / (r4 + r5), "giving the current through the resistor beside X"],
          [whole, "giving the current of the battery"],
          [
            (((whole * rung) / (r2 + rung)) * r4) / (r4 + r5),
            "dividing the current the wrong way round at the first fork",
          ],
          [whole / 4, "halving the current at each fork"],
          [emf / r5, "taking X to lie straight across the battery"],
          [(whole * r4) / (r4 + r5), "overlooking the first fork"],
          [emf / (r1 + r3 + r5), "taking the current to run through three resistors in series"],
        ]),
        explanation: [
          `From the far end: ${r4} Ω beside X make $${bare(last)}\\ \\Omega$, with ${r3} Ω in series $${bare(rung)}\\ \\Omega$; beside ${r2} Ω that is $${bare(side)}\\ \\Omega$, and with ${r1} Ω in series $${bare(all)}\\ \\Omega$.`,
          `The battery gives $\\frac{${emf}}{${bare(all)}} = ${bare(whole)}\\ \\mathrm{A}$; of this $\\frac{${r2}}{${r2} + ${bare(rung)}}$ takes the branch with ${r3} Ω: $${bare(beyond)}\\ \\mathrm{A}$.`,
          `Of that, X takes $\\frac{${r4}}{${r4} + ${r5}}$: ${key}.`,
        ],
        verify: () => {
          // Voltages from the battery downwards.
          const first = emf - whole * r1;
          const second = first - beyond * r3;
          return nearlyEqual(second / r5, answer, 1e-9) && nearlyEqual(first / r2 + beyond, whole, 1e-9);
        },
      };
    }),
  }),
  computed({
    name: "figure-force-from-a-potential-graph",
    depth: 5,
    chapter: "electric-fields",
    topic: "electrostatics",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const widths = [random.int(2, 5), random.int(2, 5), random.int(2, 5)];
      const [a = 2, b = 2, c = 2] = widths;
      const ends = [a, a + b, a + b + c];
      const levels = [0, 1, 2, 3].map(() => random.step(0, 80, 10));
      const corners: Place[] = [0, ...ends].map((x, at) => [x, levels[at] ?? 0]);
      const steps = widths.map((width, at) => ((levels[at + 1] ?? 0) - (levels[at] ?? 0)) / width);
      const at = random.int(0, 2);
      const slope = Math.abs(steps[at] ?? 0);
      const sizes = steps.map(Math.abs);
      const charge = random.pick([2, 3, 4, 5, 6, 8]);
      const x = ((corners[at]?.[0] ?? 0) + (ends[at] ?? 0)) / 2;
      // Volts per centimetre times microcoulombs: tenths of a millinewton.
      const force = (perCentimetre: number) => (perCentimetre * charge) / 10;
      const answer = force(slope);
      if (new Set(sizes).size < 3 || sizes.includes(0) || !isNeat(answer, 1)) return undefined;
      const show = (amount: number) => num(amount, "mN");
      const key = show(answer);
      const potential = heightAt(corners, x);
      return {
        text: `The graph shows the electric potential along the $x$-axis; the field lies along this axis. What is the size of the force on a charge of ${num(charge, "μC")} at $x = ${bare(x)}\\ \\mathrm{cm}$?`,
        figure: {
          type: "graph",
          x: { quantity: "x", unit: "cm", from: 0, to: a + b + c + 1, step: 1 },
          y: { quantity: "V", unit: "V", from: 0, to: Math.max(...levels) + 10, step: 10 },
          curves: [broken(corners)],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [force(potential / x), "dividing the potential at the place by its distance from the origin"],
          [force(sizes[(at + 1) % 3] ?? 0), "taking the slope of another part of the graph"],
          [force(sizes[(at + 2) % 3] ?? 0), "taking the slope of another part of the graph"],
          [force(potential), "multiplying the charge by the potential"],
          [10 * answer, "a slip in turning centimetres into metres"],
          [answer / 2, "halving the slope as for an energy"],
          [
            force(Math.max(levels[at] ?? 0, levels[at + 1] ?? 0) / (widths[at] ?? 1)),
            "forgetting to subtract the lower potential",
          ],
        ]),
        explanation: [
          `The field is the slope of the potential. Around $x = ${bare(x)}\\ \\mathrm{cm}$ the potential changes from $${levels[at]}\\ \\mathrm{V}$ to $${levels[at + 1]}\\ \\mathrm{V}$ over $${widths[at]}\\ \\mathrm{cm}$, so $E = ${bare(slope)}\\ \\mathrm{V/cm} = ${bare(100 * slope)}\\ \\mathrm{V/m}$.`,
          `$F = qE = ${charge} \\times 10^{-6} \\times ${bare(100 * slope)}\\ \\mathrm{N} = ${key.tex}$.`,
        ],
        verify: () => {
          const near = 0.001;
          const perMetre = (heightAt(corners, x + near) - heightAt(corners, x - near)) / (2 * near * 0.01);
          return nearlyEqual(Math.abs(perMetre) * charge * 1e-3, answer, 1e-6);
        },
      };
    }),
  }),
];
