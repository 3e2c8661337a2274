import { expect, test } from "vitest";
import { facts } from "../src/kit/facts.ts";
import { seededRandom } from "../src/numbers/random.ts";
import { fraction, num } from "../src/numbers/value.ts";
import { correctOption } from "../src/question/question.ts";
import { computed, wrong } from "../src/writing/computed.ts";
import { writeQuestion } from "../src/writing/writer.ts";

test("distractors that are equal as numbers, or not numbers, are replaced by the next", () => {
  const writer = computed({
    name: "half",
    topic: "number-theory",
    difficulty: "EASY",
    write: () => ({
      text: "What is a half?",
      answer: fraction(1, 2),
      distractors: [
        wrong(num(0.5), "writing it as a decimal"),
        wrong(num(1 / 0), "dividing by nothing"),
        wrong(num(2), "inverting"),
        wrong(fraction(4, 2), "inverting twice over"),
        wrong(num(0.2), "misplacing the point"),
        wrong(num(5), "misplacing the point the other way"),
      ],
      explanation: "One divided by two.",
    }),
  });
  const { question } = writeQuestion(writer, 1);
  expect([...question.options].sort()).toEqual(["$0.2$", "$2$", "$5$", "$\\frac{1}{2}$"]);
  expect(question.explanation).toBe(
    "One divided by two.\nThe answer is $\\frac{1}{2}$.\nThe tempting $2$ comes from inverting; $0.2$ from misplacing the point; $5$ from misplacing the point the other way.",
  );
});

test("a blank for a number is left out if there are options", () => {
  const writer = computed({
    name: "edges",
    topic: "number-theory",
    difficulty: "EASY",
    write: () => ({
      text: "The number of edges of a cube is ________.",
      answer: num(12),
      distractors: [8, 6, 24].map((count) => wrong(num(count), "counting something else")),
      explanation: "Four above, four below and four between.",
    }),
  });
  expect(writeQuestion(writer, 1).question.questionText).toBe("The number of edges of a cube is:");
});

test("a writer that never finds three distractors says so", () => {
  const writer = computed({
    name: "hopeless",
    topic: "number-theory",
    difficulty: "EASY",
    write: () => ({ text: "?", answer: num(1), distractors: [wrong(num(1), "nothing")], explanation: "" }),
  });
  expect(() => writeQuestion(writer, 1)).toThrow("hopeless found no question");
});

const rivers = facts({
  name: "rivers",
  topic: "india-rivers",
  difficulty: "EASY",
  kind: "river",
  rows: [
    { river: "Rhine", country: "Germany", near: "Europe" },
    { river: "Elbe", country: "Germany", near: "Europe" },
    { river: "Seine", country: "France", near: "Europe" },
    { river: "Thames", country: "England", near: "Europe" },
    { river: "Tagus", country: "Portugal", near: "Europe" },
    { river: "Nile", country: "Egypt", near: "Africa", difficulty: "HARD" },
    { river: "Niger", country: "Nigeria", near: "Africa" },
  ],
  ask: [
    { question: ({ country }) => `Which river flows in ${country}?`, answer: ({ river }) => river },
    {
      question: ({ river }) => `Where does the ${river} reach the sea?`,
      answer: ({ country }) => country,
      harder: true,
    },
  ],
  explain: ({ river, country }) => `The ${river} flows in ${country}.`,
  alsoTrue: (row, other) => row.river === "Seine" && other.river === "Thames",
});

test("a table gives one writer for each difficulty of its rows and forms, without the Niger, whose name reveals Nigeria", () => {
  expect(rivers.map(({ name, size }) => `${name} ${size}`)).toEqual([
    "rivers/easy 5",
    "rivers/medium 5",
    "rivers/hard 2",
  ]);
});

test("a distractor is never also true", () => {
  for (const writer of rivers) {
    for (let seed = 0; seed < 300; seed++) {
      const { questionText, options } = writeQuestion(writer, seed).question;
      if (questionText.includes("in Germany"))
        expect(options.filter((name) => /Rhine|Elbe/.test(name))).toHaveLength(1);
      if (questionText.includes("in France")) expect(options).not.toContain("Thames");
      expect(new Set(options).size).toBe(4);
    }
  }
});

test("near options come first and the explanation describes every distractor", () => {
  const { draft } = writeQuestion(rivers[0] ?? fail(), 3);
  const chosen = draft.wrong.slice(0, 3);
  for (const { text } of chosen) expect(draft.explain(chosen)).toContain(`The ${text} flows in`);
  const question = writeQuestion(rivers[2] ?? fail(), 5).question;
  expect(question.explanation).toContain(correctOption(question));
  expect(question.options).toEqual(expect.arrayContaining([expect.stringMatching(/Niger/)]));
});

test.each([
  ["a small gland", "A small gland"],
  ["a T cell", "A T cell"],
  ["an organ", "An organ"],
  ["pancreas", "Pancreas"],
  ["pH", "pH"],
  ["a and b", "a and b"],
  ["a = b", "a = b"],
])("the option %s is shown as %s", (written, shown) => {
  const rows = [written, "one", "two", "three"].map((name, at) => ({ name, at }));
  const [writer = fail()] = facts({
    name: "words",
    topic: "hormones",
    difficulty: "EASY",
    kind: "word",
    rows,
    ask: [{ question: ({ at }) => `Which is number ${at}?`, answer: ({ name }) => name }],
    explain: ({ name }) => name,
  });
  expect(writer.draft(seededRandom(1), 0)?.answer.text).toBe(shown);
});

test("randomness is the same on every machine and fair", () => {
  const random = seededRandom("prepfeed");
  expect(Array.from({ length: 6 }, () => random.int(1, 100))).toEqual([68, 20, 14, 19, 71, 6]);
  const counts = [0, 0, 0, 0, 0, 0];
  for (let roll = 0; roll < 60_000; roll++) {
    const face = random.int(0, 5);
    counts[face] = (counts[face] ?? 0) + 1;
  }
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
});

function fail(): never {
  throw new Error("missing");
}

test("a name in the question itself is not a wrong answer", () => {
  const rivers = ["Ganga", "Yamuna", "Kosi", "Gandak", "Son", "Chambal", "Betwa", "Ken"];
  const [writer = fail()] = facts({
    name: "tributaries",
    topic: "india-rivers",
    difficulty: "EASY",
    kind: "river",
    rows: rivers.map((river, at) => ({ river, place: `town ${at}` })),
    ask: [
      { question: ({ place }) => `Which river joins the Ganga at ${place}?`, answer: ({ river }) => river },
    ],
    explain: ({ river, place }) => `The ${river} joins the Ganga at ${place}.`,
  });
  for (let seed = 0; seed < 60; seed++) {
    const { question } = writeQuestion(writer, seed);
    if (correctOption(question) !== "Ganga") expect(question.options).not.toContain("Ganga");
  }
});
