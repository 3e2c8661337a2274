import type { WriterList } from "../../../writing/writer.ts";
import { SPELT } from "../facts/words/spelling.ts";
import { grammar } from "./grammar.ts";

const RARE = SPELT.filter(({ difficulty }) => difficulty !== "EASY");

export const misspeltWriters: WriterList = [
  grammar({
    name: "incorrectly-spelt-word",
    chapter: "spelling",
    topic: "spelling-and-confusables",
    difficulty: "MEDIUM",
    write(random) {
      const [odd, ...others] = random.sample(RARE, 5);
      if (!odd) return undefined;
      const misspelt = random.pick(odd.not);
      return {
        text: "Select the INCORRECTLY spelt word.",
        answer: misspelt,
        wrong: others.map(({ word, tip }) => [word, `is spelt correctly, with ${tip}`]),
        because: `“${misspelt}” should be “${odd.word}”, with ${odd.tip}.`,
        about: `spelling of ${odd.word}`,
        verify: () => SPELT.every(({ word }) => word !== misspelt),
      };
    },
  }),
];
