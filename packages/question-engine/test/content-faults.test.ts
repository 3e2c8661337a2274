import { expect, it } from "vitest";
import { contentFaults } from "../bin/content-faults.ts";

const TABLE = `- table: currents
  topic: oceans
  difficulty: MEDIUM
  kind: current
  ask:
    - question: Which current flows along <coast>?
      answer: <name>
      except: [Gulf Stream]
  explain: The <name> flows along <coast>.
  rows:
    - {name: Gulf Stream, coast: the United States}
    - {name: Kuroshio, coast: Japan}
`;

it("finds no error in a good table", () => {
  expect(contentFaults(TABLE)).toEqual([]);
});

it.each([
  ["a topic that is not in the syllabus", "topic: oceans", "topic: ocean", 2, /no topic of the syllabus/],
  ["a column that no row has", "The <name> flows", "The <nam> flows", 9, /column "nam"/],
  ["a row that is not there", "[Gulf Stream]", "[Gulfstream]", 8, /row "Gulfstream"/],
  ["an unknown key", "kind: current", "sort: current", 1, /sort/],
  ["an unknown kind of entry", "- table:", "- tables:", 1, /begins with "tables"/],
  ["a level that is none", "{name: Kuroshio,", "{name: Kuroshio, difficulty: Hard,", 12, /difficulty/],
  ["broken YAML", "{name: Kuroshio, coast: Japan}", "{name: Kuroshio, coast: Japan", 13, /flow/i],
])("names the line of %s", (_, right, wrong, line, what) => {
  expect(contentFaults(TABLE.replace(right, wrong))).toContainEqual({
    line,
    what: expect.stringMatching(what),
  });
});

const QUESTIONS = `- questions: ocean-questions
  topic: oceans
  rows:
    - subtopic: Gulf Stream
      question: Which ocean is the largest?
      answer: the Pacific
      wrong: [the Atlantic, the Indian Ocean, the Arctic]
      because: The Pacific is the largest.
- subjects: ocean-statements
  rows:
    - topic: oceans
      about: the Pacific
      right:
        - {statement: It is the largest., because: It covers a third of the earth.}
        - {statement: It is the deepest., because: It has the Mariana Trench.}
      wrong:
        - {statement: It is the coldest., because: The Arctic is.}
`;

it("names the lines of an unknown sub-topic and of too few statements", () => {
  expect(contentFaults(QUESTIONS)).toEqual([
    { line: 4, what: expect.stringMatching(/subtopic is no sub-topic of the syllabus/) },
    { line: 13, what: expect.stringMatching(/right .*>=3/) },
    { line: 16, what: expect.stringMatching(/wrong .*>=3/) },
  ]);
});

it("finds a repeated entry", () => {
  expect(contentFaults(TABLE + TABLE)).toEqual([{ line: 13, what: 'table "currents" is here twice' }]);
});

it("finds an entry that no writer uses", () => {
  expect(contentFaults(TABLE, () => false)).toEqual([
    { line: 1, what: 'table "currents" is asked by no writer' },
  ]);
});
