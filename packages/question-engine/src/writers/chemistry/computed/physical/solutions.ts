import { roundTo } from "../../../../numbers/arithmetic.ts";
import { isExact, isTie, showsAll } from "../../../../numbers/rounding.ts";
import { num, percent } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, given, molarMass } from "../formula.ts";
import { STOCK_SOLUTIONS } from "./stock-solutions.ts";

const NON_ELECTROLYTES = [
  { name: "urea", mass: 60 },
  { name: "glucose", mass: 180 },
  { name: "sucrose", mass: 342 },
  { name: "ethylene glycol", mass: 62 },
] as const;
const SALTS = [
  { formula: "NaCl", ions: 2 },
  { formula: "KCl", ions: 2 },
  { formula: "CaCl2", ions: 3 },
  { formula: "K2SO4", ions: 3 },
  { formula: "AlCl3", ions: 4 },
  { formula: "Na2SO4", ions: 3 },
] as const;

export const solutions: WriterList = [
  computed({
    name: "mole-fraction-of-a-solute",
    topic: "solutions",
    difficulty: "EASY",
    write(random) {
      const solute = random.pick([
        { name: "urea", mass: 60 },
        { name: "glucose", mass: 180 },
        { name: "ethanol", mass: 46 },
        { name: "methanol", mass: 32 },
        { name: "glycerol", mass: 92 },
      ]);
      const water = random.int(1, 19);
      const moles = random.pick([0.5, 1, 1.5, 2, 3, 4, 5]);
      const x = moles / (moles + water);
      // Half a unit of the last place could be rounded either way.
      if (Math.abs(((x * 1000) % 1) - 0.5) < 1e-6) return undefined;
      const show = (value: number) => num(value, undefined, 3);
      const ofWater = random.chance(0.35);
      return {
        text: `To three decimals, what is the mole fraction of ${ofWater ? "water" : solute.name} in a mixture of ${num(moles * solute.mass, "g")} of ${solute.name} (molar mass ${num(solute.mass, "g/mol")}) and ${num(18 * water, "g")} of water (molar mass ${num(18, "g/mol")})?`,
        answer: show(ofWater ? 1 - x : x),
        distractors: [
          wrong(show(ofWater ? x : 1 - x), `giving the mole fraction of ${ofWater ? solute.name : "water"}`),
          wrong(
            show(ofWater ? water / moles : moles / water),
            "dividing by the moles of the other substance instead of all moles",
          ),
          wrong(
            show((ofWater ? 18 * water : moles * solute.mass) / (moles * solute.mass + 18 * water)),
            "giving the mass fraction",
          ),
          wrong(
            show((ofWater ? water : moles) / (moles + water + 1)),
            "counting one mole too many in the total",
          ),
        ],
        explanation: [
          `There are $${num(moles * solute.mass).tex} / ${solute.mass} = ${num(moles, "mol").tex}$ of ${solute.name} and $${18 * water} / 18 = ${num(water, "mol").tex}$ of water.`,
          `The mole fraction is $\\frac{${num(ofWater ? water : moles).tex}}{${num(moles + water).tex}} = ${show(ofWater ? 1 - x : x).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "molality-of-a-solution",
    topic: "solutions",
    difficulty: "EASY",
    write(random) {
      const { name, mass } = random.pick(NON_ELECTROLYTES);
      const water = random.pick([100, 200, 250, 400, 500, 800]);
      const grams = random.pick([4, 6, 7, 9, 11, 12, 15, 18, 21, 27, 30, 36, 45]);
      const molality = (1000 * grams) / (mass * water);
      const exact = isExact(molality, 3);
      if (!exact && (!showsAll(molality, 3) || isTie(molality, 3))) return undefined;
      const show = (value: number) => num(value, "mol/kg", 3);
      return {
        text: `A mass of ${num(grams, "g", 3)} of ${name} (molar mass ${num(mass, "g/mol")}) is dissolved in ${num(water, "g")} of water. What is the molality of the solution${exact ? "" : ", to three decimals"}?`,
        answer: show(molality),
        distractors: [
          wrong(show(grams / mass), "giving the number of moles without dividing by the mass of the water"),
          wrong(
            show((molality * water) / (water + grams)),
            "dividing by the mass of the solution instead of the solvent",
          ),
          wrong(
            show((molality * water * water) / 1e6),
            "multiplying by the mass of the water instead of dividing",
          ),
          wrong(show(grams / (water / 1000) / 100), "dividing grams, not moles, by the mass of the water"),
        ],
        explanation: [
          `$${num(grams, undefined, 3).tex} / ${mass} = ${num(grams / mass, "mol").tex}$ of ${name} is dissolved in ${num(water / 1000, "kg")} of water.`,
          `The molality is $${num(grams / mass).tex} / ${num(water / 1000).tex} = ${show(molality).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "boiling-or-freezing-of-a-solution",
    topic: "solutions",
    difficulty: "MEDIUM",
    write(random) {
      const isFreezing = random.chance();
      const k = isFreezing ? 1.86 : 0.52;
      const electrolyte = random.chance(0.6);
      const { formula, ions } = random.pick(SALTS);
      const solute = random.pick(NON_ELECTROLYTES);
      const i = electrolyte ? ions : 1;
      const molality = random.pick([0.1, 0.2, 0.25, 0.5, 1]);
      const shift = k * i * molality;
      const show = (change: number) => num(isFreezing ? 273.15 - change : 373.15 + change, "K", 2);
      const what = electrolyte ? ch(formula) : solute.name;
      const assumed = electrolyte ? " Assume complete dissociation of the salt." : "";
      return {
        text: `What is the ${isFreezing ? "freezing" : "boiling"} point of a ${num(molality, "mol/kg")} aqueous solution of ${what} at 1 atm? Pure water ${isFreezing ? "freezes at 273.15 K" : "boils at 373.15 K"}, and $K_${isFreezing ? "f" : "b"} = ${k}\\ \\mathrm{K\\,kg\\,mol^{-1}}$.${assumed}`,
        answer: show(shift),
        distractors: [
          wrong(
            show(electrolyte ? k * molality : 2 * k * molality),
            electrolyte
              ? "forgetting that the salt gives several ions"
              : "counting two particles for each molecule",
          ),
          wrong(
            show(electrolyte ? (k * molality * i) / 2 : 3 * k * molality),
            "a slip in the number of particles",
          ),
          wrong(show(2 * k * i * molality), "doubling the shift"),
          wrong(
            show(electrolyte ? k * molality * (i + 1) : (k * molality) / 2),
            electrolyte ? "counting one ion too many" : "halving the shift",
          ),
          wrong(show((isFreezing ? 0.52 : 1.86) * i * molality), "using the other constant of water"),
        ],
        explanation: [
          electrolyte
            ? `${ch(formula)} gives ${i} ions, so $i = ${i}$.`
            : `${solute.name.charAt(0).toUpperCase()}${solute.name.slice(1)} is not ionised, so $i = 1$.`,
          `$\\Delta T = i K m = ${i} \\times ${k} \\times ${num(molality).tex} = ${num(shift, "K", 3).tex}$.`,
          `The solution ${isFreezing ? "freezes" : "boils"} at ${show(shift)}.`,
        ],
      };
    },
  }),
  computed({
    name: "molar-mass-by-freezing-point",
    topic: "solutions",
    difficulty: "MEDIUM",
    write(random) {
      const { solvent, k } = random.pick([
        { solvent: "water", k: 1.86 },
        { solvent: "benzene", k: 5.12 },
        { solvent: "acetic acid", k: 3.9 },
      ]);
      const mass = random.pick([60, 62, 90, 92, 122, 128, 150, 180, 242, 342]);
      const kilos = random.pick([0.05, 0.1, 0.2, 0.25, 0.5]);
      const grams = random.pick([1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]);
      const drop = roundTo((k * grams) / (mass * kilos), 3);
      if (drop < 0.1 || drop > 4) return undefined;
      const back = (k * grams) / (drop * kilos);
      const show = (x: number) => num(x, "g/mol", 0);
      return {
        text: `A mass of ${num(grams, "g")} of a non-volatile non-electrolyte in ${num(kilos * 1000, "g")} of ${solvent} lowers the freezing point by ${num(drop, "K", 3)}. What is its molar mass, to the nearest whole number? Take $K_f = ${k}\\ \\mathrm{K\\,kg\\,mol^{-1}}$.`,
        answer: show(back),
        distractors: [
          wrong(show(2 * back), "taking the solute to break into two particles"),
          wrong(show((k * grams) / drop), "leaving out the mass of the solvent"),
          wrong(show(back / 2), "taking the solute to form pairs of molecules"),
          wrong(
            show((k * grams * kilos) / drop),
            "multiplying by the mass of the solvent instead of dividing",
          ),
          wrong(show((drop * grams) / (k * kilos)), "exchanging $K_f$ and the depression"),
          wrong(show((grams * drop * k) / kilos), "multiplying by the depression instead of dividing"),
          wrong(show(grams / (drop * kilos)), "leaving out $K_f$"),
          wrong(
            show((k * grams) / (drop * (kilos + grams / 1000))),
            "taking the mass of the solution instead of the solvent",
          ),
          // A molar mass close to zero would obviously be wrong.
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) >= 15),
        explanation: [
          "$\\Delta T_f = K_f \\times \\frac{w}{M \\times W}$ with $W$ in kilograms, so $M = \\frac{K_f w}{\\Delta T_f W}$.",
          `$M = \\frac{${k} \\times ${num(grams).tex}}{${num(drop, undefined, 3).tex} \\times ${num(kilos).tex}} = ${show(back).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "raoult-law-total-pressure",
    topic: "solutions",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = random.pick([
        ["benzene", "toluene"],
        ["hexane", "heptane"],
        ["liquid A", "liquid B"],
        ["ethyl bromide", "ethyl iodide"],
      ] as const);
      const [n, m] = [random.int(1, 5), random.int(1, 5)];
      const pa = random.step(200, 600, 20);
      const pb = random.step(60, 300, 20);
      const x = n / (n + m);
      const total = x * pa + (1 - x) * pb;
      if (n === m || Math.abs(total - roundTo(total, 1)) > 1e-9 || pa <= pb) return undefined;
      const show = (p: number) => num(p, "mmHg", 1);
      return {
        text: `Together, ${num(n, "mol")} of ${a} and ${num(m, "mol")} of ${b} form an ideal solution. At a certain temperature the pure liquids have vapour pressures of ${show(pa)} (${a}) and ${show(pb)} (${b}). What is the total vapour pressure of the solution at this temperature?`,
        answer: show(total),
        distractors: [
          wrong(show(x * pb + (1 - x) * pa), "giving each liquid the other's mole fraction"),
          wrong(show((pa + pb) / 2), "taking the plain mean of the pressures"),
          wrong(show(x * pa), `giving the partial pressure of ${a} only`),
          wrong(show(pa + pb), "adding the pressures of the pure liquids"),
        ],
        explanation: [
          `The mole fractions are $\\frac{${n}}{${n + m}}$ for ${a} and $\\frac{${m}}{${n + m}}$ for ${b}.`,
          `By Raoult's law $p = \\frac{${n}}{${n + m}} \\times ${pa} + \\frac{${m}}{${n + m}} \\times ${pb} = ${show(total).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "osmotic-pressure-of-a-solution",
    topic: "solutions",
    difficulty: "MEDIUM",
    write(random) {
      const t = random.pick([300, 300, 310, 320, 290]);
      const grams = random.pick([1, 2, 3, 4, 5, 6, 8, 10]);
      const mass = random.pick([20000, 25000, 40000, 50000, 60000, 80000]);
      const litres = random.pick([0.1, 0.2, 0.25, 0.5, 1]);
      const pressure = (grams * 0.083 * t) / (mass * litres);
      const millibars = roundTo(pressure * 1000, 2);
      const back = (grams * 83 * t) / (millibars * litres);
      const show = (x: number) => num(Math.round(x / 100) * 100, "g/mol", 0);
      // Not between two hundreds, where an earlier rounding would decide the result.
      if (millibars < 1 || Math.abs(back / 100 - Math.round(back / 100)) > 0.3) return undefined;
      return {
        text: `An aqueous solution of volume ${num(litres * 1000, "mL")} contains ${num(grams, "g")} of a protein and has an osmotic pressure of ${num(millibars / 1000, "bar", 5)} at ${num(t, "K")}. What is the molar mass of the protein, to the nearest hundred? Take $R = 0.083\\ \\mathrm{L\\,bar\\,K^{-1}\\,mol^{-1}}$.`,
        answer: show(back),
        distractors: [
          wrong(show(back * 2), "counting two particles for each molecule"),
          wrong(show(back * litres), "taking the volume to be one litre"),
          wrong(show(back / 2), "taking the molecules to be paired"),
          wrong(show(back * 10), "a slip of one place in the pressure"),
          wrong(show(back * litres * litres), "multiplying by the volume instead of dividing"),
          wrong(show(back / 10), "a slip of one place in the volume"),
        ],
        explanation: [
          "$\\Pi V = nRT = \\frac{w}{M} RT$, so $M = \\frac{wRT}{\\Pi V}$.",
          `$M = \\frac{${num(grams).tex} \\times 0.083 \\times ${t}}{${num(millibars / 1000, undefined, 5).tex} \\times ${num(litres).tex}} = ${show(back).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "molarity-from-percent-and-density",
    topic: "solutions",
    difficulty: "MEDIUM",
    write(random) {
      const [formula, p, d] = random.pick(STOCK_SOLUTIONS);
      const mass = molarMass(formula);
      const molarity = (10 * p * d) / mass;
      const molality = (1000 * p) / (mass * (100 - p));
      const which = random.pick(["M", "m"] as const);
      if (isTie(which === "M" ? molarity : molality, 2)) return undefined;
      const show = (x: number) => (which === "M" ? num(x, "mol/L", 2) : num(x, "mol/kg", 2));
      return {
        text: `A solution of ${ch(formula)} is ${percent(p)} by mass and has a density of ${num(d, "g/mL")}. What is its ${which === "M" ? "molarity" : "molality"}, to two decimals? ${given(formula)}`,
        answer: show(which === "M" ? molarity : molality),
        distractors: [
          wrong(
            show(which === "M" ? molality : molarity),
            which === "M" ? "giving the molality" : "giving the molarity",
          ),
          wrong(
            show(which === "M" ? (10 * p) / mass : (10 * p) / mass),
            which === "M"
              ? "leaving the density out of account"
              : "dividing by the mass of the solution instead of the solvent",
          ),
          wrong(show((10 * p) / (mass * d)), "dividing by the density"),
          wrong(show((10 * (100 - p) * d) / mass), "using the percentage of water"),
        ],
        explanation:
          which === "M"
            ? [
                `One litre weighs ${num(1000 * d, "g")} and contains $${num(1000 * d).tex} \\times ${num(p / 100).tex} = ${num(10 * p * d, "g").tex}$ of ${ch(formula)}.`,
                `The molarity is $${num(10 * p * d).tex} / ${num(mass).tex} = ${show(molarity).tex}$.`,
              ]
            : [
                `Each 100 g of solution contains ${num(p, "g")} of ${ch(formula)}, that is, $${num(p).tex} / ${num(mass).tex} = ${num(p / mass, "mol").tex}$, in ${num(100 - p, "g")} of water; the density is not needed.`,
                `The molality is $\\frac{1000 \\times ${num(p).tex}}{${num(mass).tex} \\times ${num(100 - p).tex}} = ${show(molality).tex}$.`,
              ],
      };
    },
  }),
  computed({
    name: "degree-of-dissociation-from-freezing",
    topic: "solutions",
    difficulty: "HARD",
    write(random) {
      const { formula, ions } = random.pick(SALTS);
      const alpha = random.pick([0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9]);
      const molality = random.pick([0.05, 0.1, 0.2, 0.25, 0.5]);
      const i = 1 + (ions - 1) * alpha;
      const drop = roundTo(1.86 * molality * i, 4);
      const show = (x: number) => percent(100 * x, 1);
      return {
        text: `A ${num(molality, "mol/kg")} aqueous solution of ${ch(formula)} freezes at ${num(-drop, "°C", 4)}. To what extent is the salt dissociated? Take $K_f = 1.86\\ \\mathrm{K\\,kg\\,mol^{-1}}$.`,
        answer: show(alpha),
        distractors: [
          wrong(show(i / ions), "dividing $i$ by the number of ions"),
          wrong(
            show((i - 1) / ions),
            "dividing $i - 1$ by the number of ions instead of the number less one",
          ),
          wrong(show(1 - alpha), "giving the share that is not dissociated"),
          wrong(show(1 / i), "taking the inverse of $i$"),
          wrong(show(alpha * alpha), "squaring the degree of dissociation"),
        ],
        explanation: [
          `$i = \\frac{\\Delta T_f}{K_f m} = \\frac{${num(drop, undefined, 4).tex}}{1.86 \\times ${num(molality).tex}} = ${num(i).tex}$.`,
          `${ch(formula)} gives ${ions} ions, so $i = 1 + ${ions - 1}\\alpha$ and $\\alpha = \\frac{${num(i - 1).tex}}{${ions - 1}} = ${num(alpha).tex}$, that is, ${show(alpha)}.`,
        ],
        verify: () => Math.abs(molality * (1 - alpha + ions * alpha) * 1.86 - drop) < 1e-3,
      };
    },
  }),
  computed({
    name: "association-in-a-solvent",
    topic: "solutions",
    difficulty: "HARD",
    write(random) {
      const n = random.pick([2, 2, 3]);
      const alpha = random.pick([0.2, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
      const i = 1 - alpha * (1 - 1 / n);
      const mass = random.pick([60, 122, 94, 74, 88]);
      const apparent = roundTo(mass / i, 1);
      const show = (x: number) => percent(100 * x, 0);
      return {
        text: `A solute of molar mass ${num(mass, "g/mol")} partly forms ${n === 2 ? "dimers" : "trimers"} in a solvent. From a colligative property its molar mass appears to be ${num(apparent, "g/mol")}. What percentage of its molecules is associated?`,
        answer: show(alpha),
        distractors: [
          wrong(show(i), "giving the van 't Hoff factor as a percentage"),
          wrong(show(1 - i), `forgetting to divide by $1 - \\frac{1}{${n}}$`),
          wrong(show(1 - alpha), "giving the percentage of single molecules"),
          wrong(show(alpha / n), `dividing by the ${n} molecules of a particle`),
        ],
        explanation: [
          `$i = \\frac{${mass}}{${num(apparent).tex}} = ${num(i, undefined, 3).tex}$ (true by apparent molar mass).`,
          `When the fraction $\\alpha$ forms ${n === 2 ? "dimers" : "trimers"}, $i = 1 - \\alpha + \\frac{\\alpha}{${n}}$.`,
          `So $\\alpha = \\frac{1 - ${num(i, undefined, 3).tex}}{1 - \\frac{1}{${n}}} = ${num(alpha).tex}$, that is, ${show(alpha)}.`,
        ],
      };
    },
  }),
  computed({
    name: "vapour-composition-over-a-solution",
    depth: 5,
    chapter: "vapour-pressure",
    topic: "solutions",
    difficulty: "HARD",
    write(random) {
      const [n, m] = [random.int(1, 5), random.int(1, 5)];
      const pb = random.step(40, 200, 20);
      const factor = random.pick([1.5, 2, 2.5, 3, 4]);
      const pa = pb * factor;
      const y = (n * factor) / (n * factor + m);
      const show = (x: number) => num(x, undefined, 2);
      return {
        text: `Together, ${num(n, "mol")} of A and ${num(m, "mol")} of B form an ideal solution; pure A has a vapour pressure of ${num(pa, "torr")} and pure B of ${num(pb, "torr")} at this temperature. What is the mole fraction of A in the vapour over the solution, to two decimals?`,
        answer: show(y),
        distractors: [
          wrong(show(n / (n + m)), "taking the vapour to have the composition of the liquid"),
          wrong(show(1 - y), "giving the mole fraction of B"),
          wrong(show(n / (n + m * factor)), "inverting the ratio of the vapour pressures"),
          wrong(show(pa / (pa + pb)), "leaving the composition of the liquid out of account"),
        ],
        explanation: [
          `Partial pressures: $p_A = \\frac{${n}}{${n + m}} \\times ${num(pa).tex}$ and $p_B = \\frac{${m}}{${n + m}} \\times ${pb}$.`,
          `In the vapour $y_A = \\frac{p_A}{p_A + p_B} = \\frac{${num(n * pa).tex}}{${num(n * pa).tex} + ${num(m * pb).tex}} = ${show(y).tex}$.`,
        ],
        verify: () => y > n / (n + m),
      };
    },
  }),
];
