import { expect, test } from "vitest";
import { seededRandom } from "../../src/numbers/random.ts";
import { UNITS } from "../../src/syllabus/units.ts";
import { loadUnits } from "../../src/writers/load.ts";

const SWEEPING =
  /\b(?:only|alone|never|always|all|every|none|nobody|wholly|whole|no|nothing|must|cannot|forbidden|forbids|each|any)\b/i;
const CAUTIOUS =
  /\b(?:as a rule|usually|often|may|can|could|some|mostly|most|generally|chiefly|nearly|about|almost)\b/i;
/** How far true statements may differ from false ones, in percent. */
const LIMIT = 6;

const writers = await loadUnits(new Set(UNITS));

/** All hand-written statements about subjects, true and false. */
function statements(): { right: string[]; wrong: string[] } {
  const said = new Map<string, boolean>();
  for (const { format, preferred, draft, size } of writers) {
    if (format !== "how-many" || !preferred) continue;
    for (let at = 0; at < 12 * size; at++)
      for (const { text, holds } of draft(seededRandom(at), at)?.statements ?? []) said.set(text, holds);
  }
  const texts = [...said.keys()];
  return { right: texts.filter((text) => said.get(text)), wrong: texts.filter((text) => !said.get(text)) };
}

test.each([
  ["sweeping", SWEEPING],
  ["cautious", CAUTIOUS],
])("%s words do not reveal whether a statement is true", (_, pattern) => {
  const { right, wrong } = statements();
  const share = (texts: readonly string[]) =>
    (100 * texts.filter((text) => pattern.test(text)).length) / texts.length;
  expect(right.length).toBeGreaterThan(500);
  expect(Math.abs(share(right) - share(wrong))).toBeLessThan(LIMIT);
});
