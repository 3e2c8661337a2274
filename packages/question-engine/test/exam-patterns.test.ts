import { markAnswer } from "@prepfeed/contract/mock-tests/paper-marking";
import {
  FORMS,
  knownUnits,
  questionsOf,
  rulesOf,
  totalQuestions,
  totalUnits,
  UNITS_PER_MARK,
} from "@prepfeed/contract/mock-tests/paper-rules";
import { describe, expect, it } from "vitest";
import { EXAM_PATTERNS, patternOf } from "../src/exams/rules/all-exams.ts";

/** Exam, section, which of its rules, key, answer, and the marks as a fraction. */
const CASES: [
  id: string,
  section: string,
  rule: number,
  key: string,
  answer: string | null,
  marks: string,
][] = [
  ["jee-main-2026", "Physics", 0, "B", "B", "4"],
  ["jee-main-2026", "Physics", 0, "B", "C", "-1"],
  ["jee-main-2026", "Physics", 0, "B", null, "0"],
  ["jee-main-2026", "Physics", 1, "42", "42", "4"],
  ["jee-main-2026", "Physics", 1, "42", "41", "-1"],
  ["jee-advanced-2026-1", "Chemistry", 0, "A", "A", "3"],
  ["jee-advanced-2026-1", "Chemistry", 0, "A", "D", "-1"],
  ["jee-advanced-2026-1", "Chemistry", 1, "ABCD", "ABCD", "4"],
  ["jee-advanced-2026-1", "Chemistry", 1, "ABCD", "ABC", "3"],
  ["jee-advanced-2026-1", "Chemistry", 1, "ABCD", "AC", "2"],
  ["jee-advanced-2026-1", "Chemistry", 1, "ABCD", "D", "1"],
  ["jee-advanced-2026-1", "Chemistry", 1, "ABC", "AB", "2"],
  ["jee-advanced-2026-1", "Chemistry", 1, "ABC", "C", "1"],
  ["jee-advanced-2026-1", "Chemistry", 1, "AB", "B", "1"],
  ["jee-advanced-2026-1", "Chemistry", 1, "AB", "AB", "4"],
  ["jee-advanced-2026-1", "Chemistry", 1, "A", "A", "4"],
  ["jee-advanced-2026-1", "Chemistry", 1, "AB", "ABC", "-1"],
  ["jee-advanced-2026-1", "Chemistry", 1, "ABC", "BD", "-1"],
  ["jee-advanced-2026-1", "Chemistry", 1, "ABC", null, "0"],
  ["jee-advanced-2026-1", "Chemistry", 2, "2.35", "2.35", "4"],
  ["jee-advanced-2026-1", "Chemistry", 2, "2.35", "2.3", "0"],
  ["jee-advanced-2026-1", "Chemistry", 3, "C", "A", "-1"],
  ["jee-advanced-2026-2", "Mathematics", 3, "7", "7", "2"],
  ["jee-advanced-2026-2", "Mathematics", 3, "7", "8", "0"],
  ["neet-2026", "Biology", 0, "D", "D", "4"],
  ["neet-2026", "Biology", 0, "D", "A", "-1"],
  ["gate-cs-2026", "General Aptitude", 0, "A", "B", "-1/3"],
  ["gate-cs-2026", "General Aptitude", 1, "A", "B", "-2/3"],
  ["gate-cs-2026", "Computer Science", 1, "AC", "AC", "1"],
  ["gate-cs-2026", "Computer Science", 1, "AC", "A", "0"],
  ["gate-cs-2026", "Computer Science", 2, "10", "11", "0"],
  ["gate-cs-2026", "Computer Science", 5, "10", "10", "2"],
  ["cat-2025", "VARC", 0, "A", "B", "-1"],
  ["cat-2025", "DILR", 1, "12", "13", "0"],
  ["cat-2025", "QA", 1, "12", "12", "3"],
  ["upsc-gs-2026", "General Studies", 0, "A", "A", "2"],
  ["upsc-gs-2026", "General Studies", 0, "A", "B", "-2/3"],
  ["upsc-csat-2026", "CSAT", 0, "A", "B", "-5/6"],
  ["ssc-cgl-2026", "English", 0, "A", "B", "-1/2"],
  ["ibps-po-2025", "Reasoning", 0, "E", "E", "8/7"],
  ["ibps-po-2025", "Reasoning", 0, "E", "B", "-2/7"],
  ["ibps-po-2025", "Quantitative Aptitude", 0, "E", "B", "-3/14"],
  ["sbi-po-2025", "English", 0, "A", "B", "-1/4"],
  ["rrb-ntpc-2026", "Mathematics", 0, "A", "B", "-1/3"],
  ["nda-maths-2026", "Mathematics", 0, "A", "B", "-5/6"],
  ["nda-gat-2026", "English", 0, "A", "B", "-4/3"],
  ["cds-english-2026", "English", 0, "A", "A", "5/6"],
  ["cds-english-2026", "English", 0, "A", "B", "-5/18"],
  ["cds-gk-2026", "General Knowledge", 0, "A", "B", "-5/18"],
  ["cds-maths-2026", "Elementary Mathematics", 0, "A", "B", "-1/3"],
  ["afcat-2026", "English", 0, "A", "B", "-1"],
  ["sat-2026", "Math 1", 1, "0.5", "0.5", "1"],
  ["sat-2026", "Math 1", 0, "A", "B", "0"],
  ["gre-2026", "Quantitative 1", 1, "AB", "A", "0"],
  ["gmat-2026", "Verbal Reasoning", 0, "E", "A", "0"],
];

