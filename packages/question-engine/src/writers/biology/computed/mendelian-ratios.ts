import { fraction, num, percent } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const TRAITS = [
  { plant: "pea", dominant: "tall", recessive: "dwarf", letter: "T" },
  { plant: "pea", dominant: "violet-flowered", recessive: "white-flowered", letter: "V" },
  { plant: "pea", dominant: "round-seeded", recessive: "wrinkled-seeded", letter: "R" },
  { plant: "pea", dominant: "yellow-seeded", recessive: "green-seeded", letter: "Y" },
  { plant: "pea", dominant: "green-podded", recessive: "yellow-podded", letter: "G" },
  { plant: "pea", dominant: "axial-flowered", recessive: "terminal-flowered", letter: "A" },
] as const;

/** Letters whose small forms are easy to tell apart. */
const GENES = ["A", "B", "D", "E", "F", "G", "H", "L", "M", "N", "R", "T"] as const;

export const mendelianRatios: WriterList = [
  computed({
    name: "monohybrid-offspring",
    form: "arithmetic",
    topic: "genetics",
    difficulty: "EASY",
    write(random) {
      const { plant, dominant, recessive, letter } = random.pick(TRAITS);
      const small = letter.toLowerCase();
      const total = 8 * random.int(5, 60);
      const cross = random.pick([
        {
          text: `Two heterozygous ${dominant} ${plant} plants (${letter}${small}) are crossed`,
          recessive: total / 4,
          step: `${letter}${small} × ${letter}${small} gives 1 ${letter}${letter} : 2 ${letter}${small} : 1 ${small}${small}`,
        },
        {
          text: `A heterozygous ${dominant} ${plant} plant (${letter}${small}) is crossed with a ${recessive} one`,
          recessive: total / 2,
          step: `${letter}${small} × ${small}${small} gives 1 ${letter}${small} : 1 ${small}${small}`,
        },
      ]);
      const wantsRecessive = random.chance(0.5);
      const answer = wantsRecessive ? cross.recessive : total - cross.recessive;
      return {
        text: `${cross.text} and ${total} offspring are raised. About how many are expected to be ${wantsRecessive ? recessive : dominant}?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(answer === total / 2 ? total / 4 : total - answer),
            answer === total / 2
              ? "expecting a quarter, as from two heterozygotes"
              : "exchanging the two kinds of offspring",
          ),
          wrong(
            num(answer === total / 2 ? (3 * total) / 4 : total / 2),
            answer === total / 2
              ? "expecting three quarters, as from two heterozygotes"
              : "expecting half, as in a test cross",
          ),
          wrong(num(total), "expecting all offspring to look alike"),
          wrong(num(total / 8), "halving the share once too often"),
        ],
        explanation: [
          `${cross.step}; ${letter} is dominant.`,
          `So $${fraction(answer, total).tex}$ of ${total} are ${wantsRecessive ? recessive : dominant}: ${num(answer)}.`,
        ],
      };
    },
  }),
  computed({
    name: "dihybrid-offspring",
    topic: "genetics",
    difficulty: "MEDIUM",
    write(random) {
      const [first, second] = random.sample(TRAITS, 2);
      if (!first || !second) return undefined;
      const total = 16 * random.int(5, 60);
      const kind = random.pick([
        {
          traits: `${first.dominant} and ${second.dominant}`,
          share: 9,
          step: "\\frac{3}{4} \\times \\frac{3}{4} = \\frac{9}{16}",
        },
        {
          traits: `${first.dominant} and ${second.recessive}`,
          share: 3,
          step: "\\frac{3}{4} \\times \\frac{1}{4} = \\frac{3}{16}",
        },
        {
          traits: `${first.recessive} and ${second.dominant}`,
          share: 3,
          step: "\\frac{1}{4} \\times \\frac{3}{4} = \\frac{3}{16}",
        },
        {
          traits: `${first.recessive} and ${second.recessive}`,
          share: 1,
          step: "\\frac{1}{4} \\times \\frac{1}{4} = \\frac{1}{16}",
        },
      ]);
      const part = (share: number) => num((total * share) / 16);
      return {
        text: `Pea plants heterozygous for two unlinked genes are selfed: ${first.dominant} is dominant over ${first.recessive}, and ${second.dominant} over ${second.recessive}. Of ${total} offspring, about how many are expected to be ${kind.traits}?`,
        answer: part(kind.share),
        distractors: [
          wrong(
            part(kind.share === 9 ? 12 : 4),
            kind.share === 9 ? "looking at one trait only" : "taking a quarter, as for one recessive trait",
          ),
          wrong(part(kind.share === 3 ? 9 : 3), "taking another class of the 9 : 3 : 3 : 1 ratio"),
          wrong(part(kind.share === 1 ? 2 : 1), "misreading the share of the doubly recessive class"),
          wrong(part(6), "adding both mixed classes"),
        ],
        explanation: [
          "The two genes assort independently, so the shares for each multiply.",
          `$${kind.step}$, and $\\frac{${kind.share}}{16} \\times ${total} = ${(total * kind.share) / 16}$.`,
        ],
      };
    },
  }),
  computed({
    name: "kinds-of-gametes-and-offspring",
    topic: "genetics",
    difficulty: "MEDIUM",
    write(random) {
      const letters = random.sample(GENES, random.int(3, 5)).sort();
      const states = letters.map(() =>
        random.weighted(["hetero", "dominant", "recessive"] as const, (state) =>
          state === "hetero" ? 3 : 1,
        ),
      );
      const hetero = states.filter((state) => state === "hetero").length;
      if (hetero < 2) return undefined;
      const genotype = letters
        .map((letter, at) =>
          states[at] === "hetero"
            ? letter + letter.toLowerCase()
            : states[at] === "dominant"
              ? letter + letter
              : (letter + letter).toLowerCase(),
        )
        .join("");
      const asked = random.pick([
        {
          text: "different kinds of gametes can it form",
          base: 2,
          why: "Each heterozygous gene gives two kinds of gametes and each homozygous gene one",
        },
        {
          text: "different genotypes can appear among its offspring when it is selfed",
          base: 3,
          why: "Each heterozygous gene gives three genotypes on selfing and each homozygous gene one",
        },
        {
          text: "different phenotypes can appear among its offspring when it is selfed and dominance is complete",
          base: 2,
          why: "Each heterozygous gene gives two phenotypes on selfing and each homozygous gene one",
        },
      ]);
      const answer = asked.base ** hetero;
      return {
        text: `A plant has the genotype ${genotype}; all its genes are unlinked. How many ${asked.text}?`,
        answer: num(answer),
        distractors: [
          wrong(num(asked.base ** letters.length), "counting the homozygous genes as well"),
          wrong(
            num((asked.base === 2 ? 3 : 2) ** hetero),
            asked.base === 2 ? "counting genotypes of the offspring" : "counting phenotypes or gametes",
          ),
          wrong(num(asked.base * hetero), "adding the choices instead of multiplying them"),
          wrong(num(4 ** hetero), "counting the squares of the Punnett square"),
          wrong(num(2 * letters.length), "counting the letters of the genotype"),
        ],
        explanation: [
          `${asked.why}.`,
          `There ${hetero === 1 ? "is" : "are"} ${hetero} heterozygous genes: $${asked.base}^{${hetero}} = ${answer}$.`,
        ],
      };
    },
  }),
  computed({
    name: "probability-of-a-genotype",
    topic: "genetics",
    difficulty: "HARD",
    write(random) {
      const letters = random.sample(GENES, 3).sort();
      const genes = letters.map((letter) => {
        const small = letter.toLowerCase();
        return random.pick([
          { mother: letter + small, father: letter + small, child: small + small, chance: [1, 4] },
          { mother: letter + small, father: letter + small, child: letter + small, chance: [1, 2] },
          { mother: letter + small, father: letter + small, child: letter + letter, chance: [1, 4] },
          { mother: letter + small, father: small + small, child: small + small, chance: [1, 2] },
          { mother: letter + letter, father: letter + small, child: letter + small, chance: [1, 2] },
          { mother: letter + letter, father: small + small, child: letter + small, chance: [1, 1] },
        ] as const);
      });
      const bottom = genes.reduce((product, { chance }) => product * chance[1], 1);
      if (bottom < 4) return undefined;
      const join = (key: "mother" | "father" | "child") => genes.map((gene) => gene[key]).join("");
      return {
        text: `In the cross ${join("mother")} × ${join("father")} with unlinked genes, what is the probability that an offspring is ${join("child")}?`,
        answer: fraction(1, bottom),
        distractors: [
          wrong(fraction(1, bottom / 2), "taking one of the chances as twice what it is"),
          wrong(fraction(1, bottom * 2), "halving one of the chances once too often"),
          wrong(fraction(1, 64), "taking a quarter for each of the three genes"),
          wrong(fraction(1, bottom * 4), "taking a chance of one quarter once too often"),
          wrong(fraction(1, bottom / 4), "leaving one of the chances out"),
        ],
        explanation: [
          `For the three genes the chances are ${genes.map(({ child, chance }) => `${child} $${fraction(chance[0], chance[1]).tex}$`).join(", ")}.`,
          `They multiply: $${fraction(1, bottom).tex}$.`,
        ],
      };
    },
  }),
  computed({
    name: "sex-linked-inheritance",
    topic: "genetics",
    difficulty: "MEDIUM",
    write(random) {
      const trait = random.pick([
        { name: "haemophilia", has: "haemophilic", free: "without haemophilia" },
        { name: "red–green colour blindness", has: "colour-blind", free: "of normal colour vision" },
      ]);
      const share = random.pick([0, 0.25, 0.5, 0.75, 1]);
      const mother = random.pick([
        { text: `a carrier of ${trait.name}`, alleles: [1, 0] },
        // Their children are all alike in each sex, so that no quarter comes out.
        ...(share % 0.5 === 0
          ? ([
              { text: trait.has, alleles: [0, 0] },
              { text: `homozygous and ${trait.free}`, alleles: [1, 1] },
            ] as const)
          : []),
      ] as const);
      // With neither parent affected, nor the mother a carrier, there is nothing to work out.
      const fathers = [
        { text: trait.has, allele: 0 },
        { text: trait.free, allele: 1 },
      ] as const;
      const sonShare = mother.alleles.filter((allele) => allele === 0).length / 2;
      const father = sonShare > 0 ? random.pick(fathers) : fathers[0];
      const daughterShare = father.allele === 0 ? sonShare : 0;
      const carrierShare = father.allele === 0 ? 1 - sonShare : sonShare;
      const asks = [
        {
          who: `their sons are expected to be ${trait.has}`,
          share: sonShare,
          why: "A son gets his only X chromosome from his mother",
        },
        {
          who: `their daughters are expected to be ${trait.has}`,
          share: daughterShare,
          why: "A daughter shows the trait only with the recessive allele from both parents",
        },
        {
          who: `their daughters are expected to be carriers without the trait`,
          share: carrierShare,
          why: "A carrier has the recessive allele from one parent and the dominant one from the other",
        },
        {
          who: `their children of both sexes together are expected to be ${trait.has}`,
          share: (sonShare + daughterShare) / 2,
          why: "Half of the children are sons, with the mother's X only, and half daughters, with one X from each parent",
        },
        {
          who: `their children of both sexes together are expected to be ${trait.free}`,
          isFree: true,
          share: 1 - (sonShare + daughterShare) / 2,
          why: "Half of the children are sons, with the mother's X only, and half daughters, with one X from each parent",
        },
      ].filter((one) => one.share === share);
      if (asks.length === 0) return undefined;
      const asked = random.pick(asks);
      const shares = [0, 25, 50, 75, 100].filter((share) => share !== asked.share * 100);
      return {
        text: `${trait.name === "haemophilia" ? "Haemophilia" : "Red–green colour blindness"} is X-linked and recessive. A woman who is ${mother.text} marries a man who is ${father.text}. What percentage of ${asked.who}?`,
        answer: percent(asked.share * 100),
        distractors: shares.map((share) =>
          wrong(percent(share), (asked.isFree ? FREE_OF_IT : SEX_LINKED_SLIPS)[share] ?? "guessing"),
        ),
        explanation: [
          `The mother's X chromosomes carry ${describe(mother.alleles)}; the father's only X carries the ${father.allele === 0 ? "recessive" : "dominant"} allele and goes to daughters only.`,
          `${asked.why}, so the share is ${percent(asked.share * 100)}.`,
        ],
      };
    },
  }),
  computed({
    name: "map-distance",
    topic: "genetics",
    difficulty: "MEDIUM",
    write(random) {
      const total = random.pick([200, 400, 500, 800, 1000]);
      const distance = random.int(2, 22);
      const recombinants = (total * distance) / 100;
      if (!Number.isInteger(recombinants)) return undefined;
      const first = Math.floor(recombinants / 2) + random.int(-1, 1);
      const second = recombinants - first;
      const parental = Math.floor((total - recombinants) / 2) + random.int(-3, 3);
      const rest = total - recombinants - parental;
      if (first === second && parental === rest) return undefined;
      return {
        text: `A test cross of a fly with the linked genes AB/ab gives ${parental} AB, ${rest} ab, ${first} Ab and ${second} aB offspring. How far apart are the two genes on the map?`,
        answer: num(distance, "cM"),
        distractors: [
          wrong(num(distance / 2, "cM"), "counting only one kind of recombinants"),
          wrong(num(100 - distance, "cM"), "taking the parental kinds for the recombinants"),
          wrong(
            num((100 * recombinants) / (total - recombinants), "cM", 1),
            "dividing by the parental offspring instead of all",
          ),
          wrong(num(2 * distance, "cM"), "doubling the share of recombinants"),
        ],
        explanation: [
          `Ab and aB are recombinant: $${first} + ${second} = ${recombinants}$ of ${total}.`,
          `$${recombinants} \\div ${total} = ${distance}\\%$, and one per cent is one map unit: ${num(distance, "cM")}.`,
        ],
      };
    },
  }),
  computed({
    name: "two-gene-interaction-ratio",
    topic: "genetics",
    difficulty: "HARD",
    write(random) {
      const counts = [
        {
          text: "a flower is coloured only if at least one dominant allele of each gene is present (complementary genes)",
          shown: "coloured",
          hidden: "white",
          share: [9, 7],
          why: "Only A_B_ (9 of 16) is coloured",
        },
        {
          text: "a seed is black if at least one dominant allele of either gene is present (duplicate genes)",
          shown: "black",
          hidden: "white",
          share: [15, 1],
          why: "Only aabb (1 of 16) is white",
        },
        {
          text: "the dominant allele A gives white fruits whatever the second gene says (dominant epistasis); aaB_ is yellow and aabb green",
          shown: "white",
          hidden: "coloured (yellow or green)",
          share: [12, 4],
          why: "A_B_ and A_bb (9 + 3 of 16) are white",
        },
      ] as const;
      const rule = random.pick(counts);
      const total = 16 * random.int(4, 60);
      const wantsShown = random.chance(0.5);
      const share = wantsShown ? rule.share[0] : rule.share[1];
      const part = (of: number) => num((total * of) / 16);
      return {
        text: `Two unlinked genes A and B work together in a plant: ${rule.text}. A plant AaBb is selfed and gives ${total} offspring. About how many are expected to be ${wantsShown ? rule.shown : rule.hidden}?`,
        answer: part(share),
        distractors: [
          wrong(part(16 - share), "giving the other class"),
          wrong(part(share === 9 ? 12 : 9), "taking the first class of the plain ratio of one or two genes"),
          wrong(
            part(share === 4 ? 3 : 4),
            share === 4
              ? "taking a single mixed class of the 9 : 3 : 3 : 1 ratio"
              : "taking a quarter, as for a single gene",
          ),
          wrong(part(share === 1 ? 3 : 1), "taking a single class of the 9 : 3 : 3 : 1 ratio"),
        ],
        explanation: [
          `Selfing AaBb gives 9 A_B_ : 3 A_bb : 3 aaB_ : 1 aabb. ${rule.why}, so the ratio is $${rule.share.join(" : ")}$.`,
          `$\\frac{${share}}{16} \\times ${total} = ${(total * share) / 16}$.`,
        ],
      };
    },
  }),
];

const SEX_LINKED_SLIPS: Record<number, string> = {
  0: "thinking that the trait cannot appear in this group",
  25: "taking a quarter, as from two carriers of an autosomal trait",
  50: "taking half without looking at which parent gives which X",
  75: "taking the dominant share of a 3 : 1 ratio",
  100: "thinking that every child of this group gets the allele",
};

const FREE_OF_IT: Record<number, string> = {
  ...SEX_LINKED_SLIPS,
  0: "thinking that every child gets the trait",
  100: "thinking that the trait cannot appear",
};

function describe([one, other]: readonly [number, number]): string {
  if (one === other) return `the ${one === 0 ? "recessive" : "dominant"} allele both`;
  return "the dominant and the recessive allele";
}
