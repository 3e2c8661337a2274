import { markPaper } from "@prepfeed/contract/mock-tests/paper-marking";
import { type ExamPattern, type PaperRules, rulesOf } from "@prepfeed/contract/mock-tests/paper-rules";
import { tieKeyOf } from "@prepfeed/contract/mock-tests/tie-breaks";
import { describe, expect, it } from "vitest";
import { EXAM_PATTERNS, patternOf } from "../src/exams/rules/all-exams.ts";

const pattern = (id: string): ExamPattern => {
  const found = patternOf(id);
  if (!found) throw new Error("no such pattern");
  return found;
};

/** The tie-break values of a learner with these right and wrong answers in each section, at +4 and −1. */
function keyOf(rules: PaperRules, given: Record<string, [right: number, wrong: number]>) {
  const rule = { marks: "4", negativeMarks: "1", partial: false };
  const questions = rules.sections.flatMap(({ name }, section) => {
    const [right = 0, wrong = 0] = given[name] ?? [];
    return [...Array(right).fill("A"), ...Array(wrong).fill("B")].map((answer: string) => ({
      section,
      rule,
      key: { kind: "SINGLE" as const, correctAnswer: "A", tolerance: null },
      answer,
    }));
  });
  return tieKeyOf(rules, markPaper(questions, rules.sections.length, rules.dropPolicy));
}

/** As the database compares lists. */
function compare(a: number[], b: number[]): number {
  const at = a.findIndex((value, place) => value !== b[place]);
  return at < 0 ? 0 : Math.sign((a[at] ?? 0) - (b[at] ?? 0));
}

type Given = Record<string, [number, number]>;
/** Pattern, two learners with equal marks, and who is ahead: 1 the first, 0 nobody. */
const CASES: [why: string, id: string, first: Given, second: Given, ahead: number][] = [
  [
    "more marks in biology",
    "neet-2026",
    { Biology: [2, 0], Physics: [1, 0] },
    { Biology: [1, 0], Physics: [2, 0] },
    1,
  ],
  [
    "then in chemistry",
    "neet-2026",
    { Chemistry: [2, 0], Physics: [1, 0] },
    { Chemistry: [1, 0], Physics: [2, 0] },
    1,
  ],
  ["then fewer wrong for each right", "neet-2026", { Biology: [1, 0] }, { Biology: [2, 4] }, 1],
  [
    "and in all before one subject",
    "neet-2026",
    { Biology: [2, 4], Physics: [5, 0] },
    { Biology: [1, 0], Physics: [7, 8] },
    1,
  ],
  ["equal in everything", "neet-2026", { Biology: [2, 1] }, { Biology: [2, 1] }, 0],
  ["mathematics first", "jee-main-2026", { Mathematics: [2, 0] }, { Physics: [2, 0] }, 1],
  ["physics before chemistry", "jee-main-2026", { Physics: [2, 0] }, { Chemistry: [2, 0] }, 1],
  ["only wrong ones are worse than none", "jee-main-2026", { Physics: [0, 0] }, { Physics: [1, 4] }, 1],
  ["more positive marks", "jee-advanced-2026-1", { Chemistry: [2, 4] }, { Mathematics: [1, 0] }, 1],
  ["then mathematics", "jee-advanced-2026-1", { Mathematics: [1, 0] }, { Physics: [1, 0] }, 1],
  ["chemistry decides nothing", "jee-advanced-2026-1", { Chemistry: [2, 1] }, { Chemistry: [2, 1] }, 0],
  ["an exam without them", "gate-cs-2026", { "General Aptitude": [1, 0] }, { "Computer Science": [1, 0] }, 0],
];

describe("between equal marks", () => {
  it.each(CASES)("%s (%s)", (_, id, first, second, ahead) => {
    const rules = pattern(id);
    expect(compare(keyOf(rules, first), keyOf(rules, second))).toBe(ahead);
    expect(compare(keyOf(rules, second), keyOf(rules, first))).toBe(0 - ahead || 0);
  });

  it("a short form decides like the whole paper, a section without the tie-breaks of sections", () => {
    const neet = pattern("neet-2026");
    expect(rulesOf(neet, "short")?.tieBreaks).toEqual(neet.tieBreaks);
    expect(rulesOf(neet, "section", "Biology")?.tieBreaks).toEqual([{ by: "wrong to right" }]);
  });

  it("an older paper has none", () => {
    const { tieBreaks: _, ...before } = pattern("neet-2026");
    expect(keyOf(before, { Biology: [1, 0] })).toEqual([]);
  });

  it("names only sections that the paper has", () => {
    for (const { sections, tieBreaks = [] } of EXAM_PATTERNS)
      for (const { section } of tieBreaks)
        expect([undefined, ...sections.map(({ name }) => name)]).toContain(section);
  });
});
