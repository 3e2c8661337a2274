import { expect, test } from "vitest";
import { checkQuestion } from "./check-question.ts";
import type { WrittenQuestion } from "./replies.ts";

const good: WrittenQuestion = {
  questionText: "Which gas do plants take in for photosynthesis?",
  options: ["Carbon dioxide", "Oxygen", "Nitrogen", "Hydrogen"],
  correctAnswer: "A",
  explanation: "Plants build sugar from carbon dioxide and water, and give off oxygen.",
};
const check = (change: Partial<WrittenQuestion>) => checkQuestion({ ...good, ...change });

test("a good question passes unchanged", () => {
  const { questionText, options, explanation } = good;
  expect(check({})).toEqual({ questionText, options, explanation, correctIndex: 0 });
});

test("labels, bold type and other formula marks are converted to our form", () => {
  expect(
    check({
      questionText: "3. What is **half** of \\(x\\)?",
      options: ["A) $$\\frac{x}{2}$$", "B) $2x$", "C) $x^2$", "D) $x - 2$"],
      correctAnswer: " a ",
    }),
  ).toMatchObject({
    questionText: "What is half of $x$?",
    options: ["$\\frac{x}{2}$", "$2x$", "$x^2$", "$x - 2$"],
    correctIndex: 0,
  });
});

test("words that our writers must not use are accepted from a model", () => {
  expect(
    check({ questionText: "What does typeof null give, and is undefined the same?" }),
  ).not.toHaveProperty("fault");
});

test.each<[string, Partial<WrittenQuestion>]>([
  ["not four options", { options: ["One", "Two", "Three"] }],
  ["the key is none of A to D", { correctAnswer: "E" }],
  ["the key is none of A to D", { correctAnswer: "Carbon dioxide" }],
  ["options A and B are the same", { options: ["Carbon Dioxide ", "carbon dioxide", "Oxygen", "Helium"] }],
  ["options A and B are the same", { options: ["0.5", "$\\frac{1}{2}$", "2", "3"] }],
  ["speaks of the other options", { options: ["One", "Two", "Three", "All of the above"] }],
  ["by its letter", { explanation: "Option A is right since plants build sugar from carbon dioxide." }],
  ["waits to be filled in", { questionText: "What is [insert topic]?" }],
  ["empty", { questionText: "   " }],
  ["too short", { explanation: "Because." }],
  ["question too long", { questionText: `${"Why ".repeat(1_001)}?` }],
  ["option too long", { options: ["x".repeat(1_001), "Two", "Three", "Four"] }],
  ["explanation too long", { explanation: "Because ".repeat(1_001) }],
  ["a dollar sign", { questionText: "What costs $5 in Delhi?" }],
  ["a command of its own", { questionText: "What is $\\htmlClass{big}{x}$?" }],
  ["braces", { questionText: "What is $\\frac{1}{2$?" }],
  ["markup", { questionText: "What is <b>this</b>?" }],
  ["markup", { explanation: "Read [this page](evil) for all of the details of photosynthesis." }],
  ["markup", { questionText: "Is it <img src=x onerror=alert(1)>?" }],
  ["a link", { explanation: "All the details of photosynthesis are at https://evil.example today." }],
  ["control characters", { questionText: "What is $\trac{1}{2}$?" }],
  ["several lines", { questionText: "What is $a\nb$?" }],
  ["its orders", { explanation: "As told in the previous instructions, plants take in carbon dioxide." }],
])("%s is rejected", (fault, change) => {
  expect(check(change)).toEqual({ fault: expect.stringContaining(fault) });
});

test("code is unchanged", () => {
  const questionText = "What is `2**3**2`, and what does `\\(x\\)` match?";
  expect(check({ questionText })).toMatchObject({ questionText });
});

test.each(["5: 3 is which ratio?", "12.5 is half of what?"])("%s keeps its number", (questionText) => {
  expect(check({ questionText })).toMatchObject({ questionText });
});

test("tags and links in code are kept", () => {
  expect(check({ questionText: "What does `<b>` do in `https://example.org`?" })).not.toHaveProperty("fault");
});

test.each([
  ["formulas that never end", `$$${" ".repeat(4_000)}`],
  ["brackets that never close", `\\(${" ".repeat(4_000)}`],
  ["brackets opened again and again", "\\( x".repeat(4_000)],
  ["spaces without a line's end", `${" ".repeat(15_000)}?`],
  ["megabytes", "\\( x".repeat(500_000)],
])("%s are refused quickly", (_, noise) => {
  expect(check({ questionText: `What is ${noise}x` })).toHaveProperty("fault");
});
