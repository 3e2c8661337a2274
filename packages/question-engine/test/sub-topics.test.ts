import { expect, test } from "vitest";
import { matchTopic } from "../src/match-topic.ts";
import { SUBTOPICS } from "../src/syllabus/sub-topics/sub-topics.ts";
import { UNITS } from "../src/syllabus/units.ts";
import { loadUnits } from "../src/writers/load.ts";
import { HEADINGS } from "./headings.ts";

const writers = await loadUnits(new Set(UNITS));

test("the headings are many and differ", () => {
  expect(new Set(HEADINGS.map(({ name }) => name)).size).toBe(HEADINGS.length);
  expect(HEADINGS.length).toBeGreaterThanOrEqual(250);
});

test("every writer that a sub-topic names is there", () => {
  const known = new Set(writers.flatMap(({ name }) => [name, name.split("/")[0]]));
  const named = SUBTOPICS.flatMap(({ writers = "" }) => writers.split(/\s+/).filter(Boolean));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test("no two sub-topics of a unit have the same title, and each is found by it", () => {
  for (const subtopic of SUBTOPICS) {
    const match = matchTopic(subtopic.title);
    expect([subtopic.title, match.kind]).toEqual([subtopic.title, "subtopic"]);
    expect(match.known && match.subtopics).toContain(subtopic);
  }
});
