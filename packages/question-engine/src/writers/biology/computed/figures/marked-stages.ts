import { slips } from "../../../../kit/slips.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

type Place = [number, number];

/** No S, which would name its own phase. */
const LETTERS = ["P", "Q", "R", "T", "U"] as const;

/** Stages of the DNA content of a germ cell: the position of each letter, and what happens there. */
const MEIOTIC_STRETCHES = [
  { at: [1.5, 1], is: "the G₁ phase", asks: ["is the cell growing without having begun to copy its DNA"] },
  {
    at: [4, 1.5],
    is: "the S phase",
    asks: ["is DNA polymerase most active", "does the centriole duplicate in the cytoplasm"],
  },
  {
    at: [7.5, 2],
    is: "G₂ and meiosis I up to its end",
    asks: ["can crossing over take place", "do bivalents exist"],
  },
  {
    at: [11.5, 1],
    is: "the time between the two meiotic divisions and meiosis II up to its end",
    asks: [
      "have homologous chromosomes separated while sister chromatids are still joined",
      "is each cell haploid in its number of chromosomes, with two chromatids in each",
    ],
  },
  {
    at: [14.5, 0.5],
    is: "the time after meiosis II",
    asks: ["is each cell a spermatid", "have sister chromatids separated into different cells"],
  },
] as const;

const POTENTIAL_POINTS = [
  { at: 0, is: "rest", asks: ["is the membrane polarised and not conducting an impulse"] },
  {
    at: 1,
    is: "depolarisation",
    asks: [
      "do sodium ions flow rapidly into the axon",
      "is the membrane far more permeable to sodium ions than at rest",
    ],
  },
  { at: 2, is: "the peak", asks: ["is the inside of the axon positive with respect to the outside"] },
  {
    at: 3,
    is: "repolarisation",
    asks: [
      "do potassium ions diffuse out rapidly and restore the polarity",
      "have the sodium channels closed while the potential returns towards its resting value",
    ],
  },
] as const;

