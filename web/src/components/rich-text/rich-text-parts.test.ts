import { describe, expect, it } from "vitest";
import { passagesOf, placed, richTextParts } from "./rich-text-parts.ts";

const kinds = (text: string) => richTextParts(text).map(({ kind, text: inner }) => [kind, inner]);

describe("richTextParts", () => {
  it("leaves plain text and its line breaks unchanged", () => {
    expect(kinds("one\ntwo\r\nthree")).toEqual([["text", "one\ntwo\nthree"]]);
    expect(kinds("")).toEqual([]);
  });

  it("finds inline and display maths", () => {
    expect(kinds("At $T = 300$ K: $$\\frac{1}{2}$$")).toEqual([
      ["text", "At "],
      ["math", "T = 300"],
      ["text", " K:"],
      ["math-block", "\\frac{1}{2}"],
    ]);
    expect(kinds("$x$")).toEqual([["math", "x"]]);
    expect(kinds("so \n$$x$$ \nthen")).toEqual([
      ["text", "so"],
      ["math-block", "x"],
      ["text", "then"],
    ]);
  });

  it.each([
    "It costs $5 and $10",
    "$ 5 $",
    "a $ b",
    "one $x\n\ny$ two",
    "$$",
    "$$$$",
    "`",
    "``` ```",
    "from $3",
  ])("finds no maths or code in %j", (text) => {
    expect(kinds(text)).toEqual([["text", text]]);
  });

  it("treats an escaped dollar as a dollar, also inside maths", () => {
    expect(kinds("\\$5 and \\$6")).toEqual([["text", "$5 and $6"]]);
    expect(kinds("$a = \\$5$")).toEqual([["math", "a = \\$5"]]);
  });

  it("finds code, in which nothing else counts", () => {
    expect(kinds("Call `f($x$)` now")).toEqual([
      ["text", "Call "],
      ["code", "f($x$)"],
      ["text", " now"],
    ]);
    expect(kinds("See\n```js\nlet a = 1;\n  a++;\n```\nthen")).toEqual([
      ["text", "See"],
      ["code-block", "let a = 1;\n  a++;"],
      ["text", "then"],
    ]);
  });

  it("never takes long for hostile text", () => {
    const start = performance.now();
    richTextParts(`$${"\\a ".repeat(2_000)}`);
    richTextParts("$a ".repeat(2_500));
    richTextParts("`".repeat(8_000));
    richTextParts(`${" ".repeat(8_000)}x$$y$$`);
    richTextParts(`$${"\n ".repeat(4_000)}`);
    richTextParts("```a".repeat(2_000));
    expect(performance.now() - start).toBeLessThan(1_500);
  });
});

describe("passagesOf", () => {
  const passages = (text: string) =>
    passagesOf(richTextParts(text)).map(({ isNumbered, parts }) => [
      isNumbered,
      parts.map((part) => part.text).join(""),
    ]);

  it("separates numbered lines, with the formulas in them, and loses nothing", () => {
    expect(passages("Consider:\n1. A force $F$ acts.\n2. None acts.\nWhich is true?\nChoose.")).toEqual([
      [false, "Consider:\n"],
      [true, "1. A force F acts.\n"],
      [true, "2. None acts.\n"],
      [false, "Which is true?\nChoose."],
    ]);
    expect(passages("List-I\nA. one\nB. two\nList-II\nI. three\nIV. four")).toEqual([
      [false, "List-I\n"],
      [true, "A. one\n"],
      [true, "B. two\n"],
      [false, "List-II\n"],
      [true, "I. three\n"],
      [true, "IV. four"],
    ]);
  });

  it.each(["A. Einstein was right.\nWho says so?", "3.5 or 2.5\n1.5", "In\n1. one"])(
    "leaves %j unchanged",
    (text) => {
      expect(passages(text)).toEqual([[false, text]]);
    },
  );
});

it("keeps the positions of parts while more of the text arrives", () => {
  const startsOf = (text: string) =>
    placed(passagesOf(richTextParts(text))).flatMap(({ parts }) => parts.map(({ start }) => start));
  expect(startsOf("Use `a` and")).toEqual([0, 4, 5]);
  expect(startsOf("Use `a` and $b$, then")).toEqual([0, 4, 5, 10, 11]);
});
