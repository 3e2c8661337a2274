import { expect, it } from "vitest";
import { sentenceBlocks } from "../src/blocks.ts";
import { readSentences } from "../src/reading.ts";

const LENGTH = 20_000;
const fill = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const tokensOf = (text: string) => readSentences(text).reduce((sum, { tokens }) => sum + tokens.length, 0);

it.each(["a\n", "a ", '"', ". ", "1. ", "👩‍🔬 ", "- a\n", "a@a ", "$a "])(
  "only the beginning of noise is read: %j",
  (part) => {
    expect(sentenceBlocks(fill(part)).length).toBeLessThanOrEqual(2_001);
    expect(tokensOf(fill(part))).toBeLessThanOrEqual(12_000);
  },
);

it("prose is read to its end", () => {
  const prose = fill("It was old as the sea, and none of us saw it go away. ");
  expect(readSentences(`${prose} The end.`).at(-1)?.text).toContain("The end.");
});
