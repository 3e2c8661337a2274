import { expect, it } from "vitest";
import { memberSince } from "./member-since.ts";

it("names the day a person joined", () => {
  expect(memberSince("2026-11-12T12:00:00.000Z")).toBe("Member since 12 November 2026");
});

it("says so if the day is not known", () => {
  expect(memberSince("")).toBe("Recently joined");
  expect(memberSince(undefined)).toBe("Recently joined");
  expect(memberSince("soon")).toBe("Recently joined");
});
