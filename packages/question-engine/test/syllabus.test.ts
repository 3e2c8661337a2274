import { EXAM_TYPES, SECTIONS, SUBJECTS } from "@prepfeed/contract/foundation/catalogue";
import { expect, test } from "vitest";
import { examOf } from "../src/exams/rules/all-exams.ts";
import { TOPICS, titleInSentence, topicsOfSubject, topicsOfUnit } from "../src/syllabus/syllabus.ts";
import { SECTION_UNITS, UNITS, type Unit } from "../src/syllabus/units.ts";

test("every topic key is used once", () => {
  expect(new Set(TOPICS.map(({ key }) => key)).size).toBe(TOPICS.length);
});

test.each([
  ["cell-biology", "the cell"],
  ["plant-kingdom", "the plant kingdom and plant structure"],
  ["s-and-p-block", "s- and p-block elements"],
  ["molecular-biology", "DNA, RNA and gene expression"],
  ["newtons-laws", "Newton's laws of motion"],
  ["bhakti-and-sufi", "Bhakti and Sufi movements"],
  ["organic-basics", "organic chemistry"],
] as const)("the title of %s within a sentence is %s", (key, title) => {
  expect(titleInSentence(key)).toBe(title);
});

test("the name of a part of a topic is one of its names", () => {
  for (const { aliases, parts } of TOPICS) expect(aliases).toEqual(expect.arrayContaining([...parts]));
});

test.each(UNITS)("%s has at least 12 topics", (unit) => {
  expect(topicsOfUnit(unit).length).toBeGreaterThanOrEqual(12);
});

test.each(SUBJECTS)("%s has its own topics", (subject) => {
  expect(topicsOfSubject(subject).every((topic) => topic.subject === subject)).toBe(true);
  expect(topicsOfSubject(subject).length).toBeGreaterThanOrEqual(12);
});

test.each(SECTIONS)("%s draws from existing units", (section) => {
  expect(Object.keys(SECTION_UNITS[section]).every((unit) => UNITS.includes(unit as Unit))).toBe(true);
});

test("every exam type has a style, and every family except the general one stresses topics", () => {
  for (const examType of EXAM_TYPES) {
    const { family, practice } = examOf(examType);
    expect(Object.keys(practice).length).toBeGreaterThan(0);
    if (family !== "GENERAL") expect(TOPICS.some(({ stressedBy }) => stressedBy.includes(family))).toBe(true);
  }
});
