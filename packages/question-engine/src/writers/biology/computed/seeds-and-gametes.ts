import { slips } from "../../../kit/slips.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

/** Parts of a flowering plant and how many sets of chromosomes they have. */
const PARTS = [
  { part: "a cell of the nucellus", sets: 2 },
  { part: "a synergid", sets: 1 },
  { part: "an antipodal cell", sets: 1 },
  { part: "the functional megaspore", sets: 1 },
  { part: "the primary endosperm nucleus", sets: 3 },
  { part: "the zygote", sets: 2 },
  { part: "a cell of the aleurone layer", sets: 3 },
  { part: "a cell of the scutellum", sets: 2 },
  { part: "the generative cell of a pollen grain", sets: 1 },
  { part: "a cell of the integuments", sets: 2 },
  { part: "the secondary nucleus formed by the two polar nuclei", sets: 2 },
] as const;

export const seedsAndGametes: WriterList = [
  computed({
    name: "chromosomes-in-ovule-and-seed",
    chapter: "flowering-plants",
    topic: "reproduction",
    difficulty: "MEDIUM",
    write(random) {
      const haploid = random.int(6, 21);
      const [known, asked] = random.sample(PARTS, 2);
      if (!known || !asked || known.sets === asked.sets) return undefined;
      const answer = asked.sets * haploid;
      return {
        text: `In an angiosperm with the Polygonum type of embryo sac, ${known.part} has ${known.sets * haploid} chromosomes. How many chromosomes does ${asked.part} have?`,
        answer: num(answer),
        distractors: slips(random, num(answer), (amount) => num(amount), [
          ...[1, 2, 3, 4]
            .filter((sets) => sets !== asked.sets)
            .map(
              (sets) =>
                [
                  sets * haploid,
                  `taking ${asked.part} to have ${sets === 1 ? "one set" : `${sets} sets`}`,
                ] as const,
            ),
          [known.sets * haploid * asked.sets, `taking the ${known.sets * haploid} chromosomes for one set`],
          [answer / 2, "halving once too often"],
        ]),
        explanation: [
          `${known.part[0]?.toUpperCase()}${known.part.slice(1)} has ${shownSets(known.sets)}, so $n = ${haploid}$.`,
          `${asked.part[0]?.toUpperCase()}${asked.part.slice(1)} has ${shownSets(asked.sets)}: $${asked.sets} \\times ${haploid} = ${answer}$.`,
        ],
        verify: () => (answer / asked.sets) * known.sets === known.sets * haploid,
      };
    },
  }),
  computed({
    name: "embryo-and-endosperm-of-a-polyploid-cross",
    chapter: "flowering-plants",
    form: "arithmetic",
    topic: "reproduction",
    difficulty: "HARD",
    write(random) {
      const basic = random.int(5, 12);
      const [female, male] = random.pick([
        [2, 4],
        [4, 2],
        [4, 6],
        [6, 2],
        [6, 4],
        [2, 6],
      ] as const);
      const plants: Record<number, string> = { 2: "diploid", 4: "tetraploid", 6: "hexaploid" };
      const pair = (embryo: number, endosperm: number) => `${embryo} and ${endosperm}`;
      const [egg, sperm] = [(female / 2) * basic, (male / 2) * basic];
      return {
        text: `In a genus of grasses one set holds ${basic} chromosomes. A ${plants[female]} plant is pollinated by a ${plants[male]} one, and meiosis runs normally in both. How many chromosomes do the cells of the embryo and of the endosperm have, in this order?`,
        answer: pair(egg + sperm, 2 * egg + sperm),
        distractors: [
          wrong(pair(egg + sperm, egg + 2 * sperm), "letting two male gametes join one polar nucleus"),
          wrong(pair(2 * basic, 2 * egg + sperm), "taking every embryo to be diploid"),
          wrong(
            pair(2 * basic, egg + 2 * sperm),
            "taking every embryo to be diploid and letting two male gametes join one polar nucleus",
          ),
          wrong(pair(2 * egg + sperm, egg + sperm), "exchanging the embryo and the endosperm"),
          wrong(pair(2 * (egg + sperm), 2 * (2 * egg + sperm)), "leaving out meiosis"),
        ],
        explanation: [
          `The egg and each polar nucleus have $${egg}$ chromosomes, half of the female plant's $${2 * egg}$; each male gamete has $${sperm}$.`,
          `Embryo: $${egg} + ${sperm} = ${egg + sperm}$. Endosperm: two polar nuclei and a male gamete, $2 \\times ${egg} + ${sperm} = ${2 * egg + sperm}$.`,
          `So the numbers are ${pair(egg + sperm, 2 * egg + sperm)}.`,
        ],
        verify: () =>
          ((female + male) * basic) / 2 === egg + sperm && (female + male / 2) * basic === 2 * egg + sperm,
      };
    },
  }),
  computed({
    name: "sperms-and-ova-from-their-mother-cells",
    chapter: "human-reproduction",
    topic: "reproduction",
    difficulty: "MEDIUM",
    write(random) {
      const [a, b, c] = [random.step(10, 60, 5), random.step(12, 64, 4), random.step(10, 60, 5)];
      const [asksSperms, first, second] = random.pick([
        [
          true,
          { cells: `${a} primary spermatocytes`, each: 4, count: a },
          { cells: `${b} secondary spermatocytes`, each: 2, count: b },
        ],
        [
          true,
          { cells: `${a} secondary spermatocytes`, each: 2, count: a },
          { cells: `${b} spermatids`, each: 1, count: b },
        ],
        [
          false,
          { cells: `${a} primary oocytes`, each: 1, count: a },
          { cells: `${c + 3} secondary oocytes`, each: 1, count: c + 3 },
        ],
        [
          true,
          { cells: `${a} primary spermatocytes`, each: 4, count: a },
          { cells: `${b} spermatids`, each: 1, count: b },
        ],
      ] as const);
      const answer = first.each * first.count + second.each * second.count;
      const product = asksSperms ? "spermatozoa" : "ova";
      return {
        text: `If every cell completes its development, how many ${product} come from ${first.cells} and ${second.cells} together?`,
        answer: num(answer),
        distractors: slips(random, num(answer), (amount) => num(amount), [
          [4 * (first.count + second.count), `taking four ${product} from every cell`],
          [2 * (first.count + second.count), `taking two ${product} from every cell`],
          [first.count + second.count, `taking one from every cell`],
          [second.each * first.count + first.each * second.count, "exchanging the two kinds of cells"],
          [4 * first.count + 2 * second.count, "counting the polar bodies as well"],
          [2 * first.count + second.count, "leaving out one of the two divisions"],
          [answer / 2, "halving once too often"],
        ]),
        explanation: [
          asksSperms
            ? "A primary spermatocyte has both meiotic divisions before it and gives four sperms, a secondary one two; a spermatid only changes its shape into one sperm."
            : "Both meiotic divisions of an oocyte are unequal: from one primary or one secondary oocyte comes a single ovum, and the rest are polar bodies.",
          `$${first.each} \\times ${first.count} + ${second.each} \\times ${second.count} = ${answer}$.`,
        ],
        verify: () => answer - second.each * second.count === first.each * first.count,
      };
    },
  }),
];

function shownSets(sets: number): string {
  return (
    ["", "one set of chromosomes", "two sets of chromosomes", "three sets of chromosomes"][sets] ??
    `${sets} sets`
  );
}
