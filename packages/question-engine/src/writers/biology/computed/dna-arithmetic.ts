import { ofLikeSize } from "../../../kit/of-like-size.ts";
import { fraction, num, percent, words } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import { capitalise, numberWord } from "../../../writing/english.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { type Base, PARTNER } from "./dna-bases.ts";

const BASES = ["adenine", "thymine", "guanine", "cytosine"] as const;
const RNA_OF: Record<Base, string> = { A: "U", T: "A", G: "C", C: "G" };

export const dnaArithmetic: WriterList = [
  computed({
    name: "chargaff-percentages",
    topic: "molecular-biology",
    difficulty: "EASY",
    write(random) {
      const given = random.pick(BASES);
      const asked = random.pick(BASES.filter((base) => base !== given));
      const share = random.intExcept(11, 39, 25);
      const isPair = isComplement(given, asked);
      const answer = isPair ? share : 50 - share;
      return {
        text: `In a sample of double-stranded DNA, ${share}% of the bases are ${given}. What percentage are ${asked}?`,
        answer: percent(answer),
        distractors: [
          wrong(
            percent(isPair ? 50 - share : share),
            isPair ? "taking the two for bases that do not pair" : "taking the two for a pair",
          ),
          wrong(percent(100 - 2 * share), "giving both other bases together"),
          wrong(percent(100 - share), "taking everything else for one base"),
          wrong(percent(2 * share), "giving both bases of the pair together"),
        ],
        explanation: [
          "In double-stranded DNA adenine equals thymine and guanine equals cytosine.",
          isPair
            ? `${given[0]?.toUpperCase()}${given.slice(1)} pairs with ${asked}, so it is ${percent(share)} too.`
            : `The two bases of one pair make up $2 \\times ${share} = ${2 * share}\\%$, the other pair $${100 - 2 * share}\\%$, half of it ${asked}: ${percent(answer)}.`,
        ],
        verify: () => (isPair ? 2 * answer + 2 * (50 - share) : 2 * answer + 2 * share) === 100,
      };
    },
  }),
  computed({
    name: "complementary-strand",
    topic: "molecular-biology",
    difficulty: "EASY",
    write(random) {
      const strand = Array.from({ length: random.int(6, 8) }, () =>
        random.pick(["A", "T", "G", "C"] as const),
      );
      if (new Set(strand).size < 4) return undefined;
      const pairs = strand.map((base) => PARTNER[base]).join("");
      const isRna = random.chance(0.5);
      const rna = strand.map((base) => RNA_OF[base]).join("");
      const text = strand.join("");
      const label = (bases: string) => `3′-${bases}-5′`;
      const transcript = (bases: string) => `5′-${bases}-3′`;
      return isRna
        ? {
            text: `The template strand of a gene reads 3′-${text}-5′. Which messenger RNA is made on it?`,
            answer: transcript(rna),
            distractors: [
              wrong(transcript(pairs), "writing thymine instead of uracil"),
              wrong(transcript(text.replaceAll("T", "U")), "copying the template instead of pairing with it"),
              wrong(transcript([...rna].reverse().join("")), "reading the template from the wrong end"),
              wrong(
                transcript(strand.map((base) => ({ A: "U", T: "A", G: "G", C: "C" })[base]).join("")),
                "pairing guanine and cytosine with themselves",
              ),
            ],
            explanation: [
              "On the template A pairs with U, T with A, G with C and C with G, and the strands run in opposite directions.",
              `The transcript is ${transcript(rna)}.`,
            ],
          }
        : {
            text: `One strand of DNA reads 5′-${text}-3′. What is the complementary strand?`,
            answer: label(pairs),
            distractors: [
              wrong(transcript(pairs), "letting both strands run in the same direction"),
              wrong(label(text), "repeating the strand instead of pairing its bases"),
              wrong(
                label([...pairs].reverse().join("")),
                "reversing the order of the bases as well as the ends",
              ),
              wrong(label(rna), "writing uracil, a base of RNA"),
            ],
            explanation: [
              "A pairs with T and G with C, and the two strands run in opposite directions.",
              `The other strand is ${label(pairs)}.`,
            ],
          };
    },
  }),
  computed({
    name: "length-of-dna",
    topic: "molecular-biology",
    difficulty: "MEDIUM",
    write(random) {
      const pairs = 100 * random.int(5, 90);
      const nanometres = pairs * 0.34;
      if (random.chance(0.5)) {
        return {
          text: `The distance between neighbouring base pairs of B-DNA is ${num(0.34, "nm")}. How long is a double helix of ${num(pairs)} base pairs?`,
          answer: num(nanometres, "nm"),
          distractors: ofLikeSize(num(nanometres, "nm"), [
            wrong(num(nanometres * 2, "nm"), "counting both bases of each pair"),
            wrong(num(pairs * 3.4, "nm"), "using the pitch of a whole turn"),
            wrong(num(nanometres / 10, "nm"), "dividing by the ten pairs of a turn as well"),
            wrong(num(nanometres / 2, "nm"), "halving for the two strands"),
          ]),
          explanation: [
            "Length is the number of base pairs times the distance between them.",
            `$${pairs} \\times 0.34 = ${num(nanometres).tex}$, that is ${num(nanometres, "nm")}.`,
          ],
        };
      }
      const turns = pairs / 10;
      return {
        text: `A piece of B-DNA is ${num(nanometres, "nm")} long. Each turn is ${num(3.4, "nm")} long and has 10 base pairs. How many nucleotides does it have in both strands together?`,
        answer: num(2 * pairs),
        distractors: ofLikeSize(num(2 * pairs), [
          wrong(num(pairs), "counting base pairs instead of nucleotides"),
          wrong(num(turns), "counting the turns of the helix"),
          wrong(num(2 * turns), "counting the turns of each strand"),
          wrong(num(pairs / 2), "halving instead of doubling for two strands"),
        ]),
        explanation: [
          `There are $${num(nanometres).tex} \\div 3.4 = ${turns}$ turns, so $${pairs}$ base pairs.`,
          `Each pair has two nucleotides: ${num(2 * pairs)}.`,
        ],
      };
    },
  }),
  computed({
    name: "codons-and-amino-acids",
    topic: "molecular-biology",
    difficulty: "MEDIUM",
    write(random) {
      const aminoAcids = random.int(40, 400);
      const bases = 3 * (aminoAcids + 1);
      if (random.chance(0.5)) {
        return {
          text: `The coding part of a messenger RNA, from the start codon to the stop codon with both included, has ${bases} bases. How many amino acids are joined when it is translated?`,
          answer: num(aminoAcids),
          distractors: [
            wrong(num(aminoAcids + 1), "letting the stop codon code for an amino acid"),
            wrong(num(aminoAcids - 1), "leaving out the methionine of the start codon"),
            wrong(num(bases), "taking one base for each amino acid"),
            wrong(num(bases / 3 + 2), "adding start and stop codon to those counted"),
          ],
          explanation: [
            `$${bases} \\div 3 = ${aminoAcids + 1}$ codons.`,
            `The stop codon has no amino acid, so ${num(aminoAcids)} are joined.`,
          ],
          satisfies: (amount) => 3 * (amount + 1) === bases,
        };
      }
      return {
        text: `A polypeptide has ${aminoAcids} amino acids, the first methionine included. How many bases must the coding part of its messenger RNA have at least, with the stop codon?`,
        answer: num(bases),
        distractors: [
          wrong(num(3 * aminoAcids), "leaving out the stop codon"),
          wrong(num(3 * (aminoAcids + 2)), "adding a start codon besides that of methionine"),
          wrong(num(aminoAcids + 1), "counting codons instead of bases"),
          wrong(num(6 * aminoAcids), "counting both strands of the gene"),
        ],
        explanation: [
          "Each amino acid takes a codon of three bases, and one stop codon follows.",
          `$3 \\times (${aminoAcids} + 1) = ${bases}$.`,
        ],
      };
    },
  }),
  computed({
    name: "hydrogen-bonds-in-dna",
    topic: "molecular-biology",
    difficulty: "HARD",
    write(random) {
      const pairs = 100 * random.int(2, 30);
      const adenine = random.pick([15, 18, 20, 22, 30, 32, 35, 40]);
      const at = (2 * adenine * pairs) / 100;
      const gc = pairs - at;
      const bonds = 2 * at + 3 * gc;
      return {
        text: `A double-stranded DNA of ${num(pairs)} base pairs has ${adenine}% adenine among all its bases. How many hydrogen bonds hold its two strands together?`,
        answer: num(bonds),
        distractors: [
          wrong(num(3 * at + 2 * gc), "giving A–T three and G–C two bonds"),
          wrong(
            num(2 * (at / 2) + 3 * (pairs - at / 2)),
            "taking the share of adenine for that of A–T pairs",
          ),
          wrong(num(2 * pairs), "taking two bonds for every pair"),
          wrong(num(3 * pairs), "taking three bonds for every pair"),
        ],
        explanation: [
          `Adenine is ${adenine}% and so is thymine: $${2 * adenine}\\%$ of the pairs, ${at}, are A–T and ${gc} are G–C.`,
          `$2 \\times ${at} + 3 \\times ${gc} = ${bonds}$.`,
        ],
      };
    },
  }),
  computed({
    name: "semi-conservative-generations",
    topic: "molecular-biology",
    difficulty: "HARD",
    write(random) {
      const generations = random.int(2, 7);
      const start = random.int(1, 12);
      const molecules = start * 2 ** generations;
      const asked = random.pick(["hybrid", "light", "share"] as const);
      const scene = `${start === 1 ? "One bacterium" : `${capitalise(numberWord(start))} bacteria`} with one DNA molecule${start === 1 ? "" : " each"}, all of heavy nitrogen (N-15), ${start === 1 ? "is" : "are"} moved to a medium with N-14 and ${start === 1 ? "divides" : "divide"} ${generations} times.`;
      if (asked === "share") {
        return {
          text: `${scene} What fraction of the DNA molecules is then hybrid, with one heavy and one light strand?`,
          answer: fraction(2, 2 ** generations),
          distractors: [
            wrong(
              fraction(1, 2 ** generations),
              "counting one hybrid molecule for each molecule at the start",
            ),
            wrong(fraction(1, 2), "stopping after the second division"),
            wrong(fraction(2 ** generations - 2, 2 ** generations), "giving the fraction of light molecules"),
            wrong(fraction(4, 2 ** generations), "counting one division too few"),
            wrong(fraction(2, 2 ** generations + 2), "adding the two old strands to the new molecules"),
          ],
          explanation: [
            `Each molecule becomes $2^{${generations}} = ${2 ** generations}$.`,
            `Its two heavy strands are in two hybrid molecules: ${fraction(2, 2 ** generations)} of all.`,
          ],
        };
      }
      const answer = asked === "hybrid" ? 2 * start : molecules - 2 * start;
      return {
        text: `${scene} How many DNA molecules are then ${asked === "hybrid" ? "hybrid, with one heavy and one light strand" : "light, with N-14 in both strands"}?`,
        answer: num(answer),
        distractors: [
          wrong(
            num(asked === "hybrid" ? start : molecules - start),
            "counting one hybrid for each molecule at the start, though it has two strands",
          ),
          wrong(num(molecules - answer), "giving the other kind"),
          wrong(num(molecules), "counting all the molecules"),
          wrong(num(molecules / 2), "taking half of the molecules"),
          wrong(num(2 * molecules - 2 * start), "counting strands instead of molecules"),
        ],
        explanation: [
          `After ${generations} divisions there are $${start} \\times 2^{${generations}} = ${molecules}$ molecules.`,
          `The ${2 * start} heavy strands stay whole and are in ${2 * start} hybrid molecules${asked === "light" ? `; the other ${num(answer)} are light` : ""}.`,
        ],
      };
    },
  }),
  computed({
    name: "anticodons-from-template",
    topic: "molecular-biology",
    difficulty: "MEDIUM",
    write(random) {
      const triplet = Array.from({ length: 3 }, () => random.pick(["A", "T", "G", "C"] as const));
      if (new Set(triplet).size < 2 || !triplet.includes("T")) return undefined;
      const template = triplet.join("");
      const codon = triplet.map((base) => RNA_OF[base]).join("");
      // No transfer RNA reads a stop codon.
      if (["UAA", "UAG", "UGA"].includes(codon)) return undefined;
      const anticodon = template.replaceAll("T", "U");
      return {
        text: `A triplet of the template strand of DNA reads 3′-${template}-5′. What is the anticodon, written from 3′ to 5′, of the transfer RNA that reads the codon made on it?`,
        answer: words(anticodon),
        distractors: [
          wrong(codon, "giving the codon of the messenger RNA"),
          wrong(template, "writing thymine, which RNA does not have"),
          wrong(triplet.map((base) => PARTNER[base]).join(""), "giving the coding strand of the DNA"),
          wrong([...anticodon].reverse().join(""), "reading the anticodon from the wrong end"),
          wrong([...codon].reverse().join(""), "giving the codon from the wrong end"),
        ],
        explanation: [
          `The codon is 5′-${codon}-3′.`,
          `The anticodon pairs with it and so is like the template with U for T: 3′-${anticodon}-5′.`,
        ],
      };
    },
  }),
];

function isComplement(one: string, other: string): boolean {
  return ["adenine thymine", "thymine adenine", "guanine cytosine", "cytosine guanine"].includes(
    `${one} ${other}`,
  );
}
