import { marksOf, rulesOf, totalUnits } from "@prepfeed/contract/mock-tests/paper-rules";
import { EXAM_PATTERNS } from "@prepfeed/question-engine/exams";
import { expect, test } from "vitest";
import { cutOffInProportion } from "./cut-off-in-proportion.ts";

test.each(EXAM_PATTERNS.map((pattern) => [pattern.id, pattern] as const))(
  "the short form of %s keeps the cut-off's share of the marks",
  (id, pattern) => {
    const rules = rulesOf(pattern, "short");
    if (!rules) throw new Error("there is no short form");
    const whole = marksOf(totalUnits(pattern));
    const latest = pattern.cutOffs.find(({ outOf }) => outOf === whole);
    const estimate = cutOffInProportion({ form: "short", pattern: id, rules });
    if (!latest) return expect(estimate).toBeNull();
    expect(estimate?.outOf).toBe(marksOf(totalUnits(rules)));
    expect((estimate?.marks ?? 0) / (estimate?.outOf ?? 1)).toBeCloseTo(latest.marks / whole, 2);
    expect(cutOffInProportion({ form: "full", pattern: id, rules: pattern })).toBeNull();
    expect(cutOffInProportion({ form: "section", pattern: id, rules })).toBeNull();
  },
);

test("some pattern has one, and the learner's own paper has none", () => {
  const [id] = EXAM_PATTERNS.filter(({ cutOffs }) => cutOffs.length > 0).map((pattern) => pattern.id);
  expect(id).toBeDefined();
  const [rules] = EXAM_PATTERNS;
  if (!rules) throw new Error("there are no patterns");
  expect(cutOffInProportion({ form: "own", pattern: null, rules })).toBeNull();
});
