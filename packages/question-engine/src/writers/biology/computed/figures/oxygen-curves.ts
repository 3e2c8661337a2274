import { curveOf, type Place } from "../../../../kit/drawn-curves.ts";
import { slips } from "../../../../kit/slips.ts";
import { roundTo } from "../../../../numbers/arithmetic.ts";
import { num, percent } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** Rises and falls on both sides, so that the word does not give the direction away. */
const SHIFTS = {
  right: [
    "A rise in the partial pressure of carbon dioxide",
    "A fall in the pH of the blood",
    "A rise in the temperature of the blood",
  ],
  left: [
    "A fall in the partial pressure of carbon dioxide",
    "A rise in the pH of the blood",
    "A fall in the temperature of the blood",
  ],
} as const;

export const oxygenCurves: WriterList = [
  computed({
    name: "figure-oxygen-dissociation-shift",
    chapter: "breathing",
    topic: "circulation-and-respiration",
    difficulty: "MEDIUM",
    write(random) {
      const [normal, moved] = random.pick([
        [26, 40],
        [40, 26],
        [27, 45],
        [45, 27],
        [24, 36],
        [36, 24],
      ] as const);
      const saturation = (half: number) => (x: number) => (100 * x ** 2.7) / (x ** 2.7 + half ** 2.7);
      const isRight = moved > normal;
      const [before, after] = random.pick([
        ["P", "Q"],
        ["X", "Y"],
        ["I", "II"],
      ] as const);
      const answer = random.pick(SHIFTS[isRight ? "right" : "left"]);
      return {
        text: `The graph shows the saturation of haemoglobin with oxygen in a sample of blood. Which change alone could have turned curve ${before} into curve ${after}?`,
        figure: {
          type: "graph",
          x: { quantity: "Partial pressure of oxygen", unit: "mmHg", from: 0, to: 100, step: 20 },
          y: { quantity: "Saturation", unit: "%", from: 0, to: 100, step: 20 },
          curves: [
            curveOf(saturation(normal), 0, 100, before),
            curveOf(saturation(moved), 0, 100, after, true),
          ],
          squared: true,
        },
        answer,
        distractors: SHIFTS[isRight ? "left" : "right"].map((change) =>
          wrong(
            change,
            `taking it to shift the curve to the ${isRight ? "right" : "left"}, though it shifts it to the ${isRight ? "left" : "right"}`,
          ),
        ),
        explanation: [
          `Curve ${after} lies to the ${isRight ? "right" : "left"} of curve ${before}: at the same partial pressure haemoglobin holds ${isRight ? "less" : "more"} oxygen.`,
          "More carbon dioxide, more hydrogen ions (a lower pH) and a higher temperature shift the curve to the right, as in active tissues; the opposite shifts it to the left, as in the alveoli.",
          `The change that does this is “${answer}”.`,
        ],
        verify: () => saturation(moved)(40) < saturation(normal)(40) === isRight,
      };
    },
  }),
  computed({
    name: "figure-oxygen-given-up-in-tissue",
    chapter: "breathing",
    form: "arithmetic",
    topic: "circulation-and-respiration",
    difficulty: "HARD",
    write(random) {
      const [alveolar, resting, active] = [
        random.pick([96, 98]),
        random.step(70, 78, 2),
        random.step(30, 44, 2),
      ];
      const carried = random.pick([20, 15, 10]);
      const isActive = random.chance(0.6);
      const low = isActive ? active : resting;
      const answer = roundTo((carried * (alveolar - low)) / 100, 3);
      const shown = (amount: number) => num(amount, "mL", 1);
      if (roundTo(answer, 1) !== answer) return undefined;
      const points: Place[] = [
        [0, 0],
        [10, 12],
        [20, active],
        [30, 58],
        [40, resting],
        [60, 89],
        [80, 94],
        [100, alveolar],
      ];
      const pressure = isActive ? 20 : 40;
      return {
        text: `The graph shows the saturation of haemoglobin with oxygen. ${carried === 20 ? "Fully saturated, 100 mL of this blood carries 20 mL of oxygen." : `The blood is that of a patient with anaemia: fully saturated, 100 mL of it carries only ${carried} mL of oxygen.`} How much oxygen does 100 mL of blood give up on its way from the alveoli, at 100 mmHg, to a tissue at ${pressure} mmHg?`,
        figure: {
          type: "graph",
          x: { quantity: "Partial pressure of oxygen", unit: "mmHg", from: 0, to: 100, step: 20 },
          y: { quantity: "Saturation", unit: "%", from: 0, to: 100, step: 10 },
          curves: [{ pieces: [{ kind: "points", smooth: true, points }] }],
          points: [
            { at: [100, alveolar], label: `${alveolar}%` },
            { at: [40, resting], label: `${resting}%` },
            { at: [20, active], label: `${active}%` },
          ],
          squared: true,
        },
        answer: shown(answer),
        distractors: slips(random, shown(answer), shown, [
          [(carried * low) / 100, "giving the oxygen that stays in the blood"],
          [(carried * alveolar) / 100, "giving all the oxygen of the arterial blood"],
          [
            (carried * (alveolar - (isActive ? resting : active))) / 100,
            "reading the curve at the other tissue",
          ],
          [(carried * (100 - low)) / 100, "taking the blood to leave the alveoli fully saturated"],
          [(carried * (resting - active)) / 100, "comparing the two tissues with each other"],
          [answer / 2, "halving once too often"],
        ]),
        explanation: [
          `The saturation falls from ${percent(alveolar)} at 100 mmHg to ${percent(low)} at ${pressure} mmHg.`,
          `$\\frac{${alveolar} - ${low}}{100} \\times ${carried} = ${answer}$, that is ${shown(answer)}.`,
        ],
        verify: () => Math.abs((carried * alveolar) / 100 - (carried * low) / 100 - answer) < 1e-9,
      };
    },
  }),
];
