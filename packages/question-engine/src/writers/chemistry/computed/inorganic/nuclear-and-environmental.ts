import { gcd, roundTo } from "../../../../numbers/arithmetic.ts";
import { fraction, num, words } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";

const CHAIN = [
  { from: ["U", 92, 238], to: ["Pb", 82, 206] },
  { from: ["U", 92, 235], to: ["Pb", 82, 207] },
  { from: ["Th", 90, 232], to: ["Pb", 82, 208] },
  { from: ["U", 92, 238], to: ["Ra", 88, 226] },
  { from: ["Th", 90, 232], to: ["Rn", 86, 220] },
  { from: ["Np", 93, 237], to: ["Bi", 83, 209] },
  { from: ["U", 92, 235], to: ["Ac", 89, 227] },
  { from: ["Ra", 88, 226], to: ["Pb", 82, 210] },
  { from: ["U", 92, 238], to: ["Rn", 86, 222] },
  { from: ["U", 92, 238], to: ["Po", 84, 214] },
  { from: ["Th", 90, 232], to: ["Po", 84, 212] },
  { from: ["Ra", 88, 226], to: ["Bi", 83, 214] },
  { from: ["U", 92, 234], to: ["Pb", 82, 210] },
  { from: ["Np", 93, 237], to: ["Th", 90, 229] },
  { from: ["U", 92, 235], to: ["Ra", 88, 223] },
  { from: ["Rn", 86, 222], to: ["Pb", 82, 206] },
  { from: ["Rn", 86, 220], to: ["Pb", 82, 208] },
  { from: ["Th", 90, 232], to: ["Bi", 83, 212] },
  { from: ["U", 92, 235], to: ["Bi", 83, 211] },
  { from: ["Np", 93, 237], to: ["Ra", 88, 225] },
  { from: ["U", 92, 238], to: ["Bi", 83, 210] },
  { from: ["Ac", 89, 227], to: ["Pb", 82, 207] },
] as const;

const nuclide = (symbol: string, z: number, a: number) => `$\\mathrm{^{${a}}_{${z}}${symbol}}$`;

