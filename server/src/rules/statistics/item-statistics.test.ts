import { expect, test } from "vitest";
import {
  correlationInterval,
  discrimination,
  discriminativeEfficiency,
  facility,
  shareInterval,
} from "./item-statistics.ts";

/** Marks of 25 attempts at a quiz of seven questions. The figures below are those that Moodle's own tests expect. */
const ATTEMPTS = [
  [1, 1, 1, 1, 1, 0, 1],
  [1, 1, 1, 1, 0.5, 1, 0],
  [1, 1, 1, 1, 0.5, 0, 1],
  [0, 0, 1, 1, 1, 0, 0],
  [1, 0, 1, 0, 0, 1, 0.5],
  [1, 1, 1, 1, 0.5, 0, 0.5],
  [0, 1, 1, 1, 0.5, 1, 0.5],
  [1, 1, 1, 0, 0.5, 1, 0.5],
  [1, 0, 1, 1, 1, 1, 1],
  [0, 1, 1, 0, 0.5, 1, 0.5],
  [0.8, 0, 1, 1, 0.5, 1, 0.5],
  [1, 1, 1, 0, 0.5, 1, 1],
  [1, 0, 1, 1, 0.5, 1, 0.5],
  [1, 0, 1, 1, 1, 0, 0.5],
  [0, 0, 1, 1, 0, 1, 1],
  [1, 0, 1, 0, 0.5, 1, 1],
  [0.8, 0, 1, 1, 0.5, 0, 1],
  [1, 0, 1, 1, 0, 1, 0.5],
  [1, 0, 1, 1, 0.5, 0, 0.5],
  [0, 1, 1, 0, 0.5, 1, 0],
  [1, 1, 1 / 3, 1, 0.5, 0, 0.5],
  [1, 1, 1, 0, 0.5, 0, 0.5],
  [1, 1, 1, 1, 0, 1, 0.5],
  [0, 0, 1, 0, 0.5, 1, 1],
  [0, 0, 1, 1, 1, 1, 1],
];

const SLOTS = [
  [0.704, -7.0650767526, -9.4550536967],
  [0.48, -28.8982125772, -36.7834118938],
  [0.973333332, -9.1230674268, -21.6545012165],
  [0.68, -22.6306444113, -31.4411395613],
  [0.52, -17.6997047674, -21.1794802584],
  [0.64, -45.3785178421, -56.9365974439],
  [0.62, -5.6543166602, -6.5043742058],
];

const groupsOf = (slot: number) =>
  ATTEMPTS.map((marks) => {
    const mark = marks[slot] ?? 0;
    return { mark, rest: marks.reduce((sum, each) => sum + each, 0) - mark, people: 1 };
  });

test.each(SLOTS.map((figures, slot) => [slot + 1, ...figures] as const))(
  "slot %i of Moodle's fixture has its facility, discrimination and discriminative efficiency",
  (slot, mean, index = 0, efficiency = 0) => {
    const groups = groupsOf(slot - 1);
    expect(facility(groups)).toBeCloseTo(mean ?? 0, 6);
    expect(100 * (discrimination(groups) ?? 0)).toBeCloseTo(index, 3);
    expect(100 * (discriminativeEfficiency(groups) ?? 0)).toBeCloseTo(efficiency, 3);
  },
);

test("counting people together gives the same figures as counting them one by one", () => {
  const single = groupsOf(3);
  const doubled = single.flatMap((group) => [group, group]);
  const together = single.map((group) => ({ ...group, people: 2 }));
  expect(discrimination(together)).toBeCloseTo(discrimination(doubled) ?? 0, 9);
  expect(discriminativeEfficiency(together)).toBeCloseTo(discriminativeEfficiency(doubled) ?? 0, 9);
});

test("there are no figures for fewer than two people, or if all are the same", () => {
  const one = [{ mark: 1, rest: 0.5, people: 1 }];
  expect([facility([]), discrimination(one), discriminativeEfficiency(one)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(discrimination([{ mark: 1, rest: 0.5, people: 40 }])).toBeUndefined();
});

test("intervals narrow with the number of people", () => {
  const [few, many] = [shareInterval(9, 30), shareInterval(900, 3000)];
  expect(few.low).toBeCloseTo(0.167, 2);
  expect(few.high).toBeCloseTo(0.479, 2);
  expect(many.high - many.low).toBeLessThan(0.04);
  expect(shareInterval(0, 30).low).toBe(0);
  expect(correlationInterval(0.3, 30).low).toBeCloseTo(-0.067, 2);
  expect(correlationInterval(0.3, 3)).toEqual({ value: 0.3, low: -1, high: 1 });
});
