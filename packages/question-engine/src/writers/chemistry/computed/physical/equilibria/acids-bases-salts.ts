import { roundTo } from "../../../../../numbers/arithmetic.ts";
import { num } from "../../../../../numbers/value.ts";
import { computed, wrong } from "../../../../../writing/computed.ts";
import type { WriterList } from "../../../../../writing/writer.ts";
import { ch } from "../../formula.ts";
import { neutralMixture, ph, type Solute, saltOfTwoWeak } from "./neutral-solutions.ts";

/** Logarithms as the questions state them. */
const LOGS: Record<number, number> = { 2: 0.3, 3: 0.48, 4: 0.6, 5: 0.7, 6: 0.78, 8: 0.9, 9: 0.95 };
const ACIDS: Solute[] = [
  { formula: "HCl", ions: 1 },
  { formula: "HNO3", ions: 1 },
  { formula: "H2SO4", ions: 2 },
  { formula: "HBr", ions: 1 },
];
const BASES: Solute[] = [
  { formula: "NaOH", ions: 1 },
  { formula: "KOH", ions: 1 },
  { formula: "Ba(OH)2", ions: 2 },
];

export const acidsBasesSalts: WriterList = [
  computed({
    name: "ph-of-a-strong-solution",
    topic: "acids-bases-salts",
    difficulty: "EASY",
    write(random) {
      const isAcid = random.chance();
      const { formula, ions } = random.pick(isAcid ? ACIDS : BASES);
      const digit = random.pick([2, 3, 4, 5, 6, 8, 9, 1, 1]);
      const power = random.int(2, 4);
      if (digit === 1 && ions === 2) return undefined;
      const perIon = digit * 10 ** -power;
      const molarity = perIon / ions;
      const log = LOGS[digit] ?? 0;
      const small = roundTo(power - log, 2);
      const answer = isAcid ? small : roundTo(14 - small, 2);
      return {
        text: `What is the pH of ${num(molarity, "M", 6)} ${ch(formula)} at 25 °C, if it ionises completely?${digit === 1 ? "" : ` Take $\\log_{10} ${digit} = ${log}$.`}`,
        answer: ph(answer),
        distractors: [
          wrong(
            ph(14 - answer),
            isAcid
              ? "giving the pOH instead of the pH"
              : "giving the pOH and forgetting to subtract it from 14",
          ),
          wrong(
            ph(isAcid ? power + log : 14 - power - log),
            digit === 1
              ? "misreading the power of ten"
              : "adding the logarithm of the digit instead of subtracting it",
          ),
          wrong(ph(isAcid ? power : 14 - power), "leaving out the logarithm of the digit"),
          wrong(ph(isAcid ? small + 1 : answer - 1), "slipping by one power of ten"),
          wrong(ph(isAcid ? small - 1 : answer + 1), "slipping by one power of ten the other way"),
        ],
        explanation: [
          `${ions === 2 ? `Each unit of ${ch(formula)} gives two ions, so` : "The solution has"} $[\\mathrm{${isAcid ? "H^+" : "OH^-"}}] = ${digit} \\times 10^{-${power}}\\ \\mathrm{mol/L}$.`,
          `$\\mathrm{p${isAcid ? "H" : "OH"}} = ${power}${digit === 1 ? "" : ` - ${log}`} = ${ph(small).tex}$${isAcid ? "" : `, and $\\mathrm{pH} = 14 - ${ph(small).tex} = ${ph(answer).tex}$`}.`,
        ],
        verify: () => Math.abs(-Math.log10(molarity * ions) - small) < 0.01,
      };
    },
  }),
  computed({
    name: "ph-after-dilution",
    topic: "acids-bases-salts",
    difficulty: "EASY",
    write(random) {
      const isAcid = random.chance(0.6);
      const start = isAcid ? random.int(1, 3) : random.int(11, 13);
      const decades = random.int(1, 2);
      const volume = random.pick([5, 10, 20, 25, 50]);
      const end = isAcid ? start + decades : start - decades;
      const liquid = isAcid
        ? random.pick(["hydrochloric acid", "nitric acid"])
        : random.pick(["sodium hydroxide", "potassium hydroxide"]);
      return {
        text: `A volume of ${num(volume, "mL")} of a solution of ${liquid} with pH ${start} is diluted with water to ${num(volume * 10 ** decades, "mL")}. What is the pH of the diluted solution at 25 °C?`,
        answer: ph(end),
        distractors: [
          wrong(ph(isAcid ? start - decades : start + decades), "moving the pH the wrong way on dilution"),
          wrong(ph(start), "thinking that dilution leaves the pH of a strong acid or base unchanged"),
          wrong(
            ph(isAcid ? start * 10 ** decades : start / 10 ** decades),
            "multiplying or dividing the pH itself by the dilution",
          ),
          wrong(ph(isAcid ? end + 1 : end - 1), "counting one power of ten too many"),
          wrong(ph((start + end) / 2), "counting half a unit for each power of ten"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) <= 14),
        explanation: [
          `The volume becomes ${10 ** decades} times as large, so the concentration of ${isAcid ? "hydrogen" : "hydroxide"} ions falls to $\\frac{1}{${10 ** decades}}$.`,
          `Each factor of ten moves the pH by one unit towards 7: from ${start} to ${end}.`,
        ],
        verify: () =>
          isAcid
            ? Math.abs(-Math.log10(10 ** -start / 10 ** decades) - end) < 1e-9
            : Math.abs(14 + Math.log10(10 ** (start - 14) / 10 ** decades) - end) < 1e-9,
      };
    },
  }),
  computed({
    name: "neutralisation-volume",
    topic: "acids-bases-salts",
    difficulty: "EASY",
    write(random) {
      const acid = random.pick(ACIDS);
      const base = random.pick(BASES);
      const [ma, mb] = [
        random.pick([0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5]),
        random.pick([0.1, 0.2, 0.25, 0.4, 0.5]),
      ];
      const va = random.step(10, 60, 5);
      const vb = (ma * acid.ions * va) / (mb * base.ions);
      if (vb > 150 || vb < 5 || Math.abs(vb - roundTo(vb, 1)) > 1e-9) return undefined;
      return {
        text: `What volume of ${num(mb, "M")} ${ch(base.formula)} neutralises ${num(va, "mL")} of ${num(ma, "M")} ${ch(acid.formula)} completely?`,
        answer: num(vb, "mL", 1),
        distractors: [
          wrong(num((ma * va) / mb, "mL", 1), "leaving out that one of them has two ions per formula unit"),
          wrong(
            num((ma * va * base.ions) / (mb * acid.ions), "mL", 1),
            "putting the numbers of ions on the wrong sides",
          ),
          wrong(num((mb * va) / ma, "mL", 1), "inverting the ratio of the concentrations"),
          wrong(num(va, "mL", 1), "taking equal volumes"),
          wrong(num(vb * 2, "mL", 1), "doubling the amount of base"),
          wrong(num(vb / 2, "mL", 1), "halving the amount of base"),
        ],
        explanation: [
          `The acid supplies $${num(va).tex} \\times ${num(ma).tex} \\times ${acid.ions} = ${num(va * ma * acid.ions, "mmol").tex}$ of hydrogen ions.`,
          `One millilitre of the base supplies $${num(mb).tex} \\times ${base.ions} = ${num(mb * base.ions, "mmol").tex}$ of hydroxide ions.`,
          `The volume is $${num(va * ma * acid.ions).tex} / ${num(mb * base.ions).tex} = ${num(vb, "mL", 1).tex}$.`,
        ],
        satisfies: (v) => Math.abs(v * mb * base.ions - va * ma * acid.ions) < 1e-6,
      };
    },
  }),
  computed({
    name: "ph-of-a-weak-acid",
    topic: "acids-bases-salts",
    difficulty: "MEDIUM",
    write(random) {
      const { name, isAcid } = random.pick([
        { name: "a weak acid HA", isAcid: true },
        { name: "a weak monobasic acid", isAcid: true },
        { name: "a weak base B", isAcid: false },
      ]);
      const digit = random.pick([1, 2, 3, 4, 5]);
      const power = random.pick([3, 4]);
      // [ion] = digit × 10^−power = √(K c).
      const c = random.pick([0.1, 0.2, 0.05, 0.01]);
      const product = (digit * digit) / (c * 100);
      const places = product >= 10 ? 1 : 0;
      const kDigit = roundTo(product / 10 ** places, 3);
      const kPower = 2 * power - 2 - places;
      const k = kDigit * 10 ** -kPower;
      if (k / c > 0.003 || product >= 100 || product < 1) return undefined;
      const log = LOGS[digit] ?? 0;
      const small = roundTo(power - log, 2);
      const answer = isAcid ? small : roundTo(14 - small, 2);
      const pk = kPower - Math.log10(kDigit);
      return {
        text: `What is the pH of a ${num(c, "M")} solution of ${name} with $K_${isAcid ? "a" : "b"} = ${num(kDigit).tex} \\times 10^{-${kPower}}$ at 25 °C?${digit === 1 ? "" : ` Take $\\log_{10} ${digit} = ${log}$.`} Neglect the degree of ionisation in comparison with 1.`,
        answer: ph(answer),
        distractors: [
          wrong(
            ph(isAcid ? -Math.log10(c) : 14 + Math.log10(c)),
            `treating the ${isAcid ? "acid" : "base"} as strong`,
          ),
          wrong(ph(isAcid ? small + 1 : answer - 1), "counting the powers of ten wrongly under the root"),
          wrong(ph(isAcid ? 2 * small : 14 - 2 * small), "forgetting to take the square root"),
          wrong(ph(isAcid ? pk / 2 : 14 - pk / 2), "leaving the concentration out of account"),
          wrong(ph(isAcid ? pk : 14 - pk), `giving ${isAcid ? "$\\mathrm{p}K_a$" : "$14 - \\mathrm{p}K_b$"}`),
        ],
        explanation: [
          `$[\\mathrm{${isAcid ? "H^+" : "OH^-"}}] = \\sqrt{K_${isAcid ? "a" : "b"}\\,c} = \\sqrt{${num(kDigit).tex} \\times 10^{-${kPower}} \\times ${num(c).tex}} = ${digit} \\times 10^{-${power}}\\ \\mathrm{mol/L}$.`,
          `$\\mathrm{p${isAcid ? "H" : "OH"}} = ${power}${digit === 1 ? "" : ` - ${log}`} = ${ph(small).tex}$${isAcid ? "" : `, and $\\mathrm{pH} = 14 - ${ph(small).tex} = ${ph(answer).tex}$`}.`,
        ],
        verify: () => Math.abs(Math.sqrt(k * c) - digit * 10 ** -power) < 1e-9,
      };
    },
  }),
  computed({
    name: "buffer-by-henderson",
    topic: "acids-bases-salts",
    difficulty: "MEDIUM",
    write(random) {
      const pk = random.pick([3.75, 4.2, 4.76, 4.87, 6.4, 7.2, 9.24]);
      const quotient = random.pick([2, 3, 4, 5, 10] as const);
      const log = LOGS[quotient] ?? 1;
      const more = random.chance() ? "salt" : "acid";
      const base = random.pick([0.05, 0.1, 0.15, 0.2]);
      const [salt, acid] =
        more === "salt" ? [roundTo(base * quotient, 3), base] : [base, roundTo(base * quotient, 3)];
      const answer = more === "salt" ? pk + log : pk - log;
      return {
        text: `A buffer contains ${num(acid, "mol")} of a weak acid ($\\mathrm{p}K_a = ${pk}$) and ${num(salt, "mol")} of its sodium salt in one litre. What is its pH?${quotient === 10 ? "" : ` Take $\\log_{10} ${quotient} = ${log}$.`}`,
        answer: ph(answer),
        distractors: [
          wrong(ph(more === "salt" ? pk - log : pk + log), "inverting the ratio of salt to acid"),
          wrong(ph(pk), "leaving the ratio of salt to acid out of account"),
          wrong(
            ph(pk + (more === "salt" ? 1 : -1) * quotient),
            "adding the ratio itself instead of its logarithm",
          ),
          wrong(ph(14 - answer), "giving the pOH"),
        ].filter(({ value }) => typeof value !== "string" && (value.number ?? 0) > 0),
        explanation: [
          "$\\mathrm{pH} = \\mathrm{p}K_a + \\log\\frac{[\\text{salt}]}{[\\text{acid}]}$.",
          `$\\mathrm{pH} = ${pk} + \\log\\frac{${num(salt).tex}}{${num(acid).tex}} = ${pk} ${more === "salt" ? "+" : "-"} ${log} = ${ph(answer).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "degree-of-ionisation-of-a-weak-acid",
    topic: "acids-bases-salts",
    difficulty: "MEDIUM",
    write(random) {
      const alpha = random.pick([1, 2, 3, 4, 5]);
      const c = random.pick([0.1, 0.2, 0.05, 0.4, 0.5]);
      const dilution = random.pick([4, 9, 16, 25]);
      const after = alpha * Math.sqrt(dilution);
      const show = (x: number) => num(x, "%", 2);
      if (after > 20) return undefined;
      return {
        text: `A weak acid is ${alpha}% ionised in ${num(c, "M")} solution. By Ostwald's dilution law in its simple form ($K = c\\alpha^2$), what is its degree of ionisation when the solution is diluted to ${dilution} times its volume?`,
        answer: show(after),
        distractors: [
          wrong(
            show(alpha * dilution),
            "letting the degree of ionisation grow with the dilution instead of its square root",
          ),
          wrong(show(alpha / Math.sqrt(dilution)), "letting the degree of ionisation fall on dilution"),
          wrong(show(alpha), "thinking that it depends on the temperature only"),
          wrong(
            show(alpha * Math.sqrt(dilution * c)),
            "multiplying by the square root of the new volume and the concentration",
          ),
        ],
        explanation: [
          "With $K$ constant, $\\alpha$ is proportional to $\\frac{1}{\\sqrt{c}}$.",
          `The concentration falls to $\\frac{1}{${dilution}}$, so $\\alpha = ${alpha}\\% \\times \\sqrt{${dilution}} = ${show(after).tex}$.`,
        ],
        verify: () => Math.abs((c / dilution) * after ** 2 - c * alpha ** 2) < 1e-9,
      };
    },
  }),
  computed({
    name: "ph-of-mixed-acid-and-base",
    depth: 5,
    topic: "acids-bases-salts",
    difficulty: "HARD",
    write(random) {
      const [va, vb] = [random.step(20, 100, 10), random.step(20, 100, 10)];
      const [ma, mb] = [random.pick([0.1, 0.2, 0.3, 0.05, 0.02]), random.pick([0.1, 0.2, 0.3, 0.05, 0.02])];
      const acid = random.pick(ACIDS);
      const base = random.pick(BASES);
      const left = roundTo(va * ma * acid.ions - vb * mb * base.ions, 6);
      const c = Math.abs(left) / (va + vb);
      const power = Math.ceil(-Math.log10(c) - 1e-9);
      const digit = roundTo(c * 10 ** power, 6);
      if (left === 0) return neutralMixture({ va, vb, ma, mb, acid, base });
      if (c < 1e-3 || ![1, 2, 3, 4, 5, 6, 8, 9].includes(digit)) return undefined;
      const log = LOGS[digit] ?? 0;
      const small = roundTo(power - log, 2);
      const answer = left > 0 ? small : roundTo(14 - small, 2);
      const naive = va * ma - vb * mb;
      const naivePh =
        naive === 0 ? 7 : naive > 0 ? -Math.log10(naive / (va + vb)) : 14 + Math.log10(-naive / (va + vb));
      const unmixed = -Math.log10(Math.abs(left) / (left > 0 ? va : vb));
      return {
        text: `A volume of ${num(va, "mL")} of ${num(ma, "M")} ${ch(acid.formula)} is mixed with ${num(vb, "mL")} of ${num(mb, "M")} ${ch(base.formula)}. What is the pH of the mixture at 25 °C?${digit === 1 ? "" : ` Take $\\log_{10} ${digit} = ${log}$.`} Both are fully ionised, and the volumes add up.`,
        answer: ph(answer),
        distractors: [
          wrong(ph(14 - answer), left > 0 ? "giving the pOH" : "giving the pOH instead of the pH"),
          ...(acid.ions + base.ions > 2
            ? [wrong(ph(naivePh), "forgetting that one of them gives two H⁺ or OH⁻ ions per formula unit")]
            : []),
          wrong(ph(left > 0 ? unmixed : 14 - unmixed), "leaving the added volume out of account"),
          wrong(ph(7), "assuming that acid and base always neutralise each other"),
          wrong(
            ph(left > 0 ? power + log : 14 - power - log),
            "adding the logarithm of the digit instead of subtracting it",
          ),
        ],
        explanation: [
          `Hydrogen ions: $${va} \\times ${ma} \\times ${acid.ions} = ${num(va * ma * acid.ions, "mmol").tex}$; hydroxide ions: $${vb} \\times ${mb} \\times ${base.ions} = ${num(vb * mb * base.ions, "mmol").tex}$.`,
          `There remains ${num(Math.abs(left), "mmol")} of ${left > 0 ? "hydrogen" : "hydroxide"} ions in ${num(va + vb, "mL")}: $${digit} \\times 10^{-${power}}\\ \\mathrm{mol/L}$.`,
          `$\\mathrm{p${left > 0 ? "H" : "OH"}} = ${ph(small).tex}$${left > 0 ? "" : `, so $\\mathrm{pH} = 14 - ${ph(small).tex} = ${ph(answer).tex}$`}.`,
        ],
      };
    },
  }),
  computed({
    name: "buffer-after-adding-acid",
    depth: 5,
    topic: "acids-bases-salts",
    difficulty: "HARD",
    write(random) {
      const pk = random.pick([3.75, 4.2, 4.76, 4.87, 7.2, 9.24]);
      const quotient = random.pick([2, 3, 4, 5] as const);
      const log = LOGS[quotient] ?? 0;
      const unit = random.pick([0.02, 0.05, 0.1]);
      const addsAcid = random.chance();
      // After the reaction the ratio is quotient : 1.
      const moved = unit * random.pick([0.5, 1]);
      const [less, more] = [unit, roundTo(unit * quotient, 3)];
      const start = addsAcid
        ? { salt: roundTo(less + moved, 3), acid: roundTo(more - moved, 3) }
        : { salt: roundTo(more - moved, 3), acid: roundTo(less + moved, 3) };
      const answer = addsAcid ? pk - log : pk + log;
      const before = pk + Math.log10(start.salt / start.acid);
      const added = addsAcid ? "HCl" : "NaOH";
      const opposite = addsAcid
        ? Math.log10((start.salt + moved) / (start.acid - moved))
        : Math.log10((start.salt - moved) / (start.acid + moved));
      const onlyOne = addsAcid ? Math.log10(start.salt / more) : Math.log10(more / start.acid);
      return {
        text: `One litre of a buffer contains ${num(start.acid, "mol")} of a weak acid HA ($\\mathrm{p}K_a = ${pk}$) and ${num(start.salt, "mol")} of NaA. What is its pH after ${num(moved, "mol")} of ${ch(added)} is added, the volume staying the same? Take $\\log_{10} ${quotient} = ${log}$.`,
        answer: ph(answer),
        distractors: [
          wrong(ph(before), `leaving the added ${ch(added)} out of account`),
          wrong(ph(addsAcid ? pk + log : pk - log), "inverting the ratio of salt to acid"),
          wrong(ph(pk + opposite), "changing salt and acid in the wrong directions"),
          wrong(ph(pk + onlyOne), "changing only one of the two amounts"),
        ],
        explanation: [
          addsAcid
            ? `The hydrogen ions turn ${num(moved, "mol")} of $\\mathrm{A^-}$ into HA: salt ${num(less, "mol")}, acid ${num(more, "mol")}.`
            : `The hydroxide ions turn ${num(moved, "mol")} of HA into $\\mathrm{A^-}$: salt ${num(more, "mol")}, acid ${num(less, "mol")}.`,
          `$\\mathrm{pH} = ${pk} ${addsAcid ? "-" : "+"} \\log ${quotient} = ${pk} ${addsAcid ? "-" : "+"} ${log} = ${ph(answer).tex}$.`,
        ],
        verify: () => {
          const salt = start.salt + (addsAcid ? -moved : moved);
          const acid = start.acid + (addsAcid ? moved : -moved);
          return Math.abs(pk + Math.log10(salt / acid) - answer) < 0.01;
        },
      };
    },
  }),
  computed({
    name: "hydrolysis-of-a-salt",
    topic: "acids-bases-salts",
    difficulty: "MEDIUM",
    write(random) {
      const kind = random.pick(["anion", "cation", "both"] as const);
      if (kind === "both") return saltOfTwoWeak(random);
      const pk = random.pick([4.2, 4.4, 4.6, 4.76, 5, 5.2, 7.4, 9.2]);
      const power = random.pick([1, 2]);
      const c = 10 ** -power;
      const answer = kind === "anion" ? 7 + (pk - power) / 2 : 7 - (pk - power) / 2;
      const mirrored = 14 - answer;
      if (kind === "cation" && pk > 6) return undefined;
      return {
        text:
          kind === "anion"
            ? `What is the pH of a ${num(c, "M")} solution of the sodium salt of a weak acid with $\\mathrm{p}K_a = ${pk}$ at 25 °C?`
            : `What is the pH of a ${num(c, "M")} solution of the chloride of a weak base with $\\mathrm{p}K_b = ${pk}$ at 25 °C?`,
        answer: ph(answer),
        distractors: [
          wrong(
            ph(mirrored),
            kind === "anion" ? "taking the solution to be acidic" : "taking the solution to be basic",
          ),
          wrong(
            ph(kind === "anion" ? 7 + (pk + power) / 2 : 7 - (pk + power) / 2),
            "taking $\\log c$ with the wrong sign",
          ),
          wrong(ph(kind === "anion" ? 7 + pk / 2 : 7 - pk / 2), "leaving the concentration out of account"),
          wrong(ph((pk + power) / 2), "using the formula for the weak acid or base itself"),
        ],
        explanation: [
          kind === "anion"
            ? "The anion of a weak acid takes up protons from water, so the solution is basic."
            : "The cation of a weak base gives up protons to water, so the solution is acidic.",
          kind === "anion"
            ? `$\\mathrm{pH} = 7 + \\frac{1}{2}(\\mathrm{p}K_a + \\log c) = 7 + \\frac{1}{2}(${pk} - ${power}) = ${ph(answer).tex}$.`
            : `$\\mathrm{pH} = 7 - \\frac{1}{2}(\\mathrm{p}K_b + \\log c) = 7 - \\frac{1}{2}(${pk} - ${power}) = ${ph(answer).tex}$.`,
        ],
        verify: () => {
          const ion = Math.sqrt((1e-14 / 10 ** -pk) * c);
          return Math.abs((kind === "anion" ? 14 + Math.log10(ion) : -Math.log10(ion)) - answer) < 1e-6;
        },
      };
    },
  }),
];
