import { broken, type Place } from "../../../../kit/drawn-curves.ts";
import { patiently } from "../../../../kit/patiently.ts";
import { type Slip, slips } from "../../../../kit/slips.ts";
import { roundTo, sum } from "../../../../numbers/arithmetic.ts";
import { isNeat } from "../../../../numbers/rounding.ts";
import { num } from "../../../../numbers/value.ts";
import { computed, wrong } from "../../../../writing/computed.ts";
import type { WriterList } from "../../../../writing/writer.ts";

const POPULATIONS = [
  { name: "expanding", least: [48, 28], tells: "many more are young than of reproductive age" },
  { name: "stable", least: [36, 34], tells: "the young are about as many as those of reproductive age" },
  { name: "declining", least: [18, 36], tells: "fewer are young than of reproductive age" },
] as const;

/** A heartbeat around its R wave: P, Q, R, S and T. */
const BEAT: readonly Place[] = [
  [-0.18, 0],
  [-0.13, 0.15],
  [-0.08, 0],
  [-0.04, 0],
  [-0.02, -0.15],
  [0, 1],
  [0.03, -0.3],
  [0.05, 0],
  [0.14, 0],
  [0.22, 0.3],
  [0.3, 0],
];

const CROSSES = [
  ["grey", "black", "long", "vestigial", "body and wings"],
  ["red", "purple", "long", "short", "eyes and wings"],
  ["tall", "dwarf", "smooth", "downy", "stem and fruit"],
  ["coloured", "colourless", "full", "shrunken", "seeds"],
] as const;

