import { roundTo } from "../../../../numbers/arithmetic.ts";
import { isTie, showsAll } from "../../../../numbers/rounding.ts";
import { num, percent } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { atomicMass, ch, equation, given, molarMass } from "../formula.ts";

const ORES = [
  { ore: "haematite", formula: "Fe2O3", metal: "Fe", name: "iron", atoms: 2 },
  { ore: "magnetite", formula: "Fe3O4", metal: "Fe", name: "iron", atoms: 3 },
  { ore: "copper glance", formula: "Cu2S", metal: "Cu", name: "copper", atoms: 2 },
  { ore: "zinc blende", formula: "ZnS", metal: "Zn", name: "zinc", atoms: 1 },
  { ore: "galena", formula: "PbS", metal: "Pb", name: "lead", atoms: 1 },
  { ore: "calamine", formula: "ZnCO3", metal: "Zn", name: "zinc", atoms: 1 },
  { ore: "pyrolusite", formula: "MnO2", metal: "Mn", name: "manganese", atoms: 1 },
  { ore: "cinnabar", formula: "HgS", metal: "Hg", name: "mercury", atoms: 1 },
  { ore: "cassiterite", formula: "SnO2", metal: "Sn", name: "tin", atoms: 1 },
] as const;

export const metallurgyAndMaterials: WriterList = [
  computed({
    name: "metal-from-an-impure-ore",
    topic: "metallurgy-and-materials",
    difficulty: "MEDIUM",
    write(random) {
      const { ore, formula, metal, name, atoms } = random.pick(ORES);
      const tonnes = random.pick([2, 4, 5, 8, 10, 20, 25, 50]);
      const purity = random.pick([40, 50, 60, 75, 80, 90]);
      const share = (atoms * atomicMass(metal)) / molarMass(formula);
      const value = (tonnes * 1000 * purity * share) / 100;
      const show = (kilos: number) => num(kilos, "kg", 0);
      return {
        text: `An ore contains ${percent(purity)} of ${ore}, ${ch(formula)}, and no other compound of ${name}. What mass of ${name}, to the nearest kilogram, can be won at most from ${num(tonnes * 1000, "kg")} of the ore? ${given(formula)}`,
        answer: show(value),
        distractors: [
          wrong(show(tonnes * 1000 * share), "treating the ore as pure"),
          wrong(show(tonnes * 10 * purity), `giving the mass of ${ore} instead of the metal`),
          wrong(
            show(atoms > 1 ? value / atoms : value * (1 - share)),
            atoms > 1
              ? `counting one atom of ${metal} for each formula unit`
              : "multiplying by the share of the other elements too",
          ),
          wrong(show((tonnes * 1000 * share * (100 - purity)) / 100), "using the share of the impurities"),
        ],
        explanation: [
          `The ore contains ${num(tonnes * 10 * purity, "kg")} of ${ch(formula)}.`,
          `${ch(formula)} has a molar mass of ${num(molarMass(formula), "g/mol")}, of which $${atoms} \\times ${atomicMass(metal)} = ${num(atoms * atomicMass(metal)).tex}$ is ${name}.`,
          `$${num(tonnes * 10 * purity).tex} \\times \\frac{${num(atoms * atomicMass(metal)).tex}}{${num(molarMass(formula)).tex}} = ${show(value).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "nitrogen-in-a-fertiliser",
    topic: "metallurgy-and-materials",
    difficulty: "EASY",
    write(random) {
      const { name, formula, n } = random.pick([
        { name: "urea", formula: "CO(NH2)2", n: 2 },
        { name: "ammonium nitrate", formula: "NH4NO3", n: 2 },
        { name: "ammonium sulphate", formula: "(NH4)2SO4", n: 2 },
        { name: "calcium nitrate", formula: "Ca(NO3)2", n: 2 },
        { name: "potassium nitrate", formula: "KNO3", n: 1 },
        { name: "ammonium chloride", formula: "NH4Cl", n: 1 },
      ]);
      const mass = molarMass(formula);
      const kilos = random.step(10, 100, 5);
      const value = (kilos * 14 * n) / mass;
      if (isTie(value, 1)) return undefined;
      const show = (x: number) => num(x, "kg", 1);
      return {
        text: `How much nitrogen does ${num(kilos, "kg")} of the fertiliser ${name}, ${ch(formula)}, bring to a field, to one decimal? ${given(formula)}`,
        answer: show(value),
        distractors: [
          wrong(
            show(n === 2 ? value / 2 : value * 2),
            n === 2 ? "counting only one atom of nitrogen" : "counting two atoms of nitrogen",
          ),
          wrong(show(kilos - value), "giving the mass of the other elements"),
          wrong(show((kilos * 7 * n) / mass), "taking the atomic number of nitrogen for its atomic mass"),
          wrong(show((kilos * n * 16) / mass), "taking the atomic mass of oxygen"),
        ],
        explanation: [
          `The molar mass of ${ch(formula)} is ${num(mass, "g/mol")}, of which $${n} \\times 14 = ${14 * n}$ is nitrogen.`,
          `$${kilos} \\times \\frac{${14 * n}}{${num(mass).tex}} = ${show(value).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "composition-of-an-alloy",
    topic: "metallurgy-and-materials",
    difficulty: "HARD",
    write(random) {
      const { alloy, a, b, ma, mb } = random.pick([
        { alloy: "brass", a: "zinc", b: "copper", ma: 65, mb: 0 },
        { alloy: "magnalium", a: "magnesium", b: "aluminium", ma: 24, mb: 27 },
        { alloy: "an alloy of zinc and aluminium", a: "zinc", b: "aluminium", ma: 65, mb: 27 },
      ] as const);
      const x = random.pick([0.02, 0.03, 0.04, 0.05, 0.06, 0.1]);
      const y = random.pick([0.02, 0.04, 0.06, 0.08, 0.1]);
      const reacts = mb > 0;
      const total = roundTo(reacts ? x * ma + y * mb : x * 65 + y * 63.5, 3);
      const hydrogen = reacts ? x + 1.5 * y : x;
      const litres = roundTo(hydrogen * 22.4, 4);
      const share = (100 * x * ma) / total;
      if (!showsAll(share, 1) || isTie(share, 1)) return undefined;
      const show = (p: number) => percent(p, 1);
      const equal = reacts ? (100 * ((total - hydrogen * mb) / (ma - mb)) * ma) / total : 0;
      return {
        text: `A sample of ${num(total, "g", 2)} of ${alloy} (${a} and ${b} only) is treated with an excess of dilute hydrochloric acid and gives ${num(litres, "L", 3)} of hydrogen at STP (molar volume $22.4\\ \\mathrm{L}$). What percentage of the alloy is ${a}, to one decimal? (Atomic masses in u: ${a} ${ma}, ${b} ${reacts ? mb : 63.5}.)`,
        answer: show(share),
        distractors: [
          wrong(show(100 - share), `giving the percentage of ${b}`),
          wrong(
            show(reacts ? (100 * x) / (x + y) : (100 * hydrogen * 63.5) / total),
            reacts
              ? "giving the percentage of atoms instead of mass"
              : "letting copper instead of zinc dissolve",
          ),
          wrong(
            show(reacts ? equal : share / 2),
            reacts
              ? "taking one mole of hydrogen from each mole of either metal"
              : "taking two moles of hydrogen from each mole of zinc",
          ),
          wrong(
            show(reacts ? (100 * hydrogen * ma) / total : (100 * x) / (x + y)),
            reacts
              ? `assuming that all the hydrogen comes from ${a}`
              : "giving the percentage of atoms instead of mass",
          ),
        ].filter(({ value }) => {
          const amount = typeof value === "string" ? 0 : (value.number ?? 0);
          return amount > 0 && amount < 1 && showsAll(100 * amount, 1);
        }),
        explanation: reacts
          ? [
              `The hydrogen is $${num(litres, undefined, 3).tex} / 22.4 = ${num(hydrogen, "mol").tex}$. One mole of ${a} gives one mole of it, one mole of aluminium 1.5 moles.`,
              `$${ma}x + ${mb}y = ${num(total).tex}$ and $x + 1.5y = ${num(hydrogen).tex}$ give $x = ${num(x).tex}$ and $y = ${num(y).tex}$.`,
              `The percentage is $\\frac{${ma} \\times ${num(x).tex}}{${num(total).tex}} \\times 100 = ${show(share).tex}$.`,
            ]
          : [
              "Copper does not dissolve in hydrochloric acid; zinc gives one mole of hydrogen for each mole.",
              `$${num(litres, undefined, 3).tex} / 22.4 = ${num(x, "mol").tex}$ of zinc weighs ${num(x * 65, "g")}.`,
              `The percentage is $\\frac{${num(x * 65).tex}}{${num(total).tex}} \\times 100 = ${show(share).tex}$.`,
            ],
      };
    },
  }),
  computed({
    name: "reduction-by-ellingham-values",
    topic: "metallurgy-and-materials",
    difficulty: "MEDIUM",
    write(random) {
      const metal = random.pick([
        { name: "aluminium", from: -960, to: -840 },
        { name: "magnesium", from: -1000, to: -800 },
        { name: "carbon", from: -560, to: -400 },
      ] as const);
      const oxide = random.pick([
        { oxide: "Cr2O3", name: "chromium", from: -620, to: -500 },
        { oxide: "Fe2O3", name: "iron", from: -420, to: -300 },
        { oxide: "ZnO", name: "zinc", from: -520, to: -360 },
        { oxide: "TiO2", name: "titanium", from: -780, to: -660 },
      ] as const);
      const strong = random.step(metal.from, metal.to, 20);
      const weak = random.step(oxide.from, oxide.to, 20);
      const change = strong - weak;
      if (Math.abs(change) < 40) return undefined;
      const verdict = (value: number, isReduced = value < 0) =>
        `$${value > 0 ? "+" : ""}${num(value, "kJ").tex}$, so the reduction ${isReduced ? "works" : "fails"}`;
      return {
        text: `At a certain temperature, $\\Delta G^\\circ$ per mole of ${ch("O2")} is ${num(strong, "kJ")} for the oxidation of ${metal.name} and ${num(weak, "kJ")} for the formation of ${ch(oxide.oxide)} from ${oxide.name}. What is $\\Delta G^\\circ$, per mole of ${ch("O2")} transferred, for the reduction of ${ch(oxide.oxide)} by ${metal.name} in the standard state, and does the reduction work?`,
        answer: verdict(change),
        distractors: [
          wrong(verdict(-change), "turning the difference round"),
          wrong(
            verdict(change, change > 0),
            "misreading the sign: a negative $\\Delta G^\\circ$ means that the reduction can go",
          ),
          wrong(verdict(-change, change < 0), "turning the difference round and misreading its sign"),
        ],
        explanation: [
          `The reduction is the oxidation of ${metal.name} and the reverse of the formation of ${ch(oxide.oxide)}.`,
          `$\\Delta G^\\circ = ${strong} - (${weak})$: ${verdict(change)}.`,
        ],
      };
    },
  }),
  computed({
    name: "lime-from-limestone",
    topic: "metallurgy-and-materials",
    difficulty: "MEDIUM",
    write(random) {
      const { name, from, to, text, x, y } = random.pick([
        { name: "quicklime", from: "CaCO3", to: "CaO", text: "CaCO3 -> CaO + CO2", x: 1, y: 1 },
        {
          name: "plaster of Paris",
          from: "CaSO4·2H2O",
          to: "(CaSO4)2·H2O",
          text: "2CaSO4·2H2O -> (CaSO4)2·H2O + 3H2O",
          x: 2,
          y: 1,
        },
        {
          name: "washing soda",
          from: "NaHCO3",
          to: "Na2CO3·10H2O",
          text: "2NaHCO3 -> Na2CO3 + H2O + CO2",
          x: 2,
          y: 1,
        },
      ] as const);
      const moles = random.pick([1, 2, 3, 4, 5, 6, 8, 10]);
      const kilos = (moles * x * molarMass(from)) / 10;
      const value = (moles * y * molarMass(to)) / 10;
      const show = (n: number) => num(n, "kg", 1);
      const washing = name === "washing soda";
      return {
        text: `What mass of ${name}, ${ch(to)}, can be made at most from ${show(kilos)} of ${ch(from)}?${washing ? " The salt is heated to sodium carbonate, which is crystallised from water." : ""} ${given(from, to)}`,
        answer: show(value),
        distractors: [
          wrong(
            show(x === y ? kilos - value : value * 2),
            x === y
              ? "giving the mass of the gas"
              : "taking one formula unit of product from one of the starting material",
          ),
          wrong(show(kilos), "taking the mass to stay the same"),
          wrong(
            show(washing ? (moles * 106) / 10 : (kilos * kilos) / value),
            washing ? "giving the anhydrous sodium carbonate" : "inverting the ratio of the masses",
          ),
          wrong(show(value / 2), "halving the amount of product"),
        ],
        explanation: [
          `${equation(text)}${washing ? `, and ${ch("Na2CO3")} takes up ten molecules of water` : ""}.`,
          `By the equation, $${num(x * molarMass(from)).tex}\\ \\mathrm{g}$ of ${ch(from)} gives $${num(y * molarMass(to)).tex}\\ \\mathrm{g}$ of product.`,
          `$${num(kilos, undefined, 1).tex} \\times \\frac{${num(y * molarMass(to)).tex}}{${num(x * molarMass(from)).tex}} = ${show(value).tex}$.`,
        ],
      };
    },
  }),
];
