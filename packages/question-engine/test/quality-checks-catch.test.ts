import { expect, test } from "vitest";
import { questionFaults } from "../src/checks/quality-checks.ts";
import { num, words } from "../src/numbers/value.ts";
import type { Question } from "../src/question/question.ts";
import { computed, wrong } from "../src/writing/computed.ts";
import type { Writer } from "../src/writing/writer.ts";
import { planets, sums, thinTable } from "./fixture-writers.ts";
import { checkWriter, questionComplaints } from "./quality-checks.ts";

const good: Question = {
  fingerprint: "0",
  kind: "SINGLE",
  questionText: "A stone falls from rest for $2\\ \\mathrm{s}$. How far does it fall?",
  options: ["$20\\ \\mathrm{m}$", "$40\\ \\mathrm{m}$", "$10\\ \\mathrm{m}$", "$5\\ \\mathrm{m}$"],
  correctAnswer: "A",
  explanation: "From rest, $s = \\frac{1}{2}gt^2$, so it falls $20\\ \\mathrm{m}$.",
  subject: "PHYSICS",
  topic: "kinematics",
  difficulty: "EASY",
  writer: "stone",
};
const draft = { text: "", answer: num(20), wrong: [num(40)], explain: () => "" };

function complaintsOf(
  change: Partial<Question>,
  drafted: Partial<typeof draft> & { verify?(): boolean } = {},
): string {
  return questionComplaints({ ...good, ...change }, { ...draft, ...drafted }, { mayContain: [] }).join("\n");
}

test("a good question passes", () => {
  expect(complaintsOf({})).toBe("");
});

test.each<[string, Partial<Question>]>([
  ["are the same", { options: ["0.5", "$\\frac{1}{2}$", "1", "2"] }],
  ["are the same", { options: ["50%", "0.5", "1", "2"] }],
  ["are the same", { options: ["$0$", "0", "1", "2"] }],
  ["some have none", { options: ["$20\\ \\mathrm{m}$", "$40$", "$10\\ \\mathrm{m}$", "$5\\ \\mathrm{m}$"] }],
  ['holds "NaN"', { options: ["$20\\ \\mathrm{m}$", "NaN", "$10\\ \\mathrm{m}$", "$5\\ \\mathrm{m}$"] }],
  ['holds "-0"', { questionText: "What is $-0$ plus one?" }],
  ["without its partner", { questionText: "What is $x plus one?" }],
  ["KaTeX parse error", { questionText: "What is $\\frac{1$?" }],
  ["two signs in a row", { questionText: "What is $3 + -2$?" }],
  ["no punctuation", { questionText: "What is this" }],
  ["does not mention", { explanation: "From rest, it falls as far as half of $g$ times the time squared." }],
  ["too short", { explanation: "It is $20\\ \\mathrm{m}$." }],
  ["plural after 1", { questionText: "How many are 1 apples?" }],
  ["question too long", { questionText: `${"Long. ".repeat(800)}Why?` }],
  ["not four options", { options: ["1", "2", "3"] as never }],
  ["waits to be filled in", { questionText: "What is [insert topic here]?" }],
  ["waits to be filled in", { options: ["Option A", "Two", "Three", "Four"] }],
  ["speaks of the other options", { options: ["One", "Two", "Three", "None of the above"] }],
  ["by its letter", { explanation: "From rest it falls $20\\ \\mathrm{m}$, so option B can't be right." }],
  ["by its letter", { explanation: "From rest it falls $20\\ \\mathrm{m}$. The correct answer is A." }],
  ["a backtick without", { questionText: "What does `print(1) show?" }],
  ["a command of its own", { questionText: "What is $\\href{x}{y}$?" }],
  ["\\left and \\right", { questionText: "What is $\\left( x$?" }],
  ["\\begin and \\end", { questionText: "What is $\\begin{matrix} 1$?" }],
  ["misses its argument", { questionText: "What is $x^$?" }],
  ["misses its argument", { questionText: "What is $\\sqrt$?" }],
  ["formulas reserve", { questionText: "What is $a & b$?" }],
  ["a stray backslash", { questionText: "What is $x\\=2$?" }],
  ["more than six decimals", { questionText: "What is 0.30000000000000004?" }],
])("%s is found", (what, change) => {
  expect(complaintsOf(change)).toContain(what);
});

