import { EXAM_TYPES, SECTIONS, SUBJECTS } from "@prepfeed/contract/catalogue";
import { expect, test } from "vitest";
import { styleOf } from "../src/exam-styles.ts";
import { TOPICS, topicsOfSubject, topicsOfUnit } from "../src/syllabus/syllabus.ts";
import { SECTION_UNITS, UNITS, type Unit } from "../src/syllabus/units.ts";

test("every topic key is used once", () => {
  expect(new Set(TOPICS.map(({ key }) => key)).size).toBe(TOPICS.length);
});

test("what is only a part of a topic is one of its names", () => {
  for (const { aliases, parts } of TOPICS) expect(aliases).toEqual(expect.arrayContaining([...parts]));
});

test.each(UNITS)("%s has at least 12 topics", (unit) => {
  expect(topicsOfUnit(unit).length).toBeGreaterThanOrEqual(12);
});

test.each(SUBJECTS)("%s has topics of its own", (subject) => {
  expect(topicsOfSubject(subject).every((topic) => topic.subject === subject)).toBe(true);
  expect(topicsOfSubject(subject).length).toBeGreaterThanOrEqual(12);
});

test.each(SECTIONS)("%s draws from units that exist", (section) => {
  expect(Object.keys(SECTION_UNITS[section]).every((unit) => UNITS.includes(unit as Unit))).toBe(true);
});

test("every exam type has a style, and every family but the general one stresses topics", () => {
  for (const examType of EXAM_TYPES) {
    const { family, style } = styleOf(examType);
    expect(Object.keys(style.units).length).toBeGreaterThan(0);
    if (family !== "GENERAL") expect(TOPICS.some(({ stressedBy }) => stressedBy.includes(family))).toBe(true);
  }
});
