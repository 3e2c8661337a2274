import { expect, test } from "vitest";
import { claimsOf } from "../src/formats/claim.ts";
import type { FactTable } from "../src/formats/fact-table.ts";
import { formatWriters } from "../src/formats/format-writers.ts";
import { fallTogether } from "../src/formats/pairs.ts";
import { turnRound } from "../src/formats/turn-round.ts";
import { type Writer, writeQuestion } from "../src/writing/writer.ts";

const TERMS: FactTable<{ name: string; is: string; near: string }> = {
  name: "fixture-terms",
  topic: "magnetism",
  difficulty: "MEDIUM",
  kind: "term",
  rows: [
    { name: "coercivity", is: "the reverse field that ends a magnetisation", near: "magnets" },
    { name: "retentivity", is: "the magnetisation that stays without a field", near: "magnets" },
    { name: "a paramagnet", is: "a substance that is feebly attracted", near: "magnets" },
    { name: "a diamagnet", is: "a substance that is feebly repelled", near: "magnets" },
    { name: "a ferromagnet", is: "a substance that is strongly attracted", near: "magnets" },
  ],
  ask: [
    { question: ({ is }) => `Which term stands for ${is}?`, answer: ({ name }) => name },
    { question: ({ name }) => `What is ${name}?`, answer: ({ is }) => is },
  ],
  explain: ({ name, is }) => `${name.charAt(0).toUpperCase()}${name.slice(1)} is ${is}.`,
};

test("a false statement is always grammatical", () => {
  const wrong = claimsOf(TERMS, TERMS.rows).flatMap((claim) => claim.wrong().map(({ text }) => text));
  expect(wrong).toContain("A diamagnet is a substance that is feebly attracted.");
  expect(wrong).toContain("Retentivity is the reverse field that ends a magnetisation.");
  expect(wrong.filter((text) => /^A .* is the|ity is a /.test(text))).toEqual([]);
});

test("a false statement names something of the same kind", () => {
  const rows = [
    { name: "a working set", is: "the set of pages that a process has used lately", near: "memory" },
    { name: "fragmentation", is: "the waste of space between the blocks in use", near: "memory" },
    { name: "thrashing", is: "the state in which paging takes most of the time", near: "memory" },
    { name: "swapping", is: "the moving of a whole process to the disk", near: "memory" },
  ];
  const wrong = claimsOf({ ...TERMS, rows }, rows).flatMap((claim) => claim.wrong().map(({ text }) => text));
  expect(wrong).toContain("Thrashing is the waste of space between the blocks in use.");
  expect(wrong.filter((text) => /working set is|Swapping is/.test(text))).toEqual([]);
});

test("an explanation's remark about the options is not used as a statement", () => {
  const explain: typeof TERMS.explain = (row) =>
    `${TERMS.explain(row).slice(0, -1)}; the other three are made up.`;
  const told = claimsOf({ ...TERMS, explain }, TERMS.rows).map(({ right }) => right);
  expect(told.filter((text) => text.includes("made up"))).toEqual([]);
});

test.each([
  [
    "Which gland lies above each kidney?",
    "the adrenal gland",
    "The adrenal gland is the gland that lies above each kidney.",
  ],
  ["Who founded the Ghadar Party?", "Lala Hardayal", "Lala Hardayal founded the Ghadar Party."],
  ["What is the capital of France?", "Paris", "Paris is the capital of France."],
  ["Which of these is a gymnosperm?", "deodar", "Deodar is a gymnosperm."],
  ["How many chambers does the heart of a frog have?", "3", "The heart of a frog has 3 chambers."],
  ["Which enzyme adds the first phosphate to glucose?", "hexokinase", undefined],
  ["Which sex chromosomes has a hen?", "ZW", undefined],
  ["What is the shape of the pyramid?", "inverted", undefined],
  ["Which of these is NOT a mammal?", "shark", undefined],
  ["Why is the membrane called fluid?", "its parts move", undefined],
])("%s", (question, answer, statement) => {
  expect(turnRound(question, answer)).toBe(statement);
});

