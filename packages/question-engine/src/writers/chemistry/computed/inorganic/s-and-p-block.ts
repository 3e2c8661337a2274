import { roundTo } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, equation, given, molarMass } from "../formula.ts";

export const sAndPBlock: WriterList = [
  computed({
    name: "volume-strength-of-peroxide",
    chapter: "hydrogen-and-its-compounds",
    topic: "s-and-p-block",
    difficulty: "HARD",
    write(random) {
      const volume = random.pick([5.6, 8.4, 10, 11.2, 14, 15, 16.8, 20, 22.4, 25, 28, 30, 33.6, 40, 44.8]);
      const molarity = volume / 11.2;
      const which = random.pick(["g/L", "mol/L"] as const);
      const value = which === "g/L" ? molarity * 34 : molarity;
      const show = (x: number) => num(x, which, 2);
      return {
        text: `A bottle of hydrogen peroxide is labelled "${volume} volume": one volume of it gives ${volume} volumes of oxygen at STP when it decomposes, ${equation("2H2O2 -> 2H2O + O2")}. What is its concentration in ${which}, to two decimals at most? Take the molar volume at STP as $22.4\\ \\mathrm{L}$. ${given("H2O2")}`,
        answer: show(value),
        distractors: [
          wrong(show(value / 2), `taking one mole of ${ch("O2")} from one mole of ${ch("H2O2")}`),
          wrong(show(value * 2), `taking four moles of ${ch("H2O2")} for one mole of ${ch("O2")}`),
          wrong(show((value * 22.4) / 24), "taking the molar volume at room temperature, $24\\ \\mathrm{L}$"),
          wrong(show(value / 4), "dividing by two where one has to multiply"),
          wrong(
            show(which === "g/L" ? (molarity * 32) / 2 : volume / 17),
            which === "g/L"
              ? "giving the mass of the oxygen"
              : "dividing by the molar mass instead of the molar volume",
          ),
        ],
        explanation: [
          `One litre gives ${num(volume, "L")} of oxygen, that is, $${volume} / 22.4 = ${num(volume / 22.4, "mol", 3).tex}$, which comes from twice as much ${ch("H2O2")}: ${num(molarity, "mol", 3)}.`,
          which === "g/L"
            ? `In grams: $${num(molarity, undefined, 3).tex} \\times 34$, so the concentration is ${show(value)}.`
            : `The concentration is ${show(value)}.`,
        ],
        verify: () => Math.abs((molarity / 2) * 22.4 - volume) < 1e-9,
      };
    },
  }),
  computed({
    name: "hardness-of-water",
    chapter: "hydrogen-and-its-compounds",
    topic: "s-and-p-block",
    difficulty: "MEDIUM",
    write(random) {
      const { formula, mass } = random.pick([
        { formula: "CaCl2", mass: 111 },
        { formula: "MgSO4", mass: 120 },
        { formula: "Ca(HCO3)2", mass: 162 },
        { formula: "Mg(HCO3)2", mass: 146 },
        { formula: "MgCl2", mass: 95 },
        { formula: "CaSO4", mass: 136 },
      ]);
      const ppm = random.step(20, 400, 20);
      const litres = random.pick([1, 2, 5, 10]);
      const milligrams = roundTo((ppm * mass * litres) / 100, 2);
      const show = (x: number) => num(x, "ppm", 0);
      return {
        text: `A sample of ${num(litres, "L")} of water contains ${num(milligrams, "mg", 1)} of ${ch(formula)} (molar mass ${num(mass, "g/mol")}) and no other salt. What is its hardness in ppm of ${ch("CaCO3")} (molar mass ${num(100, "g/mol")})? One litre of water weighs one kilogram.`,
        answer: show(ppm),
        distractors: [
          wrong(show(milligrams / litres), `giving ppm of ${ch(formula)} instead of ${ch("CaCO3")}`),
          wrong(show((milligrams * mass) / (100 * litres)), "inverting the ratio of the molar masses"),
          wrong(
            show(litres === 1 ? 2 * ppm : ppm * litres),
            litres === 1 ? "counting each ion twice" : "not dividing by the volume of water",
          ),
          wrong(show(ppm / 2), "dividing by the two charges of the metal ion"),
        ],
        explanation: [
          `Each litre contains $${num(milligrams, undefined, 1).tex} / ${litres} = ${num(milligrams / litres, "mg", 1).tex}$ of ${ch(formula)}.`,
          `One mole of it counts as one mole of ${ch("CaCO3")}: $${num(milligrams / litres, undefined, 1).tex} \\times \\frac{100}{${mass}} = ${num(ppm, "mg").tex}$ per litre, that is, ${show(ppm)}.`,
        ],
      };
    },
  }),
  computed({
    name: "products-of-heating-salts",
    chapter: "heating-of-salts",
    topic: "s-and-p-block",
    difficulty: "MEDIUM",
    write(random) {
      const { salt, name, gasMoles, text } = random.pick([
        { salt: "LiNO3", name: "lithium nitrate", gasMoles: 5 / 4, text: "4LiNO3 -> 2Li2O + 4NO2 + O2" },
        { salt: "Ca(NO3)2", name: "calcium nitrate", gasMoles: 5 / 2, text: "2Ca(NO3)2 -> 2CaO + 4NO2 + O2" },
        { salt: "KNO3", name: "potassium nitrate", gasMoles: 1 / 2, text: "2KNO3 -> 2KNO2 + O2" },
        {
          salt: "Mg(NO3)2",
          name: "magnesium nitrate",
          gasMoles: 5 / 2,
          text: "2Mg(NO3)2 -> 2MgO + 4NO2 + O2",
        },
        {
          salt: "NH4NO3",
          name: "ammonium nitrate (water as steam)",
          gasMoles: 3,
          text: "NH4NO3 -> N2O + 2H2O",
        },
        {
          salt: "(NH4)2Cr2O7",
          name: "ammonium dichromate (water as steam)",
          gasMoles: 5,
          text: "(NH4)2Cr2O7 -> N2 + Cr2O3 + 4H2O",
        },
      ]);
      const moles = random.pick([0.2, 0.4, 0.5, 0.8, 1, 2, 4]);
      const show = (x: number) => num(x, "mol", 3);
      const value = moles * gasMoles;
      const guess = gasMoles === 1 / 2 ? 5 / 4 : 1 / 2;
      return {
        text: `How many moles of gas in total are evolved when ${num(moles, "mol")} of ${name} decomposes completely ${salt === "NH4NO3" ? "on gentle heating" : "on strong heating"}?`,
        answer: show(value),
        distractors: [
          wrong(
            show(moles * guess),
            gasMoles === 1 / 2
              ? "letting the salt decompose to the oxide with nitrogen dioxide"
              : "letting the salt give only oxygen, as potassium nitrate does",
          ),
          wrong(show(moles), "taking one mole of gas from one mole of salt"),
          wrong(
            show(value * 2),
            "reading the moles of gas off the equation without dividing by the coefficient of the salt",
          ),
          wrong(show(moles * 2), "taking two moles of gas from one mole of salt"),
          wrong(show(moles * 1.5), "taking three moles of gas from two moles of salt"),
        ],
        explanation: [
          `It decomposes as ${equation(text)}.`,
          `One mole of ${ch(salt)} gives ${num(gasMoles)} mol of gas, so there is $${num(moles).tex} \\times ${num(gasMoles).tex} = ${show(value).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "hydrogen-from-a-metal",
    chapter: "hydrogen-and-its-compounds",
    topic: "s-and-p-block",
    difficulty: "EASY",
    write(random) {
      const { metal, name, text, ratio, other } = random.pick([
        { metal: "Na", name: "sodium", text: "2Na + 2H2O -> 2NaOH + H2", ratio: 0.5, other: "water" },
        { metal: "K", name: "potassium", text: "2K + 2H2O -> 2KOH + H2", ratio: 0.5, other: "water" },
        { metal: "Ca", name: "calcium", text: "Ca + 2H2O -> Ca(OH)2 + H2", ratio: 1, other: "water" },
        {
          metal: "Mg",
          name: "magnesium",
          text: "Mg + 2HCl -> MgCl2 + H2",
          ratio: 1,
          other: "dilute hydrochloric acid",
        },
        {
          metal: "Al",
          name: "aluminium",
          text: "2Al + 6HCl -> 2AlCl3 + 3H2",
          ratio: 1.5,
          other: "dilute hydrochloric acid",
        },
      ]);
      const moles = random.pick([0.1, 0.2, 0.3, 0.4, 0.5, 1]);
      const litres = (n: number) => num(n * 22.4, "L", 2);
      return {
        text: `What volume of hydrogen, at STP, does ${num(moles * molarMass(metal), "g")} of ${name} give with an excess of ${other}: ${equation(text)}? Take the molar volume at STP as $22.4\\ \\mathrm{L}$. ${given(metal)}`,
        answer: litres(moles * ratio),
        distractors: [
          wrong(
            litres(moles * (ratio === 1 ? 2 : 1)),
            ratio === 1
              ? "taking two moles of hydrogen for one of the metal"
              : "taking one mole of hydrogen for one of the metal",
          ),
          wrong(litres(moles * ratio * 0.5), "counting hydrogen atoms as molecules"),
          wrong(litres(moles / ratio), "inverting the ratio of the coefficients"),
          wrong(litres(moles * 3), "taking the coefficient of hydrogen without that of the metal"),
          wrong(litres(moles * 1.5), "taking three moles of hydrogen for two of the metal"),
        ],
        explanation: [
          `The amount of ${name} is $${num(moles * molarMass(metal)).tex} / ${num(molarMass(metal)).tex} = ${num(moles, "mol").tex}$.`,
          `By the equation it gives ${num(moles * ratio, "mol")} of hydrogen: $${num(moles * ratio).tex} \\times 22.4 = ${litres(moles * ratio).tex}$.`,
        ],
      };
    },
  }),
];
