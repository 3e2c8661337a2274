import type { Readiness } from "@prepfeed/contract/learning/readiness";
import type { TopicGroup } from "@prepfeed/contract/learning/topics";
import { expect, test } from "vitest";
import { gainedMarks, type Loaded, raisedTopics, standingOf } from "./gains.ts";

const groups = (genetics: "STARTED" | "FAMILIAR", ecology?: "PROFICIENT" | "STARTED"): TopicGroup[] => [
  {
    title: "Biology",
    subject: "BIOLOGY",
    topics: [
      { slug: "genetics", title: "Genetics", level: genetics },
      { slug: "ecology", title: "Ecology", ...(ecology && { level: ecology }) },
    ],
  },
];

const readiness = (...marks: [pattern: string, marks: number][]): Readiness => ({
  examType: "JEE_ADVANCED",
  papers: marks.map(([pattern, marks]) => ({
    pattern,
    name: pattern.toUpperCase(),
    marks,
    low: marks - 20,
    high: marks + 20,
    outOf: 180,
    cutOff: null,
  })),
  topics: [],
  missing: null,
});

const before = (loaded: Partial<Loaded>) =>
  standingOf({ groups: undefined, readiness: undefined, progress: undefined, ...loaded });

test("a topic is raised if its level is higher than before", () => {
  const standing = before({ groups: groups("STARTED", "PROFICIENT") });
  expect(raisedTopics(standing, groups("FAMILIAR", "STARTED"))).toEqual([
    { slug: "genetics", title: "Genetics", from: "STARTED", to: "FAMILIAR" },
  ]);
});

test("a topic that was unknown before, or is unknown now, is not raised", () => {
  const standing = before({ groups: groups("STARTED") });
  expect(raisedTopics(standing, groups("STARTED", "PROFICIENT"))).toEqual([]);
  expect(raisedTopics(standing, undefined)).toEqual([]);
});

test("marks are gained in each paper that expects more of them than before", () => {
  const standing = before({ readiness: readiness(["one", 80], ["two", 90]) });
  expect(gainedMarks(standing, readiness(["one", 78], ["two", 93]))).toEqual([
    { pattern: "two", name: "TWO", from: 90, to: 93 },
  ]);
  expect(gainedMarks(before({}), readiness(["one", 80]))).toEqual([]);
});
