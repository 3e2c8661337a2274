import { expect, it } from "vitest";
import { timeAgo } from "./time-ago.ts";

const NOW = Date.parse("2026-11-15T12:00:00Z");
const before = (seconds: number) => timeAgo(new Date(NOW - seconds * 1000).toISOString(), NOW);

it("says how long ago something was, in the largest fitting unit", () => {
  expect(before(-30)).toBe("just now");
  expect(before(59)).toBe("just now");
  expect(before(60)).toBe("1 minute ago");
  expect(before(3 * 3600 + 59)).toBe("3 hours ago");
  expect(before(7 * 86_400)).toBe("7 days ago");
  expect(before(30 * 86_400)).toBe("16 Oct 2026");
});
