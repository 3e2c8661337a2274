import { roundTo } from "../../../../numbers/arithmetic.ts";
import { num, signed, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import { capitalise, numberWord } from "../../../../writing/english.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";

const OXIDATION = [
  { formula: "K2Cr2O7", symbol: "Cr", known: [2, -14], atoms: 2, charge: 0 },
  { formula: "KMnO4", symbol: "Mn", known: [1, -8], atoms: 1, charge: 0 },
  { formula: "H2SO4", symbol: "S", known: [2, -8], atoms: 1, charge: 0 },
  { formula: "Na2S2O3", symbol: "S", known: [2, -6], atoms: 2, charge: 0 },
  { formula: "HClO4", symbol: "Cl", known: [1, -8], atoms: 1, charge: 0 },
  { formula: "KClO3", symbol: "Cl", known: [1, -6], atoms: 1, charge: 0 },
  { formula: "NaClO", symbol: "Cl", known: [1, -2], atoms: 1, charge: 0 },
  { formula: "HNO3", symbol: "N", known: [1, -6], atoms: 1, charge: 0 },
  { formula: "HNO2", symbol: "N", known: [1, -4], atoms: 1, charge: 0 },
  { formula: "N2O5", symbol: "N", known: [-10], atoms: 2, charge: 0 },
  { formula: "NH4^+", symbol: "N", known: [4], atoms: 1, charge: 1 },
  { formula: "N2H4", symbol: "N", known: [4], atoms: 2, charge: 0 },
  { formula: "H3PO4", symbol: "P", known: [3, -8], atoms: 1, charge: 0 },
  { formula: "H3PO3", symbol: "P", known: [3, -6], atoms: 1, charge: 0 },
  { formula: "H4P2O7", symbol: "P", known: [4, -14], atoms: 2, charge: 0 },
  { formula: "MnO4^2-", symbol: "Mn", known: [-8], atoms: 1, charge: -2 },
  { formula: "CrO4^2-", symbol: "Cr", known: [-8], atoms: 1, charge: -2 },
  { formula: "C2O4^2-", symbol: "C", known: [-8], atoms: 2, charge: -2 },
  { formula: "SO3^2-", symbol: "S", known: [-6], atoms: 1, charge: -2 },
  { formula: "IO3^-", symbol: "I", known: [-6], atoms: 1, charge: -1 },
  { formula: "VO2^+", symbol: "V", known: [-4], atoms: 1, charge: 1 },
  { formula: "UO2^2+", symbol: "U", known: [-4], atoms: 1, charge: 2 },
  { formula: "Na2MoO4", symbol: "Mo", known: [2, -8], atoms: 1, charge: 0 },
  { formula: "BaFeO4", symbol: "Fe", known: [2, -8], atoms: 1, charge: 0 },
] as const;

/** Standard electrode potentials in volts. */
const ELECTRODES = [
  { metal: "Mg", charge: 2, volts: -2.37 },
  { metal: "Al", charge: 3, volts: -1.66 },
  { metal: "Zn", charge: 2, volts: -0.76 },
  { metal: "Cr", charge: 3, volts: -0.74 },
  { metal: "Fe", charge: 2, volts: -0.44 },
  { metal: "Ni", charge: 2, volts: -0.25 },
  { metal: "Pb", charge: 2, volts: -0.13 },
  { metal: "Cu", charge: 2, volts: 0.34 },
  { metal: "Ag", charge: 1, volts: 0.8 },
] as const;

/** Those that come out of water. */
const PLATED = [
  { metal: "copper", ion: "Cu^2+", mass: 63.5, charge: 2 },
  { metal: "silver", ion: "Ag^+", mass: 108, charge: 1 },
  { metal: "gold", ion: "Au^3+", mass: 197, charge: 3 },
  { metal: "zinc", ion: "Zn^2+", mass: 65, charge: 2 },
  { metal: "nickel", ion: "Ni^2+", mass: 58.7, charge: 2 },
  { metal: "chromium", ion: "Cr^3+", mass: 52, charge: 3 },
  { metal: "lead", ion: "Pb^2+", mass: 207, charge: 2 },
] as const;

const plus = (n: number) => tex(n > 0 ? `+${n}` : `${n}`, n);
const ionOf = ({ metal, charge }: { metal: string; charge: number }) =>
  `\\mathrm{${metal}^{${charge === 1 ? "" : charge}+}}`;

export const redoxAndElectrochemistry: WriterList = [
  computed({
    name: "oxidation-number-in-a-formula",
    topic: "redox-and-electrochemistry",
    difficulty: "EASY",
    write(random) {
      const { formula, symbol, known, atoms, charge } = random.pick(OXIDATION);
      const sum = known.reduce((total: number, part) => total + part, 0);
      const total = charge - sum;
      const value = total / atoms;
      return {
        text: `What is the oxidation number of ${symbol} in ${ch(formula)}?`,
        answer: plus(value),
        distractors: [
          ...(atoms > 1
            ? [wrong(plus(total), `not dividing the total by the ${atoms} atoms of ${symbol}`)]
            : []),
          ...(charge !== 0
            ? [
                wrong(plus(-sum / atoms), "leaving the charge of the ion out of account"),
                wrong(plus(-charge - sum), "taking the charge of the ion with the wrong sign"),
              ]
            : []),
          wrong(plus(-value), "changing the sign"),
          wrong(plus(value - 1), "counting one charge too few"),
          wrong(plus(value + 1), "counting one charge too many"),
          wrong(plus(value - 2), "leaving out one oxygen atom"),
        ].filter(
          ({ value: shown }) =>
            typeof shown !== "string" && Number.isInteger(shown.number) && Math.abs(shown.number ?? 0) < 15,
        ),
        explanation: [
          `The other atoms (O $-2$, H $+1$, group 1 metals $+1$, group 2 metals $+2$) add up to $${sum > 0 ? "+" : ""}${sum}$, and the whole must be $${charge > 0 ? "+" : ""}${charge}$.`,
          `So ${atoms > 1 ? `the ${atoms} atoms of ${symbol} together have $${plus(total).tex}$, each ` : `${symbol} has `}${plus(value)}.`,
        ],
      };
    },
  }),
  computed({
    name: "standard-cell-potential",
    topic: "redox-and-electrochemistry",
    difficulty: "EASY",
    write(random) {
      const [one, two] = random.sample(ELECTRODES, 2).sort((a, b) => a.volts - b.volts);
      if (!one || !two || two.volts - one.volts < 0.1) return undefined;
      const emf = two.volts - one.volts;
      const show = (x: number) => num(x, "V", 2);
      return {
        text: `The standard electrode potentials of $${ionOf(one)}/\\mathrm{${one.metal}}$ and $${ionOf(two)}/\\mathrm{${two.metal}}$ are ${show(one.volts)} and ${show(two.volts)}. What is the standard EMF of the cell made of the two?`,
        answer: show(emf),
        distractors: [
          wrong(show(Math.abs(one.volts + two.volts)), "adding the two potentials with their signs"),
          wrong(show(-emf), "subtracting the cathode from the anode"),
          wrong(
            show(Math.abs(two.charge * two.volts - one.charge * one.volts)),
            "multiplying each potential by its number of electrons",
          ),
          wrong(show(Math.abs(two.volts) + Math.abs(one.volts)), "adding the sizes of the potentials"),
          wrong(show(emf / 2), "dividing the difference by two electrons"),
          wrong(show(emf * 2), "multiplying the difference by two electrons"),
        ],
        explanation: [
          `The electrode with the greater potential, ${two.metal}, is the cathode; ${one.metal} is the anode.`,
          `$E^\\circ = E^\\circ_{\\text{cathode}} - E^\\circ_{\\text{anode}} = ${two.volts} - ${one.volts < 0 ? `(${one.volts})` : one.volts} = ${show(emf).tex}$. Potentials are not multiplied by numbers of electrons.`,
        ],
      };
    },
  }),
  computed({
    name: "mass-deposited-by-a-current",
    topic: "redox-and-electrochemistry",
    difficulty: "MEDIUM",
    write(random) {
      const { metal, ion, mass, charge } = random.pick(PLATED);
      const faradays = random.pick([0.02, 0.03, 0.04, 0.05, 0.06, 0.1, 0.12, 0.15, 0.2, 0.3]);
      const amperes = random.pick([0.965, 1.93, 2, 2.5, 3.86, 4.825, 5, 9.65]);
      const seconds = (faradays * 96500) / amperes;
      if (!Number.isInteger(roundTo(seconds, 6)) || seconds > 20000) return undefined;
      const grams = (faradays * mass) / charge;
      const findTime = random.chance(0.4);
      const time = (x: number) => num(x, "s", 0);
      const weight = (x: number) => num(x, "g", 2);
      return {
        text: findTime
          ? `For how long must a current of ${num(amperes, "A", 3)} flow through a solution of ${ch(ion)} ions to deposit ${num(grams, "g", 3)} of ${metal} (atomic mass ${num(mass, "u")})? Take $1\\ \\mathrm{F} = 96{,}500\\ \\mathrm{C}$.`
          : `A current of ${num(amperes, "A", 3)} flows for ${time(seconds)} through a solution of ${ch(ion)} ions. What mass of ${metal} (atomic mass ${num(mass, "u")}) is deposited, to two decimals? Take $1\\ \\mathrm{F} = 96{,}500\\ \\mathrm{C}$.`,
        answer: findTime ? time(seconds) : weight(grams),
        distractors: findTime
          ? [
              wrong(time(seconds / charge), "taking one electron for each ion"),
              wrong(time(seconds * charge), "counting the charge of the ion twice"),
              wrong(time(seconds * amperes), "giving the charge in coulombs instead of the time"),
              wrong(time(seconds * 2), "doubling the charge"),
              wrong(time(seconds / 2), "halving the charge"),
            ]
          : [
              wrong(weight(grams * charge), "taking one electron for each ion"),
              wrong(weight(grams / charge), "dividing by the charge of the ion twice"),
              wrong(
                weight(grams * charge * charge),
                "multiplying by the charge of the ion instead of dividing",
              ),
              wrong(weight(grams * 2), "doubling the charge"),
              wrong(weight(grams / 2), "halving the charge"),
            ],
        explanation: [
          `One mole of ${ch(ion)} needs ${charge} mol of electrons.`,
          findTime
            ? `The mass of ${num(grams, "g", 3)} is $${num(grams, undefined, 3).tex} / ${mass} = ${num(grams / mass, "mol").tex}$, which needs $${num(grams / mass).tex} \\times ${charge} = ${num(faradays, "F").tex}$, that is, ${num(faradays * 96500, "C")}.`
            : `The charge is $${num(amperes, undefined, 3).tex} \\times ${num(seconds, undefined, 0).tex} = ${num(faradays * 96500, "C").tex}$, that is, ${num(faradays, "F")}.`,
          findTime
            ? `The time is $${num(faradays * 96500).tex} / ${num(amperes, undefined, 3).tex} = ${time(seconds).tex}$.`
            : `It deposits $\\frac{${num(faradays).tex}}{${charge}} \\times ${mass} = ${weight(grams).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "electrons-and-equivalents-in-redox",
    topic: "redox-and-electrochemistry",
    difficulty: "MEDIUM",
    write(random) {
      const oxidant = random.pick([
        { formula: "KMnO4", medium: "acidic", electrons: 5, becomes: "Mn^2+" },
        { formula: "KMnO4", medium: "neutral", electrons: 3, becomes: "MnO2" },
        { formula: "K2Cr2O7", medium: "acidic", electrons: 6, becomes: "Cr^3+" },
      ] as const);
      const reductant = random.pick([
        { formula: "Fe^2+", electrons: 1, name: "iron(II) ions" },
        { formula: "C2O4^2-", electrons: 2, name: "oxalate ions" },
        { formula: "SO2", electrons: 2, name: "sulphur dioxide" },
        { formula: "Sn^2+", electrons: 2, name: "tin(II) ions" },
        { formula: "I^-", electrons: 1, name: "iodide ions" },
      ] as const);
      if (oxidant.medium === "neutral" && !["I^-", "SO2"].includes(reductant.formula)) return undefined;
      const moles = random.pick([0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5]);
      const needed = (moles * oxidant.electrons) / reductant.electrons;
      const show = (x: number) => num(x, "mol", 3);
      const product = reductant.formula === "I^-" ? ", which become iodine" : "";
      return {
        text: `In ${oxidant.medium} solution, how many moles of ${reductant.name}, ${ch(reductant.formula)}${product}, does ${num(moles, "mol")} of ${ch(oxidant.formula)} oxidise when it is reduced to ${ch(oxidant.becomes)}?`,
        answer: show(needed),
        distractors: [
          wrong(
            show((moles * reductant.electrons) / oxidant.electrons),
            "inverting the ratio of the electrons",
          ),
          wrong(show(moles), "taking one mole for one mole"),
          wrong(
            show(moles * oxidant.electrons * (reductant.electrons === 1 ? 2 : 1)),
            reductant.electrons === 1
              ? "counting each electron of the oxidant twice"
              : "taking one electron from each particle of the reductant",
          ),
          wrong(show(needed / 2), "counting half of the electrons of the oxidant"),
          wrong(
            show((moles * (oxidant.electrons === 5 ? 3 : 5)) / reductant.electrons),
            "using the electron change of another medium or product",
          ),
        ],
        explanation: [
          `Each formula unit of ${ch(oxidant.formula)} takes up ${oxidant.electrons} electrons, and each ${ch(reductant.formula)} gives ${reductant.electrons === 1 ? "one" : "two"}.`,
          `Electrons must balance: $${num(moles).tex} \\times ${oxidant.electrons} = n \\times ${reductant.electrons}$, so $n = ${show(needed).tex}$.`,
        ],
        satisfies: (n) => Math.abs(n * reductant.electrons - moles * oxidant.electrons) < 1e-6,
      };
    },
  }),
  computed({
    name: "cells-in-series",
    topic: "redox-and-electrochemistry",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b] = random.sample(PLATED, 2);
      if (!a || !b) return undefined;
      const faradays = random.pick([0.06, 0.12, 0.18, 0.24, 0.3, 0.6]);
      const grams = (metal: { mass: number; charge: number }, f = faradays) =>
        num((f * metal.mass) / metal.charge, "g", 2);
      const first = grams(a);
      const moles = faradays / a.charge;
      return {
        text: `The same current flows through solutions of ${ch(a.ion)} and ${ch(b.ion)} connected in series. When ${first} of ${a.metal} has been deposited, how much ${b.metal} has been deposited, to two decimals? (Atomic masses: ${a.metal} ${a.mass}, ${b.metal} ${b.mass}.)`,
        answer: grams(b),
        distractors: [
          wrong(num(moles * b.mass, "g", 2), "taking equal numbers of moles of both metals"),
          wrong(num((moles * b.mass * b.charge) / a.charge, "g", 2), "inverting the ratio of the charges"),
          wrong(first, "taking equal masses of both metals"),
          wrong(num(faradays * b.mass, "g", 2), "taking one electron for each ion of the second metal"),
        ],
        explanation: [
          `The same charge passes both: ${first} of ${a.metal} is ${num(moles, "mol")}, which needs $${num(moles).tex} \\times ${a.charge} = ${num(faradays, "mol").tex}$ of electrons.`,
          `They deposit $${num(faradays).tex} / ${b.charge} = ${num(faradays / b.charge, "mol").tex}$ of ${b.metal}, that is, ${grams(b)}.`,
        ],
        verify: () =>
          Math.abs(((first.number ?? 0) * b.mass * a.charge) / (a.mass * b.charge) - (grams(b).number ?? 0)) <
          0.05,
      };
    },
  }),
  computed({
    name: "nernst-equation-of-a-cell",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      const [one, two] = random
        .sample(
          ELECTRODES.filter(({ charge }) => charge < 3),
          2,
        )
        .sort((a, b) => a.volts - b.volts);
      if (!one || !two || two.volts - one.volts < 0.2) return undefined;
      const [pa, pc] = [random.int(0, 3), random.int(0, 3)];
      const n = 2;
      // Q = [anode ion]^(n/za) / [cathode ion]^(n/zc), as powers of ten.
      const logQ = (-pa * n) / one.charge + (pc * n) / two.charge;
      if (logQ === 0) return undefined;
      const standard = roundTo(two.volts - one.volts, 2);
      const emf = standard - (0.06 / n) * logQ;
      const show = (x: number) => num(x, "V", 3);
      const conc = (power: number) => num(10 ** -power, "M", 3);
      const flat = pc - pa;
      return {
        text: `A cell has the half-cells $\\mathrm{${one.metal}}|${ionOf(one)}(${conc(pa).tex})$ and $${ionOf(two)}(${conc(pc).tex})|\\mathrm{${two.metal}}$, with $E^\\circ_{\\text{cell}} = ${num(standard, "V").tex}$. What is its EMF? Take $\\frac{2.303RT}{F} = 0.06\\ \\mathrm{V}$.`,
        answer: show(emf),
        distractors: [
          wrong(show(standard + (0.06 / n) * logQ), "writing the reaction quotient upside down"),
          wrong(show(standard - 0.06 * logQ), "not dividing by the number of electrons"),
          wrong(show(standard), "giving the standard EMF"),
          ...(flat !== logQ
            ? [wrong(show(standard - (0.06 / n) * flat), "leaving out the powers of the concentrations")]
            : []),
          wrong(
            show(standard - 0.03 * logQ * 2 * n),
            "multiplying by the number of electrons instead of dividing",
          ),
        ],
        explanation: [
          `The cell reaction passes $n = ${n}$ electrons: $E = E^\\circ - \\frac{0.06}{${n}} \\log Q$ with $Q = \\frac{[${ionOf(one)}]${one.charge === 1 ? "^2" : ""}}{[${ionOf(two)}]${two.charge === 1 ? "^2" : ""}} = 10^{${logQ}}$.`,
          `$E = ${standard} - 0.03 \\times ${logQ < 0 ? `(${logQ})` : logQ} = ${show(emf).tex}$.`,
        ],
        verify: () =>
          Math.abs(two.volts - (0.06 / two.charge) * pc - (one.volts - (0.06 / one.charge) * pa) - emf) <
          1e-6,
      };
    },
  }),
  computed({
    name: "gibbs-energy-of-a-cell",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      const [one, two] = random.sample(ELECTRODES, 2).sort((a, b) => a.volts - b.volts);
      if (!one || !two || two.volts - one.volts < 0.2) return undefined;
      const n = one.charge === two.charge ? one.charge : one.charge * two.charge;
      const emf = roundTo(two.volts - one.volts, 2);
      const kilojoules = (electrons: number, volts = emf) => num(-electrons * 96.5 * volts, "kJ/mol", 1);
      return {
        text: `To one decimal, what is $\\Delta_r G^\\circ$ for the cell reaction, balanced with the smallest whole numbers, of the cell $\\mathrm{${one.metal}}|${ionOf(one)}\\,||\\,${ionOf(two)}|\\mathrm{${two.metal}}$? Standard potentials: $${ionOf(one)}/\\mathrm{${one.metal}}$ ${num(one.volts, "V")}, $${ionOf(two)}/\\mathrm{${two.metal}}$ ${num(two.volts, "V")}; $1\\ \\mathrm{F} = 96{,}500\\ \\mathrm{C/mol}$.`,
        answer: kilojoules(n),
        distractors: [
          wrong(num(n * 96.5 * emf, "kJ/mol", 1), "losing the minus sign of $-nFE^\\circ$"),
          wrong(
            kilojoules(n === 1 ? 2 : 1),
            `taking ${n === 1 ? "two electrons" : "one electron"} instead of ${n}`,
          ),
          wrong(
            kilojoules(n, Math.abs(one.volts + two.volts)),
            "adding the potentials with their signs instead of subtracting",
          ),
          wrong(
            kilojoules(one.charge + two.charge),
            "adding the charges of the two ions for the number of electrons",
          ),
        ],
        explanation: [
          `$E^\\circ = ${two.volts} ${signed(-one.volts)} = ${num(emf, "V").tex}$.`,
          `${n === 1 ? "One electron passes" : `${capitalise(numberWord(n))} electrons pass`} in the balanced equation (the least common multiple of ${one.charge} and ${two.charge}).`,
          `$\\Delta_r G^\\circ = -nFE^\\circ = -${n} \\times 96.5 \\times ${num(emf).tex} = ${kilojoules(n).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "kohlrausch-degree-of-dissociation",
    topic: "redox-and-electrochemistry",
    difficulty: "MEDIUM",
    write(random) {
      const alpha = random.int(21, 149) / 1000;
      const acid = random.step(400, 440, 2);
      const salt = random.step(80, 110, 1);
      const common = random.step(110, 130, 1);
      const limit = acid + salt - common;
      const molar = roundTo(alpha * limit, 2);
      const show = (x: number) => num(x, undefined, 3);
      return {
        text: `The limiting molar conductivities of HCl, NaA and NaCl are ${acid}, ${salt} and ${common} (all in $\\mathrm{S\\,cm^2\\,mol^{-1}}$). A solution of the weak acid HA has a molar conductivity of ${num(molar)} in the same unit. What is the degree of dissociation of HA in it, to three decimals?`,
        answer: show(alpha),
        distractors: [
          wrong(show(molar / (acid + salt)), "adding HCl and NaA without subtracting NaCl"),
          wrong(show(molar / acid), "dividing by the value of HCl"),
          wrong(show(molar / (acid - salt + common)), "exchanging NaA and NaCl in Kohlrausch's law"),
          wrong(show(molar / (acid + salt + common)), "adding all three values"),
        ],
        explanation: [
          `By Kohlrausch's law, $\\Lambda^\\circ(\\mathrm{HA}) = ${acid} + ${salt} - ${common} = ${limit}$.`,
          `$\\alpha = \\frac{\\Lambda}{\\Lambda^\\circ} = \\frac{${num(molar).tex}}{${limit}} = ${show(alpha).tex}$.`,
        ],
      };
    },
  }),
];
