import { expect, test } from "vitest";
import {
  count,
  fixed,
  fraction,
  money,
  num,
  percent,
  ratio,
  scientific,
  type Value,
} from "../src/numbers/value.ts";
import { typedNumber } from "../src/question/typed-number.ts";

const ASK = "What is it?";

test.each<[string, Value, string, string | undefined]>([
  ["a whole number", num(42), ASK, undefined],
  ["a unit", num(12, "m/s^2"), `${ASK} Give the answer in $\\mathrm{m/s^{2}}$.`, undefined],
  [
    "decimals",
    num(2.25, "A"),
    `${ASK} Give the answer in $\\mathrm{A}$, rounded off to two decimal places.`,
    "0.01",
  ],
  ["one decimal", num(2.5), `${ASK} Give the answer rounded off to one decimal place.`, "0.05"],
  ["a whole number with zeros", fixed(12, 2), ASK, undefined],
  ["things", count(3, "day"), `${ASK} Give the answer in days.`, undefined],
  ["rupees", money(12500), `${ASK} Give the answer in rupees.`, undefined],
  ["percent", percent(20), `${ASK} Give the answer in percent.`, undefined],
])("%s: the question says how to give the number", (_, answer, text, tolerance) => {
  expect(typedNumber({ text: ASK, answer })).toMatchObject({ text });
  expect(typedNumber({ text: ASK, answer })?.tolerance).toBe(tolerance);
});

test("percent is stated even if the question contains one", () => {
  const text = "An acid is 4% ionised. What is its degree of ionisation after it is diluted?";
  expect(typedNumber({ text, answer: percent(8) })?.text).toBe(`${text} Give the answer in percent.`);
});

test("a grouped number is typed without its commas", () => {
  expect(typedNumber({ text: ASK, answer: money(125000) })?.answer).toBe("125000");
  expect(typedNumber({ text: ASK, answer: num(-1234567) })?.answer).toBe("-1234567");
});

test.each([fraction(1, 3), ratio(2, 3), scientific(3e8), num(0.00012)])(
  "%s is not a number to type",
  (answer) => {
    expect(typedNumber({ text: ASK, answer })).toBeUndefined();
  },
);

test("a question that needs its options does not become one with a typed number", () => {
  expect(typedNumber({ text: "Which of the following is prime?", answer: num(7) })).toBeUndefined();
});

test("a result without a remainder does not ask for rounding", () => {
  const text = "What is it, to two decimals?";
  expect(typedNumber({ text, answer: num(7) })).toBeUndefined();
  expect(typedNumber({ text, answer: fixed(2.5, 2) })).toBeUndefined();
  expect(typedNumber({ text, answer: fixed(2 / 3, 2) })?.answer).toBe("0.67");
  expect(typedNumber({ text, answer: fixed(2.999, 2) })?.answer).toBe("3");
});
