import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

type Part = FigureOf<"circuit">["parts"][number];

const resistor = (name: string, ohms: number): Part => ({ kind: "resistor", label: `${name} = ${ohms} Ω` });
const joint = (a: number, b: number) => (a * b) / (a + b);

export const circuitsInTime: WriterList = [
  computed({
    name: "figure-inductor-at-first-and-later",
    depth: 5,
    chapter: "induction",
    topic: "electromagnetic-induction",
    difficulty: "HARD",
    write: patiently((random) => {
      const [r1, r2, r3] = [random.int(1, 12), random.int(2, 20), random.int(2, 20)];
      const emf = random.int(6, 60);
      const pair = joint(r2, r3);
      const first = emf / (r1 + r2);
      const later = emf / (r1 + pair);
      const inCoil = (later * r2) / (r2 + r3);
      const asks = random.pick(["opened", "grows"] as const);
      const amount = asks === "opened" ? inCoil * r2 : later - first;
      if (r2 === r3 || !isNeat(first, 1) || !isNeat(later, 1) || !isNeat(inCoil, 1) || !isNeat(amount, 1))
        return undefined;
      const show = (x: number) => num(x, asks === "opened" ? "V" : "A");
      const key = show(amount);
      return {
        text:
          asks === "opened"
            ? "The battery and the coil of the circuit in the figure have no resistance. The switch is closed for a long time and then opened. What is the potential difference across $R_2$ just after that?"
            : "The battery and the coil of the circuit in the figure have no resistance. The switch is closed. By how much does the final steady current of the battery exceed its current just after that?",
        figure: {
          type: "circuit",
          source: [
            { kind: "battery", label: `${emf} V` },
            { kind: "switch", open: true },
          ],
          parts: [
            resistor("R₁", r1),
            {
              kind: "parallel",
              parts: [
                resistor("R₂", r2),
                { kind: "series", parts: [{ kind: "inductor", label: "L" }, resistor("R₃", r3)] },
              ],
            },
          ],
        },
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          asks === "opened"
            ? [
                [later * pair, "giving the voltage just before the opening"],
                [inCoil * r3, "giving the voltage of the other resistor"],
                [emf, "giving the voltage of the battery"],
                [later * r2, "letting the whole current of the battery go on"],
                [first * r2, "giving the voltage just after the switch was closed"],
                [inCoil * (r2 + r3), "adding the voltages of both resistors"],
                [(emf * r2) / (r1 + r2 + r3), "taking all the resistors in series"],
              ]
            : [
                [later, "giving the current a long time later"],
                [first, "giving the current just after the switch was closed"],
                [inCoil, "giving the current in the coil"],
                [later - emf / (r1 + r2 + r3), "putting all the resistors in series at first"],
                [Math.abs(emf / r1 - first), "letting the coil bridge everything later"],
                [emf / (r1 + r3) - first, "leaving out $R_2$ later"],
                [later + first, "adding the currents"],
                [emf / (r1 + r2) / 2, "halving the first current"],
              ],
        ),
        explanation: [
          ...(asks === "opened"
            ? []
            : [
                `At first the coil lets no current pass, and the battery drives $\\frac{${emf}}{${r1} + ${r2}} = ${num(first, "A").tex}$.`,
              ]),
          `A long time after the switch is closed the coil is a mere wire: $R_2$ and $R_3$ in parallel make $${bare(pair)}\\ \\Omega$, and the battery drives $\\frac{${emf}}{${r1} + ${bare(pair)}} = ${num(later, "A").tex}$.`,
          asks === "opened"
            ? `Of this $${bare(inCoil)}\\ \\mathrm{A}$ flows in the coil. Just after the opening it goes on at this strength, round through $R_2$, which has $${bare(inCoil)} \\times ${r2} = ${key.tex}$.`
            : `The difference is ${key}.`,
        ],
        verify: () => {
          // Node voltages instead of combined resistances.
          const node = emf / r1 / (1 / r1 + 1 / r2 + 1 / r3);
          const early = emf / r1 / (1 / r1 + 1 / r2);
          const found = asks === "opened" ? (node / r3) * r2 : (emf - node) / r1 - (emf - early) / r1;
          return nearlyEqual(found, amount, 1e-6);
        },
      };
    }),
  }),
  computed({
    name: "figure-energy-of-a-capacitor-in-a-branch",
    depth: 5,
    chapter: "heating-and-charging",
    topic: "current-electricity",
    difficulty: "HARD",
    write: patiently((random) => {
      const [r1, r2, r3] = [random.int(1, 12), random.int(2, 20), random.int(2, 12)];
      const inside = random.pick([0, 1, 2]);
      const emf = random.int(4, 36);
      const plates = random.pick([2, 4, 5, 8, 10, 12, 20]);
      const volts = (emf * r2) / (r1 + r2 + inside);
      const amount = 0.5 * plates * volts * volts;
      if (!isNeat(volts) || !isNeat(amount) || amount > 5000) return undefined;
      const show = (x: number) => num(x, "μJ");
      const key = show(amount);
      const energy = (u: number) => 0.5 * plates * u * u;
      const beside = joint(r2, r3);
      return {
        text: `The battery in the figure has ${inside === 0 ? "no internal resistance" : `an internal resistance of ${num(inside, "ohm")}`}. What energy does the capacitor hold when the current has become steady?`,
        figure: {
          type: "circuit",
          source: [{ kind: "battery", label: `${emf} V` }],
          parts: [
            resistor("R₁", r1),
            {
              kind: "parallel",
              parts: [
                resistor("R₂", r2),
                { kind: "series", parts: [{ kind: "capacitor", label: `${plates} μF` }, resistor("R₃", r3)] },
              ],
            },
          ],
        },
        answer: key,
        distractors: slips(random, key, show, [
          [energy(emf), "putting the whole voltage across the capacitor"],
          [energy((emf * beside) / (r1 + beside + inside)), "letting a current flow through $R_3$"],
          [2 * amount, "forgetting the factor $\\frac{1}{2}$"],
          [energy((emf * r1) / (r1 + r2 + inside)), "taking the voltage of $R_1$"],
          [energy((emf * r2) / (r1 + r2 + r3 + inside)), "taking all the resistors in series"],
          [energy((emf * r2) / (r1 + r2)), "leaving out the internal resistance"],
          [plates * volts, "giving the charge in microcoulombs"],
          [amount / 2, "halving the energy once too often"],
        ]),
        explanation: [
          `In the steady state no current flows in the branch of the capacitor, so there is no voltage across $R_3$, and the capacitor has the voltage of $R_2$.`,
          `The current is $\\frac{${emf}}{${inside === 0 ? "" : `${inside} + `}${r1} + ${r2}} = ${bare(emf / (r1 + r2 + inside))}\\ \\mathrm{A}$, so the voltage is $${bare(volts)}\\ \\mathrm{V}$.`,
          `The energy is $\\frac{1}{2}CV^2 = \\frac{1}{2} \\times ${plates} \\times ${bare(volts)}^2 = ${key.tex}$.`,
        ],
        verify: () => {
          const charge = plates * (emf - (emf / (r1 + r2 + inside)) * (r1 + inside));
          return nearlyEqual((charge * charge) / (2 * plates), amount, 1e-6);
        },
      };
    }),
  }),
];
