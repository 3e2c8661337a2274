import { expect, it } from "vitest";
import { tieText } from "./standing-text.ts";

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
