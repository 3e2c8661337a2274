import { expect, test } from "vitest";
import { seededRandom } from "../src/numbers/random.ts";
import type { Draft } from "../src/question/draft.ts";
import { UNITS } from "../src/syllabus/units.ts";
import { loadUnit } from "../src/writers/load.ts";
import type { Writer } from "../src/writing/writer.ts";

const DRAWS = 3;
const TRIES = 300;
/** Added to a solution that does not name the key. */
const ADDED = /(?:^|\n)The answer is [^\n]*$/;

/** With the same seed always the same. */
function draw(writer: Writer, seed: number): Draft | undefined {
  const random = seededRandom(`${writer.name}#${seed}`);
  for (let i = 0; i < TRIES; i++) {
    const draft = writer.draft(random, 0);
    if (draft) return draft;
  }
  return undefined;
}

/** A number that is computed once only. */
const isUnverified = ({ answer, verify, satisfies }: Draft) =>
  answer.number !== undefined && !verify && !satisfies;

const plain = (text: string) => text.replaceAll("$", "").toLowerCase();

function namesKey({ answer, explain }: Draft): boolean {
  const solution = plain(explain([]).replace(ADDED, ""));
  return [answer.text, answer.tex].some((form) => solution.includes(plain(form)));
}

test.each(UNITS)("%s: the solution comes to the key where nothing else verifies it", async (unit) => {
  const writers = (await loadUnit(unit)).filter(({ kind }) => kind === "computed");
  const wrong = writers.filter((writer) => {
    const first = draw(writer, 0);
    if (!first || !isUnverified(first)) return false;
    return Array.from({ length: DRAWS }, (_, seed) => draw(writer, seed)).some(
      (draft) => draft && !namesKey(draft),
    );
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
