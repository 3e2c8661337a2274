import { expect, test } from "vitest";
import { medianTime } from "./median-time.ts";

test("the median lies within the bucket of the middle answer", () => {
  expect(medianTime([{ bucket: 3, people: 10 }])).toEqual({ seconds: 12.5, people: 10 });
  const times = [
    { bucket: 5, people: 3 },
    { bucket: 1, people: 5 },
    { bucket: 3, people: 2 },
  ];
  expect(medianTime([...times, ...times])).toEqual({ seconds: 5, people: 20 });
  expect(medianTime(times)).toEqual({ seconds: 5, people: 10 });
});

test("unknown times are left out, and the longest count as the lower end of the last bucket", () => {
  expect(medianTime([{ bucket: -1, people: 9 }])).toBeNull();
  expect(
    medianTime([
      { bucket: -1, people: 9 },
      { bucket: 13, people: 1 },
    ]),
  ).toEqual({ seconds: 600, people: 1 });
});