const signed = (marks: string) =>
  marks.startsWith("-") ? 0 - knownUnits(marks.slice(1)) : knownUnits(marks);

describe("marking by the patterns", () => {
  it.each(CASES)("%s, %s, rule %i: key %s, answered %s, gives %s", (id, name, at, right, answer, marks) => {
    const rule = patternOf(id)?.sections.find((section) => section.name === name)?.rules[at];
    if (!rule) throw new Error("no such rule");
    expect(markAnswer(rule, { kind: rule.kind, correctAnswer: right, tolerance: null }, answer).units).toBe(
      signed(marks),
    );
  });

  it("knows every exam in the table", () => {
    const proven = new Set(CASES.map(([id]) => id));
    expect(EXAM_PATTERNS.filter(({ id }) => !proven.has(id)).map(({ id }) => id)).toEqual([]);
  });
});

describe("the patterns", () => {
  const TOTALS: Record<string, [questions: number, marks: number, minutes: number]> = {
    "jee-main-2026": [75, 300, 180],
    "jee-advanced-2026-1": [48, 180, 180],
    "jee-advanced-2026-2": [54, 180, 180],
    "neet-2026": [180, 720, 180],
    "gate-cs-2026": [65, 100, 180],
    "cat-2025": [68, 204, 120],
    "upsc-gs-2026": [100, 200, 120],
    "upsc-csat-2026": [80, 200, 120],
    "ssc-cgl-2026": [100, 200, 60],
    "ibps-po-2025": [100, 100, 60],
    "sbi-po-2025": [100, 100, 60],
    "rrb-ntpc-2026": [100, 100, 90],
    "nda-maths-2026": [120, 300, 150],
    "nda-gat-2026": [150, 600, 150],
    "cds-english-2026": [120, 100, 120],
    "cds-gk-2026": [120, 100, 120],
    "cds-maths-2026": [100, 100, 120],
    "afcat-2026": [100, 300, 120],
    "sat-2026": [98, 98, 134],
    "gre-2026": [54, 54, 88],
    "gmat-2026": [64, 64, 135],
  };

  it.each(EXAM_PATTERNS.map((pattern) => [pattern.id, pattern] as const))("%s adds up", (id, pattern) => {
    expect([totalQuestions(pattern), totalUnits(pattern) / UNITS_PER_MARK, pattern.durationMinutes]).toEqual(
      TOTALS[id],
    );
    const clocks = pattern.sections.map(({ durationMinutes }) => durationMinutes ?? 0);
    expect(clocks.reduce((sum, minutes) => sum + minutes, 0)).toBe(
      pattern.locked ? pattern.durationMinutes : 0,
    );
  });

  it("have a short form of a third, and forms by section", () => {
    for (const pattern of EXAM_PATTERNS) {
      const short = rulesOf(pattern, "short");
      expect(short?.sections.map(questionsOf)).toEqual(
        pattern.sections.map((section) => Math.round(questionsOf(section) / 3)),
      );
      expect(Math.abs((short?.durationMinutes ?? 0) - pattern.durationMinutes / 3)).toBeLessThan(2);
      for (const { name } of pattern.sections) {
        const one = rulesOf(pattern, "section", name);
        expect(one?.sections.map((section) => section.name)).toEqual([name]);
        expect(one?.locked).toBe(false);
      }
    }
    const [main] = EXAM_PATTERNS;
    expect(main && rulesOf(main, "section", "Astrology")).toBeUndefined();
    expect(FORMS).toContain("short");
  });
});
