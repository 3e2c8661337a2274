import { describe, expect, it } from "vitest";
import { API_TESTS } from "./api-tests.ts";
import { previewOf, summaryOf } from "./test-results.ts";

describe("a preview", () => {
  it("is cut at 200 characters", () => {
    expect(previewOf({ status: "UP" })).toBe('{"status":"UP"}');
    expect(previewOf("x".repeat(200))).toBe("x".repeat(200));
    expect(previewOf("x".repeat(201))).toBe(`${"x".repeat(200)}...`);
    expect(previewOf(undefined)).toBe("(no content)");
  });
});

describe("the summary", () => {
  it("counts what has run", () => {
    expect(
      summaryOf({
        Feed: { state: "passed", milliseconds: 4, preview: "" },
        Like: { state: "failed", milliseconds: 9, preview: "" },
        Search: { state: "running" },
      }),
    ).toEqual({ total: 2, passed: 1, failed: 1 });
  });
});

describe("the tests", () => {
  it("are sixteen with different names", () => {
    expect(new Set(API_TESTS.map(({ name }) => name)).size).toBe(16);
  });

  it("say which id is missing instead of calling", () => {
    const inputs = { userId: "", postId: " ", questionId: "", selectedOption: "A" };
    const test = (name: string) => API_TESTS.find((each) => each.name === name);
    expect(() => test("Like")?.run(inputs)).toThrow("Post ID is required");
    expect(() => test("Progress")?.run(inputs)).toThrow("User ID is required");
    expect(() => test("Answer")?.run(inputs)).toThrow("Question ID is required");
  });
});
