import { expect, test } from "vitest";
import { generateQuestions } from "../../src/composing/generate.ts";
import { matchTopic } from "../../src/composing/match-topic.ts";
import { writersAbout } from "../../src/composing/narrow.ts";
import { SUBTOPICS } from "../../src/syllabus/sub-topics/sub-topics.ts";
import { topicOf } from "../../src/syllabus/syllabus.ts";
import { UNITS } from "../../src/syllabus/units.ts";
import { loadUnit, loadUnits } from "../../src/writers/load.ts";
import { HEADINGS } from "./headings.ts";
import { scoreHeadings } from "./score-headings.ts";

const writers = await loadUnits(new Set(UNITS));

test("the headings are many and different", () => {
  expect(new Set(HEADINGS.map(({ name }) => name)).size).toBe(HEADINGS.length);
  expect(HEADINGS.length).toBeGreaterThanOrEqual(250);
});

test("nine in ten headings give five questions about them, and for the rest the learner is told near topics", async () => {
  const scores = await scoreHeadings();
  const unserved = scores.filter(({ isServed }) => !isServed);
  expect(unserved.filter(({ isSaid }) => !isSaid)).toEqual([]);
  expect(unserved.every(({ found }) => found.length > 0)).toBe(true);
  expect(1 - unserved.length / scores.length).toBeGreaterThanOrEqual(0.9);
});

test("every writer that a sub-topic names exists, and every pattern finds something", () => {
  const known = new Set(writers.flatMap(({ name }) => [name, name.split("/")[0]]));
  const missing = SUBTOPICS.flatMap((subtopic) => subtopic.writers.filter((name) => !known.has(name)));
  expect(missing).toEqual([]);
  expect(
    SUBTOPICS.filter((subtopic) => writersAbout(subtopic, writers).length === 0).map(({ title }) => title),
  ).toEqual([]);
});

test.each(UNITS)("%s: a table's rows name sub-topics of their own topic", async (unit) => {
  const named = (await loadUnit(unit)).flatMap((writer) =>
    Array.from({ length: writer.preview ? writer.size : 0 }, (_, index) => ({
      about: writer.preview?.(index).about,
      topic: writer.topic,
    })),
  );
  for (const { about, topic } of named) {
    if (about === undefined) continue;
    expect(SUBTOPICS.some((other) => other.title === about && other.topic === topic)).toBe(true);
  }
});

test("each sub-topic is found by its title and its other names", () => {
  const lost = SUBTOPICS.flatMap((subtopic) =>
    [subtopic.title, ...subtopic.aliases].filter((name) => {
      const match = matchTopic(name);
      return !(match.known && match.kind === "subtopic" && match.subtopics.includes(subtopic));
    }),
  );
  expect(lost).toEqual([]);
});

test("questions of the requested difficulty come first, and a sub-topic gives all that it has", async () => {
  const title = "Krebs cycle";
  const easy = await generateQuestions({ topic: title, difficulty: "EASY", count: 3, seed: 1 });
  expect(easy.map(({ difficulty }) => difficulty)).toEqual(["EASY", "EASY", "EASY"]);
  const all = await generateQuestions({ topic: title, difficulty: "EASY", count: 50, seed: 1 });
  expect(all.length).toBeGreaterThanOrEqual(9);
  expect(all.length).toBeLessThan(50);
  expect(new Set(all.map(({ subtopic }) => subtopic))).toEqual(new Set([title]));
  expect(new Set(all.map(({ difficulty }) => difficulty)).size).toBeGreaterThan(1);
});

test("the other topics of a sub-topic belong to its unit", () => {
  for (const { topic, topics } of SUBTOPICS) {
    const units = topics.map((key) => topicOf(key).unit);
    expect(new Set(units)).toEqual(new Set([topicOf(topic).unit]));
  }
});
