import { ARGUED } from "../facts/arguments-in-paragraphs.ts";
import { grammar } from "./grammar.ts";

export const sentenceOfArgument = grammar({
  name: "sentence-of-an-argument",
  topic: "sentence-structure",
  difficulty: "HARD",
  write(random) {
    const at = random.int(0, ARGUED.length - 1);
    const row = ARGUED[at];
    if (!row) return undefined;
    const { sentences } = row;
    const [taken, link] = random.pick(row.taken);
    const rest = sentences.filter((_, place) => place !== taken);
    const shown = rest.map((sentence, place) =>
      place === rest.length - 1 ? sentence : `${sentence} ____(${place + 1})____`,
    );
    const options = [1, 2, 3, 4].map((blank) => `Blank (${blank})`);
    const answer = options[taken - 1] ?? "";
    return {
      about: `paragraph-summary#${at}`,
      text: `A sentence has been taken out of the paragraph. Decide in which blank it fits best.\nSentence: “${sentences[taken]}”\nParagraph: ${shown.join(" ")}`,
      answer,
      wrong: options
        .filter((option) => option !== answer)
        .map((option) => [
          option,
          "would leave a word without what it refers to, or part what belongs together",
        ]),
      listed: options,
      because: `The sentence belongs in blank (${taken}). ${link}`,
      verify: () =>
        [...rest.slice(0, taken), sentences[taken], ...rest.slice(taken)].join() === sentences.join(),
    };
  },
});
