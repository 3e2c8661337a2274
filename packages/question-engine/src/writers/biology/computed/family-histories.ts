import { fraction } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const RECESSIVE_DISORDERS = [
  "albinism",
  "phenylketonuria",
  "cystic fibrosis",
  "sickle-cell anaemia",
  "thalassemia",
  "galactosaemia",
  "alkaptonuria",
];

/** How one parent came to be suspected, and the chance of being a carrier. */
const KINDS_OF_PARENT = [
  {
    says: (who: (health: string) => string, disorder: string, kin: string) =>
      `${who("healthy ")} has healthy parents and a ${kin} with ${disorder}`,
    top: 2,
    bottom: 3,
  },
  {
    says: (who: (health: string) => string, disorder: string) =>
      `${who("healthy ")} has a mother with ${disorder}`,
    top: 1,
    bottom: 1,
  },
  {
    says: (who: (health: string) => string, disorder: string) => `${who("")} has ${disorder}`,
    top: 2,
    bottom: 1,
  },
  {
    says: (who: (health: string) => string, disorder: string) =>
      `${who("healthy ")} has a mother who is a carrier of ${disorder} and a father without the allele`,
    top: 1,
    bottom: 2,
  },
] as const;

const MODES = [
  {
    mode: "Autosomal recessive",
    slip: "forgetting that a recessive trait on an autosome would need the allele from both parents",
    says: "Two unaffected parents have an affected daughter, and affected sons and daughters are equally common",
    why: "Unaffected parents with an affected child show that the trait is recessive. An affected daughter of an unaffected father rules out the X chromosome, since he would have to give her his only X with the allele.",
  },
  {
    mode: "Autosomal dominant",
    slip: "forgetting that a dominant trait on an autosome goes from fathers to sons and daughters alike",
    says: "Two affected parents have an unaffected daughter, and affected fathers have affected as well as unaffected sons",
    why: "An unaffected child of two affected parents shows that the trait is dominant. An affected father gives his only X to each daughter, so that an unaffected daughter rules out the X chromosome.",
  },
  {
    mode: "X-linked dominant",
    slip: "forgetting that a man with a dominant allele on his X has affected daughters only",
    says: "Every daughter of an affected man is affected and none of his sons is, unless their mother is affected too; about half of all children of a heterozygous affected woman are affected",
    why: "A man gives his X to all his daughters and to no son; one copy is enough to show the trait, so it is dominant and X-linked.",
  },
  {
    mode: "X-linked recessive",
    slip: "forgetting that a recessive allele on the X is hidden in heterozygous women",
    says: "Every son of an affected woman is affected, while her daughters with an unaffected man are all unaffected; affected men are far more numerous than affected women",
    why: "A son has only his mother's X, so the allele shows in him; a daughter is protected by her father's normal X, so the allele is recessive.",
  },
  {
    mode: "Y-linked",
    slip: "forgetting that what lies on the Y is never seen in women",
    says: "Every son of an affected man is affected, and no woman of the families ever is",
    why: "Only the Y chromosome goes from a father to all his sons and to no daughter.",
  },
  {
    mode: "Mitochondrial",
    slip: "forgetting that mitochondria come from the mother alone",
    says: "Every child of an affected woman is affected, and no child of an affected man is, unless the mother is affected too",
    why: "Mitochondria come from the egg, so the trait is passed on by mothers alone, to all their children.",
  },
] as const;

