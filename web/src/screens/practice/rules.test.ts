import { describe, expect, it } from "vitest";
import { asMarks } from "../../wording/as-marks.ts";
import type { Practice } from "./practice.ts";
import { clockLabel, markingLabel, markingOf, marksOf, minutesOf } from "./rules.ts";

describe("the clock", () => {
  it("uses the exam's own pace, a minute each without one, or the chosen time", () => {
    expect(minutesOf("exam", "NEET", 10)).toBe(10);
    expect(minutesOf("exam", "IBPS_PO", 10)).toBe(6);
    expect(minutesOf("exam", "MOCK_TEST", 5)).toBe(5);
    expect(minutesOf("15", "NEET", 10)).toBe(15);
    expect(minutesOf("none", "NEET", 10)).toBeNull();
    expect(clockLabel("exam", "SSC_CGL", 1)).toBe("Exam pace: 1 minute");
  });
});

describe("negative marking", () => {
  it("is the exam's, or a share; exams without it offer none of their own", () => {
    expect(markingOf("exam", "NEET")).toEqual({ right: 4, wrong: 1 });
    expect(markingOf("exam", "SBI_PO")).toEqual({ right: 1, wrong: 0.25 });
    expect(markingOf("exam", "GRE")).toBeNull();
    expect(markingOf("none", "NEET")).toBeNull();
    expect(markingLabel("exam", "UPSC_CIVIL_SERVICES")).toBe("As in UPSC Civil Services: +2, −0.67");
    expect(markingLabel("exam", "MOCK_TEST")).toBeUndefined();
  });

  it("adds up right and wrong ones and leaves skipped ones out", () => {
    const results = [true, true, false].map((isCorrect) => ({ isCorrect }));
    const practice = {
      marking: { right: 4, wrong: 1 },
      results,
      questions: [1, 2, 3, 4, 5],
    } as unknown as Practice;
    expect(marksOf(practice)).toEqual({ right: 2, wrong: 1, marks: 7, best: 20 });
    expect(marksOf({ ...practice, marking: null })).toBeNull();
    expect(asMarks(-1 / 3)).toBe("−0.33");
  });
});
