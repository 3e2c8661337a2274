import { expect, test } from "vitest";
import { seededRandom } from "../src/numbers/random.ts";
import type { Question } from "../src/question/question.ts";
import { keyBounds, spreadKeys } from "../src/question/spread-keys.ts";

type Asked = Pick<Question, "kind" | "options" | "correctAnswer" | "fixedOrder">;

const free = (): Asked => ({ kind: "SINGLE", options: ["right", "p", "q", "r"], correctAnswer: "A" });
const fixed = (correctAnswer: string): Asked => ({ ...free(), correctAnswer, fixedOrder: true });

const keysOf = (questions: readonly Asked[]) => questions.map(({ correctAnswer }) => correctAnswer).join("");
const times = (keys: string, letter: string) => keys.split(letter).length - 1;

test("each letter is about equally frequent, and none comes five times in a row", () => {
  for (let seed = 0; seed < 200; seed++) {
    const count = 10 + (seed % 90);
    const { questions } = spreadKeys(Array.from({ length: count }, free), seededRandom(seed));
    const keys = keysOf(questions);
    const { least, most } = keyBounds(count, 4);
    for (const letter of "ABCD") {
      expect(times(keys, letter)).toBeGreaterThanOrEqual(least);
      expect(times(keys, letter)).toBeLessThanOrEqual(most);
    }
    expect(keys).not.toMatch(/(.)\1{4}/);
  }
});

test("over a thousand papers a letter does not predict the next", () => {
  let [same, pairs] = [0, 0];
  for (let seed = 0; seed < 1_000; seed++) {
    const keys = keysOf(spreadKeys(Array.from({ length: 24 }, free), seededRandom(seed)).questions);
    for (let at = 1; at < keys.length; at++) {
      pairs++;
      if (keys[at] === keys[at - 1]) same++;
    }
  }
  expect(same / pairs).toBeGreaterThan(0.2);
  expect(same / pairs).toBeLessThan(0.3);
});

test("the right option moves with its letter", () => {
  const { questions } = spreadKeys(Array.from({ length: 20 }, free), seededRandom(1));
  for (const { options, correctAnswer } of questions) {
    expect(options["ABCD".indexOf(correctAnswer)]).toBe("right");
    expect([...options].sort()).toEqual(["p", "q", "r", "right"]);
  }
});

test("options with an order of their own stay, and the others balance their letters", () => {
  const paper = [...Array.from({ length: 6 }, () => fixed("C")), ...Array.from({ length: 18 }, free)];
  const { questions } = spreadKeys(paper, seededRandom(2));
  expect(keysOf(questions.slice(0, 6))).toBe("CCCCCC");
  expect(times(keysOf(questions), "C")).toBeLessThanOrEqual(keyBounds(24, 4).most);
});

test("questions with several right options or a typed number are unchanged", () => {
  const several: Asked = { kind: "MULTIPLE", options: ["p", "q", "r", "s"], correctAnswer: "AC" };
  const typed: Asked = { kind: "NUMERICAL", options: [], correctAnswer: "12" };
  expect(spreadKeys([several, typed], seededRandom(3)).questions).toEqual([several, typed]);
});
