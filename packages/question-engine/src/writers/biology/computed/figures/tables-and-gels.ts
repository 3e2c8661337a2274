import type { FigureOf } from "@prepfeed/contract/figures/figure";
import { slips } from "../../../../kit/slips.ts";
import { roundTo } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num, percent } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** Positions of a gel that may have a band. */
const BANDS = 9;

export const tablesAndGels: WriterList = [
  computed({
    name: "figure-cells-counted-in-a-root-tip",
    form: "arithmetic",
    topic: "cell-division",
    difficulty: "MEDIUM",
    write(random) {
      const counts = [
        random.step(60, 110, 2),
        random.step(10, 40, 2),
        random.step(10, 40, 2),
        random.step(6, 30, 2),
      ];
      const total = random.pick([800, 1000, 1200, 1500, 1600, 1800, 2000]);
      const hours = random.pick([16, 18, 20, 22, 24]);
      // As many minutes as cells would put the answer into the table.
      if (60 * hours === total) return undefined;
      const inMitosis = counts.reduce((sum, count) => sum + count, 0);
      const stages = ["Prophase", "Metaphase", "Anaphase", "Telophase"];
      const asked = random.int(0, 3);
      const minutes = (count: number) => roundTo((60 * hours * count) / total, 6);
      const answer = minutes(counts[asked] ?? 0);
      if (!isNeat(answer, 1) || new Set(counts).size < 4) return undefined;
      const shown = (amount: number) => num(amount, "min");
      const plant = random.pick(["onion", "garlic", "broad bean", "wheat"]);
      return {
        text: `The table shows how many cells of a dividing root tip of ${plant} were seen in each stage. The whole cell cycle takes ${hours} hours. How long does ${stages[asked]?.toLowerCase()} last?`,
        figure: {
          type: "table",
          columns: ["Stage", "Cells"],
          rows: [
            ["Interphase", total - inMitosis],
            ...stages.map((stage, at): [string, number] => [stage, counts[at] ?? 0]),
          ],
        },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [
            roundTo((60 * hours * (counts[asked] ?? 0)) / inMitosis, 1),
            "dividing by the cells in mitosis only",
          ],
          [counts[asked] ?? 0, "taking the number of cells for minutes"],
          [minutes(inMitosis), "giving the time of the whole of mitosis"],
          ...counts.flatMap((count, at) =>
            at === asked
              ? []
              : [[minutes(count), `giving the time of ${stages[at]?.toLowerCase()}`] as const],
          ),
          [2 * answer, "doubling the share"],
          [answer / 2, "halving the share"],
        ]),
        explanation: [
          "The share of the cells in a stage is the share of the cycle that it takes.",
          `In all there are ${total} cells: $\\frac{${counts[asked]}}{${total}} \\times ${hours} \\times 60 = ${answer}$ minutes.`,
        ],
        verify: () => Math.abs(answer / 60 / hours - (counts[asked] ?? 0) / total) < 1e-9,
      };
    },
  }),
  computed({
    name: "figure-energy-at-trophic-levels",
    chapter: "ecosystem",
    form: "arithmetic",
    topic: "ecology",
    difficulty: "HARD",
    write(random) {
      const net = random.step(8000, 24000, 2000);
      const first = roundTo(net * random.pick([0.1, 0.12, 0.15]), 6);
      const firstRespired = roundTo(first * random.pick([0.4, 0.5, 0.6]), 6);
      const left = first - firstRespired;
      const share = random.pick([10, 20, 25, 30]);
      const second = (left * share) / 100;
      const secondRespired = second / 2;
      if (![first, firstRespired, second, secondRespired].every(Number.isInteger)) return undefined;
      return {
        text: "The table shows the energy that each level of a grassland assimilates in a year and what it loses by respiration, per square metre. What percentage of the net production of the herbivores do the carnivores assimilate?",
        figure: {
          type: "table",
          columns: ["Level", "Assimilated (kJ)", "Respired (kJ)"],
          rows: [
            ["Producers", 2 * net, net],
            ["Herbivores", first, firstRespired],
            ["Carnivores", second, secondRespired],
          ],
        },
        answer: percent(share),
        distractors: slips(random, percent(share), (amount) => percent(amount, 1), [
          [roundTo((100 * second) / first, 1), "dividing by what the herbivores assimilate"],
          [roundTo((100 * second) / firstRespired, 1), "dividing by what the herbivores respire"],
          [roundTo((100 * secondRespired) / left, 1), "taking the net production of the carnivores"],
          [roundTo((100 * first) / net, 1), "giving the share that the herbivores take from the producers"],
          [2 * share, "doubling the share"],
          [100 - share, "giving the share that is not assimilated"],
          [share + 5, "a slip in the division"],
        ]),
        explanation: [
          `The net production of the herbivores is what they assimilate less what they respire: $${first} - ${firstRespired} = ${left}$ kJ.`,
          `$\\frac{${second}}{${left}} = ${share}\\%$.`,
        ],
        verify: () => Math.abs((share / 100) * (first - firstRespired) - second) < 1e-9,
      };
    },
  }),
  computed({
    name: "figure-dna-fingerprints-of-a-family",
    topic: "molecular-biology",
    difficulty: "HARD",
    write(random) {
      const places = Array.from({ length: BANDS }, (_, at) => at);
      const [mother, father] = [random.sample(places, 4), random.sample(places, 4)];
      const fromFather = father.filter((band) => !mother.includes(band));
      if (fromFather.length < 2) return undefined;
      const needed = random.sample(fromFather, 2);
      const child = [...random.sample(mother, 2), ...needed];
      const others = [0, 1, 2].map(() => random.sample(places, 4));
      const isFather = (bands: readonly number[]) =>
        child.every((band) => mother.includes(band) || bands.includes(band));
      // Each of the other men shares one of the bands in question.
      if (others.some((bands) => isFather(bands) || !needed.some((band) => bands.includes(band))))
        return undefined;
      const men = random.shuffle([father, ...others]);
      const at = men.indexOf(father);
      const names = ["Man 1", "Man 2", "Man 3", "Man 4"];
      const lanes = [mother, child, ...men];
      const figure: FigureOf<"cells"> = {
        type: "cells",
        columnNames: ["Mother", "Child", ...names],
        rowNames: places.map((band) => `${band + 1}`),
        rows: places.map((band) => lanes.map((bands) => (bands.includes(band) ? "▬" : ""))),
      };
      return {
        text: "The figure shows bands of DNA fingerprints at nine places of a gel for a mother, her child and four men. Which of the men can be the child's father?",
        figure,
        answer: names[at] ?? "",
        distractors: names.flatMap((name, index) =>
          index === at
            ? []
            : [
                wrong(
                  name,
                  `overlooking a band of the child that neither the mother nor ${name.toLowerCase()} has`,
                ),
              ],
        ),
        explanation: [
          "Each band of a child comes from its mother or its father.",
          `The bands ${needed
            .map((band) => band + 1)
            .sort()
            .join(" and ")} of the child are not the mother's, so the father must have both of them.`,
          `Of the four, ${names[at]} alone has both.`,
        ],
        verify: () => men.filter(isFather).length === 1,
      };
    },
  }),
];
