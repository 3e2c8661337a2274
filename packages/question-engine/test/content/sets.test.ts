import { figure } from "@prepfeed/contract/figures/figure";
import { Length } from "@prepfeed/contract/foundation/limits";
import { expect, test } from "vitest";
import { seededRandom } from "../../src/numbers/random.ts";
import { isSame, type Value } from "../../src/numbers/value.ts";
import { sets as quantitative } from "../../src/writers/quantitative-aptitude/sets/index.ts";
import { sets as reasoning } from "../../src/writers/reasoning/sets/index.ts";
import { draftOf } from "../../src/writing/computed.ts";
import type { SetWriter } from "../../src/writing/set-writer.ts";
import { patiently } from "../patiently.ts";

/** Banks show five options. */
const WRONG_OPTIONS = 4;
const DRAWS = 8;
const writers: readonly SetWriter[] = [...quantitative, ...reasoning];

test.each(writers)("$name: every draw is a set that can be shown with five options", (writer) => {
  const complaints: string[] = [];
  for (let seed = 0; seed < DRAWS; seed++) {
    const random = seededRandom(`${writer.name} ${seed}`);
    const set = patiently(writer, () => writer.draw(random, 0));
    const complain = (what: string) => complaints.push(`seed ${seed}: ${what}`);
    if (!set) {
      complain("nothing drawn");
      continue;
    }
    const { stimulus, questions } = set;
    if (stimulus.figure) expect(figure.parse(stimulus.figure)).toEqual(stimulus.figure);
    if (stimulus.text.length > Length.stimulusMax) complain("too long");
    if (questions.length < 4 || questions.length > 6) complain(`${questions.length} questions`);
    for (const asked of questions) {
      const { answer, wrong } = draftOf(asked);
      const others = differing(answer, wrong);
      if (others.length < WRONG_OPTIONS) complain(`only ${others.length} wrong options: ${asked.text}`);
      if (!asked.verify?.()) complain(`the second route fails: ${asked.text}`);
    }
  }
  expect(complaints).toEqual([]);
});

function differing(answer: Value, wrong: readonly Value[]): Value[] {
  const kept: Value[] = [];
  for (const value of wrong) if (![answer, ...kept].some((other) => isSame(other, value))) kept.push(value);
  return kept;
}
