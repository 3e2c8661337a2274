import { expect, it } from "vitest";
import { MOCK_TEST_DEFAULTS, numberOr } from "./mock-test-draft.ts";

it("takes a number as typed and falls back where there is none", () => {
  expect(numberOr(MOCK_TEST_DEFAULTS.duration, "90")).toBe(90);
  for (const typed of ["", "soon", "-5", "0"]) {
    expect(numberOr(MOCK_TEST_DEFAULTS.duration, typed)).toBe(60);
    expect(numberOr(MOCK_TEST_DEFAULTS.totalQuestions, typed)).toBe(10);
  }
});
