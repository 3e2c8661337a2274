import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const SPECIES = [
  { name: "onion", diploid: 16 },
  { name: "maize", diploid: 20 },
  { name: "rice", diploid: 24 },
  { name: "pea", diploid: 14 },
  { name: "tomato", diploid: 24 },
  { name: "cabbage", diploid: 18 },
  { name: "fruit fly", diploid: 8 },
  { name: "house fly", diploid: 12 },
  { name: "cat", diploid: 38 },
  { name: "dog", diploid: 78 },
  { name: "human being", diploid: 46 },
  { name: "chimpanzee", diploid: 48 },
  { name: "rat", diploid: 42 },
  { name: "mouse", diploid: 40 },
] as const;

export const chromosomeNumbers: WriterList = [
  computed({
    name: "chromosomes-in-body-and-gamete",
    form: "arithmetic",
    topic: "cell-division",
    difficulty: "EASY",
    write(random) {
      const { name, diploid } = random.pick(SPECIES);
      const haploid = diploid / 2;
      const pairs = { value: num(haploid), why: "giving the number of pairs" };
      if (random.chance(0.5)) {
        return {
          text: `A body cell of ${the(name)} has ${diploid} chromosomes. How many chromosomes does each daughter cell have after ${random.pick(["one mitosis", "two mitoses in a row", "three mitoses in a row"])}?`,
          answer: num(diploid),
          distractors: [
            { ...pairs, why: "taking mitosis for meiosis, which halves the number" },
            wrong(num(2 * diploid), "thinking that copying the DNA leaves twice as many chromosomes"),
            wrong(num(diploid / 2 + 2), "halving the number and adding one pair again"),
            wrong(num(diploid - 2), "leaving one pair of chromosomes out"),
          ],
          explanation: [
            "Mitosis is equational: each chromosome is copied once and shared equally, however often the cell divides.",
            `So every daughter cell has ${num(diploid)} chromosomes.`,
          ],
        };
      }
      const { cell, isHaploid } = random.pick([
        { cell: "an egg cell", isHaploid: true },
        { cell: "a zygote", isHaploid: false },
        { cell: "a cell of the early embryo", isHaploid: false },
      ] as const);
      return {
        text: `The haploid number of ${the(name)} is $n = ${haploid}$. How many chromosomes are there in ${cell} of this species?`,
        answer: num(isHaploid ? haploid : diploid),
        distractors: [
          wrong(
            num(isHaploid ? diploid : haploid),
            isHaploid ? "taking the gamete to be diploid" : "taking the cell to be haploid",
          ),
          wrong(num(2 * diploid), "doubling once too often"),
          wrong(num(haploid + 1), "adding one chromosome to a complete set"),
          wrong(num(isHaploid ? haploid - 1 : diploid - 1), "leaving one chromosome out"),
        ],
        explanation: [
          isHaploid
            ? "An egg cell is haploid: it carries one chromosome of each kind."
            : "Fertilisation joins two haploid sets, and the embryo's cells keep both by mitosis, so the cell is diploid.",
          `It has ${isHaploid ? `$n = ${haploid}$` : `$2n = 2 \\times ${haploid} = ${diploid}$`} chromosomes.`,
        ],
      };
    },
  }),
  computed({
    name: "cells-after-mitoses",
    topic: "cell-division",
    difficulty: "EASY",
    write(random) {
      const rounds = random.int(4, 9);
      const cells = 2 ** rounds;
      const hours = random.pick([12, 18, 20, 24]);
      if (random.chance(0.5)) {
        return {
          text: `In a culture a single cell divides by mitosis every ${hours} hours, and so do all its descendants. How many cells are there after ${rounds * hours} hours?`,
          answer: num(cells),
          distractors: [
            wrong(num(2 * rounds), "adding two cells at every division instead of doubling"),
            wrong(num(cells / 2), "counting one round of division too few"),
            wrong(num(cells * 2), "counting one round of division too many"),
            wrong(num(rounds ** 2), "squaring the number of rounds"),
          ],
          explanation: [
            `In ${rounds * hours} hours there are $${rounds * hours} \\div ${hours} = ${rounds}$ rounds of division.`,
            `Each round doubles the cells: $2^{${rounds}} = ${cells}$.`,
          ],
          verify: () => Array.from({ length: rounds }).reduce<number>((n) => n + n, 1) === cells,
        };
      }
      return {
        text: `One cell of a root tip and all its descendants divide by mitosis, all at the same time. After how many rounds of division are there ${cells} cells?`,
        answer: num(rounds),
        distractors: [
          wrong(num(cells / 2), "halving the number of cells instead of counting doublings"),
          wrong(num(rounds - 1), "not counting the first division"),
          wrong(num(rounds + 1), "counting the first cell as a round"),
          wrong(num(cells - 1), "counting each single division of a cell, not the rounds"),
        ],
        explanation: [
          "After $k$ rounds one cell has become $2^k$ cells.",
          `$2^{${rounds}} = ${cells}$, so $k = ${rounds}$.`,
        ],
        satisfies: (result) => 2 ** result === cells,
      };
    },
  }),
  computed({
    name: "dna-content-through-division",
    topic: "cell-division",
    difficulty: "MEDIUM",
    write(random) {
      const { diploid } = random.pick(SPECIES);
      const amount = 2 * random.int(2, 12);
      const stage = random.pick([
        {
          where: "a cell in the G₂ phase",
          dna: 2 * amount,
          chromosomes: diploid,
          why: "After the S phase the DNA is doubled, but sister chromatids still share a centromere and count as one chromosome.",
        },
        {
          where: "a cell just formed by mitosis",
          dna: amount,
          chromosomes: diploid,
          why: "Mitosis gives back the amount and the number that the cell had in G₁.",
        },
        {
          where: "a cell just after meiosis I",
          dna: amount,
          chromosomes: diploid / 2,
          why: "The copied DNA ($4C$) is halved once and homologues are parted, but each chromosome still has two chromatids.",
        },
        {
          where: "a cell just after meiosis II",
          dna: amount / 2,
          chromosomes: diploid / 2,
          why: "Two divisions after one copying quarter the doubled DNA and leave one chromosome of each kind.",
        },
      ]);
      const pair = (chromosomes: number, dna: number) => `${chromosomes} chromosomes and ${dna} pg of DNA`;
      return {
        text: `In a certain organism a cell in the G₁ phase has ${diploid} chromosomes and ${amount} pg of DNA. What does ${stage.where} have?`,
        answer: pair(stage.chromosomes, stage.dna),
        distractors: [
          wrong(
            pair(stage.chromosomes, stage.dna === amount ? amount / 2 : amount),
            "losing track of the copying of DNA in the S phase",
          ),
          wrong(
            pair(stage.chromosomes === diploid ? 2 * diploid : diploid, stage.dna),
            stage.chromosomes === diploid
              ? "counting sister chromatids as separate chromosomes"
              : "forgetting that meiosis I halves the number of chromosomes",
          ),
          wrong(pair(diploid, 2 * amount), "describing the cell in G₂, before any division"),
          wrong(pair(diploid / 2, amount / 2), "describing a gamete"),
          wrong(pair(diploid / 2, 2 * amount), "halving the chromosomes but not the DNA"),
        ],
        explanation: [stage.why, `So it has ${pair(stage.chromosomes, stage.dna)}.`],
      };
    },
  }),
  computed({
    name: "meioses-for-seeds",
    topic: "cell-division",
    difficulty: "HARD",
    write(random) {
      const seeds = 4 * random.int(5, 60);
      const male = seeds / 4;
      const plant = random.pick(["maize", "pea", "wheat", "mustard", "rice", "tomato"]);
      return {
        text: `Each seed of ${plant} comes from one egg, and each megaspore mother cell gives one egg. What is the least number of meiotic divisions, in stamens and ovules together, needed to form ${seeds} seeds of ${plant}?`,
        answer: num(seeds + male),
        distractors: [
          wrong(num(seeds), "counting only the meioses that give the eggs"),
          wrong(num(2 * seeds), "taking one meiosis for each pollen grain, though one gives four"),
          wrong(num(male), "counting only the meioses that give the pollen grains"),
          wrong(num(seeds / 2), "taking four eggs as well as four pollen grains from each meiosis"),
        ],
        explanation: [
          `Each egg needs a meiosis of its own, since three of the four megaspores die: ${seeds} meioses.`,
          `One meiosis of a microspore mother cell gives four pollen grains: $${seeds} \\div 4 = ${male}$ meioses.`,
          `Together $${seeds} + ${male} = ${seeds + male}$.`,
        ],
      };
    },
  }),
  computed({
    name: "independent-assortment-combinations",
    topic: "cell-division",
    difficulty: "MEDIUM",
    write(random) {
      const diploid = 2 * random.int(3, 10);
      const haploid = diploid / 2;
      const stage = random.pick(["bivalents", "combinations"] as const);
      if (stage === "combinations") {
        return {
          text: `An organism has $2n = ${diploid}$. Without crossing over, how many kinds of gametes can independent assortment of its chromosomes produce?`,
          answer: num(2 ** haploid),
          distractors: [
            wrong(num(2 * haploid), "multiplying by 2 for each pair instead of raising 2 to that power"),
            wrong(num(haploid ** 2), "squaring the number of pairs"),
            wrong(
              num(2 ** (haploid - 1)),
              "counting the ways the pairs can lie at metaphase, not the gametes",
            ),
            wrong(num(2 ** (haploid + 1)), "counting one pair too many"),
          ],
          explanation: [
            `There are $n = ${haploid}$ pairs, and each gives a gamete one of its two chromosomes.`,
            `The choices multiply: $2^{${haploid}} = ${2 ** haploid}$.`,
          ],
        };
      }
      const chromatids = 2 * diploid;
      const asked = random.pick([
        {
          what: "chromatids in all",
          result: chromatids,
          step: `Each of the ${haploid} bivalents has four chromatids: $4 \\times ${haploid} = ${chromatids}$.`,
        },
        {
          what: "bivalents",
          result: haploid,
          step: `Homologues pair two by two: $${diploid} \\div 2 = ${haploid}$.`,
        },
      ]);
      return {
        text: `In a meiotic cell of an animal with $2n = ${diploid}$, how many ${asked.what} are there at metaphase I?`,
        answer: num(asked.result),
        distractors: [
          wrong(num(chromatids), "counting the chromatids"),
          wrong(num(haploid), "counting the bivalents"),
          wrong(num(diploid), "counting the chromosomes"),
          wrong(num(2 * chromatids), "doubling once too often"),
          wrong(num(diploid + haploid), "adding bivalents and chromosomes"),
        ],
        explanation: [
          "At metaphase I homologues are paired and every chromosome has two chromatids.",
          asked.step,
        ],
      };
    },
  }),
];

/** "the onion", but "rice". */
function the(name: string): string {
  return ["maize", "rice"].includes(name) ? name : `the ${name}`;
}
