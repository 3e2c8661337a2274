import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

type Place = [number, number];
type Curve = FigureOf<"graph">["curves"][number];

const broken = (points: Place[]): Curve => ({ pieces: [{ kind: "points", points }] });

const GASES = [
  { name: "monatomic", half: 3 },
  { name: "diatomic", half: 5 },
] as const;

export const graphsInSteps: WriterList = [
  computed({
    name: "figure-heat-from-a-flux-graph",
    depth: 5,
    chapter: "induction",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write: patiently((random) => {
      const top = random.step(4, 20, 2);
      const [rise, flat, fall] = [random.int(1, 4), random.int(1, 3), random.int(1, 4)];
      const turns = random.pick([50, 100, 200, 250, 500]);
      const resistance = random.pick([0.5, 1, 2, 4, 5, 8, 10]);
      const end = rise + flat + fall;
      const linked = (turns * top) / 1000;
      const heat = (time: number) => (linked * linked) / (resistance * time);
      const amount = heat(rise) + heat(fall);
      if (rise === fall || !isNeat(amount, 2) || amount < 0.05) return undefined;
      const show = (x: number) => num(x, "J");
      const key = show(amount);
      return {
        text: `The graph shows the magnetic flux through each turn of a closed coil of ${turns} turns and resistance ${num(resistance, "ohm")}. How much heat is produced in the coil altogether?`,
        figure: {
          type: "graph",
          x: { quantity: "t", unit: "s", from: 0, to: end + 1, step: 1 },
          y: { quantity: "Φ", unit: "mWb", from: 0, to: top + 2, step: 2 },
          curves: [
            broken([
              [0, 0],
              [rise, top],
              [rise + flat, top],
              [end, 0],
            ]),
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [heat(rise), "leaving out the part in which the flux falls"],
          [heat(fall), "leaving out the part in which the flux rises"],
          [Math.abs(heat(rise) - heat(fall)), "letting the falling part take heat back"],
          [heat(rise) + heat(fall) + heat(flat), "counting the part in which the flux stays the same"],
          [heat(rise + fall), "dividing the change of flux by both times together"],
          [2 * heat((rise + fall) / 2), "using the mean of the two times"],
          [amount / 2, "halving the power as for peak values"],
          [
            (4 * linked * linked) / (resistance * (rise + fall)),
            "adding the changes of flux before squaring",
          ],
        ]),
        explanation: [
          `The e.m.f. is the number of turns times the slope. Where the flux stays the same there is none; the flux linkage changes by $${turns} \\times ${top}\\ \\mathrm{mWb} = ${bare(linked)}\\ \\mathrm{Wb}$ each time.`,
          `While it rises, the e.m.f. is $\\frac{${bare(linked)}}{${rise}}\\ \\mathrm{V}$ and the heat $\\frac{V^2t}{R} = ${bare(heat(rise))}\\ \\mathrm{J}$; while it falls, $\\frac{${bare(linked)}}{${fall}}\\ \\mathrm{V}$ and $${bare(heat(fall))}\\ \\mathrm{J}$.`,
          `In all that is ${key}.`,
        ],
        verify: () => {
          // Power second by second, in hundredths.
          let joules = 0;
          for (let step = 0; step < end * 100; step++) {
            const t = (step + 0.5) / 100;
            const slope = t < rise ? top / rise : t < rise + flat ? 0 : -top / fall;
            joules += (((turns * slope) / 1000) ** 2 / resistance) * 0.01;
          }
          return nearlyEqual(joules, amount, 1e-6);
        },
      };
    }),
  }),
  computed({
    name: "figure-efficiency-of-a-cycle",
    depth: 5,
    chapter: "processes-of-gases",
    topic: "thermodynamics",
    difficulty: "HARD",
    write(random) {
      const { name, half } = random.pick(GASES);
      const [v1, p1] = [random.int(1, 4), random.int(1, 4)];
      const [v2, p2] = [v1 + random.int(1, 4), p1 + random.int(1, 4)];
      const work = (v2 - v1) * (p2 - p1);
      const heating = (half / 2) * v1 * (p2 - p1);
      const widening = (half / 2 + 1) * p2 * (v2 - v1);
      const amount = (100 * work) / (heating + widening);
      const show = (x: number) => fixed(x, 1, "%");
      const key = show(amount);
      const part = (heat: number) => (100 * work) / heat;
      const otherHalf = half === 3 ? 5 : 3;
      return {
        text: `An ideal ${name} gas goes through the cycle in the figure, in the direction of the arrows. What is the efficiency of this cycle?`,
        figure: {
          type: "graph",
          x: { quantity: "V", unit: "L", from: 0, to: v2 + 1, step: 1 },
          y: { quantity: "p", unit: "atm", from: 0, to: p2 + 1, step: 1 },
          curves: [
            {
              arrows: true,
              pieces: [
                { kind: "line", from: [v1, p1], to: [v1, p2] },
                { kind: "line", from: [v1, p2], to: [v2, p2] },
                { kind: "line", from: [v2, p2], to: [v2, p1] },
                { kind: "line", from: [v2, p1], to: [v1, p1] },
              ],
            },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [
            part((otherHalf / 2) * v1 * (p2 - p1) + (otherHalf / 2 + 1) * p2 * (v2 - v1)),
            `taking the gas to be ${half === 3 ? "diatomic" : "monatomic"}`,
          ],
          [part(heating + (half / 2) * p2 * (v2 - v1)), "leaving out the work done while the gas expands"],
          [part(widening), "leaving out the heat taken in at constant volume"],
          [
            100 * (1 - (v1 * p1) / (v2 * p2)),
            "using Carnot's formula for the hottest and the coldest corner",
          ],
          [(100 * p2 * (v2 - v1)) / (heating + widening), "taking the work of the expansion alone"],
          [part((half / 2) * (p2 * v2 - p1 * v1)), "taking the heat to be the rise of the internal energy"],
          [part(heating + widening) / 2, "halving the area of the cycle"],
        ]),
        explanation: [
          `The work is the area of the rectangle, $(${p2} - ${p1})(${v2} - ${v1}) = ${work}$ in atm L.`,
          `Heat is taken in on the way up, $\\frac{${half}}{2}V\\,\\Delta p = ${bare(heating)}$, and on the way to the right, $\\frac{${half + 2}}{2}\\,p\\,\\Delta V = ${bare(widening)}$.`,
          `The efficiency is $\\frac{${work}}{${bare(heating + widening)}} = ${key.tex}$.`,
        ],
        verify: () => {
          // Heat given off on the other two sides.
          const givenOff = (half / 2) * v2 * (p2 - p1) + (half / 2 + 1) * p1 * (v2 - v1);
          return nearlyEqual(100 * (1 - givenOff / (heating + widening)), amount, 1e-9);
        },
      };
    },
  }),
  computed({
    name: "figure-stopping-voltage-line",
    depth: 5,
    chapter: "photoelectric-effect",
    topic: "modern-physics",
    difficulty: "HARD",
    write: patiently((random) => {
      const threshold = random.step(40, 100, 5) / 10;
      const read = roundTo(threshold + random.step(20, 50, 5) / 10, 1);
      const volts = roundTo(0.414 * (read - threshold), 2);
      const wave = random.pick([150, 200, 240, 250, 300, 375, 400, 500, 600]);
      const frequency = 3000 / wave;
      const amount = 0.414 * (frequency - threshold);
      if (amount < 0.3 || amount > 6 || Math.abs(amount - volts) < 0.2 || frequency > 20) return undefined;
      const show = (x: number) => fixed(x, 2, "V");
      const key = show(amount);
      const far = Math.ceil(Math.max(read, frequency)) + 1;
      return {
        text: `The graph shows the voltage that stops the photoelectrons of a metal, against the frequency of the light. What voltage stops them when light of wavelength ${num(wave, "nm")} falls on this metal? Take $h = 4.14 \\times 10^{-15}\\ \\mathrm{eV\\,s}$ and $c = 3 \\times 10^8\\ \\mathrm{m/s}$.`,
        figure: {
          type: "graph",
          x: { quantity: "ν", unit: "10¹⁴ Hz", from: 0, to: far, step: 1 },
          y: { quantity: "V", unit: "V", from: 0, to: Math.ceil(0.414 * (far - threshold)) + 1, step: 1 },
          curves: [{ pieces: [{ kind: "line", from: [threshold, 0], to: [read, volts] }] }],
          points: [{ at: [threshold, 0], label: `${threshold}` }],
        },
        answer: key,
        distractors: slips(random, key, show, [
          [0.414 * frequency, "leaving out the work function"],
          [0.414 * threshold, "giving the work function of the metal"],
          [volts, "reading off the end of the line"],
          [0.414 * (frequency + threshold), "adding the work function"],
          [0.414 * Math.abs(frequency - read), "taking the end of the line for the threshold"],
          [0.414 * (frequency - threshold / 2), "halving the work function"],
          [amount / 2, "halving the energy"],
        ]),
        explanation: [
          `The line begins at the threshold frequency, $${bare(threshold)} \\times 10^{14}\\ \\mathrm{Hz}$, so the work function is $h\\nu_0 = ${bare(0.414 * threshold)}\\ \\mathrm{eV}$.`,
          `Light of ${num(wave, "nm")} has the frequency $\\frac{c}{\\lambda} = ${bare(frequency)} \\times 10^{14}\\ \\mathrm{Hz}$, and its photons have $${bare(0.414 * frequency)}\\ \\mathrm{eV}$.`,
          `The fastest electrons have the difference, so the voltage is ${key}.`,
        ],
        verify: () =>
          Math.abs((4.14e-15 * 3e8) / (wave * 1e-9) - 4.14e-15 * threshold * 1e14 - amount) < 1e-9,
      };
    }),
  }),
];
