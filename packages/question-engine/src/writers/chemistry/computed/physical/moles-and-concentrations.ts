import { roundTo } from "../../../../numbers/arithmetic.ts";
import { num, percent, scientific } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { atomicMass, atomsIn, ch, given, molarMass } from "../formula.ts";

const AVOGADRO = 6.022e23;

const MOLECULES = [
  { name: "water", formula: "H2O" },
  { name: "carbon dioxide", formula: "CO2" },
  { name: "methane", formula: "CH4" },
  { name: "ammonia", formula: "NH3" },
  { name: "glucose", formula: "C6H12O6" },
  { name: "sulphur dioxide", formula: "SO2" },
  { name: "ethanol", formula: "C2H5OH" },
  { name: "hydrogen sulphide", formula: "H2S" },
  { name: "urea", formula: "CO(NH2)2" },
] as const;

const SOLUTES = [
  { name: "sodium hydroxide", formula: "NaOH" },
  { name: "potassium hydroxide", formula: "KOH" },
  { name: "sodium carbonate", formula: "Na2CO3" },
  { name: "sodium chloride", formula: "NaCl" },
  { name: "glucose", formula: "C6H12O6" },
  { name: "urea", formula: "CO(NH2)2" },
  { name: "calcium chloride", formula: "CaCl2" },
  { name: "potassium nitrate", formula: "KNO3" },
] as const;

