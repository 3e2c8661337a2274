import { type Card, Rating } from "ts-fsrs";
import { describe, expect, test } from "vitest";
import { comesBackOn } from "./comes-back.ts";
import { gainOf, memoryOf, rated } from "./memory.ts";
import { ratingOf, type Try } from "./rating.ts";

const { Again, Hard, Good, Easy } = Rating;
const dayAfter = (days: number) => new Date(Date.UTC(2027, 0, 1 + days)).toISOString().slice(0, 10);
const attempt = (change: Partial<Try> = {}): Try => ({
  isCorrect: true,
  timeSpent: null,
  difficulty: "MEDIUM",
  kind: "SINGLE",
  day: dayAfter(0),
  ...change,
});

describe("the published states of ts-fsrs", () => {
  test("after a first rating", () => {
    const cards = ([Again, Hard, Good, Easy] as const).map((rating) => rated(undefined, rating, dayAfter(0)));
    expect(cards.map(({ stability }) => stability)).toEqual([0.212, 1.2931, 2.3065, 8.2956]);
    expect(cards.map(({ difficulty }) => difficulty)).toEqual([6.4133, 5.11217071, 2.11810397, 1]);
  });

  test("after one miss and five recalls", () => {
    let card: Card | undefined;
    let day = 0;
    for (const [rating, wait] of [
      [Again, 0],
      [Good, 0],
      [Good, 1],
      [Good, 3],
      [Good, 8],
      [Good, 21],
    ] as const) {
      day += wait;
      card = rated(card, rating, dayAfter(day));
    }
    expect(card?.stability).toBeCloseTo(53.335106, 4);
    expect(card?.difficulty).toBeCloseTo(6.3574867, 4);
  });
});

test.each<[rating: number, Partial<Try>, wasWrong: boolean]>([
  [Again, { isCorrect: false, timeSpent: 5 }, false],
  [Hard, { timeSpent: 5 }, true],
  [Hard, { timeSpent: 91 }, false],
  [Hard, { timeSpent: 600 }, false],
  [Good, { timeSpent: 601 }, false],
  [Good, { timeSpent: 90 }, false],
  [Good, { timeSpent: 31 }, false],
  [Easy, { timeSpent: 30 }, false],
  [Good, { timeSpent: 2 }, false],
  [Good, { timeSpent: null }, false],
  [Good, { timeSpent: 30, difficulty: "EASY" }, false],
  [Easy, { timeSpent: 45, difficulty: "HARD" }, false],
  [Easy, { timeSpent: 45, kind: "NUMERICAL" }, false],
])("rating %i for %j, wrong before: %s", (rating, change, wasWrong) => {
  expect(ratingOf(attempt(change), wasWrong)).toBe(rating);
});

test("a question answered wrong is due the next day, and later each time it is remembered", () => {
  const tries = [attempt({ isCorrect: false })];
  const intervals = [];
  for (let round = 0; round < 5; round++) {
    const memory = memoryOf(tries);
    const due = memory?.due ?? "";
    intervals.push((Date.parse(due) - Date.parse(memory?.lastDay ?? "")) / 86_400_000);
    tries.push(attempt({ day: due }));
  }
  expect(intervals[0]).toBe(1);
  expect(intervals).toEqual(intervals.toSorted((a, b) => a - b));
  expect(intervals.at(-1)).toBeGreaterThan(7);
});

test("a question answered wrong eight times is set aside until it is remembered", () => {
  const misses = Array.from({ length: 8 }, (_, i) => attempt({ isCorrect: false, day: dayAfter(i) }));
  expect(memoryOf(misses.slice(1))).toMatchObject({ misses: 7, lapses: 6, setAside: false });
  expect(memoryOf(misses)).toMatchObject({ misses: 8, lapses: 7, reps: 8, setAside: true });
  expect(memoryOf([...misses, attempt({ day: dayAfter(9) })])).toMatchObject({ misses: 8, setAside: false });
});

test("a day before the last one, as after a flight, changes only the count", () => {
  expect(memoryOf([attempt({ day: dayAfter(1) }), attempt({ day: dayAfter(0) })])).toMatchObject({
    lastDay: dayAfter(1),
    reps: 2,
  });
});

test("a question due after the exam comes once in the last seven days before it", () => {
  const questionId = (byte: string) => `0198f000-0000-7000-8000-0000000000${byte}`;
  const known = { due: dayAfter(200), lastDay: dayAfter(0) };
  const days = ["00", "06", "07", "ff"].map((byte) =>
    comesBackOn({ questionId: questionId(byte), ...known }, dayAfter(100)),
  );
  expect(days).toEqual([dayAfter(99), dayAfter(93), dayAfter(99), dayAfter(96)]);
  expect(
    comesBackOn({ questionId: questionId("00"), ...known, lastDay: dayAfter(93) }, dayAfter(100)),
  ).toBeNull();
  expect(comesBackOn({ questionId: questionId("00"), ...known }, null)).toBe(dayAfter(200));
  expect(comesBackOn({ questionId: questionId("00"), ...known, due: dayAfter(99) }, dayAfter(100))).toBe(
    dayAfter(99),
  );
});

test("reviewing a fading question gains more than reviewing a fresh one", () => {
  const memory = { stability: 10, difficulty: 5 };
  expect(gainOf(memory, 12, 30)).toBeGreaterThan(gainOf(memory, 1, 30));
  expect(gainOf(memory, 12, 30)).toBeGreaterThan(0);
});
