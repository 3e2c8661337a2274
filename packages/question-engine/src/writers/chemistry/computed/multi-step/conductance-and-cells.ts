import { patiently } from "../../../../kit/patiently.ts";
import { slips } from "../../../../kit/slips.ts";
import { nearlyEqual } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num, scientific } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";
import { howMany, type Trait } from "../how-many.ts";

/** What is electrolysed between platinum electrodes: H sets hydrogen free, O oxygen. */
const ELECTROLYTES: readonly (readonly [name: string, marks: string])[] = [
  ["dilute sulphuric acid", "HO"],
  ["concentrated aqueous sodium chloride", "H"],
  ["aqueous copper(II) sulphate", "O"],
  ["aqueous sodium sulphate", "HO"],
  ["aqueous silver nitrate", "O"],
  ["aqueous potassium iodide", "H"],
  ["concentrated aqueous copper(II) chloride", ""],
  ["aqueous potassium nitrate", "HO"],
  ["dilute aqueous sodium hydroxide", "HO"],
  ["molten sodium chloride", ""],
  ["molten lead(II) bromide", ""],
  ["aqueous magnesium nitrate", "HO"],
];
const ELECTROLYSES: readonly Trait<(typeof ELECTROLYTES)[number]>[] = [
  {
    said: "liberate hydrogen at the cathode",
    because:
      "Water is reduced rather than the ions of sodium, potassium and magnesium; copper, silver and what is molten are deposited themselves.",
    holds: ([, marks]) => marks.includes("H"),
  },
  {
    said: "liberate oxygen at the anode",
    because:
      "Sulphate, nitrate and hydroxide solutions give oxygen; iodide, and chloride or bromide where concentrated or molten, give the halogen.",
    holds: ([, marks]) => marks.includes("O"),
  },
  {
    said: "liberate both hydrogen and oxygen",
    because:
      "This takes a cation that is harder to reduce than water and an anion that is harder to oxidise than it.",
    holds: ([, marks]) => marks.includes("H") && marks.includes("O"),
  },
];

