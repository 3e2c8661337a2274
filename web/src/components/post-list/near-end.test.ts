import { expect, it } from "vitest";
import { isNearEnd } from "./near-end.ts";

it("requests the next page at 80 %", () => {
  expect(isNearEnd({ scrollY: 100, innerHeight: 600, scrollHeight: 1_000 })).toBe(false);
  expect(isNearEnd({ scrollY: 200, innerHeight: 600, scrollHeight: 1_000 })).toBe(true);
});
