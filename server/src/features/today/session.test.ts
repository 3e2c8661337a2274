import { expect, test } from "vitest";
import { examTopics } from "../../rules/exam-share.ts";
import { forecastOf } from "./forecast.ts";
import { type Candidate, orderDay, reviewsPerDay } from "./order-day.ts";
import { whyReview } from "./why.ts";
import { newWorth, reviewWorth } from "./worth.ts";

const some = (kind: Candidate["kind"], count: number, worth: number, topic = kind) =>
  Array.from({ length: count }, (_, i) => ({ id: `${kind[0]}${i}`, kind, topic, worth: worth / (1 + i) }));
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
const kindsOf = (items: Candidate[]) =>
  (["review", "weak", "new"] as const).map((kind) => items.filter((item) => item.kind === kind).length);

test.each([
  [
    "far from the exam a fifth is due, the rest new",
    some("review", 400, 1e-9),
    some("new", 50, 1),
    [4, 0, 16],
  ],
  ["what is worth more comes", some("review", 400, 1), some("new", 50, 1e-9), [20, 0, 0]],
  ["few due", some("review", 1, 0.1), some("weak", 50, 1), [1, 19, 0]],
  ["nothing new", some("review", 30, 0.1), [], [20, 0, 0]],
  ["nothing due", [], some("new", 3, 0.1), [0, 0, 3]],
])("%s", (_, due, open, expected) => {
  const items = orderDay<Candidate & { id: string }>(due, open, 20);
  expect(kindsOf(items)).toEqual(expected);
  expect(new Set(idsOf(items)).size).toBe(items.length);
});

test("every fifth is due in the given order, also where a later one is worth more; topics take turns", () => {
  const due = [...some("review", 1, 0.1, "weak"), ...some("weak", 1, 5, "weak")].map((item, at) => ({
    ...item,
    kind: "review" as const,
    id: `due${at}`,
  }));
  const open = [...some("new", 3, 1, "weak"), ...some("weak", 3, 0.6, "new")];
  expect(idsOf(orderDay<Candidate & { id: string }>(due, open, 8))).toEqual([
    "due0",
    "due1",
    "w0",
    "n0",
    "w1",
    "n1",
    "w2",
    "n2",
  ]);
});

test("a review is worth more the more its topic is asked and the more it has faded, a new one the less it is known", () => {
  const memory = { stability: 5, difficulty: 5 };
  const at = { share: 1, daysSince: 6, daysAhead: 30 };
  const worth = reviewWorth(memory, at);
  expect(reviewWorth(memory, { ...at, share: 2 })).toBeCloseTo(2 * worth);
  expect(reviewWorth(memory, { ...at, daysSince: 1 })).toBeLessThan(worth);
  const skilled = (skill: number) => newWorth({ skill, estimate: 0 }, { share: 1, daysAhead: 30 });
  expect(skilled(-1)).toBeGreaterThan(skilled(1));
});

test("an exam's own table says how much a topic counts; unknown ones and no exam count evenly", () => {
  const { topics, shareOf } = examTopics("NEET", ["BIOLOGY"]);
  expect(topics.every(({ subject }) => subject === "BIOLOGY")).toBe(true);
  expect(shareOf("Genetics")).toBeGreaterThan(1);
  expect(shareOf("Something else")).toBe(1);
  expect(shareOf("Python")).toBe(0.25);
  expect(examTopics(null, ["BIOLOGY"]).shareOf("Genetics")).toBe(1);
});

test("a day holds as many reviews as the goal has minutes, but within reason", () => {
  expect([null, 5, 40, 240].map(reviewsPerDay)).toEqual([20, 20, 40, 120]);
});

test("after a holiday the days fill up one after the other", () => {
  const comingBack = new Map([
    ["2027-01-01", 45],
    ["2027-01-11", 3],
    ["2027-01-13", 1],
  ]);
  const plan = { today: "2027-01-10", last: "2027-01-13", perDay: 20, dueToday: 15 };
  expect(forecastOf(comingBack, plan)).toEqual({
    days: [
      { day: "2027-01-10", due: 15 },
      { day: "2027-01-11", due: 20 },
      { day: "2027-01-12", due: 13 },
      { day: "2027-01-13", due: 1 },
    ],
    later: 0,
  });
  expect(forecastOf(comingBack, { ...plan, last: "2027-01-10" })).toMatchObject({ later: 30 });
});

test.each([
  [{ last_correct: false, misses: 1, last_day: "2027-01-09" }, "You missed it yesterday"],
  [{ last_correct: false, misses: 3, last_day: "2027-01-05" }, "Missed 3 times, last 5 days ago"],
  [{ last_correct: true, misses: 0, last_day: "2027-01-01" }, "You knew it 9 days ago: about to fade"],
  [
    { last_correct: true, misses: 1, last_day: "2027-01-09" },
    "Right yesterday after being wrong: does it stick?",
  ],
])("%j: %s", (memory, why) => {
  expect(whyReview({ due: "2027-01-10", ...memory }, "2027-01-10")).toBe(why);
});
