import { expect, test } from "vitest";
import { composeSession, reviewsPerDay } from "./compose-session.ts";
import { forecastOf } from "./forecast.ts";
import { whyReview } from "./why.ts";

const some = (kind: string, count: number) => Array.from({ length: count }, (_, i) => `${kind}${i}`);
const parts = (review: number, weak: number, fresh: number) => ({
  review: some("r", review),
  weak: some("w", weak),
  new: some("n", fresh),
});
const kindsOf = (items: string[]) =>
  ["r", "w", "n"].map((kind) => items.filter((item) => item.startsWith(kind)).length);
const day = { size: 20, reviewsLeft: 20, isLastStretch: false };

test.each([
  ["enough of everything", parts(400, 50, 50), day, [12, 4, 4]],
  ["the last days bring nothing new", parts(400, 50, 50), { ...day, isLastStretch: true }, [16, 4, 0]],
  ["but rather something new than nothing", parts(1, 2, 50), { ...day, isLastStretch: true }, [1, 2, 17]],
  ["few due", parts(3, 50, 50), day, [3, 10, 7]],
  ["nothing weak or new", parts(400, 0, 0), day, [20, 0, 0]],
  ["a day that holds no more reviews", parts(400, 2, 5), { ...day, reviewsLeft: 4 }, [4, 2, 5]],
  ["nothing at all", parts(0, 0, 0), day, [0, 0, 0]],
] as const)("a session of %s", (_, available, size, expected) => {
  const items = composeSession<string>(available, size);
  expect(kindsOf(items)).toEqual(expected);
  expect(new Set(items).size).toBe(items.length);
});

test("kinds are mixed, and each keeps its order", () => {
  const items = composeSession<string>(parts(12, 4, 4), day);
  expect(items.filter((item) => item.startsWith("r"))).toEqual(some("r", 12));
  expect(kindsOf(items.slice(0, 10))).toEqual([6, 2, 2]);
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
  const plan = { today: "2027-01-10", last: "2027-01-13", perDay: 20, reviewedToday: 5 };
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
