import { num, words } from "../../../numbers/value.ts";
import { computed, wrong } from "../../../writing/computed.ts";
import type { WriterList } from "../../../writing/writer.ts";
import { type Base, PARTNER } from "./dna-bases.ts";

export const biotechArithmetic: WriterList = [
  computed({
    name: "pcr-copies",
    chapter: "biotechnology-methods",
    topic: "biotechnology",
    difficulty: "EASY",
    write(random) {
      const cycles = random.int(3, 10);
      const start = random.int(1, 12);
      const copies = start * 2 ** cycles;
      if (random.chance(0.6)) {
        return {
          text: `A polymerase chain reaction starts from ${start === 1 ? "one double-stranded DNA molecule" : `${start} double-stranded DNA molecules`} and doubles the DNA in every cycle. How many molecules are there after ${cycles} cycles?`,
          answer: num(copies),
          distractors: [
            wrong(
              num(start * 2 * cycles),
              "multiplying by 2 for each cycle and adding instead of doubling again",
            ),
            wrong(num(copies / 2), "counting one cycle too few"),
            wrong(num(copies * 2), "counting single strands, or one cycle too many"),
            wrong(num(start * cycles ** 2), "squaring the number of cycles"),
          ],
          explanation: [
            "Every cycle doubles the molecules.",
            `$${start} \\times 2^{${cycles}} = ${copies}$.`,
          ],
        };
      }
      return {
        text: `After how many cycles of a polymerase chain reaction that doubles the DNA each time ${start === 1 ? "has one molecule" : `have ${start} molecules`} become ${num(copies)}?`,
        answer: num(cycles),
        distractors: [
          wrong(num(copies / start / 2), "halving the growth instead of counting doublings"),
          wrong(num(cycles - 1), "not counting the first cycle"),
          wrong(num(cycles + 1), "counting the start as a cycle"),
          wrong(num(2 * cycles), "counting each strand's copying as a cycle"),
        ],
        explanation: [
          `The DNA has grown $${copies} \\div ${start} = ${2 ** cycles}$ times.`,
          `$2^{${cycles}} = ${2 ** cycles}$, so there were ${num(cycles)} cycles.`,
        ],
        satisfies: (amount) => start * 2 ** amount === copies,
      };
    },
  }),
  computed({
    name: "restriction-fragments",
    chapter: "biotechnology-methods",
    topic: "biotechnology",
    difficulty: "MEDIUM",
    write(random) {
      const [first, second] = [random.int(1, 6), random.int(1, 6)];
      const isCircular = random.chance(0.5);
      const sites = first + second;
      const fragments = isCircular ? sites : sites + 1;
      const [one, two] = random.sample(["EcoRI", "BamHI", "HindIII", "PstI", "SalI", "PvuII"], 2);
      const piece = isCircular ? "A circular plasmid" : "A linear piece of DNA";
      return {
        text: `${piece} has ${first} cutting ${first === 1 ? "site" : "sites"} for ${one} and ${second} for ${two}. Into how many fragments do both enzymes together cut it?`,
        answer: num(fragments),
        distractors: [
          wrong(
            num(isCircular ? sites + 1 : sites),
            isCircular ? "taking the plasmid for a linear piece" : "taking the piece for a circle",
          ),
          wrong(
            num(isCircular ? sites - 1 : sites + 2),
            isCircular
              ? "thinking that the first cut makes no piece of its own"
              : "adding one fragment for each enzyme",
          ),
          wrong(num(first * second), "multiplying the numbers of sites"),
          wrong(num(Math.max(first, second) + (isCircular ? 0 : 1)), "counting the cuts of one enzyme only"),
          wrong(num(2 * sites), "counting two fragments for each cut"),
        ],
        explanation: [
          isCircular
            ? "The first cut opens a circle without giving a second piece, so a circle gives as many fragments as cuts."
            : "Each cut of a linear piece adds one fragment to the one at the start.",
          isCircular
            ? `$${first} + ${second} = ${fragments}$.`
            : `$${first} + ${second} + 1 = ${fragments}$.`,
        ],
      };
    },
  }),
  computed({
    name: "palindromic-sites",
    chapter: "biotechnology-methods",
    topic: "biotechnology",
    difficulty: "MEDIUM",
    write(random) {
      const draw = () => random.pick(["A", "T", "G", "C"] as const);
      const half: Base[] = [draw(), draw(), draw()];
      if (new Set(half).size < 2) return undefined;
      const complement = half.map((base) => PARTNER[base]);
      const right = [...half, ...[...complement].reverse()].join("");
      const others = [
        {
          text: [...half, ...[...half].reverse()].join(""),
          why: "taking a mirror image of one strand for a palindrome of DNA",
        },
        { text: [...half, ...half].join(""), why: "taking a repeat for a palindrome" },
        {
          text: [...half, ...complement].join(""),
          why: "pairing the bases without turning their order round",
        },
      ];
      if (others.some(({ text }) => isPalindrome(text))) return undefined;
      return {
        text: "Restriction enzymes recognise palindromic sequences. Which of these sequences, written from 5′ to 3′, reads the same on the other strand from 5′ to 3′?",
        answer: words(right),
        distractors: others.map(({ text, why }) => wrong(text, why)),
        explanation: [
          `The strand that pairs with 5′-${right}-3′ is 3′-${[...right].map((base) => PARTNER[base as Base]).join("")}-5′.`,
          `Read from its 5′ end it is ${right} again.`,
        ],
        verify: () => isPalindrome(right),
      };
    },
  }),
  computed({
    name: "antibiotic-selection",
    chapter: "biotechnology-methods",
    topic: "biotechnology",
    difficulty: "HARD",
    write(random) {
      const { inserted, kept, site } = random.pick([
        { inserted: "tetracycline", kept: "ampicillin", site: "BamHI" },
        { inserted: "tetracycline", kept: "ampicillin", site: "SalI" },
        { inserted: "ampicillin", kept: "tetracycline", site: "PstI" },
        { inserted: "ampicillin", kept: "tetracycline", site: "PvuI" },
      ] as const);
      const total = 10 * random.int(40, 95);
      const recombinant = 5 * random.int(22, total / 5 - 22);
      const plain = total - recombinant;
      if (plain === recombinant) return undefined;
      const wantsRecombinant = random.chance(0.6);
      return {
        text: `Foreign DNA is put into the ${site} site of the vector pBR322, which lies within the gene for resistance to ${inserted}. After transformation, ${total} colonies grow on a medium with ${kept}; of these, ${plain} also grow when moved to a medium with ${inserted}. How many colonies carry ${wantsRecombinant ? "recombinant plasmids" : "plasmids without the foreign DNA"}?`,
        answer: num(wantsRecombinant ? recombinant : plain),
        distractors: [
          wrong(
            num(wantsRecombinant ? plain : recombinant),
            "forgetting that the insert destroys the resistance gene in which it lies",
          ),
          wrong(num(total), "counting all colonies with any plasmid"),
          wrong(num(total + plain), "adding the colonies of both media"),
          wrong(num(Math.abs(plain - recombinant)), "taking the difference of the two kinds"),
          wrong(num(total / 2), "expecting half of the colonies"),
        ],
        explanation: [
          `Every colony that grows with ${kept} has a plasmid; the insert spoils the gene for ${inserted} resistance.`,
          `So recombinant ones do not grow with ${inserted}: $${total} - ${plain} = ${recombinant}$; the other ${plain} have no insert.`,
        ],
      };
    },
  }),
  computed({
    name: "primers-and-final-copies",
    chapter: "biotechnology-methods",
    form: "arithmetic",
    topic: "biotechnology",
    difficulty: "HARD",
    write(random) {
      const cycles = random.int(3, 9);
      const start = random.int(1, 6);
      const copies = start * 2 ** cycles;
      const primers = 2 * (copies - start);
      return {
        text: `A polymerase chain reaction starts from ${start === 1 ? "one double-stranded DNA molecule" : `${start} double-stranded DNA molecules`} and runs ${cycles} perfect cycles. How many primer molecules have been built into new strands at the end?`,
        answer: num(primers),
        distractors: [
          wrong(num(2 * copies), "counting the original strands, which hold no primer"),
          wrong(num(copies), "taking one primer for each double-stranded molecule"),
          wrong(
            num(copies - start),
            "forgetting that each new double strand has two new strands' worth of primers",
          ),
          wrong(num(2 * cycles * start), "taking two primers for each cycle only"),
        ],
        explanation: [
          `After ${cycles} cycles there are $${start} \\times 2^{${cycles}} = ${copies}$ molecules with $${2 * copies}$ strands.`,
          `All but the ${2 * start} original strands begin with a primer: $${2 * copies} - ${2 * start} = ${primers}$.`,
        ],
      };
    },
  }),
];

function isPalindrome(sequence: string): boolean {
  return (
    [...sequence]
      .reverse()
      .map((base) => PARTNER[base as Base])
      .join("") === sequence
  );
}
