import { expect, it } from "vitest";
import { calculate, shownNumber } from "./calculate.ts";

it.each([
  ["1+2×3", 7],
  ["(1+2)×3", 9],
  ["10−4−3", 3],
  ["2^3^2", 512],
  ["−2^2", -4],
  ["8÷4÷2", 1],
  ["50%", 0.5],
  ["200×15%", 30],
  ["5!", 120],
  ["√16+1", 5],
  ["sin(30)", 0.5],
  ["cos 60", 0.5],
  ["sin(180)", 0],
  ["log(1000)", 3],
  ["ln(e)", 1],
  ["3*4/2-1", 5],
  [".5+.5", 1],
])("%s is %d", (text, value) => {
  expect(calculate(text)).toBeCloseTo(value, 12);
});

it.each(["", "1+", "1÷0", "(1", "tan(90)", "2x", "√−1", "(−1)!"])("%s is not a number", (text) => {
  expect(calculate(text)).toBeUndefined();
});

it("shows sums of decimals without rounding errors", () => {
  expect(shownNumber(0.1 + 0.2)).toBe("0.3");
});
