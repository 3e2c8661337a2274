import { expect, test } from "vitest";
import { checkedPlan } from "./provider-plan.ts";

const day = (number: number, changes: Record<string, unknown> = {}) => ({
  day: number,
  topic: " Gravitation ",
  goals: ["Know Kepler's laws"],
  questions: 10.4,
  minutes: 45,
  ...changes,
});

test("a provider's plan is accepted with its texts trimmed and its numbers rounded", () => {
  expect(checkedPlan({ days: [day(1), day(2)] }, 2, ["Optics", "Gravitation"])?.[1]).toEqual({
    topic: "Gravitation",
    topics: ["Gravitation"],
    goals: ["Know Kepler's laws"],
    questions: 10,
    minutes: 45,
  });
});

test.each([
  ["a day is missing", [day(1)]],
  ["there is a day too many", [day(1), day(2), day(3)]],
  ["days are out of order", [day(2), day(1)]],
  ["a topic is blank", [day(1), day(2, { topic: " " })]],
  ["a topic is endless", [day(1), day(2, { topic: "x".repeat(201) })]],
  ["a day has no goals", [day(1), day(2, { goals: [] })]],
  ["a day has no questions", [day(1), day(2, { questions: 0 })]],
  ["a day has more minutes than hours", [day(1), day(2, { minutes: 1_500 })]],
])("a provider's plan is rejected when %s", (_, days) => {
  expect(checkedPlan({ days }, 2, [])).toBeUndefined();
});
