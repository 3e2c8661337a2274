import { slips } from "../../../kit/slips.ts";
import type { Random } from "../../../numbers/random.ts";
import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

const STOPS = ["UAA", "UAG", "UGA"] as const;
const TEMPLATE_OF: Record<string, string> = { A: "T", U: "A", G: "C", C: "G" };
/** Codons of amino acids other than methionine. */
const SENSE = [
  "GCU",
  "GGC",
  "CCU",
  "CUC",
  "CGC",
  "GUC",
  "UCC",
  "ACC",
  "CAC",
  "UUC",
  "GAC",
  "AAC",
  "UGC",
  "UAC",
] as const;

const MADE = {
  induced: "Only when lactose is present",
  always: "Whether lactose is present or not",
  never: "Neither with lactose nor without it",
  reversed: "Only when lactose is absent",
} as const;

const OPERON_MUTANTS = [
  {
    fault: "the i gene makes a repressor that cannot bind to the operator",
    made: "always",
    why: "Nothing blocks the operator, so that RNA polymerase transcribes the structural genes all the time.",
  },
  {
    fault: "the i gene makes no repressor at all",
    made: "always",
    why: "Without a repressor the operator is free all the time, and the structural genes are transcribed.",
  },
  {
    fault: "the operator has changed so that the repressor cannot bind to it",
    made: "always",
    why: "The repressor is made but finds no place to bind, so that transcription is never blocked.",
  },
  {
    fault: "the i gene makes a repressor that cannot bind the inducer",
    made: "never",
    why: "The repressor stays on the operator even when lactose is there, since the inducer cannot pull it off.",
  },
  {
    fault: "the promoter has changed so that RNA polymerase cannot bind to it",
    made: "never",
    why: "Without RNA polymerase at the promoter no transcript is made, whatever the repressor does.",
  },
  {
    fault: "the z gene has a stop codon in place of its third codon, and all else is normal",
    made: "never",
    why: "The operon is transcribed when lactose is there, but the translation of z ends after two amino acids.",
  },
  {
    fault: "the a gene has been lost, and all else is normal",
    made: "induced",
    why: "The a gene codes for transacetylase; the z gene is controlled as usual by the repressor and the inducer.",
  },
  {
    fault: "the i gene makes a repressor that binds to the operator only together with the inducer",
    made: "reversed",
    why: "Without lactose there is no inducer, the operator stays free, and the structural genes are transcribed; with lactose the repressor blocks them.",
  },
  {
    fault: "the repressor has changed so that it fits the operator only while it carries allolactose",
    made: "reversed",
    why: "Allolactose is made from lactose: with it the repressor blocks the operator, without it the operator is free.",
  },
  {
    fault: "the y gene has been lost, but another permease takes up lactose, and all else is normal",
    made: "induced",
    why: "Lactose still gets into the cell, and the z gene is controlled as usual by the repressor and the inducer.",
  },
] as const;

