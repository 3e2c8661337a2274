import { rowsIn } from "../../../kit/from-content/rows-in.ts";
import { grammar } from "./grammar.ts";

/** Two blanks with two words for each, of which the first of each fits; `besides` is a fifth pair that fits neither way. */
interface DoubleFiller {
  use: string;
  first: readonly [string, string];
  second: readonly [string, string];
  besides: string;
  clue: string;
}

const rows = rowsIn(new URL("../../../content/english/sentences/double-fillers.yaml", import.meta.url));

const DOUBLE_FILLERS = rows<DoubleFiller>("pair-of-words-for-two-blanks");

/**
 * Two blanks and pairs of words, one of which fits both. Each word occurs in two pairs, so that a shared word
 * reveals nothing.
 */
export const doubleFiller = grammar({
  name: "pair-of-words-for-two-blanks",
  chapter: "two-blanks",
  topic: "fill-in-the-blanks",
  difficulty: "MEDIUM",
  write(random, wanted = 3) {
    const { use, first, second, besides, clue } = random.pick(DOUBLE_FILLERS);
    const [one, other] = first;
    const [two, another] = second;
    const fits = `${one}, ${two}`;
    const filled = use.replace("____", one).replace("____", two);
    const pairs: [string, string][] = [
      [`${one}, ${another}`, `goes wrong in the second blank, where “${another}” is against the sense`],
      [`${other}, ${two}`, `goes wrong in the first blank, where “${other}” is against the sense`],
      [`${other}, ${another}`, "suits neither blank"],
      [besides, "does not suit the sense in at least one of the blanks"],
    ];
    return {
      text: `Which pair of words fills the two blanks, in the same order, so that the sentence is meaningful?\n${use}`,
      answer: fits,
      wrong: pairs.slice(0, wanted),
      because: `The answer is “${fits}”, for ${clue}: ${filled}`,
      verify: () => use.split("____").length === 3 && !pairs.some(([pair]) => pair === fits),
    };
  },
});
