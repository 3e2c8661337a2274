import { TOPIC_LEVELS } from "@prepfeed/contract/learning/topic-levels";
import { expect, it } from "vitest";
import { nextLevel } from "./level-words.ts";

it("describes the requirement of the next level according to the rules", () => {
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
