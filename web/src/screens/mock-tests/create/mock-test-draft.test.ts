import { expect, it } from "vitest";
import {
  inputOf,
  MOCK_TEST_DEFAULTS,
  type MockTestDraft,
  mistakesIn,
  NEW_DRAFT,
  newSection,
  numberOr,
} from "./mock-test-draft.ts";

it("reads a number as typed and uses the default without one", () => {
  expect(numberOr(MOCK_TEST_DEFAULTS.duration, "90")).toBe(90);
  for (const typed of ["", "soon", "-5", "0"]) {
    expect(numberOr(MOCK_TEST_DEFAULTS.duration, typed)).toBe(60);
    expect(numberOr(MOCK_TEST_DEFAULTS.totalQuestions, typed)).toBe(10);
  }
});

const filled = { ...NEW_DRAFT, title: "Mine", subject: "PHYSICS", examType: "NEET" };

it("requires a title, a subject and an exam type", () => {
  expect(Object.keys(mistakesIn(NEW_DRAFT))).toEqual(["title", "subject", "examType"]);
  expect(mistakesIn(filled)).toEqual({});
});

it("applies the limits", () => {
  expect(Object.keys(mistakesIn({ ...filled, duration: "361", totalQuestions: "201" }))).toEqual([
    "duration",
    "totalQuestions",
  ]);
  expect(Object.keys(mistakesIn({ ...filled, startsAt: "2027-01-01T10:00" }))).toEqual(["endsAt"]);
});

it("sends what its source needs and nothing else", () => {
  expect(inputOf(filled)).toMatchObject({
    subject: "PHYSICS",
    examType: "NEET",
    duration: 60,
    totalQuestions: 10,
  });
  const pattern = inputOf({ ...filled, source: "pattern", pattern: "neet-2026", form: "short" });
  expect(pattern).toMatchObject({ pattern: "neet-2026", form: "short" });
  expect(pattern).not.toHaveProperty("duration");
  const sections = inputOf({
    ...filled,
    source: "sections",
    sections: [
      { ...newSection(0), subject: "BIOLOGY", questions: "x", marks: "", negativeMarks: "1/3" },
      { ...newSection(1), from: "bookmarks" },
    ],
  });
  expect(sections.sections).toEqual([
    { name: "Section A", subject: "BIOLOGY", questions: 10, marks: "1", negativeMarks: "1/3" },
    { name: "Section B", from: "bookmarks", questions: 10, marks: "4", negativeMarks: "1" },
  ]);
  const posts: MockTestDraft = { ...NEW_DRAFT, title: "Mine", source: "posts", from: "posts" };
  expect(mistakesIn(posts)).toEqual({});
  expect(inputOf(posts)).toMatchObject({ from: "posts", duration: 60, totalQuestions: 10 });
  expect(inputOf(posts)).not.toHaveProperty("subject");
  const picking = { ...posts, isPicked: true };
  expect(Object.keys(mistakesIn(picking))).toEqual(["picks"]);
  const picked = inputOf({ ...picking, picks: ["a", "b"] });
  expect(picked).toMatchObject({ questionIds: ["a", "b"], duration: 60 });
  expect(picked).not.toHaveProperty("totalQuestions");
});
