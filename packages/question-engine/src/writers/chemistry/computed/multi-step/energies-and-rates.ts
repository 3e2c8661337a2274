import { patiently } from "../../../../kit/patiently.ts";
import { slips, wholeSlips } from "../../../../kit/slips.ts";
import { nearlyEqual, roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { bracketed, fixed, num, scientific } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";
import { LN10 } from "../physical/equilibria/logarithms-as-given.ts";

/** Carbon and hydrogen atoms, how many bonds there are between carbon atoms and of which kind, and the enthalpy of formation in kJ/mol. */
const HYDROCARBONS = [
  { name: "ethane", carbons: 2, hydrogens: 6, joints: 1, bond: "{-}", formation: -85 },
  { name: "propane", carbons: 3, hydrogens: 8, joints: 2, bond: "{-}", formation: -104 },
  { name: "ethene", carbons: 2, hydrogens: 4, joints: 1, bond: "{=}", formation: 52 },
  { name: "ethyne", carbons: 2, hydrogens: 2, joints: 1, bond: "{\\equiv}", formation: 227 },
] as const;

/** How much of a first-order reaction is done after so many half-lives. */
const DONE = ["50%", "75%", "87.5%", "93.75%"] as const;
/** Logarithms as the question states them. */
const LOGS = { 2: 0.3, 3: 0.48, 4: 0.6, 5: 0.7, 8: 0.9, 10: 1 } as const;

export const energiesAndRates: WriterList = [
  computed({
    name: "bond-enthalpy-from-two-formations",
    depth: 5,
    chapter: "enthalpy-cycles",
    topic: "chemical-thermodynamics",
    difficulty: "HARD",
    write: patiently((random) => {
      const { name, carbons, hydrogens, joints, bond, formation: usual } = random.pick(HYDROCARBONS);
      const [atomisation, hydrogen] = [random.int(711, 721), random.int(430, 438)];
      const [methane, formation] = [random.int(-77, -73), usual + random.int(-2, 2)];
      const single = (atomisation + 2 * hydrogen - methane) / 4;
      const atoms = carbons * atomisation + (hydrogens / 2) * hydrogen;
      const amount = (atoms - formation - hydrogens * single) / joints;
      if (!isNeat(single) || !isNeat(amount)) return undefined;
      const show = (x: number) => num(x, "kJ/mol", 0);
      const key = show(amount);
      const kind = `$\\mathrm{C${bond}C}$`;
      return {
        text: `The standard enthalpies of formation of methane and ${name}, both as gases, are $${methane}$ and $${formation}\\ \\mathrm{kJ/mol}$ respectively. The enthalpy of atomisation of graphite is ${num(atomisation, "kJ/mol")}, and the bond enthalpy of ${ch("H2")} is ${num(hydrogen, "kJ/mol")}. If the $\\mathrm{C{-}H}$ bonds of both gases have the same enthalpy, what is the bond enthalpy of ${kind} in ${name}?`,
        answer: key,
        distractors: slips(random, key, show, [
          [
            amount + (2 * formation) / joints,
            `taking the enthalpy of formation of ${name} with the wrong sign`,
          ],
          [amount + formation / joints, `leaving out the enthalpy of formation of ${name}`],
          [amount - (hydrogens * methane) / 4 / joints, "leaving out the enthalpy of formation of methane"],
          [amount + hydrogen / joints, "counting one mole of hydrogen too many"],
          [amount + single / joints, "counting one $\\mathrm{C{-}H}$ bond too few"],
          [amount - single / joints, "counting one $\\mathrm{C{-}H}$ bond too many"],
          [amount * joints, "not dividing by the number of bonds between carbon atoms"],
          [amount + (hydrogens * methane) / 4 / joints, "taking that of methane twice"],
          [amount - hydrogen / joints, "counting one mole of hydrogen too few"],
        ]),
        explanation: [
          `Methane: $4\\,\\mathrm{C{-}H} = ${atomisation} + 2 \\times ${hydrogen} - (${methane}) = ${4 * single}\\ \\mathrm{kJ/mol}$, so that one $\\mathrm{C{-}H}$ bond takes ${num(single, "kJ/mol")}.`,
          `All bonds of ${name} together: $${carbons} \\times ${atomisation} + ${hydrogens === 2 ? "" : `${hydrogens / 2} \\times `}${hydrogen} - ${bracketed(formation)} = ${atoms - formation}\\ \\mathrm{kJ/mol}$.`,
          `What is left for the carbon atoms is $${atoms - formation} - ${hydrogens} \\times ${single} = ${amount * joints}\\ \\mathrm{kJ/mol}$${joints > 1 ? `, for ${joints} bonds` : ""}.`,
          `So ${kind} has the bond enthalpy ${key}.`,
        ],
        verify: () =>
          nearlyEqual(atomisation + 2 * hydrogen - 4 * single, methane) &&
          nearlyEqual(atoms - (hydrogens * single + joints * amount), formation),
      };
    }),
  }),
  computed({
    name: "activation-energy-from-two-completions",
    depth: 5,
    chapter: "activation-energy",
    topic: "chemical-kinetics",
    difficulty: "HARD",
    write: patiently((random) => {
      const factor = random.pick([2, 3, 4, 5, 8, 10] as const);
      const [first, second] = random.sample([1, 2, 3, 4], 2) as [number, number];
      const later = random.pick([2, 3, 4, 5, 6, 10]);
      const cold = random.pick([290, 300, 310]);
      const warm = cold + random.pick([10, 20, 25]);
      const [before, after] = [first * later * factor, second * later];
      const energyFor = (log: number) => (LN10 * 8.314 * log * cold * warm) / (warm - cold) / 1000;
      const amount = energyFor(LOGS[factor]);
      if (amount < 30 || amount > 130 || before === after) return undefined;
      const show = (x: number) => fixed(x, 1, "kJ/mol");
      const key = show(amount);
      const ofTimes = Math.log10(before / after);
      return {
        text: `A first-order reaction is ${DONE[first - 1]} complete in ${num(before, "min")} at ${num(cold, "K")} and ${DONE[second - 1]} complete in ${num(after, "min")} at ${num(warm, "K")}. What is its activation energy? Take $R = 8.314\\ \\mathrm{J\\,K^{-1}\\,mol^{-1}}$${factor < 10 ? ` and $\\log_{10} ${factor} = ${fixed(LOGS[factor], 2).tex}$` : ""}.`,
        answer: key,
        distractors: slips(random, key, show, [
          [energyFor(Math.abs(ofTimes)), "taking the ratio of the two times for that of the rate constants"],
          [amount / LN10, "using the common logarithm where the natural one stands"],
          [amount * LN10, "turning the common logarithm into a natural one twice"],
          [energyFor(LOGS[factor] + 0.3), "counting one half-life too many at the lower temperature"],
          [energyFor(LOGS[factor] + Math.log10(second / first)), "counting the half-lives the wrong way"],
          [(amount * cold) / warm, "squaring the lower temperature"],
          [(amount * 3) / 2, "slipping by one half in the logarithm"],
          [amount / 2, "halving the difference of the temperatures the wrong way"],
        ]),
        explanation: [
          `At ${num(cold, "K")} the half-life is $\\frac{${before}}{${first}} = ${num(before / first, "min").tex}$, at ${num(warm, "K")} $\\frac{${after}}{${second}} = ${num(after / second, "min").tex}$.`,
          `So the rate constant grows ${factor}-fold: $\\log_{10}\\frac{k_2}{k_1} = ${num(LOGS[factor]).tex} = \\frac{E_a}{2.303R}\\left(\\frac{1}{${cold}} - \\frac{1}{${warm}}\\right)$.`,
          `$E_a = \\frac{2.303 \\times 8.314 \\times ${num(LOGS[factor]).tex} \\times ${cold} \\times ${warm}}{${warm - cold}}\\ \\mathrm{J/mol} \\approx ${key.tex}$.`,
        ],
        verify: () => {
          const [k1, k2] = [(first * Math.LN2) / before, (second * Math.LN2) / after];
          const energy = (8.314 * Math.log(k2 / k1)) / (1 / cold - 1 / warm) / 1000;
          return Math.abs(energy / amount - 1) < 0.01;
        },
      };
    }),
  }),
  computed({
    name: "half-life-without-the-other-reaction",
    depth: 5,
    chapter: "rate-laws",
    topic: "chemical-kinetics",
    difficulty: "HARD",
    write: patiently((random) => {
      const halves = random.int(1, 4);
      const [wanted, other] = random.pick([
        [3, 1],
        [1, 3],
        [2, 1],
        [1, 2],
        [4, 1],
        [1, 4],
        [3, 2],
        [2, 3],
        [5, 1],
      ] as const);
      const half = random.step(4, 60, 2);
      const amount = (half * (wanted + other)) / wanted;
      const minutes = half * halves;
      if (!isNeat(amount) || minutes > 180) return undefined;
      const show = (x: number) => num(x, "min", 0);
      const key = show(amount);
      return {
        text: `A substance A turns into B and, at the same time, into C, by two first-order reactions. After ${num(minutes, "min")}, ${DONE[halves - 1]} of A has reacted, and the amounts of B and C are in the ratio $${wanted} : ${other}$. What would the half-life of A be if it turned only into B, at the same temperature?`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          wholeSlips([
            [half, "giving the half-life of A with both reactions"],
            [(half * (wanted + other)) / other, "taking the share of C for that of B"],
            [(half * wanted) / (wanted + other), "multiplying by the share of B instead of dividing"],
            [(half * wanted) / other, "multiplying by the ratio of B to C"],
            [(half * other) / wanted, "multiplying by the ratio of C to B"],
            [(minutes * (wanted + other)) / wanted, "taking the whole time for one half-life"],
            [half * (wanted + other), "counting the parts without dividing by those of B"],
            [2 * amount, "doubling the half-life"],
          ]),
        ),
        explanation: [
          `With both reactions A has the half-life $\\frac{${minutes}}{${halves}} = ${num(half, "min").tex}$, which belongs to $k_1 + k_2$.`,
          `B and C are formed in the ratio of the rate constants, so that $k_1 = \\frac{${wanted}}{${wanted + other}}(k_1 + k_2)$.`,
          `With $k_1$ alone the half-life is $\\frac{0.693}{k_1} = ${num(half).tex} \\times \\frac{${wanted + other}}{${wanted}} = ${key.tex}$.`,
        ],
        verify: () => {
          const [one, two] = [Math.LN2 / amount, ((Math.LN2 / amount) * other) / wanted];
          return nearlyEqual(Math.exp(-(one + two) * minutes), 0.5 ** halves, 1e-9);
        },
      };
    }),
  }),
  computed({
    name: "constant-of-a-disproportionation",
    depth: 5,
    chapter: "cells",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      // The ion in the middle, M⁺ or M²⁺, gives the metal and the ion of one charge more.
      const low = random.pick([1, 2] as const);
      const high = low + 1;
      const way = random.pick([1, -1]);
      const power = way * high * random.int(low === 1 ? 2 : 1, 5);
      const upper = random.int(-60, 120) / 100;
      const whole = upper + (0.059 * power) / high;
      const lower = (high * whole - upper) / low;
      if (Math.abs(upper) < 0.05 || Math.abs(whole) < 0.05 || Math.abs(lower) < 0.05) return undefined;
      const show = (x: number) => scientific(10 ** x, undefined, 1);
      const key = show(power);
      const ion = (charge: number) => ch(`M^${charge === 1 ? "" : charge}+`);
      const volts = (x: number) => fixed(x, 3, "V");
      const [many, few] = [low === 1 ? "2" : "3", low === 1 ? "" : "2"];
      const reaction = `$${many}\\mathrm{M^{${low === 1 ? "" : low}+}} \\rightleftharpoons ${few}\\mathrm{M^{${high}+}} + \\mathrm{M}$`;
      return {
        text: `The standard reduction potentials of ${ion(high)}/${ion(low)} and ${ion(high)}/${ch("M")} at 298 K are ${volts(upper)} and ${volts(whole)} respectively. What is the equilibrium constant of the reaction ${reaction} (metal ${ch("M")} solid) at this temperature? Take $\\frac{2.303RT}{F} = 0.059\\ \\mathrm{V}$.`,
        answer: key,
        distractors: slips(
          random,
          key,
          show,
          [
            [power / high, "taking the two given potentials for those of the cell, with one electron"],
            [2 * power, "counting twice as many electrons"],
            [power + way, "slipping by one power of ten"],
            [power - way, "slipping by one power of ten the other way"],
            [(2 * power) / high, "using the potential of the metal couple as it is given"],
            [power + 2 * way, "slipping by two powers of ten"],
            [power - 2 * way, "slipping by two powers of ten the other way"],
          ].map(([exponent, why]) => [show(Number(exponent)), `${why}`] as const),
        ),
        explanation: [
          `The electrons are weighted: $${low === 1 ? "" : low}E^\\circ(${ion(low).replaceAll("$", "")}/\\mathrm{M}) = ${high} \\times ${bracketed(roundTo(whole, 3))} - ${bracketed(upper)}$, so that this potential is ${num(lower, "V", 4)}.`,
          `In the reaction ${ion(low)} is reduced to the metal and oxidised to ${ion(high)}: $E^\\circ = ${num(lower, undefined, 4).tex} - ${bracketed(upper)} = ${num(lower - upper, "V", 4).tex}$, with ${low === 1 ? "one electron" : "two electrons"}.`,
          `$\\log_{10} K = \\frac{${low === 1 ? "" : "2 \\times "}${bracketed(roundTo(lower - upper, 4))}}{0.059} = ${power}$, so $K = ${key.tex}$.`,
        ],
        verify: () => {
          // By Gibbs energies in units of F: those of the ions above the metal.
          const [ofLow, ofHigh] = [low * lower, high * whole];
          const change = low === 1 ? ofHigh - 2 * ofLow : 2 * ofHigh - 3 * ofLow;
          return nearlyEqual(-change / 0.059, power, 1e-9);
        },
      };
    },
  }),
];
