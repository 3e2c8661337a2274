import { expect, test } from "vitest";
import { generateQuestions } from "../src/composing/generate.ts";
import { matchTopic, UnknownTopicError } from "../src/composing/match-topic.ts";

function keysFor(wanted: string): string[] {
  const match = matchTopic(wanted);
  return match.known ? match.topics.map(({ key }) => key) : [];
}

test.each([
  ["trigo", "trigonometry"],
  ["Trigonometry", "trigonometry"],
  ["tigonometry", "trigonometry"],
  ["Newton's laws", "newtons-laws"],
  ["newtons law", "newtons-laws"],
  ["Mughal", "mughal-empire"],
  ["mugal empire", "mughal-empire"],
  ["questions on the Mughal empire", "mughal-empire"],
  ["Ohms law", "current-electricity"],
  ["DBMS", "databases"],
  ["pH", "acids-bases-salts"],
  ["C++", "c-and-cpp"],
  ["kinamatics", "kinematics"],
  ["photosynthsis", "plant-physiology"],
  ["class 10 probability", "probability"],
  ["quadratic-equations", "quadratic-equations"],
  ["Profit and Loss", "profit-and-loss"],
])("%s means %s", (wanted, key) => {
  expect(keysFor(wanted)).toEqual([key]);
});

test("a word of several topics means them all", () => {
  expect(keysFor("calculus")).toEqual([
    "limits-and-continuity",
    "differentiation",
    "integration",
    "differential-equations",
  ]);
  expect(keysFor("cells")).toContain("cell-biology");
});

test("a subject or section means all of its topics", () => {
  expect(keysFor("Physics").length).toBeGreaterThanOrEqual(12);
  expect(keysFor("maths")).toContain("trigonometry");
  expect(keysFor("reasoning")).toContain("syllogisms");
});

test.each([
  ["Krebs cycle", "subtopic"],
  ["citric acid cycle", "subtopic"],
  ["Mughal", "topic"],
  ["questions on the Mughal empire", "topic"],
  ["Mughal carpets", "near"],
  ["photosynthesis", "near"],
  ["kinamatics", "topic"],
  ["DBMS", "topic"],
  ["Krebs cycle of yeast", "near"],
  ["quantum basket weaving", "unknown"],
])("%s is known as a %s", (wanted, kind) => {
  expect(matchTopic(wanted).kind).toBe(kind);
});

test("an unknown topic names the nearest known ones", async () => {
  expect(keysFor("quantum basket weaving")).toEqual([]);
  const refused = generateQuestions({ topic: "quantum basket weaving", count: 5, seed: 1 });
  await expect(refused).rejects.toThrow(UnknownTopicError);
  await expect(refused).rejects.toThrow(/no questions on "quantum basket weaving" yet.*Modern physics/);
});

test("only the beginning of a very long text is compared with all names", () => {
  expect(keysFor(`kinematics${" ".repeat(200)}${"zebra crossing ".repeat(200)}`)).toEqual(["kinematics"]);
});
