import { num } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";

export const peptideArithmetic: WriterList = [
  computed({
    name: "peptide-bonds-and-water",
    form: "arithmetic",
    topic: "biomolecules",
    difficulty: "MEDIUM",
    write(random) {
      const residues = random.int(8, 150);
      const chains = random.pick([1, 1, 2, 3, 4]);
      const bonds = residues * chains - chains;
      const total = residues * chains;
      const asked = random.pick([
        "peptide bonds hold its amino acids together",
        "molecules of water were set free when its peptide bonds formed",
      ]);
      const build =
        chains === 1
          ? `one unbranched chain of ${residues} amino acids`
          : `${chains} unbranched chains of ${residues} amino acids each`;
      return {
        text: `A protein consists of ${build}. How many ${asked}?`,
        answer: num(bonds),
        distractors: [
          wrong(num(total), "taking one bond for each amino acid"),
          wrong(num(total - 1), "forgetting that each chain has an end of its own"),
          wrong(num(total + 1), "adding a bond instead of taking one away"),
          wrong(num(bonds - 1), "leaving out both ends of the chain"),
          wrong(num(total + chains), "adding a bond for each chain instead of taking one away"),
        ],
        explanation: [
          "A chain of $n$ amino acids has $n - 1$ peptide bonds, and each bond sets free one molecule of water.",
          chains === 1
            ? `$${residues} - 1 = ${bonds}$.`
            : `$${chains} \\times (${residues} - 1) = ${bonds}$.`,
        ],
      };
    },
  }),
  computed({
    name: "rate-with-temperature-coefficient",
    form: "arithmetic",
    topic: "biomolecules",
    difficulty: "MEDIUM",
    write(random) {
      const steps = random.int(2, 4);
      const from = random.pick([5, 10, 15]);
      if (from + 10 * steps > 45) return undefined;
      const rate = random.int(2, 12);
      const answer = rate * 2 ** steps;
      return {
        text: `The rate of an enzyme reaction doubles for every rise of $10\\ ^\\circ\\mathrm{C}$ below its optimum. At $${from}\\ ^\\circ\\mathrm{C}$ it forms ${num(rate, "mg")} of product a minute. How much does it form a minute at $${from + 10 * steps}\\ ^\\circ\\mathrm{C}$, still below the optimum?`,
        answer: num(answer, "mg"),
        distractors: [
          wrong(
            num(rate * 2 * steps, "mg"),
            "multiplying by 2 for each step and adding instead of doubling again",
          ),
          wrong(num(rate * 2, "mg"), "doubling only once"),
          wrong(num(rate * 2 ** (steps - 1), "mg"), "leaving out one step of ten degrees"),
          wrong(num(rate * 2 ** (steps + 1), "mg"), "counting one step of ten degrees too many"),
        ],
        explanation: [
          `From $${from}$ to $${from + 10 * steps}\\ ^\\circ\\mathrm{C}$ there are ${steps} steps of ten degrees.`,
          `The rate doubles at each: $${rate} \\times 2^{${steps}} = ${answer}$, that is ${num(answer, "mg")} a minute.`,
        ],
      };
    },
  }),
];
