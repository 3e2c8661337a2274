import { expect, test } from "vitest";
import { z } from "zod";
import { readReply } from "./read-reply.ts";

const Reply = z.object({ text: z.string() });
const read = (reply: string) => readReply(Reply, reply).text;

test.each([
  ["plain", '{"text": "five"}'],
  ["in a fence", 'Sure!\n```json\n{"text": "five"}\n```\nBye.'],
  ["in a fence without a name", '```\n{"text": "five"}\n```'],
  ["between sentences", 'The answer: {"text": "five"}. Good luck!'],
  ["with more than was asked for", '{"text": "five", "mood": "fine"}'],
])("an object %s is read", (_, reply) => {
  expect(read(reply)).toBe("five");
});

test.each(["", "five", "null", "[]", '{"text": 5}', '{"text": "fi', '{"other": "five"}', "{}{}"])(
  "%s is rejected",
  (reply) => {
    expect(() => read(reply)).toThrow("nonsense");
  },
);

test.each([
  ["$\\frac{1}{2} \\times \\beta \\neq \\rho$", String.raw`{"text": "$\frac{1}{2} \times \beta \neq \rho$"}`],
  ["$\\sqrt{2}$ and\nmore", String.raw`{"text": "$\sqrt{2}$ and\nmore"}`],
  ["$\\frac{1}{2}$\nu = 5", String.raw`{"text": "$\\frac{1}{2}$\nu = 5"}`],
  ["first\nnot second\n\te", String.raw`{"text": "first\nnot second\n\te"}`],
  ['say "\\alpha" / \u00e9', String.raw`{"text": "say \"\alpha\" \/ \u00e9"}`],
])("%s keeps its backslashes", (wanted, reply) => {
  expect(read(reply)).toBe(wanted);
});

test("characters that no database accepts, and those that change text direction, are removed", () => {
  expect(read(String.raw`{"text": "a\u0000b\u202ec\ud800d"}`)).toBe("abcd");
});

test("a fence that never ends is refused quickly", () => {
  expect(() => readReply(Reply, `\`\`\`${"\n".repeat(4_000)}x`)).toThrow();
});

test("the second fenced block counts too", () => {
  const reply = 'First a try:\n```\nnothing\n```\nand now ```JSON \n{\n"text": "good"\n}\n  ```';
  expect(readReply(Reply, reply)).toEqual({ text: "good" });
});