export const nuclearAndEnvironmental: WriterList = [
  computed({
    name: "mass-left-after-half-lives",
    topic: "nuclear-and-environmental",
    difficulty: "EASY",
    write(random) {
      const { name, half, unit } = random.pick([
        { name: "iodine-131", half: 8, unit: "days" },
        { name: "cobalt-60", half: 5.25, unit: "years" },
        { name: "strontium-90", half: 28, unit: "years" },
        { name: "radon-222", half: 3.8, unit: "days" },
        { name: "phosphorus-32", half: 14, unit: "days" },
        { name: "technetium-99m", half: 6, unit: "hours" },
      ]);
      const halves = random.int(2, 6);
      const left = random.pick([0.5, 0.75, 1, 1.5, 2, 2.5, 3, 5]);
      const start = left * 2 ** halves;
      const decayed = random.chance(0.35);
      const show = (x: number) => num(x, "mg", 2);
      return {
        text: `The half-life of ${name} is ${half} ${unit}. Of ${show(start)}, how much ${decayed ? "has decayed" : "is left"} after ${roundTo(half * halves, 2)} ${unit}?`,
        answer: show(decayed ? start - left : left),
        distractors: [
          wrong(
            show(decayed ? left : start - left),
            decayed ? "giving the mass that is left" : "giving the mass that has decayed",
          ),
          wrong(show(decayed ? start - 2 * left : 2 * left), "counting one half-life too few"),
          wrong(
            show(decayed ? start - start / halves : start / halves),
            "dividing by the number of half-lives",
          ),
          wrong(show(decayed ? start - left / 2 : left / 2), "counting one half-life too many"),
          wrong(show(start / (2 * halves)), "dividing by twice the number of half-lives"),
        ],
        explanation: [
          `The ${roundTo(half * halves, 2)} ${unit} are ${halves} half-lives, so $\\frac{1}{2^{${halves}}} = \\frac{1}{${2 ** halves}}$ is left.`,
          `$${num(start).tex} / ${2 ** halves} = ${show(left).tex}$ is left${decayed ? `, so ${show(start - left)} has decayed` : ""}.`,
        ],
      };
    },
  }),
  computed({
    name: "alpha-and-beta-particles-of-a-chain",
    topic: "nuclear-and-environmental",
    difficulty: "MEDIUM",
    write(random) {
      const { from, to } = random.pick(CHAIN);
      const alpha = (from[2] - to[2]) / 4;
      const beta = to[1] - from[1] + 2 * alpha;
      const show = (a: number, b: number) => words(`$${a}\\ \\alpha$ and $${b}\\ \\beta$`);
      return {
        text: `How many $\\alpha$ and $\\beta^-$ particles are given off when ${nuclide(from[0], from[1], from[2])} turns into ${nuclide(to[0], to[1], to[2])}?`,
        answer: show(alpha, beta),
        distractors: [
          wrong(
            show(alpha, from[1] - to[1]),
            "taking the drop in atomic number for the number of $\\beta$ particles",
          ),
          wrong(show(beta, alpha), "exchanging the two numbers"),
          wrong(show(alpha, 2 * alpha), "letting the $\\beta$ particles undo the whole loss of charge"),
          wrong(show(alpha + 1, beta + 2), "counting one $\\alpha$ particle too many"),
          wrong(show(alpha - 1, beta + 1), "counting one $\\alpha$ particle too few"),
        ],
        explanation: [
          `Only $\\alpha$ particles change the mass number, by 4 each: $(${from[2]} - ${to[2]}) / 4 = ${alpha}$.`,
          `They lower the atomic number by ${2 * alpha}, to ${from[1] - 2 * alpha}; each $\\beta^-$ raises it by one, so $${to[1]} - ${from[1] - 2 * alpha} = ${beta}$ are needed.`,
          `That is ${show(alpha, beta)} particles.`,
        ],
        verify: () => from[2] === to[2] + 4 * alpha && from[1] === to[1] + 2 * alpha - beta,
      };
    },
  }),
  computed({
    name: "age-by-carbon-dating",
    topic: "nuclear-and-environmental",
    difficulty: "MEDIUM",
    write(random) {
      const halves = random.int(2, 5);
      const half = random.pick([5730, 5700, 5600]);
      const age = half * halves;
      const thing = random.pick([
        "a piece of charcoal from a hearth",
        "the wood of an old boat",
        "a bone from a cave",
        "a linen cloth",
        "the timber of a temple",
      ]);
      const fresh = random.pick([16, 32, 64]);
      const asActivity = random.chance();
      const show = (x: number) => num(x, "years", 0);
      return {
        text: asActivity
          ? `The carbon-14 of ${thing} gives ${num(fresh / 2 ** halves)} counts per minute per gram of carbon, that of living wood ${fresh}. How old is it? Take the half-life of carbon-14 as ${half} years.`
          : `In ${thing}, $\\frac{1}{${2 ** halves}}$ of the carbon-14 of a living being is left. How old is it? Take the half-life of carbon-14 as ${half} years.`,
        answer: show(age),
        distractors: [
          wrong(show(half * 2 ** halves), "multiplying the half-life by the factor of the decrease"),
          wrong(show(half * (halves - 1)), "counting one half-life too few"),
          wrong(show(half * (halves + 1)), "counting one half-life too many"),
          wrong(show(half / halves), "dividing the half-life by the number of halvings"),
        ],
        explanation: [
          `$\\frac{1}{${2 ** halves}} = \\left(\\frac{1}{2}\\right)^{${halves}}$, so ${halves} half-lives have passed.`,
          `The age is $${halves} \\times ${half}$ years, that is, ${show(age)}.`,
        ],
        satisfies: (x) => Math.abs(0.5 ** (x / half) - 0.5 ** halves) < 1e-6,
      };
    },
  }),
  computed({
    name: "two-isotopes-decaying-together",
    topic: "nuclear-and-environmental",
    difficulty: "HARD",
    write(random) {
      const slow = random.pick([6, 8, 12, 24, 20, 30]);
      const divisor = random.pick([2, 3, 4]);
      const fast = slow / divisor;
      const steps = random.int(1, 3);
      const time = slow * steps;
      const [a, b] = [random.int(1, 4), random.int(1, 4)];
      const top = a * 2 ** (time / fast);
      const bottom = b * 2 ** steps;
      if (!Number.isInteger(fast) || time / fast > 9 || gcd(a, b) > 1) return undefined;
      return {
        text: `A sample contains atoms of a radioactive isotope P (half-life ${num(fast, "h")}) and of Q (half-life ${num(slow, "h")}) in the ratio ${b} : ${a}. What is the ratio of the number of Q atoms to the number of P atoms left after ${num(time, "h")}?`,
        answer: fraction(top, bottom),
        distractors: [
          wrong(fraction(bottom, top), "giving the ratio of P to Q"),
          wrong(fraction(a * divisor, b), "multiplying by the ratio of the half-lives"),
          wrong(fraction(a, b), "thinking that the ratio does not change"),
          wrong(fraction(a * 2 ** (time / fast), b), "leaving out the decay of Q"),
          wrong(
            fraction(a * (time / fast), b * steps),
            "dividing by the numbers of half-lives instead of powers of two",
          ),
        ],
        explanation: [
          `In ${num(time, "h")}, P goes through ${time / fast} half-lives and Q through ${steps}.`,
          `Left are $${b} \\times \\frac{1}{2^{${time / fast}}}$ parts of P and $${a} \\times \\frac{1}{2^{${steps}}}$ parts of Q.`,
          `Their ratio, Q to P, is $\\frac{${a}}{${b}} \\times 2^{${time / fast - steps}} = ${fraction(top, bottom).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "binding-energy-per-nucleon",
    topic: "nuclear-and-environmental",
    difficulty: "MEDIUM",
    write(random) {
      const { symbol, z, a, mass } = random.pick([
        { symbol: "He", z: 2, a: 4, mass: 4.0015 },
        { symbol: "Li", z: 3, a: 7, mass: 7.0144 },
        { symbol: "C", z: 6, a: 12, mass: 11.9967 },
        { symbol: "N", z: 7, a: 14, mass: 13.9992 },
        { symbol: "O", z: 8, a: 16, mass: 15.9905 },
        { symbol: "Fe", z: 26, a: 56, mass: 55.9207 },
        { symbol: "Ne", z: 10, a: 20, mass: 19.987 },
      ]);
      const masses = random.pick([
        { p: 1.0073, n: 1.0087 },
        { p: 1.00728, n: 1.00866 },
      ]);
      const unit = random.pick([931, 931.5]);
      const defect = z * masses.p + (a - z) * masses.n - mass;
      const total = defect * unit;
      const per = random.chance(0.6);
      const show = (x: number) => num(x, "MeV", 2);
      return {
        text: `A nucleus of $\\mathrm{^{${a}}_{${z}}${symbol}}$ has a mass of ${num(mass, "u", 4)}. What is its binding energy${per ? " per nucleon" : ""}, to two decimals? Take the proton as ${num(masses.p, "u", 5)}, the neutron as ${num(masses.n, "u", 5)} and $1\\ \\mathrm{u} = ${unit}\\ \\mathrm{MeV}$.`,
        answer: show(per ? total / a : total),
        distractors: [
          wrong(
            show(per ? total : total / a),
            per ? "giving the whole binding energy" : "giving the binding energy per nucleon",
          ),
          wrong(show(per ? total / z : total / z), `dividing by the ${z} protons only`),
          wrong(show(per ? (defect * unit * 2) / a : total * 2), "counting the mass defect twice"),
          wrong(show(defect * 100), "giving the mass defect in hundredths of a mass unit"),
        ],
        explanation: [
          `The mass defect is $${z} \\times ${masses.p} + ${a - z} \\times ${masses.n} - ${num(mass, undefined, 4).tex} = ${num(defect, "u", 5).tex}$.`,
          `The binding energy is $${num(defect, undefined, 5).tex} \\times ${unit} = ${show(total).tex}$${per ? `, and per nucleon $${num(total, undefined, 2).tex} / ${a} = ${show(total / a).tex}$` : ""}.`,
        ],
      };
    },
  }),
  computed({
    name: "parts-per-million-of-a-pollutant",
    topic: "nuclear-and-environmental",
    difficulty: "EASY",
    write(random) {
      const pollutant = random.pick([
        { name: "fluoride", limit: [0.5, 1, 1.5, 2] },
        { name: "lead", limit: [0.02, 0.04, 0.05] },
        { name: "nitrate", limit: [20, 30, 45, 50] },
        { name: "sulphate", limit: [100, 250, 400] },
      ]);
      const ppm = random.pick(pollutant.limit);
      const litres = random.pick([2, 4, 5, 8, 10, 20]);
      const milligrams = ppm * litres;
      const show = (x: number) => num(x, "ppm", 3);
      return {
        text: `A sample of ${num(litres, "L")} of drinking water contains ${num(milligrams, "mg", 3)} of ${pollutant.name}. How many parts per million (by mass) is this? One litre of water weighs one kilogram.`,
        answer: show(ppm),
        distractors: [
          wrong(show(milligrams), "not dividing by the mass of the water"),
          wrong(show(ppm * 1000), "giving parts per billion"),
          wrong(show(ppm / 10), "slipping a decimal place"),
          wrong(show(milligrams * litres), "multiplying by the volume instead of dividing"),
          wrong(show(ppm * 10), "slipping a decimal place the other way"),
        ],
        explanation: [
          "One milligram in a kilogram is one part in a million.",
          `$${num(milligrams, undefined, 3).tex} / ${litres} = ${num(ppm, undefined, 3).tex}$ milligrams per kilogram, that is, ${show(ppm)}.`,
        ],
      };
    },
  }),
  computed({
    name: "oxygen-demand-of-waste-water",
    topic: "nuclear-and-environmental",
    difficulty: "MEDIUM",
    write(random) {
      const { name, mass, oxygen } = random.pick([
        { name: "glucose", mass: 180, oxygen: 6 },
        { name: "ethanol", mass: 46, oxygen: 3 },
        { name: "methanol", mass: 32, oxygen: 1.5 },
        { name: "acetic acid", mass: 60, oxygen: 2 },
        { name: "phenol", mass: 94, oxygen: 7 },
      ]);
      const concentration = random.step(20, 200, 10);
      const value = (concentration * oxygen * 32) / mass;
      const show = (x: number) => num(x, "mg/L", 1);
      return {
        text: `Waste water contains ${num(concentration, "mg/L")} of ${name} (molar mass ${num(mass, "g/mol")}). How much oxygen does its complete oxidation to ${ch("CO2")} and ${ch("H2O")} need, to one decimal? One mole of ${name} takes up ${num(oxygen, "mol")} of ${ch("O2")} (${num(32, "g/mol")}).`,
        answer: show(value),
        distractors: [
          wrong(show((concentration * 32) / mass), `taking one mole of oxygen for one mole of ${name}`),
          wrong(show((concentration * oxygen * 16) / mass), "taking 16 for the molar mass of oxygen gas"),
          wrong(show((concentration * mass) / (oxygen * 32)), "inverting the ratio of the masses"),
          wrong(show(concentration * oxygen), "multiplying milligrams by the ratio of moles"),
        ],
        explanation: [
          `One mole, ${num(mass, "g")} of ${name}, needs $${num(oxygen).tex} \\times 32 = ${num(oxygen * 32, "g").tex}$ of oxygen.`,
          `$${concentration} \\times \\frac{${num(oxygen * 32).tex}}{${mass}} = ${show(value).tex}$.`,
        ],
      };
    },
  }),
];
