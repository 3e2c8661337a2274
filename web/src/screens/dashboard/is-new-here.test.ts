import { expect, test } from "vitest";
import { isNewHere } from "./is-new-here.ts";

test("an account is new for an hour", () => {
  const now = Date.parse("2026-11-15T12:00:00Z");
  expect(isNewHere("2026-11-15T11:30:00Z", now)).toBe(true);
  expect(isNewHere("2026-11-15T10:59:00Z", now)).toBe(false);
  expect(isNewHere("", now)).toBe(false);
});
