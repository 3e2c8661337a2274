import { rowsIn } from "../../../kit/from-content/rows-in.ts";
import { grammar } from "./grammar.ts";

/** A sentence of which two words exchange their places. */
interface Swap {
  /** The sound sentence, with four words in square brackets. */
  text: string;
  /** The two that are exchanged, counted from 1; none where the sentence is printed as it should be. */
  swapped?: readonly [number, number];
  because: string;
}

const rows = rowsIn(new URL("../../../content/english/sentences/word-swaps.yaml", import.meta.url));

const SWAPS = rows<Swap>("words-to-interchange");

const BRACKETED = /\[([^\]]+)\]/g;
const LETTERS = "ABCD";
const NONE = "No interchange required";
/** How often nothing is wrong. */
const SOUND = 0.08;
const PAIRS = ["A and B", "A and C", "A and D", "B and C", "B and D", "C and D"];

function pairName([one, two]: readonly [number, number]): string {
  return `${LETTERS[one - 1]} and ${LETTERS[two - 1]}`;
}

/** Two of four marked words have exchanged their places, as banks put it. */
export const wordSwap = grammar({
  name: "words-to-interchange",
  chapter: "sentences-to-repair",
  form: "bank",
  topic: "sentence-structure",
  difficulty: "MEDIUM",
  write(random, wanted = 3) {
    const swap = random.pick(SWAPS);
    const { text, swapped: exchange, because } = swap;
    const swapped = random.chance(SOUND) ? undefined : exchange;
    const words = [...text.matchAll(BRACKETED)].map(([, word = ""]) => word);
    const printed = [...words];
    if (swapped) {
      const [one, two] = swapped;
      printed[one - 1] = words[two - 1] ?? "";
      printed[two - 1] = words[one - 1] ?? "";
    }
    let at = 0;
    const shown = text.replace(BRACKETED, () => `${printed[at]} (${LETTERS[at++]})`);
    const answer = swapped ? pairName(swapped) : NONE;
    const others = random.shuffle(PAIRS.filter((pair) => pair !== answer));
    const wrong = swapped ? [NONE, ...others] : others;
    return {
      text: `Four words of the sentence are marked (A), (B), (C) and (D). Which two of them should be interchanged to make the sentence correct and meaningful?\n${shown}`,
      answer,
      wrong: random
        .shuffle(wrong.slice(0, wanted))
        .map((option) => [
          option,
          option === NONE
            ? "leaves a sentence that makes no sense"
            : "would put a word where it makes no sense",
        ]),
      listed: [...PAIRS, NONE],
      about: `words-to-interchange#${SWAPS.indexOf(swap)}`,
      because: `The answer is “${answer}”, for ${because}: ${text.replace(/[[\]]/g, "")}`,
      verify: () => (swapped === undefined) === (printed.join() === words.join()),
    };
  },
});