export const molesAndConcentrations: WriterList = [
  computed({
    name: "molecules-in-a-mass",
    topic: "mole-concept",
    difficulty: "EASY",
    write(random) {
      const { name, formula } = random.pick(MOLECULES);
      const moles = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 1.5, 2, 2.5, 3, 4]);
      const mass = molarMass(formula);
      const grams = roundTo(moles * mass, 3);
      const atoms = [...atomsIn(formula).values()].reduce((total, n) => total + n, 0);
      return {
        text: `How many molecules are there in ${num(grams, "g")} of ${name}, ${ch(formula)}? Take $N_A = 6.022 \\times 10^{23}\\ \\mathrm{mol^{-1}}$. ${given(formula)}`,
        answer: scientific(moles * AVOGADRO),
        distractors: [
          wrong(scientific(moles * atoms * AVOGADRO), "counting atoms instead of molecules"),
          wrong(
            scientific(grams * AVOGADRO),
            "multiplying the mass in grams, not the number of moles, by $N_A$",
          ),
          wrong(
            scientific(AVOGADRO / moles),
            "dividing the molar mass by the mass instead of the mass by the molar mass",
          ),
          wrong(scientific(AVOGADRO * mass), "multiplying $N_A$ by the molar mass"),
        ],
        explanation: [
          `The molar mass of ${ch(formula)} is ${num(mass, "g/mol")}.`,
          `The amount is $${num(grams).tex} / ${num(mass).tex} = ${num(moles, "mol").tex}$.`,
          `The number of molecules is $${num(moles).tex} \\times 6.022 \\times 10^{23} = ${scientific(moles * AVOGADRO).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "percent-of-an-element",
    topic: "mole-concept",
    difficulty: "EASY",
    write(random) {
      const formula = random.pick([
        "CaCO3",
        "Fe2O3",
        "NH4NO3",
        "CO(NH2)2",
        "Na2CO3",
        "H2SO4",
        "Al2O3",
        "C6H12O6",
        "MgSO4",
        "KNO3",
        "CuSO4·5H2O",
        "C2H5OH",
        "Ca3(PO4)2",
        "K2Cr2O7",
        "Fe3O4",
        "SO3",
      ]);
      const atoms = atomsIn(formula);
      const [symbol, number] = random.pick([...atoms]);
      const mass = molarMass(formula);
      const share = (100 * atomicMass(symbol) * number) / mass;
      const total = [...atoms.values()].reduce((sum, n) => sum + n, 0);
      return {
        text: `What is the percentage by mass of ${symbol} in ${ch(formula)}, to one decimal place? ${given(formula)}`,
        answer: percent(share, 1),
        distractors: [
          wrong(percent((100 * atomicMass(symbol)) / mass, 1), `counting only one atom of ${symbol}`),
          wrong(percent((100 * number) / total, 1), "giving the share of atoms instead of the share of mass"),
          wrong(percent(100 - share, 1), `giving the share of everything but ${symbol}`),
          wrong(
            percent((100 * atomicMass(symbol) * number) / (mass + atomicMass(symbol) * number), 1),
            `adding the mass of ${symbol} to the whole once more`,
          ),
          wrong(
            percent((100 * atomicMass(symbol) * (number + 1)) / mass, 1),
            `counting one atom of ${symbol} too many`,
          ),
        ],
        explanation: [
          `One mole of ${ch(formula)} has a mass of ${num(mass, "g")}.`,
          `It holds $${number} \\times ${atomicMass(symbol)} = ${num(number * atomicMass(symbol), "g").tex}$ of ${symbol}.`,
          `The percentage is $\\frac{${num(number * atomicMass(symbol)).tex}}{${num(mass).tex}} \\times 100 = ${percent(share, 1).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "dilution-with-water",
    topic: "mole-concept",
    difficulty: "EASY",
    write(random) {
      const factor = random.pick([2, 2.5, 3, 4, 5, 6, 8, 10]);
      const end = random.pick([0.1, 0.2, 0.25, 0.3, 0.4, 0.5]);
      const start = roundTo(end * factor, 3);
      const volume = random.step(20, 200, 10);
      const final = volume * factor;
      const acid = random.pick([
        "hydrochloric acid",
        "nitric acid",
        "sodium hydroxide solution",
        "potassium hydroxide solution",
      ]);
      const added = random.chance();
      return {
        text: added
          ? `How much water must be added to ${num(volume, "mL")} of ${num(start, "M")} ${acid} to make it ${num(end, "M")}? Assume that the volumes add up.`
          : `To what total volume must ${num(volume, "mL")} of ${num(start, "M")} ${acid} be diluted with water to make it ${num(end, "M")}?`,
        answer: num(added ? final - volume : final, "mL"),
        distractors: [
          wrong(
            num(added ? final : final - volume, "mL"),
            added
              ? "giving the total volume instead of the water added"
              : "giving the water added instead of the total volume",
          ),
          wrong(num(final + volume, "mL"), "adding the first volume to the final volume"),
          wrong(
            num(volume * (start - end) * 10, "mL"),
            "subtracting the concentrations instead of using their ratio",
          ),
          wrong(
            num(volume / factor, "mL"),
            "dividing by the ratio of the concentrations instead of multiplying",
          ),
          wrong(num(2 * final, "mL"), "doubling the final volume"),
          wrong(num(final + 2 * volume, "mL"), "adding twice the first volume to the final volume"),
          // Diluting never makes the volume smaller.
        ].filter(({ value }) => added || (typeof value !== "string" && (value.number ?? 0) > volume)),
        explanation: [
          "Dilution leaves the amount of solute as it is: $M_1 V_1 = M_2 V_2$.",
          `$V_2 = \\frac{${num(start).tex} \\times ${volume}}{${num(end).tex}} = ${num(final, "mL").tex}$.`,
          ...(added ? [`The water added is $${final} - ${volume} = ${num(final - volume, "mL").tex}$.`] : []),
        ],
        verify: () => Math.abs(start * volume - end * final) < 1e-9,
      };
    },
  }),
  computed({
    name: "solute-for-a-molar-solution",
    depth: 2,
    topic: "mole-concept",
    difficulty: "MEDIUM",
    write(random) {
      const { name, formula } = random.pick(SOLUTES);
      const molarity = random.pick([0.1, 0.2, 0.25, 0.4, 0.5, 0.8, 1.5, 2]);
      const volume = random.pick([100, 200, 250, 400, 500, 750]);
      const mass = molarMass(formula);
      const grams = (molarity * volume * mass) / 1000;
      const findMass = random.chance();
      const answer = findMass ? num(grams, "g") : num(molarity, "M");
      return {
        text: findMass
          ? `What mass of ${name}, ${ch(formula)}, is needed to make ${num(volume, "mL")} of a ${num(molarity, "M")} solution? ${given(formula)}`
          : `A mass of ${num(grams, "g", 3)} of ${name}, ${ch(formula)}, is dissolved in water and made up to ${num(volume, "mL")}. What is the molarity of the solution? ${given(formula)}`,
        answer,
        distractors: findMass
          ? [
              wrong(num(molarity * mass, "g"), "taking the volume to be one litre"),
              wrong(
                num((molarity * mass * 1000) / volume, "g"),
                "dividing by the volume in litres instead of multiplying",
              ),
              wrong(num((volume * mass) / 1000, "g"), "leaving out the molarity"),
              wrong(
                num((molarity * volume) / mass, "g"),
                "dividing by the molar mass instead of multiplying",
              ),
            ]
          : [
              wrong(num(grams / mass, "M"), "giving the number of moles without dividing by the volume"),
              wrong(
                num((grams * volume) / mass / 1000, "M"),
                "multiplying by the volume instead of dividing",
              ),
              wrong(num(grams / (volume / 1000), "M"), "dividing grams, not moles, by the volume"),
              wrong(num(molarity * 2, "M"), "doubling the amount of solute"),
            ],
        explanation: [
          `The molar mass of ${ch(formula)} is ${num(mass, "g/mol")} and the volume is ${num(volume / 1000, "L")}.`,
          findMass
            ? `The amount is $${num(molarity).tex} \\times ${num(volume / 1000).tex} = ${num((molarity * volume) / 1000, "mol").tex}$, and its mass is $${num((molarity * volume) / 1000).tex} \\times ${num(mass).tex} = ${answer.tex}$.`
            : `The amount is $${num(grams, undefined, 3).tex} / ${num(mass).tex} = ${num((molarity * volume) / 1000, "mol").tex}$, and the molarity is $${num((molarity * volume) / 1000).tex} / ${num(volume / 1000).tex} = ${answer.tex}$.`,
        ],
      };
    },
  }),
];
