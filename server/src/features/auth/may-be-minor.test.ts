import { expect, test } from "vitest";
import { mayBeMinor } from "./may-be-minor.ts";

const NOW = new Date("2026-11-18T00:00:00Z");

test.each([
  [2012, true],
  [2009, true],
  // Becomes eighteen this year, perhaps only in December.
  [2008, true],
  [2007, false],
  [1980, false],
])("somebody born in %i may be under 18 in 2026: %s", (year, expected) => {
  expect(mayBeMinor(year, NOW)).toBe(expected);
});
