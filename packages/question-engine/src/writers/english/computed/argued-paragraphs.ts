import { ARGUED } from "../facts/arguments-in-paragraphs.ts";
import { grammar } from "./grammar.ts";

const TO_PLACE = [
  "A sentence has been taken out of the paragraph. Decide in which blank it fits best.",
  "Into which blank of the paragraph does the sentence below fit best?",
  "One of the blanks in the paragraph is the place from which this sentence was taken. Which blank is it?",
] as const;

export const sentenceOfArgument = grammar({
  name: "sentence-of-an-argument",
  chapter: "missing-sentence",
  form: "argument",
  topic: "sentence-structure",
  difficulty: "HARD",
  write(random) {
    const at = random.int(0, ARGUED.length - 1);
    const row = ARGUED[at];
    if (!row) return undefined;
    const { sentences } = row;
    const { sentence: taken, link } = random.pick(row.taken);
    const rest = sentences.filter((_, place) => place !== taken);
    const shown = rest.map((sentence, place) =>
      place === rest.length - 1 ? sentence : `${sentence} ____(${place + 1})____`,
    );
    const options = [1, 2, 3, 4].map((blank) => `Blank (${blank})`);
    const answer = options[taken - 1] ?? "";
    return {
      about: `paragraph-summary#${at}`,
      text: `${TO_PLACE[at % TO_PLACE.length]}\nSentence: “${sentences[taken]}”\nParagraph: ${shown.join(" ")}`,
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