export const markedStages: WriterList = [
  computed({
    name: "figure-dna-content-in-meiosis",
    topic: "cell-division",
    difficulty: "HARD",
    write(random) {
      const amount = random.step(4, 16, 2);
      const letters = random.shuffle(LETTERS);
      const chosen = random.int(0, MEIOTIC_STRETCHES.length - 1);
      const stretch = MEIOTIC_STRETCHES[chosen];
      if (!stretch) return undefined;
      const corners: Place[] = [
        [0, 1],
        [3, 1],
        [5, 2],
        [10, 2],
        [10, 1],
        [13, 1],
        [13, 0.5],
        [16, 0.5],
      ];
      const letter = (at: number) => letters[at] ?? "";
      return {
        text: `The graph shows the amount of DNA per cell while a spermatogonium becomes a primary spermatocyte and goes through meiosis. In which of the stretches marked by letters ${random.pick(stretch.asks)}?`,
        figure: {
          type: "graph",
          x: { quantity: "Time", from: 0, to: 16, ticks: [] },
          y: { quantity: "DNA per cell", unit: "pg", from: 0, to: 2.5 * amount, step: amount / 2 },
          curves: [{ pieces: [{ kind: "points", points: corners.map(([x, y]): Place => [x, y * amount]) }] }],
          points: MEIOTIC_STRETCHES.map(({ at: [x, y] }, at) => ({
            at: [x, y * amount] as Place,
            label: letter(at),
          })),
        },
        answer: letter(chosen),
        distractors: MEIOTIC_STRETCHES.flatMap((other, at) =>
          at === chosen ? [] : [wrong(letter(at), `choosing ${other.is}`)],
        ),
        explanation: [
          `The DNA doubles in the S phase (${letter(1)}), stays doubled until the end of meiosis I (${letter(2)}), and is halved by each of the two divisions.`,
          `What is asked belongs to ${stretch.is}, which is the stretch ${letter(chosen)}.`,
        ],
      };
    },
  }),
  computed({
    name: "figure-points-of-an-action-potential",
    topic: "nervous-system",
    difficulty: "MEDIUM",
    write(random) {
      const [rest, peak] = [-random.step(60, 80, 5), random.step(30, 45, 5)];
      const letters = random.shuffle(LETTERS.slice(0, 4));
      const chosen = random.int(0, 3);
      const point = POTENTIAL_POINTS[chosen];
      if (!point) return undefined;
      const middle = (rest + peak) / 2;
      const places: Place[] = [
        [0.5, rest],
        [1.7, middle],
        [2, peak],
        [2.5, middle],
      ];
      const letter = (at: number) => letters[at] ?? "";
      return {
        text: `The graph shows the potential across the membrane of an axon while an impulse passes. At which of the marked points ${random.pick(point.asks)}?`,
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: "ms", from: 0, to: 5, step: 1 },
          y: { quantity: "Potential inside", unit: "mV", from: -100, to: 60, step: 20 },
          curves: [
            {
              pieces: [
                {
                  kind: "points",
                  points: [
                    [0, rest],
                    [1.3, rest],
                    [1.5, rest + 12],
                    [1.7, middle],
                    [2, peak],
                    [2.5, middle],
                    [2.9, rest - 6],
                    [4.2, rest],
                    [5, rest],
                  ],
                },
              ],
            },
          ],
          points: places.map((at, index) => ({ at, label: letter(index) })),
        },
        answer: letter(chosen),
        distractors: POTENTIAL_POINTS.flatMap((other, at) =>
          at === chosen ? [] : [wrong(letter(at), `choosing the point of ${other.is}`)],
        ),
        explanation: [
          `At ${letter(0)} the membrane is at rest, at ${letter(1)} sodium ions rush in, at ${letter(2)} the inside is positive, and at ${letter(3)} potassium ions flow out.`,
          `What is asked belongs to ${point.is}: ${letter(chosen)}.`,
        ],
      };
    },
  }),
  computed({
    name: "figure-volumes-of-air-in-the-lungs",
    chapter: "breathing",
    topic: "circulation-and-respiration",
    difficulty: "MEDIUM",
    write(random) {
      const [residual, expiratory, tidal, inspiratory] = [
        random.pick([1000, 1500]),
        random.pick([1000, 1500]),
        500,
        random.pick([2000, 2500, 3000]),
      ];
      const [out, full] = [residual + expiratory, residual + expiratory + tidal + inspiratory];
      const asked = random.pick([
        {
          name: "vital capacity",
          result: full - residual,
          says: "the air of the deepest breath out after the deepest breath in",
        },
        {
          name: "inspiratory capacity",
          result: tidal + inspiratory,
          says: "the air that can be breathed in after a normal breath out",
        },
        {
          name: "expiratory capacity",
          result: tidal + expiratory,
          says: "the air that can be breathed out after a normal breath in",
        },
        {
          name: "inspiratory reserve volume",
          result: inspiratory,
          says: "what can be breathed in beyond a normal breath",
        },
        {
          name: "functional residual capacity",
          result: out,
          says: "the air left in the lungs after a normal breath out",
        },
      ]);
      const shown = (result: number) => num(result, "mL");
      const breaths: Place[] = [
        [0, out],
        [1, out + tidal],
        [2, out],
        [3, out + tidal],
        [4, out],
        [6, full],
        [8.5, residual],
        [10.5, out + tidal],
        [12, out],
      ];
      return {
        text: `The graph shows the volume of air in a person's lungs during some normal breaths, one breath as deep as possible in and out, and normal breaths again. What is the person's ${asked.name}?`,
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: "s", from: 0, to: 12, step: 2 },
          y: { quantity: "Air in the lungs", unit: "mL", from: 0, to: full + 500, step: 500 },
          curves: [{ pieces: [{ kind: "points", points: breaths }] }],
          squared: true,
        },
        answer: shown(asked.result),
        distractors: slips(random, shown(asked.result), shown, [
          [full, "giving the total lung capacity"],
          [full - residual, "giving the vital capacity"],
          [tidal + inspiratory, "giving the inspiratory capacity"],
          [tidal + expiratory, "giving the expiratory capacity"],
          [inspiratory, "giving the inspiratory reserve volume"],
          [expiratory, "giving the expiratory reserve volume"],
          [residual, "giving the residual volume"],
          [out, "giving the functional residual capacity"],
        ]),
        explanation: [
          `The graph gives a residual volume of ${residual} mL, an expiratory reserve of ${expiratory} mL, a tidal volume of ${tidal} mL and an inspiratory reserve of ${inspiratory} mL.`,
          `The ${asked.name} is ${asked.says}: ${shown(asked.result)}.`,
        ],
      };
    },
  }),
];
