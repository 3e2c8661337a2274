import { DOUBLE_FILLERS } from "../facts/double-fillers.ts";
import { grammar } from "./grammar.ts";

/** Two blanks and pairs of words, of which one fits both. */
export const doubleFiller = grammar({
  name: "pair-of-words-for-two-blanks",
  topic: "fill-in-the-blanks",
  difficulty: "MEDIUM",
  write(random) {
    const { use, fits, wrong, clue } = random.pick(DOUBLE_FILLERS);
    const [one = "", two = ""] = fits.split(", ");
    const filled = use.replace("____", one).replace("____", two);
    return {
      text: `Which pair of words fills the two blanks, in the same order, so that the sentence is meaningful?\n${use}`,
      answer: fits,
      wrong: random
        .shuffle(wrong)
        .map((pair) => [pair, "does not suit the sense in at least one of the blanks"]),
      because: `The answer is “${fits}”, for ${clue}: ${filled}`,
      verify: () => use.split("____").length === 3 && !wrong.includes(fits),
    };
  },
});
