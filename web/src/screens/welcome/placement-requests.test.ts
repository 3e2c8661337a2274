import { expect, it } from "vitest";
import { placementRequests } from "./placement-requests.ts";

it("asks one easy and two medium questions, of the largest parts of the exam", () => {
  const parts = [
    { section: "Reasoning" as const, share: 60, level: "HARD" as const },
    { subject: "ENGLISH" as const, share: 40, level: "HARD" as const },
  ];
  expect(placementRequests({ examType: "CAT", parts })).toEqual([
    { section: "Reasoning", examType: "CAT", difficultyLevel: "EASY", count: 1 },
    { subject: "ENGLISH", examType: "CAT", difficultyLevel: "MEDIUM", count: 1 },
    { section: "Reasoning", examType: "CAT", difficultyLevel: "MEDIUM", count: 1 },
  ]);
});
