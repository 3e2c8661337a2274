import { expect, test } from "vitest";
import { medianTime } from "./median-time.ts";

test("the median lies within the bucket of the middle answer", () => {
  expect(medianTime([{ bucket: 3, people: 10 }])).toMatchObject({ seconds: 12.5, people: 10 });
  const times = [
    { bucket: 5, people: 3 },
    { bucket: 1, people: 5 },
    { bucket: 3, people: 2 },
  ];
  expect(medianTime([...times, ...times])).toMatchObject({ seconds: 5, people: 20 });
  expect(medianTime(times)).toMatchObject({ seconds: 5, people: 10 });
});

test("unknown times are left out, and the longest count as the lower end of the last bucket", () => {
  expect(medianTime([{ bucket: -1, people: 9 }])).toBeNull();
  expect(
    medianTime([
      { bucket: -1, people: 9 },
      { bucket: 13, people: 1 },
    ]),
  ).toEqual({ seconds: 600, low: 600, high: 600, people: 1 });
});

test("the interval of the median is that of its order statistics", () => {
  // Of 100 people the 40.2nd and the 60.8th.
  expect(medianTime([{ bucket: 3, people: 100 }])).toEqual({
    seconds: 12.5,
    low: expect.closeTo(12.01, 5),
    high: expect.closeTo(13.04, 5),
    people: 100,
  });
  const [few, many] = [30, 3000].map((people) =>
    medianTime([
      { bucket: 2, people: people / 3 },
      { bucket: 4, people: people / 3 },
      { bucket: 7, people: people / 3 },
    ]),
  );
  expect(few).toMatchObject({ low: expect.closeTo(9.82, 1), high: expect.closeTo(47.05, 1) });
  expect((many?.high ?? 0) - (many?.low ?? 0)).toBeLessThan(1);
  expect(medianTime([{ bucket: 6, people: 1 }])).toEqual({ seconds: 37.5, low: 30, high: 45, people: 1 });
});
