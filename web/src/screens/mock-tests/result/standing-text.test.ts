import { expect, it } from "vitest";
import { leftOutText, tieText } from "./standing-text.ts";

it("says what decides between equal marks", () => {
  expect(tieText({ tieBreaks: [] })).toBe("Equal marks share a rank.");
  expect(
    tieText({
      tieBreaks: [
        { by: "marks", section: "Biology" },
        { by: "marks", section: "Physics" },
        { by: "wrong to right" },
        { by: "wrong to right", section: "Biology" },
      ],
    }),
  ).toBe(
    "Equal marks are ordered as in the exam: marks in Biology, in Physics, then fewer wrong answers for each right one in all, in Biology. Who is equal in all of this shares a rank.",
  );
});

it("says that ranks leave out what is being checked", () => {
  expect(leftOutText(1)).toBe(
    "1 question is being checked: rank and percentile leave it out for everybody, the marks count it as before.",
  );
  expect(leftOutText(2)).toContain("2 questions are being checked");
});
