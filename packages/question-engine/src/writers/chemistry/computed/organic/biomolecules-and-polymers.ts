import { arrange, roundTo } from "../../../../numbers/arithmetic.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";
import { ch } from "../formula.ts";

export const biomoleculesAndPolymers: WriterList = [
  computed({
    name: "water-lost-in-a-biopolymer",
    topic: "biomolecules-and-polymers",
    difficulty: "EASY",
    write(random) {
      const units = random.int(2, 12);
      const { unit, mass, chain } = random.pick([
        { unit: "glycine", mass: 75, chain: "a linear peptide" },
        { unit: "alanine", mass: 89, chain: "a linear peptide" },
        { unit: "glucose", mass: 180, chain: "an unbranched chain" },
      ]);
      const value = units * mass - (units - 1) * 18;
      const show = (x: number) => num(x, "g/mol", 0);
      return {
        text: `What is the molar mass of ${chain} made of ${units} units of ${unit} (molar mass ${show(mass)})? One molecule of water (${show(18)}) is lost for each bond.`,
        answer: show(value),
        distractors: [
          wrong(show(units * mass - units * 18), "counting one bond for each unit"),
          wrong(show(units * mass), "forgetting the water that is lost"),
          wrong(show(units * mass - 18), "taking away a single molecule of water"),
          wrong(show(units * mass - (units + 1) * 18), "counting one bond more than units"),
          wrong(show(units * mass + (units - 1) * 18), "adding the water instead of taking it away"),
        ],
        explanation: [
          `The ${units} units are joined by ${units - 1 === 1 ? "one bond" : `${units - 1} bonds`}.`,
          `$${units} \\times ${mass} - ${units - 1} \\times 18 = ${show(value).tex}$.`,
        ],
        satisfies: (x) => x + (units - 1) * 18 === units * mass,
      };
    },
  }),
  computed({
    name: "number-of-possible-peptides",
    depth: 2,
    topic: "biomolecules-and-polymers",
    difficulty: "MEDIUM",
    write(random) {
      const kinds = random.int(2, 6);
      const length = random.int(2, 4);
      const repeat = random.chance();
      if (!repeat && kinds < length) return undefined;
      const value = repeat ? kinds ** length : arrange(kinds, length);
      const word = { 2: "dipeptides", 3: "tripeptides", 4: "tetrapeptides" }[length] ?? "";
      return {
        text: `How many different linear ${word} can be built from ${kinds} different amino acids if ${repeat ? "each may be used more than once" : "none is used more than once"}?`,
        answer: num(value),
        distractors: [
          wrong(
            num(repeat ? arrange(kinds, Math.min(kinds, length)) : kinds ** length),
            repeat ? "letting no amino acid occur twice" : "letting amino acids occur more than once",
          ),
          wrong(num(kinds * length), "multiplying the number of amino acids by the length"),
          wrong(num(value / 2), "taking a chain and its reverse to be the same, though the two ends differ"),
          wrong(num(length ** kinds), "exchanging base and power"),
          wrong(num(value + kinds), "adding the single amino acids"),
        ].filter(({ value: shown }) => typeof shown !== "string" && Number.isInteger(shown.number)),
        explanation: [
          "A peptide has an amino end and a carboxyl end, so the order of the amino acids counts.",
          repeat
            ? `Each of the ${length} places can be filled in ${kinds} ways: $${kinds}^{${length}} = ${value}$.`
            : `The places can be filled in $${Array.from({ length }, (_, i) => kinds - i).join(" \\times ")} = ${value}$ ways.`,
        ],
      };
    },
  }),
  computed({
    name: "degree-of-polymerisation",
    chapter: "polymers",
    topic: "biomolecules-and-polymers",
    difficulty: "EASY",
    write(random) {
      const { polymer, monomer, mass } = random.pick([
        { polymer: "polyethene", monomer: "C2H4", mass: 28 },
        { polymer: "polyvinyl chloride", monomer: "C2H3Cl", mass: 62.5 },
        { polymer: "polystyrene", monomer: "C8H8", mass: 104 },
        { polymer: "polypropene", monomer: "C3H6", mass: 42 },
        { polymer: "polytetrafluoroethene", monomer: "C2F4", mass: 100 },
        { polymer: "polyacrylonitrile", monomer: "C3H3N", mass: 53 },
      ]);
      const n = random.step(200, 4000, 100);
      const findMass = random.chance(0.4);
      const show = (x: number) => (findMass ? num(x, "g/mol", 0) : num(x, undefined, 0));
      return {
        text: findMass
          ? `A sample of ${polymer} has an average degree of polymerisation of ${num(n)}. What is its average molar mass? The monomer ${ch(monomer)} has a molar mass of ${num(mass, "g/mol")}.`
          : `A sample of ${polymer} has an average molar mass of ${num(n * mass, "g/mol")}. What is its average degree of polymerisation? The monomer ${ch(monomer)} has a molar mass of ${num(mass, "g/mol")}.`,
        answer: show(findMass ? n * mass : n),
        distractors: findMass
          ? [
              wrong(
                show(n * (mass - 18)),
                "taking away a molecule of water for each unit, as in a condensation polymer",
              ),
              wrong(show((n * mass) / 2), "counting two monomers in each unit"),
              wrong(show(2 * n * mass), "doubling each unit"),
              wrong(show(n * (mass + 18)), "adding a molecule of water for each unit"),
            ]
          : [
              wrong(
                show((n * mass) / (mass - 18)),
                "taking away a molecule of water for each unit, as in a condensation polymer",
              ),
              wrong(show(n / 2), "counting two monomers in each unit"),
              wrong(show(2 * n), "counting each carbon atom of the chain as a unit"),
              wrong(show((n * mass) / 14), "dividing by the mass of a methylene group"),
            ],
        explanation: [
          `${polymer.charAt(0).toUpperCase()}${polymer.slice(1)} is an addition polymer: each unit has the mass of the monomer.`,
          findMass
            ? `$${num(n).tex} \\times ${mass} = ${show(n * mass).tex}$.`
            : `$${num(n * mass).tex} / ${mass} = ${show(n).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "average-molar-masses-of-a-polymer",
    chapter: "polymers",
    topic: "biomolecules-and-polymers",
    difficulty: "MEDIUM",
    write(random) {
      const [m, n] = [random.int(11, 49), random.int(61, 119)]; // kilograms per mole
      const x = random.step(10, 90, 10);
      const rest = 100 - x;
      const number = (x * m + rest * n) / 100;
      const mass = (x * m * m + rest * n * n) / (x * m + rest * n);
      const ask = random.pick(["number", "mass", "index"] as const);
      const show = (value: number) => (ask === "index" ? num(value, undefined, 2) : num(value, "kg/mol", 1));
      const value = { number, mass, index: mass / number }[ask];
      const plain = (m + n) / 2;
      const swapped = (rest * m * m + x * n * n) / (rest * m + x * n);
      // A whole number among averages to one decimal would stand out.
      if ([number, mass].some((average) => Math.round(average * 10) % 10 === 0)) return undefined;
      return {
        text: `In a sample of a polymer, ${x}% of the molecules have the molar mass ${num(m, "kg/mol")} and ${rest}% have ${num(n, "kg/mol")}. What is its ${ask !== "index" ? `${ask}-average molar mass, to one decimal` : "polydispersity index (mass average divided by number average), to two decimals"}?`,
        answer: show(value),
        distractors:
          ask === "index"
            ? [
                wrong(show(number / mass), "inverting the ratio"),
                wrong(show(n / m), "dividing the two molar masses"),
                wrong(show(mass / plain), "using the plain mean instead of the number average"),
                wrong(show(plain / number), "using the plain mean instead of the mass average"),
                wrong(show((mass / number) ** 2), "squaring the ratio"),
              ]
            : [
                wrong(
                  show(ask === "number" ? mass : number),
                  ask === "number" ? "giving the mass average" : "giving the number average",
                ),
                wrong(show(plain), "taking the plain mean of the two masses"),
                wrong(
                  show(ask === "number" ? (rest * m + x * n) / 100 : swapped),
                  "giving each kind the other's share",
                ),
                wrong(show(Math.sqrt(m * n)), "taking the geometric mean"),
                wrong(
                  show(Math.sqrt((x * m * m + rest * n * n) / 100)),
                  "taking the root of the mean of the squares",
                ),
              ],
        explanation: [
          `Number average: $\\frac{${x} \\times ${num(m).tex} + ${rest} \\times ${num(n).tex}}{100} = ${num(number, "kg/mol", 1).tex}$.`,
          ...(ask === "number"
            ? []
            : [`Mass average: $\\frac{\\sum N_i M_i^2}{\\sum N_i M_i} = ${num(mass, "kg/mol", 1).tex}$.`]),
          ...(ask === "index" ? [`The index is ${show(value)}.`] : []),
        ],
        verify: () => mass >= number,
      };
    },
  }),
  computed({
    name: "optical-rotation-and-mutarotation",
    depth: 3,
    topic: "biomolecules-and-polymers",
    difficulty: "HARD",
    write(random) {
      const { sugar, alpha, beta } = random.pick([
        { sugar: "D-glucose", alpha: 112, beta: 19 },
        { sugar: "D-galactose", alpha: 151, beta: 53 },
        { sugar: "a D-sugar", alpha: 100, beta: 20 },
        { sugar: "D-mannose", alpha: 29, beta: -17 },
      ]);
      const share = random.int(20, 60);
      const rotation = roundTo((share * alpha + (100 - share) * beta) / 100, 1);
      const back = (100 * (rotation - beta)) / (alpha - beta);
      const show = (x: number) => num(x, "%", 0);
      const signed = (x: number) => num(x, "°", 1);
      const text = (x: number) => signed(x).text.replace(/^\$/, x > 0 ? "$+" : "$");
      return {
        text: `The specific rotations of the pure $\\alpha$ and $\\beta$ forms of ${sugar} are ${text(alpha)} and ${text(beta)}. A solution of the sugar shows a specific rotation of ${text(rotation)}. What percentage of it is the $\\alpha$ form, to the nearest whole number? (Neglect the open-chain form.)`.replace(
          / \(Neglect the open-chain form\.\)$/,
          " Neglect the open-chain form.",
        ),
        answer: show(back),
        distractors: [
          wrong(show(100 - back), "giving the percentage of the $\\beta$ form"),
          wrong(show((100 * rotation) / alpha), "dividing by the rotation of the $\\alpha$ form"),
          wrong(show((100 * rotation) / (alpha + beta)), "dividing by the sum of the rotations"),
          wrong(show((100 * rotation) / (alpha - beta)), "leaving out the rotation of the $\\beta$ form"),
          wrong(show((100 * beta) / alpha), "dividing the rotations of the two forms"),
        ].filter(
          ({ value }) => typeof value !== "string" && (value.number ?? 0) > 0 && (value.number ?? 0) < 100,
        ),
        explanation: [
          `If the fraction $x$ is the $\\alpha$ form, $${alpha}x ${beta < 0 ? "-" : "+"} ${Math.abs(beta)}(1 - x) = ${rotation}$.`,
          `$x = \\frac{${rotation} ${beta < 0 ? "+" : "-"} ${Math.abs(beta)}}{${alpha - beta}} = ${num(back / 100).tex}$, that is, ${show(back)}.`,
        ],
      };
    },
  }),
  computed({
    name: "saponification-of-a-fat",
    chapter: "fats",
    topic: "biomolecules-and-polymers",
    difficulty: "MEDIUM",
    write(random) {
      const { name, mass } = random.pick([
        { name: "tripalmitin", mass: 806 },
        { name: "tristearin", mass: 890 },
        { name: "triolein", mass: 884 },
        { name: "a fat", mass: 840 },
        { name: "trilaurin", mass: 638 },
      ]);
      const moles = random.pick([0.1, 0.2, 0.25, 0.5, 1, 2, 5]);
      const alkali = random.pick([
        { formula: "NaOH", mass: 40 },
        { formula: "KOH", mass: 56 },
      ]);
      const value = 3 * moles * alkali.mass;
      const show = (x: number) => num(x, "g", 1);
      return {
        text: `What mass of ${ch(alkali.formula)} (molar mass ${num(alkali.mass, "g/mol")}) saponifies ${num(moles * mass, "g")} of the triglyceride ${name} (molar mass ${num(mass, "g/mol")}) completely?`.replace(
          "triglyceride a fat",
          "triglycerides of a fat",
        ),
        answer: show(value),
        distractors: [
          wrong(show(moles * alkali.mass), "taking one mole of alkali for one mole of fat"),
          wrong(show(2 * moles * alkali.mass), "counting two ester groups"),
          wrong(show((moles * alkali.mass) / 3), "dividing by the three ester groups instead of multiplying"),
          wrong(show(4 * moles * alkali.mass), "counting glycerol as an acid too"),
        ],
        explanation: [
          `A triglyceride has three ester groups, so one mole of it needs three moles of ${ch(alkali.formula)}.`,
          `The fat is ${num(moles, "mol")}: $3 \\times ${num(moles).tex} \\times ${alkali.mass} = ${show(value).tex}$.`,
        ],
      };
    },
  }),
];
