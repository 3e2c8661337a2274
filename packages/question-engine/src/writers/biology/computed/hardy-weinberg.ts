import { fraction, num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

/** Counts in such steps give allele frequencies of two decimals. */
const SAMPLES = [
  { total: 100, step: 1 },
  { total: 200, step: 2 },
  { total: 400, step: 4 },
  { total: 500, step: 5 },
] as const;

export const hardyWeinberg: WriterList = [
  computed({
    name: "hardy-weinberg-from-frequency",
    topic: "evolution",
    difficulty: "EASY",
    write(random) {
      const q = random.intExcept(1, 9, 5) / 10;
      const p = round(1 - q);
      const asked = random.pick([
        {
          text: "heterozygotes",
          recessives: 1,
          amount: round(2 * p * q),
          step: `$2pq = 2 \\times ${p} \\times ${q} = ${round(2 * p * q)}$.`,
        },
        {
          text: "homozygous recessive individuals",
          recessives: 2,
          amount: round(q * q),
          step: `$q^2 = ${q}^2 = ${round(q * q)}$.`,
        },
        {
          text: "homozygous dominant individuals",
          recessives: 0,
          amount: round(p * p),
          step: `$p^2 = ${p}^2 = ${round(p * p)}$.`,
        },
      ]);
      const gene = random.pick([
        "wing colour in a moth",
        "coat colour in a mouse",
        "flower colour in a lily",
        "shell colour in a snail",
        "wing length in a fly",
      ]);
      return {
        text: `A gene for ${gene} has two alleles, and the recessive one has the frequency $q = ${q}$. In Hardy–Weinberg equilibrium, what is the frequency of ${asked.text}?`,
        answer: num(asked.amount),
        distractors: [
          wrong(num(round(p * q)), "forgetting that heterozygotes arise in two ways"),
          wrong(num(round(2 * p * q)), "taking the heterozygotes"),
          wrong(num(round(q * q)), "taking the homozygous recessive ones"),
          wrong(num(round(p * p)), "taking the homozygous dominant ones"),
          wrong(num(p), "giving the frequency of an allele"),
        ],
        explanation: [`$p = 1 - ${q} = ${p}$, and the genotypes are $p^2$, $2pq$ and $q^2$.`, asked.step],
        verify() {
          // Every pair of ten eggs and ten sperms is counted.
          const isRecessive = Array.from({ length: 10 }, (_, gamete) => gamete < Math.round(10 * q));
          const pairs = isRecessive.flatMap((egg) => isRecessive.map((sperm) => Number(egg) + Number(sperm)));
          const share = pairs.filter((count) => count === asked.recessives).length / pairs.length;
          return Math.abs(share - asked.amount) < 1e-9;
        },
      };
    },
  }),
  computed({
    name: "hardy-weinberg-from-recessives",
    topic: "evolution",
    difficulty: "MEDIUM",
    write(random) {
      const q = random.intExcept(1, 7, 5) / 10;
      const p = round(1 - q);
      const total = 100 * random.int(3, 50);
      const recessive = Math.round(total * q * q);
      const carriers = Math.round(total * 2 * p * q);
      const dominant = Math.round(total * p * p);
      const asked = random.pick([
        { text: "are expected to be heterozygous", amount: carriers, name: "2pq", share: round(2 * p * q) },
        {
          text: "are expected to be homozygous for the dominant allele",
          amount: dominant,
          name: "p^2",
          share: round(p * p),
        },
      ]);
      const animal = random.pick(["rabbits", "sheep", "pigeons", "guppies", "beetles", "cats"]);
      return {
        text: `Of ${total} ${animal} in Hardy–Weinberg equilibrium, ${recessive} show a recessive trait. How many ${asked.text}?`,
        answer: num(asked.amount),
        distractors: [
          wrong(num(Math.round(total * p * q)), "forgetting the factor 2 of the heterozygotes"),
          wrong(
            num(asked.amount === carriers ? dominant : carriers),
            asked.amount === carriers ? "giving the homozygous dominant ones" : "giving the heterozygotes",
          ),
          wrong(num(total - recessive), "counting all that show the dominant trait"),
          wrong(num(Math.round(total * p)), "taking the frequency of the dominant allele"),
          wrong(
            num(Math.round(2 * total * (1 - q * q) * q * q)),
            "taking the share of recessive individuals for the frequency of the allele",
          ),
        ],
        explanation: [
          `$q^2 = ${recessive} \\div ${total} = ${round(q * q)}$, so $q = ${q}$ and $p = ${p}$.`,
          `$${asked.name} = ${asked.share}$, and $${asked.share} \\times ${total}$ gives ${num(asked.amount)}.`,
        ],
        verify: () => carriers + dominant + recessive === total,
      };
    },
  }),
  computed({
    name: "hardy-weinberg-after-selection",
    form: "arithmetic",
    topic: "evolution",
    difficulty: "HARD",
    write(random) {
      const n = random.int(2, 9);
      const kind = random.pick(["lethal", "counts"] as const);
      if (kind === "lethal") {
        const next = n + 1;
        return {
          text: `In a large population with random mating, a recessive allele has the frequency $q = \\frac{1}{${n}}$. All homozygous recessive individuals die before they breed. What is the frequency of the allele among those that breed?`,
          answer: fraction(1, next),
          distractors: [
            wrong(fraction(1, n), "thinking that the frequency does not change"),
            wrong(fraction(1, n * n), "giving the share of those that die"),
            wrong(fraction(n - 1, n * n), "forgetting to divide by the share of survivors"),
            wrong(fraction(2, next), "giving the share of carriers among those that breed"),
            wrong(fraction(1, n + 2), "counting two generations of selection"),
          ],
          explanation: [
            `Survivors are $p^2 + 2pq = 1 - q^2$, and the allele is left in heterozygotes only.`,
            `Its new frequency is $\\frac{pq}{1 - q^2} = \\frac{q}{1 + q} = \\frac{1}{${next}}$.`,
          ],
          verify: () => {
            const q = 1 / n;
            return Math.abs(((1 - q) * q) / (1 - q * q) - 1 / next) < 1e-12;
          },
        };
      }
      const { total, step } = random.pick(SAMPLES);
      const ab = random.step(2 * step, total / 2, 2 * step);
      const bb = random.step(step, total - ab - step, step);
      const aa = total - ab - bb;
      const p = (2 * aa + ab) / (2 * total);
      const expected = round(2 * p * (1 - p));
      return {
        text: `A sample holds ${aa} MM, ${ab} MN and ${bb} NN persons for the MN blood groups. What share of heterozygotes would Hardy–Weinberg equilibrium give for the same allele frequencies, to three decimals?`,
        answer: num(expected, undefined, 3),
        distractors: [
          wrong(num(ab / total, undefined, 3), "giving the share that was observed"),
          wrong(num(round(p * (1 - p)), undefined, 3), "forgetting that heterozygotes arise in two ways"),
          wrong(num(round(p), undefined, 3), "giving the frequency of the allele M"),
          wrong(num(round(p * p), undefined, 3), "giving the share of MM"),
        ],
        explanation: [
          `The frequency of M is $\\frac{2 \\times ${aa} + ${ab}}{2 \\times ${total}} = ${round(p)}$, of N ${round(1 - p)}.`,
          `$2pq = 2 \\times ${round(p)} \\times ${round(1 - p)} = ${num(expected, undefined, 3).tex}$, to three decimals.`,
        ],
      };
    },
  }),
  computed({
    name: "allele-frequency-by-counting",
    form: "arithmetic",
    topic: "evolution",
    difficulty: "MEDIUM",
    write(random) {
      const { total, step } = random.pick(SAMPLES);
      const ab = random.step(2 * step, total / 2, 2 * step);
      const bb = random.step(step, total - ab - step, step);
      const aa = total - ab - bb;
      const q = (2 * bb + ab) / (2 * total);
      return {
        text: `Snapdragons of a garden are counted: ${aa} red (RR), ${ab} pink (Rr) and ${bb} white (rr). What is the frequency of the allele r?`,
        answer: num(q, undefined, 2),
        distractors: [
          wrong(num(1 - q, undefined, 2), "giving the frequency of the allele R"),
          wrong(num(bb / total, undefined, 2), "counting white plants only"),
          wrong(num((bb + ab) / total, undefined, 2), "counting each pink plant as if it had two alleles r"),
          wrong(
            num(Math.sqrt(bb / total), undefined, 2),
            "taking the root of the white share, though the genotypes are known",
          ),
        ],
        explanation: [
          `Each plant has two alleles: $2 \\times ${total} = ${2 * total}$ in all.`,
          `Of r there are $2 \\times ${bb} + ${ab} = ${2 * bb + ab}$, so the frequency is ${num(q, undefined, 2)}.`,
        ],
      };
    },
  }),
];

function round(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
