import { expect, test } from "vitest";
import { seededRandom } from "../src/numbers/random.ts";
import type { TopicKey } from "../src/syllabus/syllabus.ts";
import { topicsOfUnit } from "../src/syllabus/syllabus.ts";
import { loadSetWriters, loadUnits } from "../src/writers/load.ts";

/** Words of which each question on a topic has at least one. */
const WORDS: Record<string, RegExp> = {
  "letter-series": /series|alphabet|letters?\b|dictionary/i,
  "number-patterns": /numbers?\b|series|square|row/i,
  "coding-decoding": /cod(e|ed|es)\b/i,
  "blood-relations": /related|relation|family|father|mother|sister|brother|daughter|son\b|photograph/i,
  "direction-sense": /north|south|east|west|shadow|direction/i,
  "ranking-and-order": /\b\d+(st|nd|rd|th)\b|row|rank|heavier|taller|older|finish|order|differ/i,
  "seating-arrangement": /\bsits?\b|\bsat\b|seat/i,
  puzzles: /floor|box|stack|month|\bday|\blives?\b|hall|bag|game|match|judge|card|road|pipe|sales|birthday/i,
  syllogisms: /statements?.*conclusion|which/is,
  "inequalities-reasoning": /[<>≤≥=]|greater|smaller/,
  analogies: /is to|related|relation/i,
  "odd-one-out": /different|does not|not follow|not belong|pairs/i,
  "calendar-and-clock": /clock|day of the week|weekday|calendar|month|date/i,
  "mathematical-operations": /sign|interchang|operation|numbers should|means \$/i,
  "cubes-and-dice": /cube|dice|\bdie\b|block|sheet|mirror|triangles|squares|rectangles|net\b/i,
  "critical-reasoning": /statement|argument|assum|conclu|follow|true|truth|weaken|strengthen|says|“/is,
  "venn-diagrams": /diagram|\bof (the )?\d+|in a group|both|exactly|members/i,
  "input-output": /machine/i,
};

const SAMPLES = 12;

test("every topic of reasoning says what its questions are about", () => {
  expect(Object.keys(WORDS).toSorted()).toEqual(
    topicsOfUnit("reasoning")
      .map(({ key }) => key)
      .toSorted(),
  );
});

test.each(await loadUnits(new Set(["reasoning"] as const)))(
  "the questions of $name belong to its topic, $topic",
  (writer) => {
    const texts = Array.from({ length: SAMPLES }, (_, at) => {
      const index = Number.isFinite(writer.size) ? at % writer.size : at;
      return writer.draft(seededRandom(`${writer.name} ${at}`), index)?.text;
    }).filter((text) => text !== undefined);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(text).toMatch(WORDS[writer.topic] ?? /never/);
  },
);

/** Questions about a figure that has to be seen, not derived from clues. */
const ABOUT_FIGURES =
  /mirror|folded|punched|how many (triangles|squares|rectangles)|opposite to the face|stack of equal cubes/i;
const FIGURES: TopicKey = "cubes-and-dice";

test("mirrored, folded and counted figures belong to the topic that teaches them", async () => {
  const misplaced = (await loadUnits(new Set(["reasoning"] as const))).filter((writer) => {
    const text = writer.draft(seededRandom(writer.name), 0)?.text ?? "";
    return ABOUT_FIGURES.test(text) && writer.topic !== FIGURES;
  });
  expect(misplaced.map(({ name }) => name)).toEqual([]);
});

test("every set of reasoning has a topic of reasoning", async () => {
  const keys = topicsOfUnit("reasoning").map(({ key }) => key);
  const sets = await loadSetWriters(new Set(["reasoning"] as const));
  expect(sets.length).toBeGreaterThan(10);
  for (const { topic } of sets) expect(keys).toContain(topic);
});
