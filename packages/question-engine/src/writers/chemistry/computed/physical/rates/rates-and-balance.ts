import { curveOf } from "../../../../../kit/drawn-curves.ts";
import { patiently } from "../../../../../kit/patiently.ts";
import { slips } from "../../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../../numbers/rounding.ts";
import { num } from "../../../../../numbers/value.ts";
import { computed } from "../../../../../writing/computed.ts";
import type { WriterList } from "../../../../../writing/writer.ts";

/** How much of each substance takes part: aA ⇌ bB + cC. */
const EQUATIONS = [
  [1, 1, 1],
  [2, 1, 1],
  [2, 2, 1],
  [1, 2, 1],
  [2, 1, 2],
] as const;

/** From one level to another, reached at a time and kept from then on. */
const settling = (from: number, to: number, time: number) => (t: number) =>
  to + (from - to) * Math.max(0, 1 - t / time) ** 3;

/** What is left of a reactant, by the order of the reaction and its first half-life. */
function left(order: number, start: number, half: number, time: number): number {
  if (order === 0) return start * (1 - time / (2 * half));
  return order === 1 ? start / 2 ** (time / half) : start / (1 + time / half);
}

export const ratesAndBalance: WriterList = [
  computed({
    name: "figure-half-life-from-another-start",
    topic: "chemical-kinetics",
    difficulty: "HARD",
    write(random) {
      const order = random.int(0, 2);
      const start = random.pick([0.4, 0.8, 1.2, 1.6, 2, 2.4]);
      const half = random.step(4, 20, 2);
      const next = [half / 2, half, 2 * half][order] ?? half;
      const factor = random.pick([0.25, 0.5, 1.5, 2, 3, 4]);
      const other = roundTo(start * factor, 2);
      const byOrder = [half * factor, half, half / factor];
      const answer = byOrder[order] ?? half;
      if (!isNeat(answer, 1)) return undefined;
      const show = (amount: number) => num(amount, "min");
      const key = show(answer);
      const end = half + next + half / 2;
      const last = order === 0 ? 2 * half : end;
      const named = ["zero", "first", "second"];
      return {
        text: `The graph shows the concentration of a substance X that decomposes; the rate depends on nothing but this concentration. What is the half-life of X at the same temperature if the concentration at the start is ${num(other, "mol/L")}?`,
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: "min", from: 0, to: roundTo(end, 1), step: half / 2 },
          y: {
            quantity: "Concentration",
            unit: "mol/L",
            from: 0,
            to: roundTo(1.25 * start, 2),
            step: roundTo(start / 4, 2),
          },
          curves: [curveOf((time) => left(order, start, half, time), 0, last)],
          points: [
            { at: [half, roundTo(start / 2, 2)], guides: true },
            { at: [half + next, roundTo(start / 4, 2)], guides: true },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          ...byOrder.map((time, at) => [time, `taking the reaction to be of ${named[at]} order`] as const),
          [half + next, "taking the time until a quarter is left"],
          [next, "giving the time in which the half that is left is halved"],
          [2 * answer, "doubling the half-life"],
          [answer / 2, "halving the half-life"],
          [next * factor, "scaling the second half-life by the concentration"],
        ]),
        explanation: [
          `The concentration falls to a half in ${half} minutes and from there to a quarter in ${num(next)} minutes more. ${["So the half-life falls with the concentration: the order is zero.", "So the half-life does not depend on the concentration: the order is one.", "So the half-life doubles when the concentration is halved: the order is two."][order]}`,
          order === 1
            ? `With ${num(other, "mol/L")} at the start the half-life is again ${key}.`
            : `With $\\frac{${other}}{${start}} = ${factor}$ times the concentration the half-life is ${order === 0 ? `$${half} \\times ${factor}` : `$\\frac{${half}}{${factor}}`} = ${key.tex}$.`,
        ],
        verify: () => {
          // The rate constant of this order, then the time at which half of the new amount is left.
          const k = order === 0 ? start / (2 * half) : order === 1 ? Math.LN2 / half : 1 / (half * start);
          const time = order === 0 ? other / (2 * k) : order === 1 ? Math.LN2 / k : 1 / (k * other);
          return nearlyEqual(time, answer, 1e-9);
        },
      };
    },
  }),
  computed({
    name: "figure-arrhenius-line",
    topic: "chemical-kinetics",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const from = random.step(20, 32, 2) / 10;
      const apart = random.pick([0.2, 0.4, 0.5, 0.8, 1]);
      const to = roundTo(from + apart, 1);
      const high = random.int(-4, 4);
      const fall = random.int(2, 8);
      const low = high - fall;
      const slope = fall / apart;
      const answer = 8.3 * slope;
      if (!isNeat(answer, 1) || answer < 40 || answer > 250 || low === 0) return undefined;
      const show = (amount: number) => num(amount, "kJ/mol", 1);
      const key = show(answer);
      return {
        text: "The graph shows $\\ln k$ for the rate constant of a reaction against $\\frac{1}{T}$. What is the activation energy of the reaction? Take $R = 8.3\\ \\mathrm{J/(mol\\,K)}$.",
        figure: {
          type: "graph",
          x: {
            quantity: "1/T",
            unit: "10⁻³ K⁻¹",
            from: roundTo(from - 0.2, 1),
            to: roundTo(to + 0.2, 1),
            step: 0.1,
          },
          y: { quantity: "ln k", from: Math.min(low - 1, 0), to: Math.max(high + 1, 1), step: 1 },
          curves: [{ pieces: [{ kind: "line", from: [from, high], to: [to, low] }] }],
          points: [
            { at: [from, high], label: "P" },
            { at: [to, low], label: "Q" },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [Math.LN10 * answer, "taking the logarithm to be one to the base ten"],
          [answer / Math.LN10, "dividing the slope by 2.303"],
          [slope, "forgetting to multiply the slope by $R$"],
          [8.3 * fall, "forgetting to divide by the change of $\\frac{1}{T}$"],
          [8.3 * fall * apart, "multiplying by the change of $\\frac{1}{T}$"],
          [(8.3 * Math.abs(low)) / to, "dividing the coordinates of Q instead of taking the slope"],
          [answer / 2, "halving the slope"],
          [2 * answer, "doubling the slope"],
        ]),
        explanation: [
          "As $\\ln k = \\ln A - \\frac{E_a}{R} \\times \\frac{1}{T}$, the slope of the line is $-\\frac{E_a}{R}$.",
          `From P to Q, $\\ln k$ falls by ${fall} while $\\frac{1}{T}$ grows by $${apart} \\times 10^{-3}\\ \\mathrm{K^{-1}}$: the slope is $-${num(slope).tex} \\times 10^3\\ \\mathrm{K}$.`,
          `$E_a = 8.3 \\times ${num(slope).tex} \\times 10^3\\ \\mathrm{J/mol} = ${key.tex}$.`,
        ],
        verify: () => {
          // The ratio of the rate constants at the two temperatures.
          const [hot, cold] = [1000 / from, 1000 / to];
          return nearlyEqual(((answer * 1000) / 8.3) * (1 / cold - 1 / hot), fall, 1e-6);
        },
      };
    }),
  }),
  computed({
    name: "figure-equilibrium-from-three-curves",
    topic: "chemical-equilibrium",
    difficulty: "HARD",
    write: patiently((random) => {
      const [a, b, c] = random.pick(EQUATIONS);
      const extent = random.int(1, 3);
      const rest = random.int(1, 5);
      const start = rest + a * extent;
      const [second, third] = [b * extent, c * extent];
      const answer = (second ** b * third ** c) / rest ** a;
      if (!isNeat(answer, 2) || start > 9 || answer > 100 || rest === second || rest === third)
        return undefined;
      const time = random.pick([3, 4, 5, 6]);
      const end = time + 3;
      const key = num(answer);
      const swapped = (second ** c * third ** b) / rest ** a;
      return {
        text: "In a closed vessel of constant volume, A, which is alone at first, changes into B and C until equilibrium is reached. The graph shows the concentrations. What is the value of $K_c$, in terms of mol/L, for the reaction written with the smallest whole coefficients?",
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: "min", from: 0, to: end, step: 1 },
          y: {
            quantity: "Concentration",
            unit: "mol/L",
            from: 0,
            to: Math.max(start, second, third) + 1,
            step: 1,
          },
          curves: [
            curveOf(settling(start, rest, time), 0, end, "A"),
            curveOf(settling(0, second, time), 0, end, "B"),
            curveOf(settling(0, third, time), 0, end, "C", true),
          ],
          points: [
            { at: [0, start] },
            { at: [time, rest] },
            { at: [time, second] },
            ...(third === second ? [] : [{ at: [time, third] as [number, number] }]),
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, (amount) => num(amount), [
          [(second * third) / rest, "leaving out the coefficients"],
          [1 / answer, "turning the expression round"],
          [(second ** b * third ** c) / start ** a, "taking the concentration of A at the start"],
          [swapped, "exchanging the coefficients of B and C"],
          [(second ** b * third ** c) / rest, "leaving out the coefficient of A"],
          [(second * third) / rest ** a, "leaving out the coefficients of the products"],
          [(b * second * c * third) / (a * rest), "multiplying by the coefficients"],
          [(second + third) / rest, "adding the concentrations of the products"],
          [(second ** b * third ** c) / (start - rest) ** a, "taking what A has lost for what is left of it"],
          [2 * answer, "doubling the quotient"],
        ]),
        explanation: [
          `A falls by $${start} - ${rest} = ${a * extent}$ mol/L, while B rises by ${second} and C by ${third} mol/L: the changes are as $${a} : ${b} : ${c}$, so the reaction is $\\mathrm{${term(a, "A")} \\rightleftharpoons ${term(b, "B")} + ${term(c, "C")}}$.`,
          `At equilibrium the curves are level: $K_c = \\frac{${power(second, b)} \\times ${power(third, c)}}{${power(rest, a)}} = ${key.tex}$.`,
        ],
        verify: () => {
          const logarithm = b * Math.log(second) + c * Math.log(third) - a * Math.log(rest);
          return nearlyEqual(Math.exp(logarithm), answer, 1e-9) && (start - rest) * b === second * a;
        },
      };
    }),
  }),
  computed({
    name: "figure-enthalpy-from-a-free-energy-line",
    topic: "chemical-thermodynamics",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const entropy = random.pick([-200, -150, -100, -50, 50, 100, 150, 200]);
      const enthalpy = random.step(-150, 200, 5);
      const at = (kelvin: number) => enthalpy - (kelvin * entropy) / 1000;
      const [cold, hot] = [random.pick([300, 400]), random.pick([600, 700, 800])];
      const [one, two] = [at(cold), at(hot)];
      if (one % 10 !== 0 || two % 10 !== 0 || Math.abs(enthalpy) < 20) return undefined;
      const show = (amount: number) => num(amount, "kJ/mol");
      const key = show(enthalpy);
      return {
        text: "The graph shows the standard Gibbs energy of a reaction against the temperature; enthalpy and entropy of the reaction do not change in this range. What is the standard enthalpy of the reaction?",
        figure: {
          type: "graph",
          x: { quantity: "T", unit: "K", from: 200, to: hot + 100, step: 100 },
          y: {
            quantity: "ΔG°",
            unit: "kJ/mol",
            from: Math.min(0, one, two) - 10,
            to: Math.max(0, one, two) + 10,
            step: Math.abs(one - two) > 80 || Math.max(Math.abs(one), Math.abs(two)) > 100 ? 20 : 10,
          },
          curves: [{ pieces: [{ kind: "line", from: [cold, one], to: [hot, two] }] }],
          points: [
            { at: [cold, one], label: `P: ${signed(one)}` },
            { at: [hot, two], label: `Q: ${signed(two)}` },
          ],
          squared: true,
        },
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          [
            [one - (cold * entropy) / 1000, "taking the entropy with the wrong sign"],
            [one, "reading off the Gibbs energy at P"],
            [one - two, "taking the change of the Gibbs energy for the enthalpy"],
            [two, "reading off the Gibbs energy at Q"],
            [-enthalpy, "exchanging the signs"],
            [one + (200 * entropy) / 1000, "going back by 200 K only, to the left edge"],
            [two - (cold * entropy) / 1000, "adding the change up to the wrong point"],
            [(one + two) / 2, "taking the mean of the two values"],
          ],
          true,
        ),
        explanation: [
          `As $\\Delta G^\\circ = \\Delta H^\\circ - T\\Delta S^\\circ$, the slope is $-\\Delta S^\\circ$: $\\frac{${two} - ${bracket(one)}}{${hot} - ${cold}} = ${num(-entropy / 1000).tex}\\ \\mathrm{kJ/(mol\\,K)}$.`,
          `At ${cold} K, $${one} = \\Delta H^\\circ ${entropy > 0 ? "-" : "+"} ${cold} \\times ${Math.abs(entropy) / 1000}$, so $\\Delta H^\\circ = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual((one * hot - two * cold) / (hot - cold), enthalpy, 1e-9),
      };
    }),
  }),
];

const term = (count: number, name: string) => (count === 1 ? name : `${count}${name}`);
const power = (base: number, exponent: number) => (exponent === 1 ? `${base}` : `${base}^${exponent}`);
const bracket = (value: number) => (value < 0 ? `(${value})` : `${value}`);
const signed = (value: number) => `${value}`.replace("-", "−");
