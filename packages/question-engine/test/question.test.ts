import { expect, test } from "vitest";
import { fingerprintOf } from "../src/question/question.ts";

test.each([
  ["Cross AaBB with aabb.", "Cross AABb with aabb."],
  ["Which is a parent of Aa?", "Which is a parent of aa?"],
  ["What is CO?", "What is Co?"],
  ["What is $N + n$?", "What is $n + N$?"],
  ["What does `Print` do?", "What does `print` do?"],
])("%s is another question than %s", (one, other) => {
  expect(fingerprintOf(one, "It")).not.toBe(fingerprintOf(other, "It"));
});

test.each([
  ["The stone falls.", "the stone falls."],
  ["Where is the  Nile?\n", "Where is the nile?"],
])("%s is the same question as %s", (one, other) => {
  expect(fingerprintOf(one, "Egypt")).toBe(fingerprintOf(other, "egypt"));
});
