import { slips } from "../../../../kit/slips.ts";
import { roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { fixed, num, scientific } from "../../../../numbers/value.ts";
import { computed } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";

/** Logarithms as the questions state them. */
const LOGS: Record<number, number> = { 1: 0, 2: 0.3, 3: 0.48, 4: 0.6, 5: 0.7, 6: 0.78 };
const log = (whole: number) => LOGS[whole] ?? Math.log10(whole);
const ph = (value: number) => fixed(value, 2);

const SPARING: readonly {
  salt: string;
  ksp: number;
  cation: string;
  anion: string;
  source: string;
  other: string;
}[] = [
  { salt: "AgCl", ksp: 1.8e-10, cation: "Ag^+", anion: "Cl^-", source: "AgNO3", other: "NaCl" },
  { salt: "AgBr", ksp: 5e-13, cation: "Ag^+", anion: "Br^-", source: "AgNO3", other: "KBr" },
  { salt: "AgI", ksp: 8e-17, cation: "Ag^+", anion: "I^-", source: "AgNO3", other: "KI" },
  { salt: "BaSO4", ksp: 1.1e-10, cation: "Ba^2+", anion: "SO4^2-", source: "BaCl2", other: "Na2SO4" },
  { salt: "PbSO4", ksp: 1.6e-8, cation: "Pb^2+", anion: "SO4^2-", source: "Pb(NO3)2", other: "Na2SO4" },
];

/** N₂O₄ and NO₂ at first, NO₂ afterwards, and how many times the volume: all that come out whole. */
const SHIFTS = findShifts();

export const ionsInSolution: WriterList = [
  computed({
    name: "buffer-by-partial-neutralisation",
    depth: 5,
    topic: "acids-bases-salts",
    difficulty: "HARD",
    write(random) {
      const [acid, pka] = random.pick([
        ["acetic acid", 4.74],
        ["formic acid", 3.74],
        ["benzoic acid", 4.2],
        ["propanoic acid", 4.87],
      ] as const);
      const [salt, left] = random.pick([
        [2, 1],
        [3, 1],
        [4, 1],
        [1, 2],
        [1, 3],
        [1, 4],
        [3, 2],
        [2, 3],
      ] as const);
      const unit = random.pick([0.5, 1, 1.5, 2, 2.5]);
      const [ma, mb] = [random.pick([0.1, 0.2, 0.25]), random.pick([0.1, 0.2, 0.25])];
      const va = ((salt + left) * unit) / ma;
      const vb = (salt * unit) / mb;
      if (!isNeat(va) || !isNeat(vb) || va > 120 || vb > 120) return undefined;
      const shift = log(salt) - log(left);
      const result = roundTo(pka + shift, 2);
      const key = ph(result);
      const told = [salt, left]
        .filter((x) => x > 1)
        .map((x) => `$\\log_{10} ${x} = ${fixed(log(x), 2).tex}$`);
      return {
        text: `What is the pH of the solution obtained by adding ${num(vb, "mL")} of ${num(mb, "M")} ${ch("NaOH")} to ${num(va, "mL")} of ${num(ma, "M")} ${acid} ($\\mathrm{p}K_a = ${fixed(pka, 2).tex}$)? Take ${told.join(" and ")}.`,
        answer: key,
        distractors: slips(random, key, ph, [
          [pka - shift, "turning the ratio of salt to acid round"],
          [pka + log(salt) - Math.log10(salt + left), "dividing by all the acid there was at first"],
          [pka, "taking the acid to be half neutralised"],
          [pka + Math.log10(salt + left) - log(left), "taking all the acid there was at first as the salt"],
          [14 - result, "giving the pOH"],
          [(pka - Math.log10((left * unit) / (va + vb))) / 2, "leaving the salt out of account"],
          [pka + shift + 1, "slipping by one power of ten"],
        ]),
        explanation: [
          `The base turns its ${num(salt * unit, "mmol")} of acid into salt; of the $${ma} \\times ${va} = ${num((salt + left) * unit, "mmol").tex}$ of acid, ${num(left * unit, "mmol")} is left.`,
          `This is a buffer: $\\mathrm{pH} = \\mathrm{p}K_a + \\log_{10}\\frac{[\\text{salt}]}{[\\text{acid}]} = ${fixed(pka, 2).tex} + \\log_{10}\\frac{${num(salt * unit).tex}}{${num(left * unit).tex}} = ${key.tex}$.`,
        ],
        verify: () => {
          // Balance of charges, solved for the pH.
          const volume = va + vb;
          const [sodium, total, ka] = [(salt * unit) / volume, ((salt + left) * unit) / volume, 10 ** -pka];
          let [low, high] = [1, 13];
          for (let round = 0; round < 50; round++) {
            const middle = (low + high) / 2;
            const h = 10 ** -middle;
            const excess = h + sodium - 1e-14 / h - (total * ka) / (ka + h);
            if (excess > 0) low = middle;
            else high = middle;
          }
          return Math.abs(low - result) < 0.06;
        },
      };
    },
  }),
  computed({
    name: "ion-left-after-precipitation",
    depth: 5,
    topic: "chemical-equilibrium",
    difficulty: "HARD",
    write(random) {
      const { salt, ksp, cation, anion, source, other } = random.pick(SPARING);
      const [va, vb] = [random.pick([20, 25, 40, 50, 75]), random.pick([20, 25, 50, 60, 75])];
      const [ma, mb] = [random.pick([0.02, 0.04, 0.05, 0.1]), random.pick([0.1, 0.12, 0.15, 0.2])];
      const excess = (mb * vb - ma * va) / (va + vb);
      if (excess < 0.01 || !isNeat(excess, 3)) return undefined;
      const result = ksp / excess;
      const show = (x: number) => scientific(x, "mol/L", 2);
      const key = show(result);
      const ion = ch(cation);
      return {
        text: `A volume of ${num(va, "mL")} of ${num(ma, "M")} ${ch(source)} is mixed with ${num(vb, "mL")} of ${num(mb, "M")} ${ch(other)}. What is the concentration of ${ion} ions left in the solution? The solubility product of ${ch(salt)} is $${scientific(ksp, undefined, 2).tex}$.`,
        answer: key,
        distractors: slips(random, key, show, [
          [Math.sqrt(ksp), `taking the solubility of ${ch(salt)} in pure water`],
          [ksp / ((mb * vb) / (va + vb)), `forgetting that part of the ${ch(anion)} is used up`],
          [ksp / mb, "using the concentration before mixing"],
          [ksp / ((mb * vb - ma * va) / vb), "leaving out the volume of the other solution"],
          [excess, `giving the concentration of the ${ch(anion)} left over`],
          [ksp * excess, "multiplying by the concentration of the other ion"],
          [Math.cbrt(ksp / 4), "using the rule for a salt of three ions"],
          [10 * result, "slipping by one power of ten"],
          [ksp / (mb - ma), "subtracting the concentrations before mixing"],
          [ksp / ((mb * vb + ma * va) / (va + vb)), "adding the amounts instead of subtracting"],
        ]),
        explanation: [
          `There are ${num(ma * va, "mmol")} of ${ion} and ${num(mb * vb, "mmol")} of ${ch(anion)}; ${num(mb * vb - ma * va, "mmol")} of ${ch(anion)} is left over in ${num(va + vb, "mL")}, that is, $${num(excess, "mol/L", 4).tex}$.`,
          `Nearly all the ${ion} has gone into ${ch(salt)}; what stays in solution is $\\frac{K_{sp}}{${num(excess, undefined, 4).tex}} = \\frac{${scientific(ksp, undefined, 2).tex}}{${num(excess, undefined, 4).tex}} = ${key.tex}$.`,
        ],
        verify: () => {
          // Dissolves the solid little by little from complete precipitation: x(x + excess) = Ksp.
          const x = (-excess + Math.sqrt(excess * excess + 4 * ksp)) / 2;
          const stable = (2 * ksp) / (excess + Math.sqrt(excess * excess + 4 * ksp));
          return Math.abs(stable / (key.number ?? 1) - 1) < 0.05 && x < excess / 100;
        },
      };
    },
  }),
  computed({
    name: "ph-after-electrolysis",
    depth: 5,
    chapter: "electrolysis",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      const digit = random.pick([1, 2, 3, 4, 5, 6]);
      const power = random.pick([1, 2]);
      const volume = random.pick([100, 200, 250, 400, 500]);
      const amount = digit * 10 ** -power * (volume / 1000);
      const charge = amount * 96500;
      const current = random.pick([0.5, 0.965, 1, 1.93, 2, 2.5, 3.86, 4.825, 5, 9.65]);
      const minutes = charge / current / 60;
      const seconds = charge / current;
      if (!isNeat(seconds) || minutes > 200 || minutes < 1 || current * 1000 > 10000) return undefined;
      const isBrine = random.chance();
      const small = power - log(digit);
      const result = roundTo(isBrine ? 14 - small : small, 2);
      const key = ph(result);
      const near = (x: number) => (isBrine ? 14 - x : x);
      const salt = isBrine ? ch("NaCl") : ch("CuSO4");
      return {
        text: `A current of ${num(current, "A", 3)} is passed for ${num(seconds, "s")} through ${num(volume, "mL")} of ${isBrine ? `a concentrated solution of ${salt}` : `a solution of ${salt}, which stays in excess,`} between platinum electrodes. What is the pH of the solution afterwards, if its volume does not change and ${isBrine ? "the little chlorine that dissolves" : "any reaction of the salt's ions with water or acid"} is neglected? Take $F = 96{,}500\\ \\mathrm{C/mol}$${digit > 1 ? ` and $\\log_{10} ${digit} = ${fixed(log(digit), 2).tex}$` : ""}.`,
        answer: key,
        distractors: slips(random, key, ph, [
          [14 - result, `taking ${isBrine ? "hydrogen" : "hydroxide"} ions to be formed`],
          [near(small + 0.3), "counting one ion for every two electrons"],
          [near(small - 0.3), "counting two ions for every electron"],
          [near(small + 1), "slipping by one power of ten"],
          [7, "thinking that the solution stays neutral"],
          [near(small - Math.log10(volume / 1000)), "forgetting to divide by the volume"],
          [near(small + 0.6), "counting one ion for every four electrons"],
        ]),
        explanation: [
          `The charge is $${num(current, undefined, 3).tex} \\times ${num(seconds).tex} = ${num(charge, "C").tex}$, that is ${num(amount, "mol", 5)} of electrons.`,
          isBrine
            ? `At the cathode $2\\mathrm{H_2O} + 2e^- \\rightarrow \\mathrm{H_2} + 2\\mathrm{OH^-}$ (chlorine leaves at the anode): one ${ch("OH^-")} for each electron.`
            : `At the anode $2\\mathrm{H_2O} \\rightarrow \\mathrm{O_2} + 4\\mathrm{H^+} + 4e^-$ (copper is deposited at the cathode): one ${ch("H^+")} for each electron.`,
          `In ${num(volume, "mL")} this is ${num(amount / (volume / 1000), "mol/L", 4)}, so $\\mathrm{p${isBrine ? "OH" : "H"}} = ${ph(small).tex}$${isBrine ? ` and $\\mathrm{pH} = ${key.tex}$` : ""}.`,
        ],
        verify: () => {
          const ions = (current * seconds) / 96500 / (volume / 1000);
          // The neutral water's own ions are negligible beside these; the balance decides the pH.
          const h = isBrine ? 1e-14 / ions : ions;
          return Math.abs(-Math.log10(h) - result) < 0.012;
        },
      };
    },
  }),
  computed({
    name: "solubility-product-from-a-cell",
    depth: 5,
    chapter: "cells",
    topic: "redox-and-electrochemistry",
    difficulty: "HARD",
    write(random) {
      const steps = random.int(4, 12);
      const bright = random.pick([1, 2]);
      const common = random.pick([0, 1, 2]);
      const silver = steps + bright;
      // [Ag⁺] = 10^−silver; the other ion equals it in pure water, or is the added 10^−common.
      const power = common === 0 ? 2 * silver : silver + common;
      if (power > 26 || power < 7 || (common === 0 && silver < 4) || (common > 0 && silver < 5))
        return undefined;
      const volts = roundTo(0.059 * steps, 3);
      const show = (x: number) => scientific(10 ** -x, undefined, 1);
      const key = show(power);
      const left =
        common === 0
          ? `a saturated solution of the salt $\\mathrm{AgX}$ in pure water`
          : `${num(10 ** -common, "M")} $\\mathrm{KX}$ solution saturated with the salt $\\mathrm{AgX}$`;
      return {
        text: `One half of a cell is a silver wire in ${num(10 ** -bright, "M")} $\\mathrm{AgNO_3}$, the other a silver wire in ${left}. Its e.m.f. at 298 K is ${fixed(volts, 3, "V")}. What is the solubility product of $\\mathrm{AgX}$? Take $\\frac{2.303RT}{F} = 0.059\\ \\mathrm{V}$.`,
        answer: key,
        distractors: slips(random, key, (x) => show(x), [
          [show(silver), "giving the concentration of silver ions"],
          [
            show(common === 0 ? silver + bright : 2 * silver),
            common === 0
              ? "multiplying by the concentration in the bright half"
              : "squaring, as for pure water",
          ],
          [
            show(common === 0 ? 2 * steps : steps + common),
            `forgetting that the other half holds ${10 ** -bright} M silver ions`,
          ],
          [show(power + 1), "slipping by one power of ten"],
          [
            show(common === 0 ? 2 * (steps - bright) : steps - bright + common),
            "dividing by the concentration instead of multiplying",
          ],
          [show(power - 1), "slipping by one power of ten the other way"],
          [show(power + bright), `counting the concentration of ${10 ** -bright} M twice`],
          [show(2 * power), "squaring once too often"],
          [show(Math.round(power / 2)), "taking a square root"],
        ]),
        explanation: [
          `For a concentration cell $E = 0.059\\log_{10}\\frac{[\\mathrm{Ag^+}]_1}{[\\mathrm{Ag^+}]_2}$, so the concentrations differ by $10^{${steps}}$ and $[\\mathrm{Ag^+}]_2 = 10^{-${bright}} \\times 10^{-${steps}} = 10^{-${silver}}\\ \\mathrm{M}$.`,
          common === 0
            ? `In pure water $[\\mathrm{X^-}]$ is the same, so $K_{sp} = (10^{-${silver}})^2 = ${key.tex}$.`
            : `There $[\\mathrm{X^-}] = 10^{-${common}}\\ \\mathrm{M}$, so $K_{sp} = 10^{-${silver}} \\times 10^{-${common}} = ${key.tex}$.`,
        ],
        verify: () => {
          // Silver ions from the product, and the voltage they would give.
          const ksp = key.number ?? 0;
          const ions = common === 0 ? Math.sqrt(ksp) : ksp / 10 ** -common;
          return Math.abs(0.059 * Math.log10(10 ** -bright / ions) - volts) < 1e-3;
        },
      };
    },
  }),
  computed({
    name: "equilibrium-after-a-change-of-volume",
    depth: 5,
    topic: "chemical-equilibrium",
    difficulty: "HARD",
    write(random) {
      const [a, b, y, factor] = random.pick(SHIFTS);
      const scale = random.pick([0.01, 0.02, 0.05, 0.1, 0.2]);
      const volume = random.pick([1, 2, 4, 5, 6, 8, 10, 12]);
      const later = volume * factor;
      if (!isNeat(later, 1)) return undefined;
      const mol = (x: number) => num(x * scale, "mol", 2);
      const key = mol(y);
      const grows = factor > 1;
      return {
        text: `At a certain temperature a vessel of ${num(volume, "L")} contains ${mol(a)} of ${ch("N2O4")} in equilibrium with ${mol(b)} of ${ch("NO2")}. The volume is changed to ${num(later, "L")} at the same temperature. How much ${ch("NO2")} is there when equilibrium is reached again?`,
        answer: key,
        distractors: slips(random, key, mol, [
          [b, "thinking that the amounts stay as they are because $K_c$ does"],
          [2 * b - y, "shifting the equilibrium the wrong way"],
          [b * factor, "changing the amount in the ratio of the volumes"],
          [b / factor, "changing the amount in the inverse ratio of the volumes"],
          [b + 2 * (y - b), "counting two molecules of $\\mathrm{NO_2}$ too many for each step"],
          [b + (y - b) / 2, "letting each $\\mathrm{N_2O_4}$ give one $\\mathrm{NO_2}$"],
          [a + (b - y) / 2, "giving the amount of $\\mathrm{N_2O_4}$"],
          [2 * a + b, "letting all the $\\mathrm{N_2O_4}$ break up"],
        ]),
        explanation: [
          `$K_c = \\frac{[\\mathrm{NO_2}]^2}{[\\mathrm{N_2O_4}]} = \\frac{(${mol(b).tex.replace(/\\ .*/, "")})^2}{${mol(a).tex.replace(/\\ .*/, "")} \\times ${volume}} = ${num((b * b * scale) / (a * volume), "mol/L", 4).tex}$.`,
          `${grows ? "More room favours the side with more molecules: if" : "Less room favours the side with fewer molecules: if"} $x$ mol of ${ch("N2O4")} ${grows ? "break up" : "form"}, $\\frac{(${num(b * scale, undefined, 2).tex} ${grows ? "+" : "-"} 2x)^2}{(${num(a * scale, undefined, 2).tex} ${grows ? "-" : "+"} x) \\times ${num(later).tex}}$ must have the same value.`,
          `This gives $x = ${num((Math.abs(y - b) / 2) * scale, undefined, 3).tex}$, so there are ${key} of ${ch("NO2")}.`,
        ],
        verify: () => {
          const k = (b * b * scale) / (a * volume);
          let [low, high] = [0, (2 * a + b) * scale];
          for (let round = 0; round < 60; round++) {
            const middle = (low + high) / 2;
            const rest = (a + b / 2) * scale - middle / 2;
            if ((middle * middle) / (rest * later) < k) low = middle;
            else high = middle;
          }
          return Math.abs(low - y * scale) < 1e-6;
        },
      };
    },
  }),
];

function findShifts(): [number, number, number, number][] {
  const wanted = [0.25, 1 / 3, 0.5, 2, 3, 4, 6, 1 / 6, 1.5, 2.5, 5, 8];
  const found: [number, number, number, number][] = [];
  for (let a = 1; a <= 30; a++)
    for (let b = 1; b <= 30; b++)
      for (let y = 1; y <= 40; y++) {
        const rest = a + (b - y) / 2;
        if (rest <= 0 || y === b || (b - y) % 2 !== 0) continue;
        const factor = (y * y * a) / (b * b * rest);
        const near = wanted.find((one) => Math.abs(one - factor) < 1e-9);
        if (near !== undefined && Math.abs(y - b) > 0.15 * b) found.push([a, b, y, near]);
      }
  return found;
}