test("a key that is not a letter of an option is found", () => {
  expect(questionFaults({ ...good, correctAnswer: "E" })).toEqual(["the key is none of A to D"]);
});

test.each([
  "Who can answer a question?",
  "Which choice a buyer makes is best?",
  "Which answer ABS gives is right?",
])("%s names no option", (questionText) => {
  expect(questionFaults({ ...good, questionText })).toEqual([]);
});

test("an answer that another calculation contradicts is found", () => {
  expect(complaintsOf({}, { verify: () => false })).toContain("another answer");
});

test.each<[string, Question["options"]]>([
  [
    "tiny numbers",
    ["$1 \\times 10^{-10}$", "$2 \\times 10^{-10}$", "$3 \\times 10^{-10}$", "$4 \\times 10^{-10}$"],
  ],
  ["letters whose case matters", ["AaBB", "AABb", "AaBb", "aabb"]],
  ["units whose case matters", ["5 mW", "5 MW", "6 mW", "6 MW"]],
  ["formulas", ["$-6\\sin(3x)$", "$-6\\cos(3x)$", "$6\\sin(3x)$", "$6\\cos(3x)$"]],
  ["real and imaginary numbers", ["$-16i$", "$-16$", "$16i$", "$16$"]],
  [
    "degrees",
    [
      "$-0.744^\\circ\\mathrm{C}$",
      "$-0.372^\\circ\\mathrm{C}$",
      "$-0.2^\\circ\\mathrm{C}$",
      "$0.1^\\circ\\mathrm{C}$",
    ],
  ],
])("%s are different options", (_, options) => {
  expect(complaintsOf({ options })).not.toMatch(/are the same|some have none/);
});

test("every case of a table is drawn, and one without three wrong answers is found", () => {
  const [writer = sums] = thinTable;
  const { complaints } = checkWriter(writer, 8);
  expect(complaints.map(({ what }) => what).filter((what) => what.includes("wrong answers"))).toEqual(
    ["Mercury", "Ceres", "Jupiter", "Saturn"].map(
      (name) => `fewer than three wrong answers to "What is ${name} made of?"`,
    ),
  );
  for (const table of planets) {
    const asked = new Set<number>();
    const draft: Writer["draft"] = (random, index) => {
      asked.add(index);
      return table.draft(random, index);
    };
    checkWriter({ ...table, draft }, 1);
    expect(asked.size).toBe(table.size);
  }
});

test("an option that is always offered and never right is found", () => {
  const verdicts = ["It rises.", "It falls.", "It stays.", "It turns."];
  const judging = (rightOnes: readonly string[]): Writer =>
    computed({
      name: "fixture-verdicts",
      topic: "number-theory",
      difficulty: "EASY",
      write(random) {
        const verdict = random.pick(rightOnes);
        return {
          text: `What happens to the number ${random.int(1, 1000)} here?`,
          answer: words(verdict),
          distractors: verdicts
            .filter((other) => other !== verdict)
            .map((other) => wrong(words(other), "guessing")),
          explanation: `Whoever looks at the number long enough sees what becomes of it: ${verdict}`,
        };
      },
    });
  const caught = (writer: Writer) =>
    checkWriter(writer, 24).complaints.filter(({ what }) => what.includes("the key, and an option of most"));
  expect(caught(judging(verdicts))).toEqual([]);
  expect(caught(judging(verdicts.slice(0, 3))).map(({ what }) => what)).toEqual([
    "“It turns.” is never the key, and an option of most questions",
  ]);
  expect(caught(judging(verdicts.slice(0, 1))).map(({ what }) => what)).toContain(
    "“It rises.” is always the key, and an option of most questions",
  );
});

test.each([5, 6, 8, 14, 15, 22, 49])("a table of %i rows in a format is drawn completely", (size) => {
  const [table = sums] = planets;
  const asked = new Set<number>();
  const draft: Writer["draft"] = (random, index) => {
    asked.add(index);
    return table.draft(random, index % table.size);
  };
  checkWriter({ ...table, format: "not", size, draft }, size);
  expect(asked.size).toBe(size);
});
