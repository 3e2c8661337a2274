import { expect, it } from "vitest";
import { mistakesOf, readHistory, writeHistory } from "./history-address.ts";

it("keeps the filters in the address", () => {
  const filters = readHistory(new URLSearchParams("answers=wrong&subject=BIOLOGY"));
  expect(filters).toEqual({ outcome: "wrong", correct: false, subject: "BIOLOGY" });
  expect(writeHistory(filters).toString()).toBe("answers=wrong&subject=BIOLOGY");
});

it("leaves out invalid and default values", () => {
  const filters = readHistory(new URLSearchParams("answers=maybe&subject=COOKING"));
  expect(filters).toEqual({ outcome: "all", correct: undefined, subject: undefined });
  expect(writeHistory(filters).toString()).toBe("");
});

it("links to the mistakes of the chosen subject", () => {
  expect(mistakesOf(undefined)).toBe("/mcq?mistakes=1");
  expect(mistakesOf("BIOLOGY")).toBe("/mcq?mistakes=1&subject=BIOLOGY");
});