const CELLS = [
  ["red blood cells", "are the cells that carry oxygen"],
  ["neutrophils", "are the most numerous white blood cells"],
  ["basophils", "are the rarest white blood cells"],
  ["monocytes", "are the largest white blood cells"],
  ["platelets", "are the fragments that start a clot"],
  ["Clara's club cells", "are the cells that Clara found in the lung"],
].map(([name = "", are = ""]) => ({ name, are, near: "blood" }));

const BLOOD: FactTable<(typeof CELLS)[number]> = {
  name: "fixture-cells",
  topic: "circulation-and-respiration",
  difficulty: "MEDIUM",
  kind: "cell",
  rows: CELLS,
  ask: [
    { question: ({ are }) => `Which of these ${are}?`, answer: ({ name }) => name },
    {
      question: ({ name }) => `Complete the sentence: In the body, ${name} ____.`,
      answer: ({ are }) => are,
      heading: "What they are",
    },
  ],
  explain: ({ name, are }) => `The ${name} ${are}.`,
};

test("a false statement does not refute itself, and none begins with the frame of its question", () => {
  const claims = claimsOf(BLOOD, CELLS);
  const wrong = claims.flatMap((claim) => claim.wrong().map(({ text }) => text));
  expect(wrong).toContain("The basophils are the largest white blood cells.");
  expect(wrong.filter((text) => /red blood cells .*white blood cells/.test(text))).toEqual([]);
  // Her name says where she found it.
  expect(wrong.filter((text) => text.includes("Clara"))).toEqual([]);
  for (const { right } of claims) expect(right).toMatch(/^The /);
});

test("an entry of a list loses the verb of its sentence", () => {
  const match = formatWriters(BLOOD).find(({ name }) => name.includes("/match"));
  const { question } = writeQuestion(match as Writer, 1, 1);
  expect(question.questionText).toMatch(/^[IV]+\. The /m);
  expect(question.questionText).not.toMatch(/^[IV]+\. Are /m);
});

const ENZYMES = [
  ["RNA polymerase I", "transcribes the large ribosomal genes of eukaryotes"],
  ["RNA polymerase III", "transcribes the transfer genes of eukaryotes"],
  ["Helicase", "unwinds the double helix at the fork"],
  ["Primase", "lays down a short starting piece"],
  ["Ligase", "joins the fragments of the lagging strand"],
  ["Gyrase", "takes the strain off the coil ahead of the fork"],
] as const;

test("a list never has entries whose names and descriptions both share a word that the others lack", () => {
  const lists = ENZYMES.map(([left, right]) => ({ left, right }));
  expect(fallTogether(lists.slice(0, 4))).toEqual(lists.slice(0, 2));
  expect(fallTogether(lists.slice(1, 5))).toBeUndefined();
  const byArticle = [
    { left: "An oscillator", right: "A circuit for signals" },
    { left: "A rectifier", right: "A component of supplies" },
    { left: "The base", right: "The middle region" },
    { left: "The gap", right: "The forbidden energies" },
  ];
  expect(fallTogether(byArticle)).toEqual(byArticle.slice(0, 2));
  const [match] = formatWriters({
    name: "fixture-enzymes",
    topic: "programming-basics",
    difficulty: "MEDIUM",
    kind: "enzyme",
    rows: ENZYMES.map(([name, does]) => ({ name, does })),
    ask: [
      { question: ({ name }) => `What does ${name} do?`, answer: ({ does }) => does, heading: "Task" },
      { question: ({ does }) => `Which enzyme ${does}?`, answer: ({ name }) => name, heading: "Enzyme" },
    ],
    explain: ({ name, does }) => `The enzyme ${name} ${does}.`,
  }).filter(({ name }) => name.endsWith("/match"));
  for (let seed = 0; seed < 60; seed++) {
    const { question } = writeQuestion(match as Writer, seed, seed % (match?.size ?? 1));
    expect(question.questionText.match(/RNA polymerase/g)?.length ?? 0).toBeLessThan(2);
  }
});
