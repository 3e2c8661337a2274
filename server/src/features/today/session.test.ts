import { expect, test } from "vitest";
import { examParts, practisedParts } from "../../rules/exam-parts.ts";
import { examTopics } from "../../rules/exam-share.ts";
import { forecastOf } from "./forecast.ts";
import { type Candidate, orderDay, reviewsPerDay } from "./order-day.ts";
import { newQuestionValue, reviewValue } from "./question-value.ts";
import { whyNew, whyReview } from "./why.ts";

const some = (kind: Candidate["kind"], count: number, value: number, topic = kind) =>
  Array.from({ length: count }, (_, i) => ({
    id: `${kind[0]}${i}`,
    kind,
    topic,
    value: value / (1 + i),
    ...(kind !== "review" && { part: "all" }),
  }));
type Item = Candidate & { id: string };
const order = (due: Item[], open: Item[], max: number) =>
  orderDay(due, open, { max, shares: new Map([["all", 1]]), random: () => 0.5 });
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
  const items = order(due, open, 20);
  expect(kindsOf(items)).toEqual(expected);
  expect(new Set(idsOf(items)).size).toBe(items.length);
});

test("every fifth is due in the given order, even if a later one has a higher value; topics take turns", () => {
  const due = [...some("review", 1, 0.1, "weak"), ...some("weak", 1, 5, "weak")].map((item, at) => ({
    ...item,
    kind: "review" as const,
    id: `due${at}`,
  }));
  const open = [...some("new", 3, 1, "weak"), ...some("weak", 3, 0.6, "new")];
  expect(idsOf(order(due, open, 8))).toEqual(["due0", "due1", "w0", "n0", "w1", "n1", "w2", "n2"]);
});

test("new questions come from the parts by their shares, and questions about the same text stay together", () => {
  const open = [
    ...some("new", 30, 1, "new").map((item) => ({ ...item, part: "large" })),
    ...some("weak", 30, 1, "weak").map((item, at) => ({
      ...item,
      part: "small",
      set: at < 3 ? "text" : null,
    })),
  ];
  const shares = new Map([
    ["large", 0.75],
    ["small", 0.25],
  ]);
  const items = orderDay<Item>([], open, { max: 20, shares, random: () => 0.5 });
  expect(kindsOf(items)).toEqual([0, 5, 15]);
  const first = idsOf(items).indexOf("w0");
  expect(idsOf(items).slice(first, first + 3)).toEqual(["w0", "w1", "w2"]);
});

test("without an exam the most practised subjects come most often", () => {
  const parts = practisedParts([{ subject: "BIOLOGY", attempts: 90 }]);
  expect(parts.find(({ name }) => name === "BIOLOGY")?.share).toBeCloseTo(0.91);
  expect(parts).toHaveLength(10);
});

test("a question counts as at the learner's level only if it is", () => {
  const learner = {
    subjects: [{ subject: "PHYSICS" as const, skill: 0, attempts: 5 }],
    topics: [{ subject: "PHYSICS" as const, topic: "Optics", offset: 0, attempts: 5, correct: 3 }],
  };
  const why = (chance: number, subject: "PHYSICS" | "BIOLOGY" = "PHYSICS") =>
    whyNew({ subject, topic: "Optics" }, learner, { chance, isForExam: true });
  expect([why(0.7), why(0.5), why(0.9)]).toEqual([
    "At your level in Physics",
    "More of Physics",
    "More of Physics",
  ]);
  expect(why(0.7, "BIOLOGY")).toBe("Part of your exam: Optics");
});

test("a review has a higher value the more its topic is asked and the more it has faded, a new question the less it is known", () => {
  const memory = { stability: 5, difficulty: 5 };
  const at = { share: 1, daysSince: 6, daysAhead: 30 };
  const value = reviewValue(memory, at);
  expect(reviewValue(memory, { ...at, share: 2 })).toBeCloseTo(2 * value);
  expect(reviewValue(memory, { ...at, daysSince: 1 })).toBeLessThan(value);
  const skilled = (skill: number) => newQuestionValue(skill, { share: 1, daysAhead: 30 });
  expect(skilled(-1)).toBeGreaterThan(skilled(1));
});

test("an exam's own table decides how much a topic counts; unknown topics and no exam count evenly", () => {
  const { topics, shareOf } = examTopics("NEET", examParts("NEET", { subjects: ["BIOLOGY"], sections: [] }));
  expect(topics.every(({ subject }) => subject === "BIOLOGY")).toBe(true);
  expect(shareOf("Genetics")).toBeGreaterThan(1);
  expect(shareOf("Something else")).toBe(1);
  expect(shareOf("Python")).toBe(0.25);
  expect(examTopics(null, []).shareOf("Genetics")).toBe(1);
});

test("a day has as many reviews as the goal has minutes, within limits", () => {
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
