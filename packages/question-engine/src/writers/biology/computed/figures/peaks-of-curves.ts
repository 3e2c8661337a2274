import { curveOf, type Place } from "../../../../kit/drawn-curves.ts";
import { roundTo, sum } from "../../../../numbers/arithmetic.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

/** A hump around a place, so high and so wide. */
const hump = (centre: number, height: number, width: number) => (x: number) =>
  height * Math.exp(-(((x - centre) / width) ** 2));
const together =
  (...parts: ((x: number) => number)[]) =>
  (x: number) =>
    sum(parts.map((part) => part(x)));

const HORMONES = [
  {
    name: "LH",
    peak: 14,
    at: together(() => 8, hump(14, 80, 1.4)),
    tells: "LH stays low but for a high, narrow peak in the middle of the cycle",
  },
  {
    name: "FSH",
    peak: 14,
    at: together(() => 12, hump(3, 8, 4), hump(14, 26, 1.6)),
    tells: "FSH is somewhat raised at the beginning and has a small peak in the middle",
  },
  {
    name: "oestrogen",
    peak: 12.5,
    at: together(() => 10, hump(12.5, 52, 3), hump(21.5, 28, 4)),
    tells: "oestrogen reaches its peak just before the middle and has a second, lower one",
  },
  {
    name: "progesterone",
    peak: 21.5,
    at: together(() => 4, hump(21.5, 60, 4)),
    tells: "progesterone is low until the middle and high in the second half, when there is a corpus luteum",
  },
] as const;

const PIGMENTS = [
  {
    name: "chlorophyll a",
    peaks: [430, 662],
    heights: [80, 60],
    tells: "chlorophyll a has its peaks farthest apart",
  },
  {
    name: "chlorophyll b",
    peaks: [453, 642],
    heights: [90, 35],
    tells: "the peaks of chlorophyll b lie between those of chlorophyll a",
  },
  { name: "carotenoids", peaks: [450, 480], heights: [55, 50], tells: "carotenoids absorb no red light" },
] as const;

export const peaksOfCurves: WriterList = [
  computed({
    name: "figure-hormones-of-the-cycle",
    chapter: "human-reproduction",
    topic: "reproduction",
    difficulty: "MEDIUM",
    write(random) {
      const shown = random.shuffle(HORMONES);
      const [one, other] = random.pick([
        [0, 1],
        [0, 2],
        [1, 2],
        [1, 3],
        [2, 3],
        [0, 3],
      ] as const);
      const [first, second] = [shown[one], shown[other]];
      if (!first || !second) return undefined;
      const letters = "PQRS";
      const pair = (a: string, b: string) =>
        `${letters[one]} is the peak of ${a} and ${letters[other]} of ${b}`;
      const names = HORMONES.map(({ name }) => name);
      const key = pair(first.name, second.name);
      // Each half of an option occurs in two options.
      const [third = "", fourth = ""] = random.shuffle(
        names.filter((name) => name !== first.name && name !== second.name),
      );
      const others = [
        [first.name, third],
        [fourth, second.name],
        [fourth, third],
      ] as const;
      return {
        text: `The graph shows the levels of LH, FSH, oestrogen and progesterone in the blood of a woman during a cycle of 28 days in which no pregnancy begins, each on a scale of its own. Which hormones have their peaks at ${letters[one]} and at ${letters[other]}?`,
        figure: {
          type: "graph",
          x: { quantity: "Day", from: 0, to: 28, step: 2 },
          y: { quantity: "Level", from: 0, to: 100, ticks: [] },
          curves: shown.map(({ at }, index) =>
            curveOf(at, 0, 28, undefined, index % 2 === 1 ? true : undefined),
          ),
          points: shown.map(({ at, peak }, index) => ({
            at: [peak, roundTo(at(peak), 1)] as Place,
            label: letters[index] ?? "",
          })),
        },
        answer: key,
        distractors: others.map(([a, b]) =>
          wrong(
            pair(a, b),
            [a !== first.name && first.tells, b !== second.name && second.tells].filter(Boolean).join("; "),
          ),
        ),
        remarks: true,
        explanation: [
          `The two hormones of the pituitary gland, LH and FSH, peak at ovulation, LH much more; the hormones of the ovary follow the follicle and the corpus luteum.`,
          `Here ${first.tells}, at ${letters[one]}. And ${second.tells}; its peak is ${letters[other]}.`,
        ],
        verify: () => {
          const peak = (at: (day: number) => number) =>
            [...Array(57).keys()]
              .map((half) => half / 2)
              .reduce((best, day) => (at(day) > at(best) ? day : best), 0);
          return [first, second].every((hormone) => peak(hormone.at) === hormone.peak);
        },
      };
    },
  }),
  computed({
    name: "figure-spectra-of-pigments",
    chapter: "photosynthesis",
    topic: "plant-physiology",
    difficulty: "MEDIUM",
    write(random) {
      const shown = random.shuffle(PIGMENTS);
      const letters = "XYZ";
      const [one, other] = random.pick([
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const);
      const [first, second] = [shown[one], shown[other]];
      if (!first || !second) return undefined;
      const pair = (a: string, b: string) => `${letters[one]} belongs to ${a} and ${letters[other]} to ${b}`;
      const names = PIGMENTS.map(({ name }) => name);
      const pairs = names.flatMap((a) => names.filter((b) => b !== a).map((b) => [a, b] as const));
      const key = pair(first.name, second.name);
      const width = random.int(14, 18);
      const scale = random.pick([0.9, 1, 1.05]);
      return {
        text: `The graph shows the absorption of light by solutions of chlorophyll a, chlorophyll b and carotenoids, with the wavelengths of the peaks in nanometres. Which pigments do the curves ${letters[one]} and ${letters[other]} belong to?`,
        figure: {
          type: "graph",
          x: { quantity: "Wavelength", unit: "nm", from: 400, to: 700, step: 50 },
          y: { quantity: "Absorption", from: 0, to: 110, ticks: [] },
          curves: shown.map(({ peaks, heights }, index) =>
            curveOf(
              together(
                ...peaks.map((peak, at) =>
                  // Humps close to each other are narrower, otherwise they would merge beside their labelled peaks.
                  hump(peak, scale * (heights[at] ?? 0), Math.min(width, (peaks[1] - peaks[0]) / 2.5)),
                ),
              ),
              400,
              700,
              letters[index],
              index === 1 ? true : undefined,
              peaks,
            ),
          ),
          points: shown.flatMap(({ peaks, heights }) =>
            peaks.map((peak, at) => ({
              at: [peak, roundTo(scale * (heights[at] ?? 0), 1)] as Place,
              label: `${peak}`,
            })),
          ),
        },
        answer: key,
        distractors: random
          .shuffle(pairs.filter(([a, b]) => pair(a, b) !== key))
          .map(([a, b]) =>
            wrong(
              pair(a, b),
              [a !== first.name && first.tells, b !== second.name && second.tells].filter(Boolean).join("; "),
            ),
          ),
        remarks: true,
        explanation: [
          `Both chlorophylls absorb blue and red light, and ${PIGMENTS[2].tells}.`,
          `Of the chlorophylls, ${PIGMENTS[0].tells}, at about 430 and 662 nm; ${PIGMENTS[1].tells}. So ${key}.`,
        ],
        verify: () => {
          const spread = (name: string) => {
            const [blue = 0, red = 0] = PIGMENTS.find((pigment) => pigment.name === name)?.peaks ?? [];
            return red - blue;
          };
          return spread("chlorophyll a") > spread("chlorophyll b") && spread("carotenoids") < 100;
        },
      };
    },
  }),
];
