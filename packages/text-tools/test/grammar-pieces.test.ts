import { describe, expect, it } from "vitest";
import { piecesOf } from "../src/grammar/pieces.ts";

const LENGTH = 20_000;
const fill = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);

describe("the pieces of a text", () => {
  it.each([
    ["prose", fill("The sun rose over the hills. It was a fine day, and nobody stayed at home! ")],
    ["one sentence without an end", fill("and then they went on ")],
    ["lines", fill("a\n")],
    ["emoji", fill("👩‍🔬 ")],
    ["nothing but a word", fill("a")],
    ["spaces", `a${" ".repeat(LENGTH)}b`],
  ])("are short and keep their positions: %s", (_, text) => {
    const pieces = piecesOf(text);
    expect(Math.max(...pieces.map((piece) => piece.text.length))).toBeLessThanOrEqual(250);
    for (const { text: piece, offset } of pieces) {
      const shown = text.slice(offset, offset + piece.length);
      expect(shown.replace(/\S{41,}/gu, (run) => `X${" ".repeat(run.length - 1)}`).slice(0, 40)).toBe(
        piece.slice(0, 40),
      );
    }
    const words = (all: string) => all.replace(/\S{41,}/gu, "X").match(/\S+/gu)?.length;
    expect(words(pieces.map((piece) => piece.text).join(""))).toBe(words(text));
  });

  it("end with a sentence if possible, and say if not", () => {
    const whole = piecesOf("She reads a book in the evening. ".repeat(40));
    expect(whole.every(({ text, isTorn }) => text.startsWith("She") && !isTorn)).toBe(true);
    const torn = piecesOf("on and on ".repeat(50));
    expect(torn.map(({ isTorn }) => isTorn)).toEqual([false, true]);
  });

  it("hide unbroken runs from the engine", () => {
    for (const run of ["a", "(", '"', "1", "é", "."]) {
      expect(piecesOf(run.repeat(LENGTH)).map(({ text }) => text.trim())).toEqual(["X"]);
    }
    expect(piecesOf(`He wrote ${"a".repeat(50)} there.`)[0]?.text).toMatch(/^He wrote X +there\.$/);
  });
});
