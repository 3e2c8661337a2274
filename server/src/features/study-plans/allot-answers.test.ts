import { expect, test } from "vitest";
import { allotAnswers } from "./allot-answers.ts";

type Day = Parameters<typeof allotAnswers>[0][number];
const day = (number: number, topics: string[], part: Partial<Day> = {}): Day => ({
  day: number,
  topics,
  questions: 10,
  done: false,
  marked_by: null,
  ...part,
});
const on = (topic: string, answered: number) => ({ topic, answered });
const allotted = (days: Day[], ...answers: { topic: string; answered: number }[]) =>
  Object.fromEntries(allotAnswers(days, answers));

test("each answer counts for one day about its topic, the earliest first", () => {
  const days = [day(1, ["Optics"]), day(2, ["Heat"]), day(3, ["Optics"])];
  expect(allotted(days, on("Optics", 4))).toEqual({ 1: 4 });
  expect(allotted(days, on("Optics", 13), on("Heat", 2))).toEqual({ 1: 10, 2: 2, 3: 3 });
  expect(allotted(days, on("Optics", 99))).toEqual({ 1: 10, 3: 10 });
});

test("a day of several topics accepts all of them, and one without topics accepts any", () => {
  const days = [day(1, ["Optics"]), day(2, ["Optics", "Heat"]), day(3, [])];
  expect(allotted(days, on("Heat", 6), on("Optics", 13))).toEqual({ 1: 10, 2: 9 });
  expect(allotted(days, on("Heat", 12))).toEqual({ 2: 10, 3: 2 });
});

test("a day ticked off by hand leaves its answers to the next; one reopened by hand keeps them", () => {
  const ticked = [day(1, ["Optics"], { done: true, marked_by: "hand" }), day(2, ["Optics"])];
  expect(allotted(ticked, on("Optics", 5))).toEqual({ 2: 5 });
  const opened = [day(1, ["Optics"], { marked_by: "hand" }), day(2, ["Optics"])];
  expect(allotted(opened, on("Optics", 12))).toEqual({ 1: 10, 2: 2 });
});