export const conductanceAndCells: WriterList = [
  computed({
    name: "dissociation-constant-from-conductivity",
    depth: 5,
    chapter: "conductance",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      const [acid, common, salt] = [
        random.step(420, 430, 1),
        random.step(122, 130, 1),
        random.step(76, 96, 1),
      ];
      const limit = acid + salt - common;
      const molarity = random.pick([0.0005, 0.001, 0.002, 0.0025, 0.005]);
      const alpha = random.pick([0.1, 0.12, 0.15, 0.2, 0.25]);
      const conductivity = (molarity * alpha * limit) / 1000;
      const amount = (molarity * alpha ** 2) / (1 - alpha);
      const show = (x: number) => scientific(x, undefined, 2);
      const key = show(amount);
      const constant = (degree: number) => (molarity * degree ** 2) / (1 - degree);
      return {
        text: `The limiting molar conductivities of $\\mathrm{HCl}$, $\\mathrm{NaCl}$ and $\\mathrm{NaA}$ are ${acid}, ${common} and ${salt} $\\mathrm{S\\,cm^2\\,mol^{-1}}$ respectively. The conductivity of a ${num(molarity, "M")} solution of the weak acid $\\mathrm{HA}$ is ${scientific(conductivity, "S/cm", 5)}. What is the dissociation constant of $\\mathrm{HA}$?`,
        answer: key,
        distractors: slips(random, key, show, [
          [constant((alpha * limit) / acid), "dividing by the limiting value of $\\mathrm{HCl}$"],
          [constant((alpha * limit) / (acid + salt)), "not subtracting the value of $\\mathrm{NaCl}$"],
          [molarity * alpha, "giving the concentration of hydrogen ions"],
          [alpha ** 2 / (1 - alpha), "leaving out the concentration"],
          [(molarity * alpha) / (1 - alpha), "not squaring the degree of dissociation"],
          [molarity ** 2 * alpha ** 2, "squaring the concentration of hydrogen ions"],
        ]),
        explanation: [
          `By Kohlrausch's law $\\Lambda^\\circ(\\mathrm{HA}) = ${acid} + ${salt} - ${common} = ${limit}\\ \\mathrm{S\\,cm^2\\,mol^{-1}}$.`,
          `$\\Lambda = \\frac{1000\\,\\kappa}{c} = ${num(alpha * limit).tex}\\ \\mathrm{S\\,cm^2\\,mol^{-1}}$, so $\\alpha = \\frac{${num(alpha * limit).tex}}{${limit}} = ${alpha}$.`,
          `$K_a = \\frac{c\\alpha^2}{1 - \\alpha} = \\frac{${num(molarity).tex} \\times ${num(alpha ** 2).tex}}{${num(1 - alpha).tex}} = ${key.tex}$.`,
        ],
        verify: () => {
          const ions = (molarity * ((1000 * conductivity) / molarity)) / limit;
          return nearlyEqual((ions * ions) / (molarity - ions), amount, 1e-9);
        },
      };
    },
  }),
  computed({
    name: "molar-conductivity-by-comparison",
    depth: 5,
    chapter: "conductance",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write: patiently((random) => {
      const standard = random.pick([0.0129, 0.0141, 0.0128, 0.0112]);
      const [known, measured] = [random.step(60, 150, 5), random.step(180, 900, 10)];
      const molarity = random.pick([0.01, 0.02, 0.04, 0.05]);
      const constant = standard * known;
      const amount = (1000 * constant) / (measured * molarity);
      if (!isNeat(amount, 0) || amount < 80 || amount > 270 || !isNeat(constant, 3)) return undefined;
      const show = (x: number) => num(x, "S cm^2/mol", 0);
      const key = show(amount);
      return {
        text: `In a conductivity cell, a solution of potassium chloride of conductivity ${num(standard, "S/cm")} has a resistance of ${num(known, "Ω")}, and a ${num(molarity, "M")} solution of another salt a resistance of ${num(measured, "Ω")}. What is the molar conductivity of this salt in the solution?`,
        answer: key,
        distractors: slips(random, key, show, [
          [(1000 * standard * measured) / (known * molarity), "exchanging the two resistances"],
          [(1000 * standard) / molarity, "using the conductivity of potassium chloride"],
          [
            (100 * constant) / (measured * molarity),
            "converting litres to cubic centimetres with a factor 100",
          ],
          [amount * 10, "slipping by a power of ten"],
          [(1000 * constant) / measured / (molarity * 2), "taking twice the concentration"],
          [amount * 2, "taking half the concentration"],
          [(1000 * constant) / (known * molarity), "dividing the cell constant by the first resistance"],
        ]),
        explanation: [
          `The cell constant is $\\kappa R = ${num(standard).tex} \\times ${known} = ${num(constant, undefined, 4).tex}\\ \\mathrm{cm^{-1}}$.`,
          `The second solution has $\\kappa = \\frac{${num(constant, undefined, 4).tex}}{${measured}}\\ \\mathrm{S/cm}$.`,
          `$\\Lambda_m = \\frac{1000\\,\\kappa}{c} = \\frac{1000 \\times ${num(constant, undefined, 4).tex}}{${measured} \\times ${num(molarity).tex}} = ${key.tex}$.`,
        ],
        verify: () => nearlyEqual((amount * molarity * measured) / 1000 / known, standard, 1e-9),
      };
    }),
  }),
  computed({
    name: "ph-from-a-hydrogen-cell",
    depth: 5,
    chapter: "cells",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      const { metal, ion, electrons, potential } = random.pick([
        { metal: "Cu", ion: "Cu^2+", electrons: 2, potential: 0.34 },
        { metal: "Ag", ion: "Ag^+", electrons: 1, potential: 0.8 },
        { metal: "Zn", ion: "Zn^2+", electrons: 2, potential: -0.76 },
        { metal: "Fe", ion: "Fe^2+", electrons: 2, potential: -0.44 },
      ] as const);
      const isAnode = potential < 0;
      const shift = random.int(1, electrons === 2 ? 2 : 3);
      const power = shift * electrons;
      const amount = random.int(2, 9);
      // Each unit of pH adds 0.059 V where hydrogen is the anode and takes it away where it is the cathode.
      const emf = Math.abs(potential) + 0.059 * (isAnode ? shift - amount : amount - shift);
      if (emf < 0.05) return undefined;
      const key = num(amount);
      const concentration = num(10 ** -power).tex;
      return {
        text: `A hydrogen electrode at 1 bar dips into a solution of unknown pH and forms the ${isAnode ? "cathode" : "anode"} of a cell whose other electrode is ${ch(metal)} in a solution with $${concentration}\\ \\mathrm{M}$ ${ch(ion)} ($E^\\circ = ${num(potential, "V").tex}$ for the reduction to ${ch(metal)}). Its e.m.f. at 298 K is ${fixed(emf, 3, "V")}. What is the pH of the solution? Take $\\frac{2.303RT}{F} = 0.059\\ \\mathrm{V}$.`,
        answer: key,
        distractors: slips(random, key, num, [
          [amount - shift, "leaving out the concentration of the metal ion"],
          [amount - 2 * shift, "taking the logarithm of the concentration with the wrong sign"],
          [amount - shift + power, "not dividing by the number of electrons of the metal ion"],
          [14 - amount, "giving the pOH"],
          [amount + shift, "counting the concentration of the metal ion twice"],
          [amount <= 7 ? 2 * amount : 0, "halving the term of the hydrogen electrode"],
          [amount + 1, "slipping by one power of ten"],
          [amount - 1, "slipping by one power of ten the other way"],
        ]),
        explanation: isAnode
          ? [
              `The metal is the anode: $E = ${-potential} - 0.059\\,\\mathrm{pH} - \\frac{0.059}{${electrons}}\\log_{10} ${concentration}$.`,
              `The last term is $+${num(0.059 * shift).tex}\\ \\mathrm{V}$, so $0.059\\,\\mathrm{pH} = ${-potential} + ${num(0.059 * shift).tex} - ${num(emf, undefined, 3).tex}$.`,
              `$\\mathrm{pH} = ${amount}$.`,
            ]
          : [
              `The metal is the cathode: $E = ${potential} + 0.059\\,\\mathrm{pH} + \\frac{0.059}{${electrons}}\\log_{10} ${concentration}$.`,
              `The last term is $-${num(0.059 * shift).tex}\\ \\mathrm{V}$, so $0.059\\,\\mathrm{pH} = ${num(emf, undefined, 3).tex} - ${potential} + ${num(0.059 * shift).tex}$.`,
              `$\\mathrm{pH} = ${amount}$.`,
            ],
        verify: () => {
          const ofMetal = potential + (0.059 / electrons) * Math.log10(10 ** -power);
          const ofHydrogen = -0.059 * amount;
          return nearlyEqual(isAnode ? ofHydrogen - ofMetal : ofMetal - ofHydrogen, emf, 1e-9);
        },
      };
    },
  }),
  computed({
    name: "how-many-of-these-electrolyses",
    depth: 5,
    chapter: "electrolysis",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write: patiently((random) =>
      howMany(
        random,
        "following, each electrolysed between platinum electrodes:",
        ELECTROLYTES,
        random.pick(ELECTROLYSES),
        ([name]) => name,
      ),
    ),
  }),
];
