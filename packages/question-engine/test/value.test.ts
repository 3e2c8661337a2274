import { expect, test } from "vitest";
import { roundTo } from "../src/numbers/arithmetic.ts";
import * as value from "../src/numbers/value.ts";
import { readNumber } from "../src/text/visible-text.ts";
import { katexComplaint } from "./katex-check.ts";

const {
  clock,
  count,
  fraction,
  isSame,
  money,
  num,
  percent,
  piTimes,
  point,
  ratio,
  scientific,
  surd,
  vector,
} = value;

test.each([
  [num(-0), "$0$"],
  [num(0.1 + 0.2), "$0.3$"],
  [num(10 / 3), "$3.33$"],
  [num(0.012345), "$0.0123$"],
  [num(1234567), "$1{,}234{,}567$"],
  [num(-9.8, "m/s^2"), "$-9.8\\ \\mathrm{m/s^{2}}$"],
  [num(25, "°C"), "$25^\\circ\\mathrm{C}$"],
  [num(4, "μC"), "$4\\ \\mathrm{\\mu C}$"],
  [num(12, "ohm"), "$12\\ \\mathrm{\\Omega}$"],
  [num(3, "kg·m/s"), "$3\\ \\mathrm{kg\\,m/s}$"],
  [count(1, "day"), "1 day"],
  [count(2, "child", "children"), "2 children"],
  [count(3, "box"), "3 boxes"],
  [fraction(-4, 6), "$-\\frac{2}{3}$"],
  [fraction(8, -4), "$-2$"],
  [surd(1, 12), "$2\\sqrt{3}$"],
  [surd(3, 8, 2), "$3\\sqrt{2}$"],
  [surd(-1, 3, 2), "$-\\frac{\\sqrt{3}}{2}$"],
  [surd(2, 9), "$6$"],
  [piTimes(2, 4), "$\\frac{\\pi}{2}$"],
  [piTimes(-3), "$-3\\pi$"],
  [scientific(0.00032, "m", 2), "$3.2 \\times 10^{-4}\\ \\mathrm{m}$"],
  [percent(12.5), "12.5%"],
  [money(125000), "₹1,25,000"],
  [money(99.5), "₹99.50"],
  [money(-12000000), "−₹1,20,00,000"],
  [ratio(6, 4), "$3 : 2$"],
  [vector([1, 0, -3]), "$\\hat{i} - 3\\hat{k}$"],
  [vector([2, -1], "m/s"), "$(2\\hat{i} - \\hat{j})\\ \\mathrm{m/s}$"],
  [point(2, -3), "$(2, -3)$"],
  [clock(785), "1:05 p.m."],
  [clock(5), "12:05 a.m."],
])("%s is shown as %s", (shown, text) => {
  expect(`${shown}`).toBe(text);
  expect(katexComplaint(shown.tex)).toBeUndefined();
});

test("values are compared as numbers, not as text", () => {
  expect(isSame(num(0.5), fraction(1, 2))).toBe(true);
  expect(isSame(percent(50), num(0.5))).toBe(true);
  expect(isSame(num(5, "m"), num(5, "s"))).toBe(false);
  expect(isSame(num(1000), num(1001))).toBe(false);
  expect(isSame(num(9.81), num(9.82))).toBe(true);
  expect(isSame(value.words("Aabb"), value.words("aabb"))).toBe(false);
  expect(isSame(value.words("The Nile"), value.words("the nile"))).toBe(true);
});

test.each([
  ["0.5", 0.5, ""],
  ["$\\frac{1}{2}$", 0.5, ""],
  ["50%", 0.5, ""],
  ["₹1,25,000", 125000, "₹"],
  ["$-9.8\\ \\mathrm{m/s^{2}}$", -9.8, "m/s2"],
  ["$1{,}200\\ \\mathrm{m}$", 1200, "m"],
  ["$3 \\times 10^{8}\\ \\mathrm{m/s}$", 3e8, "m/"],
  ["3 days", 3, "day"],
  ["$3$ days", 3, "day"],
  ["$-0.744^\\circ\\mathrm{C}$", -0.744, "°C"],
  ["$30^\\circ$", 30, "°"],
  ["$30^{\\circ}$", 30, "°"],
  ["$12.5\\%$", 0.125, ""],
  ["$5\\ \\mathrm{MW}$", 5, "MW"],
  ["$\\frac{1}{2}\\ \\mathrm{mol\\,L^{-1}}$", 0.5, "mol L-1"],
  ["$0$", 0, ""],
])("reads %s as a number", (text, amount, unit) => {
  expect(readNumber(text)).toEqual({ value: amount, unit });
});

test.each([
  "$x + 1$",
  "$2\\sqrt{3}$",
  "$2\\pi$",
  "$3x - 1$",
  "Mercury",
  "$(2, -3)$",
  "$-16i$",
  "$-6\\sin(3x)$",
  "$3x$",
  "$2^{10}$",
  "$\\frac{1}{2}\\pi$",
  "$2 \\log 3$",
  "$1, 2$",
  "$5!$",
])("finds no number in %s", (text) => {
  expect(readNumber(text)).toBeUndefined();
});

test("pieces of markup", () => {
  expect(value.polynomial([1, -5, 6])).toBe("x^{2} - 5x + 6");
  expect(value.polynomial([-1, 0, 1])).toBe("-x^{2} + 1");
  expect(value.polynomial([0, 0])).toBe("0");
  expect(value.bracketed(-3)).toBe("(-3)");
  expect(value.signed(-3)).toBe("- 3");
  expect(value.indian(10000000)).toBe("1,00,00,000");
  expect(roundTo(1.005, 2)).toBe(1.01);
  expect(Object.is(roundTo(-0.001, 2), 0)).toBe(true);
});
