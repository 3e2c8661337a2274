import { num, tex, type Value } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { list } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";

const FUELS = [
  { name: "glucose", formula: "C₆H₁₂O₆", oxygen: 6, carbonDioxide: 6 },
  { name: "oxalic acid", formula: "C₂H₂O₄", oxygen: 1, carbonDioxide: 4, units: 2 },
  { name: "malic acid", formula: "C₄H₆O₅", oxygen: 3, carbonDioxide: 4 },
  { name: "tripalmitin", formula: "C₅₁H₉₈O₆", oxygen: 145, carbonDioxide: 102, units: 2 },
  { name: "triolein", formula: "C₅₇H₁₀₄O₆", oxygen: 80, carbonDioxide: 57 },
  { name: "palmitic acid", formula: "C₁₆H₃₂O₂", oxygen: 23, carbonDioxide: 16 },
] as const;

export const energyYields: WriterList = [
  computed({
    name: "calvin-cycle-cost",
    chapter: "photosynthesis",
    topic: "plant-physiology",
    difficulty: "MEDIUM",
    write(random) {
      const fixed = random.int(2, 24);
      const plant = random.pick([
        { kind: "C₃", atp: 3 },
        { kind: "C₄", atp: 5 },
      ] as const);
      const atp = fixed * plant.atp;
      const nadph = fixed * 2;
      const asked = random.chance(0.6);
      const other = plant.atp === 3 ? 5 : 3;
      return asked
        ? {
            text: `How many molecules of ATP does a ${plant.kind} plant use to fix ${fixed} molecules of carbon dioxide into sugar${plant.atp === 5 ? " (count the two ATP that regenerate phosphoenolpyruvate)" : " in the Calvin cycle"}?`,
            answer: num(atp),
            distractors: [
              wrong(num(nadph), "counting the NADPH instead of the ATP"),
              wrong(num(fixed * other), `using the cost in ${other === 5 ? "C₄" : "C₃"} plants`),
              wrong(num(fixed), "taking one ATP for each carbon dioxide"),
              wrong(num(fixed * 6), "taking six ATP for each carbon dioxide"),
            ],
            explanation: [
              plant.atp === 3
                ? "The Calvin cycle uses 3 ATP and 2 NADPH for each molecule of carbon dioxide."
                : "The Calvin cycle uses 3 ATP for each carbon dioxide, and regenerating phosphoenolpyruvate costs 2 ATP more: 5 in all.",
              `$${fixed} \\times ${plant.atp} = ${atp}$.`,
            ],
          }
        : {
            text: `In the Calvin cycle of a leaf, ${fixed} molecules of carbon dioxide are fixed and reduced. How many molecules of NADPH are used?`,
            answer: num(nadph),
            distractors: [
              wrong(num(fixed * 3), "counting the ATP instead of the NADPH"),
              wrong(num(fixed), "taking one NADPH for each carbon dioxide"),
              wrong(num(fixed * 4), "doubling the cost of reduction"),
              wrong(num(fixed * 5), "adding ATP and NADPH"),
            ],
            explanation: [
              "Each carbon dioxide gives two molecules of 3-phosphoglyceric acid, and reducing each takes one NADPH.",
              `$${fixed} \\times 2 = ${nadph}$.`,
            ],
          };
    },
  }),
  computed({
    name: "atp-from-carriers",
    chapter: "cell-respiration",
    form: "arithmetic",
    topic: "plant-physiology",
    difficulty: "MEDIUM",
    write(random) {
      const [nadh, fadh, direct] = [random.int(2, 12), random.int(1, 4), random.int(1, 5)];
      const answer = 3 * nadh + 2 * fadh + direct;
      return {
        text: `By the textbook convention that the electron transport chain makes 3 ATP for each NADH and 2 ATP for each FADH₂, how many ATP come in all from ${nadh} NADH, ${fadh} FADH₂ and ${direct} ATP made by substrate-level phosphorylation?`,
        answer: num(answer),
        distractors: [
          wrong(num(3 * nadh + 2 * fadh), "leaving out the ATP of substrate-level phosphorylation"),
          wrong(num(3 * (nadh + fadh) + direct), "taking 3 ATP for FADH₂ as well"),
          wrong(num(2 * nadh + 3 * fadh + direct), "exchanging the yields of the two carriers"),
          wrong(num(2 * (nadh + fadh) + direct), "taking 2 ATP for NADH as well"),
          wrong(num(nadh + fadh + direct), "counting one ATP for each carrier"),
        ],
        explanation: [
          `NADH gives $${nadh} \\times 3 = ${3 * nadh}$ and FADH₂ gives $${fadh} \\times 2 = ${2 * fadh}$.`,
          `With ${direct} ATP made directly: $${3 * nadh} + ${2 * fadh} + ${direct} = ${answer}$.`,
        ],
      };
    },
  }),
  computed({
    name: "atp-from-glucose-molecules",
    form: "arithmetic",
    topic: "plant-physiology",
    difficulty: "MEDIUM",
    write(random) {
      const glucose = random.int(2, 15);
      const way = random.pick([
        {
          text: "are fully oxidised in aerobic respiration (by the textbook convention of a net 38 ATP for each glucose)",
          each: 38,
          why: "Glycolysis gives a net 8 ATP, the two link reactions 6 and two turns of the Krebs cycle 24, with 3 ATP for each NADH and 2 for each FADH₂: 38 in all.",
        },
        {
          text: "are fermented to ethanol (count the net gain)",
          each: 2,
          why: "Fermentation gains only the net 2 ATP of glycolysis: 4 are made and 2 spent.",
        },
        {
          text: "go through glycolysis (the net gain by substrate-level phosphorylation)",
          each: 2,
          why: "Glycolysis makes 4 ATP directly and spends 2, so the net gain is 2.",
        },
        {
          text: "go through glycolysis (the gross yield by substrate-level phosphorylation)",
          each: 4,
          why: "Each of the two three-carbon halves makes 2 ATP directly, so 4 are made in all; the net gain after the 2 spent is another question.",
        },
      ]);
      return {
        text: `How many molecules of ATP are formed when ${glucose} molecules of glucose ${way.text}?`,
        answer: num(glucose * way.each),
        distractors: [
          wrong(
            num(glucose * (way.each === 2 ? 4 : 2)),
            way.each === 2
              ? "forgetting the two ATP spent at the start"
              : "counting only the net gain of glycolysis",
          ),
          wrong(
            num(glucose * (way.each === 38 ? 8 : 38)),
            way.each === 38
              ? "stopping after glycolysis with its NADH"
              : "taking the yield of full aerobic respiration",
          ),
          wrong(
            num(glucose * (way.each === 38 ? 24 : 8)),
            way.each === 38
              ? "counting the Krebs cycle only"
              : "adding the ATP that its NADH would give with oxygen",
          ),
          wrong(num(glucose), "taking one ATP for each glucose"),
        ],
        explanation: [way.why, `$${glucose} \\times ${way.each} = ${glucose * way.each}$.`],
      };
    },
  }),
  computed({
    name: "respiratory-quotient",
    chapter: "cell-respiration",
    topic: "plant-physiology",
    difficulty: "MEDIUM",
    write(random) {
      const fuel = random.pick(FUELS);
      const size = random.int(1, 6);
      const oxygen = fuel.oxygen * size;
      const carbonDioxide = fuel.carbonDioxide * size;
      const units = ("units" in fuel ? fuel.units : 1) * size;
      const quotient = carbonDioxide / oxygen;
      return {
        text: `When ${units === 1 ? "1 mole" : `${units} moles`} of ${fuel.name} (${fuel.formula}) ${units === 1 ? "is" : "are"} fully oxidised, ${oxygen} mol of oxygen are used and ${carbonDioxide} mol of carbon dioxide are given off. What is the respiratory quotient, to two decimals?`,
        answer: shown(quotient),
        distractors: [
          wrong(shown(oxygen / carbonDioxide), "dividing oxygen by carbon dioxide"),
          wrong(shown(carbonDioxide / (oxygen + carbonDioxide)), "dividing by the sum of the two gases"),
          wrong(
            shown(Math.abs(oxygen - carbonDioxide) / Math.max(oxygen, carbonDioxide)),
            "taking the difference of the two gases",
          ),
          wrong(shown(quotient + 1), "adding the fuel to the carbon dioxide"),
          wrong(shown(quotient / 2), "halving the quotient"),
        ],
        explanation: [
          "The respiratory quotient is carbon dioxide given off divided by oxygen used.",
          `$\\frac{${carbonDioxide}}{${oxygen}} \\approx ${quotient.toFixed(2)}$.`,
          quotient === 1
            ? "A carbohydrate gives 1."
            : quotient < 1
              ? "Fats hold little oxygen, so they need more from the air and the quotient is below 1."
              : "Organic acids hold much oxygen, so they need less from the air and the quotient is above 1.",
        ],
      };
    },
  }),
  computed({
    name: "water-potential-of-cells",
    form: "arithmetic",
    topic: "plant-physiology",
    difficulty: "MEDIUM",
    write(random) {
      const solute = random.intExcept(8, 19, 10);
      const pressure = random.int(1, 7);
      const potential = pressure - solute;
      const value = (tenths: number) => num(tenths / 10, "MPa", 1);
      if (random.chance(0.5)) {
        return {
          text: `A plant cell has a solute potential of ${value(-solute)} and a pressure potential of ${value(pressure)}. What is its water potential?`,
          answer: value(potential),
          distractors: [
            wrong(value(-solute - pressure), "subtracting the pressure potential instead of adding it"),
            wrong(value(solute - pressure), "losing the minus sign of the solute potential"),
            wrong(value(-solute), "leaving out the pressure potential"),
            wrong(value(solute + pressure), "adding the two without their signs"),
          ],
          explanation: [
            "$\\Psi_w = \\Psi_s + \\Psi_p$.",
            `$\\Psi_w = ${-solute / 10} + ${pressure / 10} = ${value(potential).tex}$.`,
          ],
          satisfies: (amount) => Math.abs(amount * 10 - potential) < 1e-6,
        };
      }
      const cells = [
        { name: "P", solute, pressure },
        { name: "Q", solute: random.intExcept(8, 19, 10), pressure: random.int(1, 7) },
        { name: "R", solute: random.intExcept(8, 19, 10), pressure: random.int(1, 7) },
      ];
      const ranked = [...cells].sort((a, b) => b.pressure - b.solute - (a.pressure - a.solute));
      const amounts = new Set(cells.map((cell) => cell.pressure - cell.solute));
      if (amounts.size < 3) return undefined;
      const path = (order: readonly { name: string }[]) => tex(order.map(({ name }) => name).join(" \\to "));
      const bySolute = [...cells].sort((a, b) => a.solute - b.solute);
      const byPressure = [...cells].sort((a, b) => b.pressure - a.pressure);
      return {
        text: `Three neighbouring cells have these solute and pressure potentials: ${cells.map((cell) => `${cell.name} ${value(-cell.solute)} and ${value(cell.pressure)}`).join("; ")}. In which order does water move through them, from the first to the last?`,
        answer: path(ranked),
        distractors: [
          wrong(path([...ranked].reverse()), "letting water move to the higher water potential"),
          wrong(path(bySolute), "comparing the solute potentials only"),
          wrong(path(byPressure), "comparing the pressure potentials only"),
          wrong(path([...bySolute].reverse()), "letting water leave the most concentrated cell first"),
          wrong(path(cells), "taking the cells as they are listed"),
        ],
        explanation: [
          `$\\Psi_w = \\Psi_s + \\Psi_p$ gives ${list(cells.map((cell) => `${cell.name} ${value(cell.pressure - cell.solute)}`))}.`,
          `Water moves from the higher to the lower water potential: ${path(ranked)}.`,
        ],
      };
    },
  }),
];

function shown(quotient: number): Value {
  return tex(quotient.toFixed(2), Number(quotient.toFixed(2)));
}
