import { roundTo } from "../../../../numbers/arithmetic.ts";
import { num, percent, tex } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch, chem, equation, given, molarMass } from "../formula.ts";

export const stoichiometry: WriterList = [
  computed({
    name: "limiting-reagent-product",
    topic: "mole-concept",
    difficulty: "MEDIUM",
    write(random) {
      const { text, a, b, product, ratio } = random.pick([
        { text: "N2 + 3H2 -> 2NH3", a: "N2", b: "H2", product: "NH3", ratio: [1, 3, 2] },
        { text: "2H2 + O2 -> 2H2O", a: "H2", b: "O2", product: "H2O", ratio: [2, 1, 2] },
        { text: "2Mg + O2 -> 2MgO", a: "Mg", b: "O2", product: "MgO", ratio: [2, 1, 2] },
        { text: "2Al + 3Cl2 -> 2AlCl3", a: "Al", b: "Cl2", product: "AlCl3", ratio: [2, 3, 2] },
        { text: "4Al + 3O2 -> 2Al2O3", a: "Al", b: "O2", product: "Al2O3", ratio: [4, 3, 2] },
        { text: "2CO + O2 -> 2CO2", a: "CO", b: "O2", product: "CO2", ratio: [2, 1, 2] },
        { text: "CH4 + 2O2 -> CO2 + 2H2O", a: "CH4", b: "O2", product: "CO2", ratio: [1, 2, 1] },
        { text: "2Na + Cl2 -> 2NaCl", a: "Na", b: "Cl2", product: "NaCl", ratio: [2, 1, 2] },
      ] as const);
      const [ra, rb, rp] = ratio;
      const turns = random.pick([0.1, 0.2, 0.25, 0.5, 1, 1.5, 2]);
      const excess = random.pick([1.2, 1.5, 1.6, 2]);
      const aIsShort = random.chance();
      const molesA = turns * ra * (aIsShort ? 1 : excess);
      const molesB = turns * rb * (aIsShort ? excess : 1);
      const grams = (formula: string, moles: number) => num(moles * molarMass(formula), "g");
      const answer = grams(product, turns * rp);
      const [short, other] = aIsShort ? [a, b] : [b, a];
      return {
        text: `A mass of ${grams(a, molesA)} of ${ch(a)} reacts with ${grams(b, molesB)} of ${ch(b)}: ${equation(text)}. What is the greatest mass of ${ch(product)} that can form? ${given(a, b, product)}`,
        answer,
        distractors: [
          wrong(grams(product, turns * excess * rp), `working from ${ch(other)}, which is in excess`),
          wrong(
            num(molesA * molarMass(a) + molesB * molarMass(b), "g"),
            "adding the two masses as if nothing were left over",
          ),
          wrong(
            grams(product, aIsShort ? molesA : molesB),
            `taking one mole of ${ch(product)} for each mole of ${ch(short)}`,
          ),
          wrong(grams(product, (turns * rp) / 2), `halving the amount of ${ch(product)}`),
          wrong(grams(product, turns * rp * 2), `doubling the amount of ${ch(product)}`),
        ],
        explanation: [
          `There are ${num(molesA, "mol")} of ${ch(a)} and ${num(molesB, "mol")} of ${ch(b)}; the equation needs them as $${ra} : ${rb}$.`,
          `${ch(short)} runs out first, so it is the limiting reagent.`,
          `It gives ${num(turns * rp, "mol")} of ${ch(product)}, that is $${num(turns * rp).tex} \\times ${num(molarMass(product)).tex} = ${answer.tex}$.`,
        ],
        verify: () => Math.abs(Math.min(molesA / ra, molesB / rb) * rp - turns * rp) < 1e-9,
      };
    },
  }),
  computed({
    name: "gas-from-a-carbonate",
    depth: 2,
    topic: "mole-concept",
    difficulty: "MEDIUM",
    write(random) {
      const { solid, name, text, per, gas } = random.pick([
        { solid: "CaCO3", name: "calcium carbonate", text: "CaCO3 -> CaO + CO2", per: 1, gas: "CO2" },
        { solid: "MgCO3", name: "magnesium carbonate", text: "MgCO3 -> MgO + CO2", per: 1, gas: "CO2" },
        {
          solid: "NaHCO3",
          name: "sodium hydrogencarbonate",
          text: "2NaHCO3 -> Na2CO3 + H2O + CO2",
          per: 0.5,
          gas: "CO2",
        },
        { solid: "KClO3", name: "potassium chlorate", text: "2KClO3 -> 2KCl + 3O2", per: 1.5, gas: "O2" },
      ] as const);
      const purity = random.pick([40, 50, 60, 75, 80, 90]);
      const moles = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 1, 2]);
      const grams = roundTo((moles * molarMass(solid) * 100) / purity, 4);
      if (roundTo(grams, 2) !== grams) return undefined;
      const litres = (n: number) => num(n * 22.4, "L");
      return {
        text: `A sample of ${name} of mass ${num(grams, "g")} is ${percent(purity)} pure; the impurities do not react. What volume of ${ch(gas)}, at STP, is given off when it decomposes completely: ${equation(text)}? Take the molar volume at STP as $22.4\\ \\mathrm{L}$. ${given(solid)}`,
        answer: litres(moles * per),
        distractors: [
          wrong(litres((grams / molarMass(solid)) * per), "treating the sample as pure"),
          wrong(
            litres(moles),
            per === 1
              ? "leaving out the purity"
              : `taking one mole of ${ch(gas)} from each mole of the solid`,
          ),
          wrong(
            litres((moles * per * 100) / purity / (purity / 100)),
            "dividing by the purity instead of multiplying",
          ),
          wrong(litres(moles * per * (purity / 100)), "taking the purity into account twice"),
          wrong(
            litres((grams / molarMass(solid)) * per * (1 - purity / 100)),
            "using the mass of the impurities",
          ),
        ],
        explanation: [
          `The pure ${ch(solid)} weighs $${num(grams).tex} \\times ${purity / 100} = ${num((grams * purity) / 100, "g").tex}$, which is $${num((grams * purity) / 100).tex} / ${num(molarMass(solid)).tex} = ${num(moles, "mol").tex}$.`,
          `By the equation it gives ${num(moles * per, "mol")} of ${ch(gas)}.`,
          `At STP this fills $${num(moles * per).tex} \\times 22.4 = ${litres(moles * per).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "molecular-formula-from-percentages",
    topic: "mole-concept",
    difficulty: "MEDIUM",
    write(random) {
      const { c, h, o } = random.pick([
        { c: 1, h: 2, o: 1 },
        { c: 2, h: 6, o: 1 },
        { c: 3, h: 6, o: 1 },
        { c: 1, h: 1, o: 1 },
        { c: 2, h: 4, o: 1 },
        { c: 3, h: 4, o: 3 },
        { c: 4, h: 10, o: 1 },
        { c: 3, h: 8, o: 1 },
        { c: 1, h: 4, o: 1 },
        { c: 4, h: 8, o: 1 },
        { c: 2, h: 3, o: 2 },
        { c: 3, h: 5, o: 2 },
        { c: 1, h: 3, o: 1 },
      ]);
      const times = random.int(1, 6);
      const write = (x: number, y: number, z: number) => {
        const part = (symbol: string, n: number) => `${symbol}${n === 1 ? "" : n}`;
        return part("C", x) + part("H", y) + part("O", z);
      };
      const unit = 12 * c + h + 16 * o;
      const mass = times * unit;
      if (mass > 240 || h * times > 2 * c * times + 2 || (h * times) % 2 === 1) return undefined;
      const show = (x: number, y: number, z: number) => tex(chem(write(x, y, z)));
      const share = (part: number) => percent((100 * part) / unit, 1);
      const answer = show(c * times, h * times, o * times);
      return {
        text: `A compound consists of ${share(12 * c)} carbon, ${share(h)} hydrogen and ${share(16 * o)} oxygen by mass, and its molar mass is ${num(mass, "g/mol")}. What is its molecular formula? ${given("CHO")}`,
        answer,
        distractors: [
          ...(times > 1 ? [wrong(show(c, h, o), "stopping at the empirical formula")] : []),
          wrong(
            show(c * (times + 1), h * (times + 1), o * (times + 1)),
            "multiplying the empirical formula by one too many",
          ),
          wrong(
            show(c * times + 1, h * times + 4, o * times - 1),
            "replacing an oxygen atom by carbon and four hydrogen atoms, which weigh the same, against the percentages",
          ),
          wrong(show(c * times, h * times + 2, o * times), "adding two hydrogen atoms beyond the ratio"),
          ...(h * times > 2
            ? [
                wrong(
                  show(c * times, h * times - 2, o * times),
                  "losing two hydrogen atoms in rounding the ratio",
                ),
              ]
            : []),
        ],
        explanation: [
          `Divide each percentage by the atomic mass: the ratio of atoms is C : H : O $= ${num((1200 * c) / unit / 12, undefined, 2).tex} : ${num((100 * h) / unit, undefined, 2).tex} : ${num((100 * o) / unit, undefined, 2).tex} = ${c} : ${h} : ${o}$.`,
          `The empirical formula ${ch(write(c, h, o))} has a mass of ${num(unit, "g/mol")}.`,
          `$${mass} / ${unit} = ${times}$, so the molecular formula is ${answer}.`,
        ],
        verify: () => molarMass(write(c * times, h * times, o * times)) === mass,
      };
    },
  }),
  computed({
    name: "water-of-crystallisation",
    depth: 3,
    topic: "mole-concept",
    difficulty: "HARD",
    write(random) {
      const { salt, name, possible } = random.pick([
        { salt: "Na2CO3", name: "sodium carbonate", possible: [1, 7, 10] },
        { salt: "MgSO4", name: "magnesium sulphate", possible: [1, 6, 7] },
        { salt: "FeSO4", name: "iron(II) sulphate", possible: [4, 7] },
        { salt: "BaCl2", name: "barium chloride", possible: [2] },
        { salt: "CaSO4", name: "calcium sulphate", possible: [2] },
        { salt: "CaCl2", name: "calcium chloride", possible: [2, 6] },
        { salt: "ZnSO4", name: "zinc sulphate", possible: [6, 7] },
        { salt: "Na2SO4", name: "sodium sulphate", possible: [10] },
      ]);
      const n = random.pick(possible);
      const moles = random.pick([0.01, 0.02, 0.025, 0.04, 0.05, 0.1, 0.2]);
      const dry = molarMass(salt);
      const before = roundTo(moles * (dry + 18 * n), 3);
      const after = roundTo(moles * dry, 3);
      const lost = roundTo(before - after, 3);
      return {
        text: `On careful heating, ${num(before, "g", 3)} of a hydrated ${name}, ${ch(`${salt}·xH2O`)}, leaves ${num(after, "g", 3)} of the anhydrous salt. What is the value of $x$? ${given(salt, "H2O")}`,
        answer: num(n),
        distractors: [
          wrong(
            num(Math.round(lost / 18 / (before / dry))),
            "dividing by the mass of the hydrate as if all of it were anhydrous salt",
          ),
          wrong(num(2 * n), "counting the hydrogen atoms of the water instead of its molecules"),
          wrong(num(Math.round(lost / 16 / moles)), "taking 16 instead of 18 for the molar mass of water"),
          wrong(num(Math.round(after / lost)), "dividing the mass of the salt by the mass of the water"),
          wrong(num(Math.round(before / 18 / moles)), "taking the whole hydrate for water"),
        ],
        explanation: [
          `The water lost weighs $${num(before, undefined, 3).tex} - ${num(after, undefined, 3).tex} = ${num(lost, "g", 3).tex}$, which is $${num(lost, undefined, 3).tex} / 18 = ${num(lost / 18, "mol").tex}$.`,
          `The anhydrous salt is $${num(after, undefined, 3).tex} / ${num(dry).tex} = ${num(moles, "mol").tex}$.`,
          `$x = ${num(lost / 18).tex} / ${num(moles).tex} = ${n}$.`,
        ],
        satisfies: (x) => Math.abs(molarMass(`${salt}·${x}H2O`) / dry - before / after) < 0.005,
      };
    },
  }),
  computed({
    name: "mixture-of-carbonates",
    depth: 5,
    topic: "mole-concept",
    difficulty: "HARD",
    write(random) {
      const calcium = random.int(1, 8);
      const magnesium = random.intExcept(1, 8, calcium);
      const scale = random.pick([0.01, 0.02, 0.05, 0.1]);
      const [x, y] = [roundTo(calcium * scale, 3), roundTo(magnesium * scale, 3)];
      const total = roundTo(100 * x + 84 * y, 3);
      const gas = roundTo(44 * (x + y), 3);
      const share = (10000 * x) / total;
      return {
        text: `A mixture of ${ch("CaCO3")} and ${ch("MgCO3")} of mass ${num(total, "g")} is heated until nothing but ${ch("CaO")} and ${ch("MgO")} is left; ${num(gas, "g")} of ${ch("CO2")} is given off. What is the percentage by mass of ${ch("CaCO3")} in the mixture, to one decimal place? ${given("CaCO3", "MgCO3")}`,
        answer: percent(share, 1),
        distractors: [
          wrong(percent(100 - share, 1), "giving the percentage of magnesium carbonate"),
          wrong(percent((100 * x) / (x + y), 1), "giving the mole percentage instead of the mass percentage"),
          wrong(percent((100 * gas) / total, 1), "giving the percentage of the mass that is lost"),
          wrong(
            percent((100 * 56 * x) / (56 * x + 40 * y), 1),
            "giving the percentage of calcium oxide in the residue",
          ),
        ],
        explanation: [
          `Let there be $x$ mol of ${ch("CaCO3")} and $y$ mol of ${ch("MgCO3")}: $100x + 84y = ${num(total).tex}$.`,
          `Each mole gives one mole of ${ch("CO2")}: $x + y = ${num(gas).tex} / 44 = ${num(x + y).tex}$.`,
          `Solving, $x = ${num(x).tex}$ and $y = ${num(y).tex}$, so there is ${num(100 * x, "g")} of ${ch("CaCO3")}.`,
          `The percentage is $\\frac{${num(100 * x).tex}}{${num(total).tex}} \\times 100 = ${percent(share, 1).tex}$.`,
        ],
        verify: () => Math.abs((100 * (total - 84 * (gas / 44))) / 16 - 100 * x) < 1e-6,
      };
    },
  }),
  computed({
    name: "chalk-by-back-titration",
    depth: 5,
    topic: "mole-concept",
    difficulty: "HARD",
    write(random) {
      const acid = random.pick([20, 25, 40, 50]);
      const strength = random.pick([0.5, 1, 2]);
      const alkali = random.pick([0.1, 0.2, 0.5, 1]);
      const volume = random.step(5, 40, 5);
      const start = acid * strength;
      const left = alkali * volume;
      const used = start - left;
      const chalk = (used / 2) * 0.1;
      const sample = roundTo((chalk * 100) / random.int(48, 93), 2);
      const share = (100 * chalk) / sample;
      if (used <= 0.2 * start || sample < 0.4) return undefined;
      const show = (grams: number) => percent((100 * grams) / sample, 1);
      // With two of its half, its double and its complement among the options, the key would be in the middle.
      const aside = random.pick([
        wrong(show(chalk * 2), `taking one mole of ${ch("HCl")} for one mole of ${ch("CaCO3")}`),
        wrong(show(chalk / 2), "dividing the amount of acid by four"),
        wrong(percent(100 - share, 1), "giving the percentage of the impurities"),
      ]);
      const distractors = [
        aside,
        wrong(show((start / 2) * 0.1), "assuming that all the acid reacted with the chalk"),
        wrong(
          show((((acid - volume) * strength) / 2) * 0.1),
          "subtracting the volumes as if both solutions were equally strong",
        ),
        wrong(show(((start + left) / 2) * 0.1), "adding the acid left over instead of subtracting it"),
        wrong(show((left / 2) * 0.1), "using the acid left over instead of the acid used up"),
        wrong(show(chalk * 0.56), "giving the share of calcium oxide"),
        wrong(show(chalk * 0.73), "taking the molar mass of two moles of the acid"),
      ].filter(
        ({ value }) => typeof value !== "string" && (value.number ?? 0) > 0 && (value.number ?? 0) < 1,
      );
      if (distractors.length < 5) return undefined;
      return {
        text: `A sample of ${num(sample, "g")} of impure chalk is stirred with ${num(acid, "mL")} of ${num(strength, "M")} ${ch("HCl")}. When no more gas comes off, the acid left over needs ${num(volume, "mL")} of ${num(alkali, "M")} ${ch("NaOH")}. What is the percentage of ${ch("CaCO3")} in the chalk, to one decimal place? (Molar mass of ${ch("CaCO3")}: $100\\ \\mathrm{g/mol}$; the impurities do not react.)`,
        answer: show(chalk),
        distractors,
        explanation: [
          `Acid taken: $${acid} \\times ${strength} = ${num(start, "mmol").tex}$; acid left: $${volume} \\times ${alkali} = ${num(left, "mmol").tex}$; acid used: ${num(used, "mmol")}.`,
          `${equation("CaCO3 + 2HCl -> CaCl2 + H2O + CO2")}, so there is $${num(used).tex} / 2 = ${num(used / 2, "mmol").tex}$ of ${ch("CaCO3")}, that is ${num(chalk, "g", 4)}.`,
          `The percentage is $\\frac{${num(chalk, undefined, 4).tex}}{${num(sample).tex}} \\times 100 = ${show(chalk).tex}$.`,
        ],
        verify: () => Math.abs(start - (20 * sample * share) / 100 - left) < 1e-6,
      };
    },
  }),
];