export const familyHistories: WriterList = [
  computed({
    name: "carrier-chances-in-a-family",
    form: "arithmetic",
    topic: "genetics",
    difficulty: "HARD",
    write(random) {
      const disorder = random.pick(RECESSIVE_DISORDERS);
      const [hers, his] = [random.pick(["brother", "sister"]), random.pick(["brother", "sister"])];
      const [one, other] = [random.pick(KINDS_OF_PARENT), random.pick(KINDS_OF_PARENT)];
      // All children of two affected parents are affected, and without a doubtful parent nothing is left to reason about.
      if ([one, other].every(({ bottom }) => bottom === 1)) return undefined;
      // A carrier passes the allele on with chance ½, an affected parent always: `top` is 2 for the latter.
      const chance = (parent: (typeof KINDS_OF_PARENT)[number]) => ({
        top: parent.top,
        bottom: 2 * parent.bottom,
      });
      const [a, b] = [chance(one), chance(other)];
      const answer = fraction(a.top * b.top, a.bottom * b.bottom);
      const passing = (parent: (typeof KINDS_OF_PARENT)[number]) =>
        parent.top === 2 && parent.bottom === 1
          ? "passes the allele on for certain"
          : parent.bottom === 1
            ? "is a carrier for certain and passes the allele on with probability $\\frac{1}{2}$"
            : `is a carrier with probability $${fraction(parent.top, parent.bottom).tex}$ and then passes the allele on with probability $\\frac{1}{2}$`;
      return {
        text: `${disorder[0]?.toUpperCase()}${disorder.slice(1)} is autosomal and recessive. ${one.says((health) => `A ${health}woman`, disorder, hers)}. ${other.says((health) => `Her ${health}husband`, disorder, his)}. What is the probability that their first child will have ${disorder}?`,
        answer,
        distractors: random.shuffle([
          wrong(fraction(1, 4), "taking it for granted that both are carriers"),
          wrong(fraction(1, 16), "taking the chance of being a carrier as one half for both"),
          wrong(fraction(1, 9), "taking both chances of being a carrier as two thirds"),
          wrong(fraction(1, 6), "taking one of the two to be a carrier with two chances in three"),
          wrong(fraction(1, 3), "leaving out that a carrier passes the allele on only half of the time"),
          wrong(fraction(1, 8), "taking one of them to be a carrier with a chance of one half"),
          wrong(
            fraction(1, 12),
            "taking one chance of being a carrier as two thirds and the other as one half",
          ),
        ]),
        explanation: [
          ...([one, other].some(({ bottom }) => bottom === 3)
            ? [
                "Healthy parents of a child with the disorder are both carriers; of their healthy children two in three are carriers.",
              ]
            : []),
          ...([one, other].some(({ bottom }) => bottom === 2)
            ? ["Half of the children of a carrier and of a parent without the allele are carriers."]
            : []),
          `The woman ${passing(one)}; her husband ${passing(other)}.`,
          `The child has the disorder only if it gets the allele from both: $${fraction(a.top, a.bottom).tex} \\times ${fraction(b.top, b.bottom).tex} = ${answer.tex}$.`,
        ],
        verify: () => affectedShare(one, other) === (a.top * b.top * 36) / (a.bottom * b.bottom),
      };
    },
  }),
  computed({
    name: "mode-of-inheritance-from-families",
    topic: "genetics",
    difficulty: "HARD",
    write(random) {
      const { mode, says, why } = random.pick(MODES);
      const [place, trait] = [
        random.pick([
          "a valley",
          "a group of islands",
          "two villages",
          "a mountain district",
          "a fishing town",
        ]),
        random.pick([
          "a rare trait of the skin",
          "a rare disorder of the eye",
          "a rare weakness of the muscles",
          "a rare kind of deafness",
        ]),
      ];
      return {
        text: `Pedigrees of several families of ${place} show ${trait}. ${says}. How is the trait inherited?`,
        answer: mode,
        distractors: MODES.filter((other) => other.mode !== mode).map((other) =>
          wrong(other.mode, other.slip),
        ),
        explanation: [
          why,
          `So the trait is ${mode[0] === "X" || mode[0] === "Y" ? mode : mode.toLowerCase()}.`,
        ],
      };
    },
  }),
];

/** Of 36 children of such pairs, so many are affected: by the outcomes for each parent. */
function affectedShare(
  one: (typeof KINDS_OF_PARENT)[number],
  other: (typeof KINDS_OF_PARENT)[number],
): number {
  const passed = ({ top, bottom }: { top: number; bottom: number }) => (6 * top) / (2 * bottom);
  return passed(one) * passed(other);
}
