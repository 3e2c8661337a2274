import { describe, expect, it } from "vitest";
import type { Kind } from "../foundation/catalogue.ts";
import { markAnswer, markPaper, percentileOf } from "./paper-marking.ts";
import { breakEven, knownUnits, marksOf, UNITS_PER_MARK, unitsOf } from "./paper-rules.ts";

const key = (kind: Kind, correctAnswer: string) => ({ kind, correctAnswer, tolerance: null });

describe("marking", () => {
  it("accepts a number within its tolerance", () => {
    const rule = { marks: "2", negativeMarks: "0", partial: false };
    const near = { kind: "NUMERICAL", correctAnswer: "3.14", tolerance: "0.01" } as const;
    expect(markAnswer(rule, near, "3.15").outcome).toBe("right");
    expect(markAnswer(rule, near, "3.16").outcome).toBe("wrong");
  });

  it("adds up thirds exactly", () => {
    const rule = { marks: "2", negativeMarks: "2/3", partial: false };
    const questions = Array.from({ length: 99 }, () => ({
      section: 0,
      rule,
      key: key("SINGLE", "A"),
      answer: "B",
    }));
    expect(markPaper(questions, 1, "marks-to-all").total.units).toBe(-66 * UNITS_PER_MARK);
  });

  it("computes the totals of sections, gains and losses", () => {
    const rule = { marks: "4", negativeMarks: "1", partial: false };
    const question = (section: number, answer: string | null) => ({
      section,
      rule,
      key: key("SINGLE", "A"),
      answer,
    });
    const marked = markPaper([question(0, "A"), question(0, "B"), question(1, null)], 2, "marks-to-all");
    expect(marked.sections.map(({ units }) => marksOf(units))).toEqual([3, 0]);
    expect(marked.total).toMatchObject({ right: 1, wrong: 1, skipped: 1, partial: 0 });
    expect([marked.total.gained, marked.total.lost].map(marksOf)).toEqual([4, 1]);
  });

  describe("a dropped question", () => {
    const rule = { marks: "2", negativeMarks: "2/3", partial: false };
    const paper = [
      { section: 0, rule, key: key("SINGLE", "A"), answer: "B", isDropped: true },
      { section: 0, rule, key: key("SINGLE", "A"), answer: "A" },
      { section: 0, rule, key: key("SINGLE", "A"), answer: "B" },
      { section: 0, rule, key: key("SINGLE", "A"), answer: null },
    ];

    it("gives its marks to everybody", () => {
      const { total, marks } = markPaper(paper, 1, "marks-to-all");
      expect(total.units).toBe(knownUnits("2") + knownUnits("2") - knownUnits("2/3"));
      expect(marks[0]).toEqual({ outcome: "dropped", units: knownUnits("2") });
    });

    it("or gives the others more weight", () => {
      const { total } = markPaper(paper, 1, "pro-rated");
      expect(total.units).toBe(((knownUnits("2") - knownUnits("2/3")) * 8) / 6);
      expect(total).toMatchObject({ right: 1, wrong: 1, skipped: 1 });
    });
  });

  it("gives everybody with the same score the same percentile", () => {
    expect(percentileOf(30, 30)).toBe(100);
    expect(percentileOf(15, 40)).toBe(37.5);
    expect(percentileOf(1, 3)).toBe(33.3333333);
  });
});

describe("marks", () => {
  it("show from which chance on an answer pays", () => {
    expect(breakEven({ marks: "4", negativeMarks: "1" })).toBe(0.2);
    expect(breakEven({ marks: "2", negativeMarks: "2/3" })).toBe(0.25);
    expect(breakEven({ marks: "1", negativeMarks: "0" })).toBe(0);
  });

  it("are whole numbers, decimals and fractions that can be added up exactly", () => {
    expect(["4", "2.5", "1/3", "0"].map(unitsOf)).toEqual([25_200, 15_750, 2_100, 0]);
    expect(["", "-1", "1/11", "1e3", "1/0", "four"].map(unitsOf)).toEqual(Array(6).fill(undefined));
  });
});
