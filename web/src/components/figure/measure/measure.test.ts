import { describe, expect, test } from "vitest";
import { keepApart } from "./keep-apart.ts";
import { doOverlap, placeLabels, spotsAround } from "./place-labels.ts";
import { roundStep, scaleOf, ticksBetween, valueAxis } from "./scale.ts";
import { textWidth, wrapText } from "./text-size.ts";

describe("axes", () => {
  test.each([
    [10, 5, 2],
    [55, 5, 20],
    [1240, 5, 250],
    [0.9, 5, 0.2],
    [7, 1, 10],
  ])("a range of %s in about %s parts is counted in steps of %s", (range, count, step) => {
    expect(roundStep(range, count)).toBeCloseTo(step, 12);
  });

  test("numbers along an axis are round", () => {
    expect(ticksBetween(0, 0.5, 0.1)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
    expect(ticksBetween(-3, 5, 2)).toEqual([-2, 0, 2, 4]);
    expect(Object.is(ticksBetween(-1, 1, 1)[1], 0)).toBe(true);
  });

  test("a value axis includes all values and zero", () => {
    expect(valueAxis([40, 25, 55], 5)).toEqual({ from: 0, to: 60, ticks: [0, 20, 40, 60] });
    expect(valueAxis([12, -8], 5)).toMatchObject({ from: -10, to: 15 });
    expect(valueAxis([0, 0], 5)).toMatchObject({ from: 0 });
    expect(valueAxis([-5, -9], 5).to).toBe(0);
  });

  test("only a free axis leaves zero out, when all values are far from it", () => {
    expect(valueAxis([1000, 1040], 4, true).from).toBe(1000);
    expect(valueAxis([1000, 1040], 4).from).toBe(0);
    expect(valueAxis([10, 40], 4, true).from).toBe(0);
  });

  test("a scale maps the ends of an axis to the ends of its room", () => {
    const place = scaleOf({ from: -2, to: 6 }, 100, 20);
    expect([place(-2), place(2), place(6)]).toEqual([100, 60, 20]);
  });
});

describe("texts", () => {
  test("are broken at spaces into lines that fit", () => {
    const lines = wrapText("October to December", 60);
    expect(lines.join(" ")).toBe("October to December");
    expect(lines.length).toBeGreaterThan(1);
  });

  test("a word that fits no line is broken, and nothing is lost", () => {
    const word = "Antidisestablishmentarianism";
    const lines = wrapText(word, 50);
    expect(lines.join("")).toBe(word);
    for (const line of lines) expect(textWidth(line)).toBeLessThan(50 * 1.2);
  });
});

describe("labels", () => {
  const bounds = { left: 0, top: 0, width: 200, height: 100 };

  test("are moved no further than necessary", () => {
    expect(keepApart([10, 50], [10, 10], { from: 0, to: 100 })).toEqual([10, 50]);
    const placed = keepApart([50, 50, 50], [16, 16, 16], { from: 0, to: 100 });
    const sorted = placed.toSorted((a, b) => a - b);
    for (const [i, one] of sorted.entries())
      if (i) expect(one - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(16);
  });

  test("stay within the bounds while there is room", () => {
    const placed = keepApart([98, 99, 1], [16, 16, 16], { from: 0, to: 100 });
    expect(Math.max(...placed)).toBeLessThanOrEqual(92);
    expect(Math.min(...placed)).toBeGreaterThanOrEqual(8);
  });

  test("of the same place do not cover each other", () => {
    const spots = spotsAround({ x: 100, y: 50 }, 14, 0);
    const [a, b] = placeLabels(
      [
        { text: "A", spots },
        { text: "B", spots },
      ],
      [],
      bounds,
    );
    expect(a && b && doOverlap(a.box, b.box)).toBe(false);
  });

  test("are beside a line, not on it", () => {
    const line = [
      { x: 0, y: 50 },
      { x: 200, y: 50 },
    ] as const;
    const spots = [
      { x: 100, y: 50 },
      { x: 100, y: 30 },
    ];
    expect(placeLabels([{ text: "A", spots }], [line], bounds)[0]).toMatchObject({ y: 30, isCrossed: false });
  });

  test("outside the bounds are moved inside", () => {
    const [label] = placeLabels([{ text: "A", spots: [{ x: 300, y: -20 }] }], [], bounds);
    expect(label?.box.left).toBeLessThan(200);
    expect(label?.box.top).toBeGreaterThanOrEqual(0);
  });
});
