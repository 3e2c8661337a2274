import type { Difficulty } from "@prepfeed/contract/foundation/catalogue";
import { describe, expect, test } from "vitest";
import { topicLevel } from "./topic-level.ts";

const NOW = new Date("2026-11-16T12:00:00Z");

/**
 * One attempt for each sign, oldest first: `+` right, `-` wrong; the last one `daysAgo`, the others an hour apart
 * before it.
 */
function tries(signs: string, difficulty: Difficulty | null = "MEDIUM", daysAgo = 0) {
  return [...signs].map((sign, i) => ({
    questionId: `${difficulty} ${daysAgo} ${i}`,
    isCorrect: sign === "+",
    difficulty,
    at: new Date(NOW.getTime() - daysAgo * 86_400_000 - (signs.length - 1 - i) * 3_600_000),
  }));
}
const levelOf = (...given: ReturnType<typeof tries>[]) => topicLevel(given.flat(), NOW);

test.each([
  ["", "NOT_STARTED"],
  ["-", "STARTED"],
  ["+++", "STARTED"],
  ["++--", "FAMILIAR"],
  ["+---", "STARTED"],
  ["++++--", "FAMILIAR"],
  ["+++++-", "PROFICIENT"],
  ["+++++++", "PROFICIENT"],
  ["++++++++", "MASTERED"],
  ["+++++++++-", "MASTERED"],
])("%s, all of them today and Medium, is %s", (signs, level) => {
  expect(levelOf(tries(signs))).toBe(level);
});

test("easy questions alone never reach proficient, and a question without a difficulty does not count as easy", () => {
  expect(levelOf(tries("++++++++++", "EASY"))).toBe("FAMILIAR");
  expect(levelOf(tries("++++++++", "EASY"), tries("++", "HARD"))).toBe("PROFICIENT");
  expect(levelOf(tries("++++++", "EASY"), tries("++++", null))).toBe("MASTERED");
});

describe("falling", () => {
  test("wrong answers push right ones out of the newest ten, step by step", () => {
    const after = (wrong: number) => levelOf(tries("++++++++++", "MEDIUM", 1), tries("-".repeat(wrong)));
    expect([0, 1, 2, 3, 4, 5, 6].map(after)).toEqual([
      "MASTERED",
      "MASTERED",
      "PROFICIENT",
      "PROFICIENT",
      "FAMILIAR",
      "FAMILIAR",
      "STARTED",
    ]);
  });

  test("without practice it falls with time, but never below started", () => {
    const after = (days: number) => levelOf(tries("++++++++++", "HARD", days));
    expect([44, 46, 89, 91, 179, 181, 2_000].map(after)).toEqual([
      "MASTERED",
      "PROFICIENT",
      "PROFICIENT",
      "FAMILIAR",
      "FAMILIAR",
      "STARTED",
      "STARTED",
    ]);
  });

  test("practice restores it", () => {
    const old = tries("++++++++++", "HARD", 100);
    expect(levelOf(old)).toBe("FAMILIAR");
    expect(levelOf(old, tries("+++++"))).toBe("FAMILIAR");
    expect(levelOf(old, tries("++++++"))).toBe("PROFICIENT");
    expect(levelOf(old, tries("++++++++"))).toBe("MASTERED");
  });
});

test("an old answer counts as started, even if its attempts are no longer read", () => {
  expect(topicLevel([], NOW, true)).toBe("STARTED");
});