export const countsAndBeats: WriterList = [
  computed({
    name: "figure-ages-in-three-populations",
    chapter: "populations",
    topic: "ecology",
    difficulty: "MEDIUM",
    write(random) {
      const shown = random.shuffle(POPULATIONS);
      const ages = shown.map(({ name, least: [young, grown] }) => {
        const adult = grown + random.int(0, 2);
        const child = name === "stable" ? adult + random.int(0, 1) : young + random.int(0, 6);
        return [child, adult, 100 - child - adult];
      });
      const say = (names: readonly string[]) => names.map((name, at) => `${"PQR"[at]} is ${name}`).join(", ");
      const key = say(shown.map(({ name }) => name));
      const misjudged = (order: readonly number[]) => {
        const at = order.findIndex((place, index) => place !== index);
        return `${"PQR"[at]} ${shown[at]?.tells}`;
      };
      const orders = [
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
      ];
      return {
        text: "The chart shows the ages in three populations P, Q and R of the same animal, in per cent. Which of these says how the populations are changing?",
        figure: {
          type: "bar",
          categoryTitle: "Age group",
          valueTitle: "Share",
          unit: "%",
          categories: ["Pre-reproductive", "Reproductive", "Post-reproductive"],
          series: ages.map((values, at) => ({ name: "PQR"[at] ?? "", values })),
        },
        answer: key,
        distractors: random
          .shuffle(orders)
          .map((order) => wrong(say(order.map((at) => shown[at]?.name ?? "")), `in ${misjudged(order)}`)),
        remarks: true,
        explanation: [
          "What becomes of a population is seen from its young: they are the parents to come.",
          `${shown.map(({ name, tells }, at) => `In ${"PQR"[at]} ${tells} (${ages[at]?.[0]} and ${ages[at]?.[1]} per cent), so it is ${name}`).join(". ")}.`,
        ],
        verify: () =>
          ages.every(([young = 0, grown = 0], at) => {
            const name = young > grown + 10 ? "expanding" : young < grown - 5 ? "declining" : "stable";
            return shown[at]?.name === name;
          }),
      };
    },
  }),
  computed({
    name: "figure-output-from-heartbeats",
    chapter: "body-fluids",
    form: "arithmetic",
    topic: "circulation-and-respiration",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const gap = random.pick([0.5, 0.6, 0.8, 1, 1.2]);
      const stroke = random.step(55, 95, 5);
      const rate = 60 / gap;
      const answer = (rate * stroke) / 1000;
      if (!isNeat(answer, 2)) return undefined;
      const first = 0.3;
      const beats = [first, roundTo(first + gap, 1)];
      const end = roundTo(first + gap + 0.4, 1);
      const show = (amount: number) => num(amount, "L/min");
      const key = show(answer);
      const trace = beats.flatMap((beat) => BEAT.map(([x, y]): Place => [roundTo(beat + x, 2), y]));
      return {
        text: `The figure shows part of an electrocardiogram of a person whose left ventricle pumps ${num(stroke, "mL")} of blood with each beat; the heart beats evenly. What is the cardiac output of this person?`,
        figure: {
          type: "graph",
          x: { quantity: "Time", unit: "s", from: 0, to: end, step: 0.1 },
          y: { quantity: "Voltage", unit: "mV", from: -0.5, to: 1.5, step: 0.5 },
          curves: [broken([[0, 0], ...trace, [end, 0]])],
          points: beats.map((beat) => ({ at: [beat, 1] as Place, label: "R" })),
          squared: true,
        },
        answer: key,
        distractors: slips(random, key, show, [
          [(stroke * 72) / 1000, "taking the usual rate of 72 beats a minute"],
          [(60 * gap * stroke) / 1000, "multiplying by the time between two beats"],
          [(stroke * 60) / 1000, "taking one beat a second"],
          [2 * answer, "counting both ventricles"],
          [answer / 2, "counting two peaks for each beat"],
          [((60 / end) * stroke) / 1000, "taking the length of the whole trace for one beat"],
          [((60 / (gap - 0.1)) * stroke) / 1000, "a slip of one line in reading the time between the peaks"],
          [((60 / (gap + 0.1)) * stroke) / 1000, "a slip of one line in reading the time between the peaks"],
        ]),
        explanation: [
          `From one R wave to the next there are ${gap} s, so the heart beats $\\frac{60}{${gap}} = ${num(rate).tex}$ times a minute.`,
          `The cardiac output is rate times stroke volume: $${num(rate).tex} \\times ${stroke}\\ \\mathrm{mL} = ${key.tex}$.`,
        ],
        verify: () => Math.abs((stroke / 1000 / gap) * 60 - answer) < 1e-9,
      };
    }),
  }),
  computed({
    name: "figure-map-distance-from-a-test-cross",
    topic: "genetics",
    difficulty: "MEDIUM",
    write: patiently((random) => {
      const [a, b, c, d, where] = random.pick(CROSSES);
      const isCoupled = random.chance();
      const total = random.pick([200, 400, 500, 800, 1000]);
      const distance = random.int(4, 24);
      const crossed = (total * distance) / 100;
      if (!Number.isInteger(crossed)) return undefined;
      const tilt = random.int(1, 3);
      const few = [Math.floor(crossed / 2) + tilt, Math.ceil(crossed / 2) - tilt];
      const many = [Math.floor((total - crossed) / 2) - tilt, Math.ceil((total - crossed) / 2) + tilt];
      const counts = isCoupled ? [many[0], few[0], few[1], many[1]] : [few[0], many[0], many[1], few[1]];
      const [one = 0, two = 0] = few;
      if (two < 3) return undefined;
      const show = (amount: number) => num(amount, "cM");
      const key = show(distance);
      // Only one of them: the half, the double and the complement together would point to the key.
      const aside = random.pick<Slip>([
        [roundTo((100 * one) / total, 0), "counting one of the two new combinations only"],
        [100 - distance, "taking the share of the combinations of the parents"],
        [2 * distance, "counting each crossing over twice"],
        [50 - distance, "subtracting from one half"],
      ]);
      const kinds = [`${a}, ${c}`, `${a}, ${d}`, `${b}, ${c}`, `${b}, ${d}`];
      const parents = kinds.filter((_, at) => (at === 0 || at === 3) === isCoupled);
      return {
        text: `A female that is heterozygous for two linked genes, which act on ${where}, is crossed with a male that is recessive in both. The chart shows the offspring. What is the map distance between the two genes, if double crossing over is neglected?`,
        figure: {
          type: "bar",
          categoryTitle: "Phenotype",
          valueTitle: "Offspring",
          categories: kinds,
          series: [{ name: "Offspring", values: counts.map((count) => count ?? 0) }],
        },
        answer: key,
        distractors: slips(random, key, show, [
          aside,
          [roundTo((100 * crossed) / (total - crossed), 0), "dividing by the combinations of the parents"],
          [roundTo((100 * (many[0] ?? 0)) / total, 0), "taking the share of one of the frequent phenotypes"],
          [roundTo((100 * one) / (many[0] ?? 1), 0), "dividing one of the rare phenotypes by a frequent one"],
          [roundTo((100 * two) / (total - two), 0), "dividing one of the rare phenotypes by all the others"],
          [roundTo((100 * Math.abs((many[0] ?? 0) - one)) / total, 0), "subtracting one bar from another"],
          [25, "expecting equal numbers of all four"],
        ]),
        explanation: [
          `The two frequent phenotypes, ${parents.join(" and ")}, are those of the parents' chromosomes; the two rare ones come from crossing over.`,
          `Crossing over gave $${one} + ${two} = ${crossed}$ of the $${counts.join(" + ")} = ${total}$ offspring: $\\frac{${crossed}}{${total}} = ${num(distance).tex}\\%$, which is ${key}.`,
        ],
        verify: () => {
          const sorted = counts.map((count) => count ?? 0).sort((x, y) => x - y);
          return sum(sorted.slice(0, 2)) * 100 === distance * sum(sorted);
        },
      };
    }),
  }),
];
