import { TOPIC_LEVELS } from "@prepfeed/contract/topic-levels";
import { expect, it } from "vitest";
import { nextLevel } from "./level-words.ts";

it("says what the next level asks for, as the rules have it", () => {
  expect(TOPIC_LEVELS.map((level) => nextLevel(level)?.label)).toEqual([
    "Started",
    "Familiar",
    "Proficient",
    "Mastered",
    undefined,
  ]);
  expect(nextLevel("STARTED")?.needs).toBe(
    "At least 4 questions within 180 days; of the newest 10, 50% right.",
  );
  expect(nextLevel("FAMILIAR")?.needs).toBe(
    "At least 6 questions within 90 days; of the newest 10, 70% right, 2 of the right ones Medium or Hard.",
  );
});
