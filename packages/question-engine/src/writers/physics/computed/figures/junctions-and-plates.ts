import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { bare } from "../given.ts";

export const junctionsAndPlates: WriterList = [
  computed({
    name: "figure-diode-on-a-load-line",
    depth: 5,
    topic: "semiconductors",
    difficulty: "HARD",
    write: patiently((random) => {
      const knee = random.pick([0.3, 0.5, 0.6, 0.7]);
      const top = random.pick([20, 25, 40, 50]);
      const within = random.pick([5, 8, 10, 12, 15, 20]);
      const high = roundTo(knee + (within * top) / 1000, 2);
      const outside = random.step(20, 150, 5);
      const milli = random.step(4, top - 2, 1);
      const emf = roundTo(knee + (milli * (within + outside)) / 1000, 3);
      if (!isNeat(emf, 1) || high > 2 || !isNeat(high, 1)) return undefined;
      const show = (x: number) => num(x, "mA");
      const key = show(milli);
      return {
        text: `The graph shows the current through a diode against the forward voltage across it. The diode is joined in series with a resistor of ${num(outside, "ohm")} to a battery of ${num(emf, "V")} without internal resistance, so that it conducts. What current flows?`,
        figure: {
          type: "graph",
          x: { quantity: "V", unit: "V", from: 0, to: roundTo(high + 0.2, 1), step: 0.1 },
          y: { quantity: "I", unit: "mA", from: 0, to: top + 5, step: 5 },
          curves: [
            {
              pieces: [
                {
                  kind: "points",
                  points: [
                    [0, 0],
                    [knee, 0],
                    [high, top],
                  ],
                },
              ],
            },
          ],
          points: [{ at: [high, top], guides: true }],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [(1000 * (emf - knee)) / outside, "leaving out the resistance of the diode"],
          [(1000 * emf) / (within + outside), "leaving out the knee of the characteristic"],
          [(1000 * emf) / outside, "taking the diode for a wire"],
          [(1000 * (emf - high)) / outside, "taking the voltage at the end of the line"],
          [
            (1000 * (emf - knee)) / ((high / top) * 1000 + outside),
            "dividing voltage by current instead of taking the slope",
          ],
          [milli / 2, "sharing the voltage equally"],
          [top, "reading off the end of the line"],
          [milli + 2, "a slip in reading the knee"],
          [milli - 2, "a slip in reading the knee"],
        ]),
        explanation: [
          `Beyond ${num(knee, "V")} the line rises by ${num(top, "mA")} in ${num(high - knee, "V")}, so there the diode acts like ${num(knee, "V")} in series with $\\frac{${bare(high - knee)}\\ \\mathrm{V}}{${top}\\ \\mathrm{mA}} = ${within}\\ \\Omega$.`,
          `Round the circuit $${bare(emf)} = ${bare(knee)} + I(${within} + ${outside})$.`,
          `So $I = \\frac{${bare(emf - knee)}}{${within + outside}}\\ \\mathrm{A} = ${key.tex}$.`,
        ],
        verify: () => {
          // The voltage left for the diode must be that of the graph at this current.
          const left = emf - (outside * milli) / 1000;
          return nearlyEqual(((left - knee) / (high - knee)) * top, milli, 1e-6) && left < high;
        },
      };
    }),
  }),
  computed({
    name: "figure-inertia-of-a-plate-with-a-hole",
    depth: 5,
    chapter: "rotation",
    topic: "rotational-motion",
    difficulty: "HARD",
    write: patiently((random) => {
      const large = random.int(4, 12);
      const small = random.int(1, large - 2);
      const apart = random.int(1, large - small);
      const mass = random.int(1, 12);
      const left = large ** 2 - small ** 2;
      const part = large ** 4 / 2 - small ** 4 / 2 - small ** 2 * apart ** 2;
      const amount = (mass * part) / left;
      if (!isNeat(amount) || small < large / 4 || apart < large / 6) return undefined;
      const show = (x: number) => num(x, "kg cm^2");
      const key = show(amount);
      const by = (inertia: number, area = left) => (mass * inertia) / area;
      return {
        text: `A thin uniform disc with its centre at $O$ has a round hole with its centre at $C$, as in the figure; the mass of what is left is ${num(mass, "kg")}. What is its moment of inertia about the axis through $O$ at right angles to its plane?`,
        figure: {
          type: "geometry",
          points: [
            { name: "O", at: [0, 0], dot: true },
            { name: "C", at: [apart, 0], dot: true },
            { name: "P", at: [-large, 0], unlabelled: true },
            { name: "Q", at: [apart, small], unlabelled: true },
          ],
          circles: [
            { centre: "O", radius: large },
            { centre: "C", radius: small },
          ],
          segments: [
            { from: "O", to: "P", label: `${large} cm` },
            { from: "C", to: "Q", label: `${small} cm` },
            { from: "O", to: "C", label: `${apart} cm` },
          ],
        },
        answer: key,
        distractors: slips(random, key, show, [
          [by(large ** 4 / 2 - small ** 4 / 2), "taking the hole to lie about $O$"],
          [(mass * large ** 2) / 2, "using the formula of a whole disc"],
          [by(part, large ** 2), "taking the mass for that of the whole disc"],
          [
            by(large ** 4 / 2 - small ** 4 / 2 + small ** 2 * apart ** 2),
            "adding the term of the distance of the centres",
          ],
          [
            by(large ** 4 - small ** 4 - small ** 2 * apart ** 2),
            "leaving out the half in the formula of a disc",
          ],
          [by(large ** 4 / 2 - small ** 2 * apart ** 2), "treating what is cut out as a point at $C$"],
          [
            by(large ** 4 / 2 - small ** 4 - small ** 2 * apart ** 2),
            "leaving out the half for the piece cut out",
          ],
          [(mass * (large ** 2 + small ** 2)) / 2 + mass * apart ** 2, "using a ring and moving its axis"],
        ]),
        explanation: [
          `With the mass per area $\\sigma$, the mass left is $\\sigma\\pi(${large}^2 - ${small}^2) = ${left}\\pi\\sigma$, so $\\pi\\sigma = \\frac{${mass}}{${left}}$ in kg per square centimetre.`,
          `The whole disc has $\\frac{1}{2}\\pi\\sigma \\times ${large}^4$; the piece cut out has, by the theorem of parallel axes, $\\frac{1}{2}\\pi\\sigma \\times ${small}^4 + \\pi\\sigma \\times ${small}^2 \\times ${apart}^2$.`,
          `The difference is $\\frac{${mass}}{${left}} \\times ${bare(part)} = ${key.tex}$.`,
        ],
        verify: () => {
          const density = mass / (Math.PI * left);
          const whole = density * Math.PI * large ** 2;
          const piece = density * Math.PI * small ** 2;
          return nearlyEqual((whole * large ** 2) / 2 - piece * (small ** 2 / 2 + apart ** 2), amount, 1e-9);
        },
      };
    }),
  }),
];