export const geneExpression: WriterList = [
  computed({
    name: "amino-acids-before-the-stop",
    topic: "molecular-biology",
    difficulty: "HARD",
    write(random) {
      const leader = bases(random, random.int(2, 5));
      const body = Array.from({ length: random.int(3, 6) }, () => random.pick(SENSE));
      const trailer = bases(random, random.int(3, 6));
      const messenger = `${leader}AUG${body.join("")}${random.pick(STOPS)}${trailer}`;
      const answer = body.length + 1;
      // Bacteria also start at GUG and UUG now and then, so that neither may stand before.
      if (messenger.indexOf("AUG") !== leader.length || /[GUC]UG/.test(`${leader}AU`)) return undefined;
      const codons = messenger.length - leader.length;
      const template = [...messenger].map((base) => TEMPLATE_OF[base]).join("");
      return {
        text: `The template strand of a bacterial gene reads 3′-${spaced(template)}-5′. Its messenger RNA is translated from the first start codon on. How many amino acids does the chain contain when it leaves the ribosome?`,
        answer: num(answer),
        distractors: slips(random, num(answer), (amount) => num(amount), [
          [answer + 1, "counting the stop codon as an amino acid"],
          [answer - 1, "leaving out the methionine of the start codon"],
          [Math.floor(codons / 3), "reading on to the end of the messenger"],
          [Math.floor(messenger.length / 3), "dividing the whole length by three"],
          [answer + 2, "counting from the first base on"],
          [answer - 2, "leaving out the first and the last amino acid"],
          [3 * answer, "counting bases instead of codons"],
        ]),
        explanation: [
          `The messenger is 5′-${spaced(messenger)}-3′.`,
          `From AUG on its codons are ${read(messenger).join(" ")}; the last one is a stop codon and stands for no amino acid.`,
          `So the chain contains ${answer} amino acids, methionine included.`,
        ],
        verify: () => read(messenger).length - 1 === answer,
      };
    },
  }),
  computed({
    name: "codons-changed-by-two-mutations",
    form: "arithmetic",
    topic: "molecular-biology",
    difficulty: "HARD",
    write(random) {
      const total = random.int(20, 60);
      const first = random.int(4, total - 12);
      const second = first + random.int(3, 8);
      const isClosed = random.chance(0.6);
      const bases = 3 * total;
      const [inBase, outBase] = [3 * (first - 1) + random.int(1, 3), 3 * (second - 1) + random.int(1, 3)];
      const answer = isClosed ? second - first + 1 : total - first + 1;
      // More codons than exist would be rejected at a glance.
      const uptoAll = (candidates: [number, string][]) => candidates.filter(([amount]) => amount <= total);
      return {
        text: isClosed
          ? `A gene codes for a chain of ${total} amino acids by ${bases} bases, not counting the stop codon. One base is inserted just before base ${inBase}, and base ${outBase} of the original sequence is deleted. No new stop codon arises. At most how many codons differ from the original ones?`
          : `A gene codes for a chain of ${total} amino acids by ${bases} bases, not counting the stop codon. Base ${inBase} is deleted and no new stop codon arises. At most how many of the ${total} codons are changed?`,
        answer: num(answer),
        distractors: slips(
          random,
          num(answer),
          (amount) => num(amount),
          uptoAll([
            [
              isClosed ? total - first + 1 : 1,
              isClosed
                ? "overlooking that the deletion restores the reading frame"
                : "taking the deletion for a substitution",
            ],
            [
              isClosed ? 2 : first,
              isClosed
                ? "counting the two codons that are hit and none between them"
                : "counting the codons before the deletion",
            ],
            [isClosed ? second - first : total - first, "leaving out one of the codons that are hit"],
            [isClosed ? second - first + 2 : total - first + 2, "counting one codon too many"],
            [isClosed ? outBase - inBase + 1 : bases - inBase + 1, "counting bases instead of codons"],
            [total, "taking all codons to be changed"],
          ]),
        ),
        explanation: isClosed
          ? [
              `Base ${inBase} belongs to codon ${first} and base ${outBase} to codon ${second}.`,
              "From the insertion on the frame is shifted by one base, until the deletion brings it back.",
              `So the codons ${first} to ${second} may change: $${second} - ${first} + 1 = ${answer}$.`,
            ]
          : [
              `Base ${inBase} belongs to codon ${first}, since each codon has three bases.`,
              `From there on all codons are read in another frame: $${total} - ${first} + 1 = ${answer}$.`,
            ],
        verify: () =>
          Math.ceil(inBase / 3) === first &&
          (isClosed ? Math.ceil(outBase / 3) - Math.ceil(inBase / 3) : total - Math.ceil(inBase / 3)) + 1 ===
            answer,
      };
    },
  }),
  computed({
    name: "lac-operon-mutants",
    topic: "molecular-biology",
    difficulty: "HARD",
    write(random) {
      const outcome = random.pick(Object.keys(MADE));
      const { fault, made, why } = random.pick(OPERON_MUTANTS.filter((mutant) => mutant.made === outcome));
      const strain = random.pick(["A strain", "A mutant strain", "A laboratory strain", "A certain strain"]);
      const sugar = random.pick([
        "glucose is absent",
        "no glucose is supplied",
        "the medium contains no glucose",
      ]);
      const slipOf: Record<keyof typeof MADE, string> = {
        induced: "describing the normal operon",
        always: "forgetting what keeps the genes off",
        never: "forgetting what can still turn the genes on",
        reversed: "taking lactose for a substance that represses the operon",
      };
      return {
        text: `${strain} of E. coli has a mutation in the lac operon: ${fault}. While ${sugar}, when is functional beta-galactosidase made?`,
        answer: MADE[made],
        distractors: (Object.keys(MADE) as (keyof typeof MADE)[])
          .filter((key) => key !== made)
          .map((key) => wrong(MADE[key], slipOf[key])),
        explanation: [why, `So the enzyme is made ${MADE[made].toLowerCase()}.`],
        fixedOptions: true,
      };
    },
  }),
];

function bases(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick(["G", "C", "U", "A"])).join("");
}

/** The codons from the first start codon to the first stop codon in its frame. */
function read(messenger: string): string[] {
  const from = messenger.indexOf("AUG");
  const codons = messenger.slice(from).match(/.{3}/g) ?? [];
  const end = codons.findIndex((codon) => (STOPS as readonly string[]).includes(codon));
  return codons.slice(0, end + 1);
}

/** In groups of five, which follow no frame. */
function spaced(sequence: string): string {
  return (sequence.match(/.{1,5}/g) ?? []).join(" ");
}
