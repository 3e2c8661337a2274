import { describeFigure } from "@prepfeed/contract/figures/describe-figure";
import { expect, test } from "vitest";
import * as banking from "../../src/writers/banking/index.ts";
import * as biology from "../../src/writers/biology/index.ts";
import * as chemistry from "../../src/writers/chemistry/index.ts";
import * as economics from "../../src/writers/economics/index.ts";
import { makeWriters, type UnitWriters } from "../../src/writers/make-writers.ts";
import * as reasoning from "../../src/writers/reasoning/index.ts";
import { writeQuestion } from "../../src/writing/writer.ts";

const DRAWS = 40;

/** What learners see of one writer: the text, its numbers, the key and all options. */
function drawn({ writers }: UnitWriters, name: string) {
  const writer = makeWriters(writers).find((each) => each.name === name);
  if (!writer) throw new Error(`no writer ${name}`);
  return Array.from({ length: DRAWS }, (_, seed) => {
    const { question, draft } = writeQuestion(writer, seed);
    return {
      text: question.questionText,
      figure: question.figure,
      key: draft.answer.text,
      options: question.options,
    };
  });
}

const numbersIn = (text: string) =>
  (text.replaceAll(/(?<=\d)(?:,|\{,\})(?=\d)/g, "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
const numberIn = (text: string) => numbersIn(text)[0] ?? Number.NaN;

test("no firm's total cost falls while its output grows", () => {
  for (const { text } of drawn(economics, "shut-down-price")) {
    const [, a = "", b = "", c = ""] = /\+ (\d+)Q - (\d+)Q\^2 \+ (\d*)Q\^3/.exec(text) ?? [];
    const cubic = Number(c || 1);
    expect(Number(a) - Number(b) ** 2 / (3 * cubic), text).toBeGreaterThan(0);
  }
});

test("the best basket is the one that buying by utility per rupee leads to, within the given number of units", () => {
  for (const { text, key } of drawn(economics, "best-basket-from-marginal-utilities")) {
    const numbers = numbersIn(text);
    const [px = 0, py = 0, income = 0] = numbers.slice(10);
    const units = [
      ...numbers.slice(0, 5).map((utils) => ({ good: 0, price: px, rate: utils / px })),
      ...numbers.slice(5, 10).map((utils) => ({ good: 1, price: py, rate: utils / py })),
    ].sort((one, other) => other.rate - one.rate);
    const bought = [0, 0];
    let left = income;
    for (const { good, price } of units) {
      if (price > left) break;
      left -= price;
      bought[good] = (bought[good] ?? 0) + 1;
    }
    expect(left, text).toBe(0);
    expect(numbersIn(key), text).toEqual(bought);
    expect(income / Math.min(px, py), text).toBeLessThan(6);
  }
});

test("an open economy exports about as much as it imports and invests a fair part of its income", () => {
  for (const { text, key } of drawn(economics, "equilibrium-with-taxes-and-trade")) {
    const income = numberIn(key);
    const share = (pattern: RegExp) => Number(pattern.exec(text)?.[1]) / income;
    expect(share(/I = (\d+)/), text).toBeGreaterThan(0.1);
    expect(share(/G = (\d+)/), text).toBeGreaterThan(0.06);
    const imports = share(/imports are \$(0\.\d+)/) * income;
    expect(share(/exports are (\d+)/) / imports, text).toBeLessThan(1.6);
    expect(share(/exports are (\d+)/) / imports, text).toBeGreaterThan(0.4);
  }
});

test("no offered true discount is larger than the banker's discount", () => {
  for (const { text, options } of drawn(banking, "true-and-bankers-discount")) {
    const bankers = numberIn(/₹[\d,]+/.exec(text)?.[0] ?? "");
    expect(Math.max(...options.map(numberIn)), text).toBeLessThanOrEqual(bankers);
  }
});

test("constants of a changed equation are offered on both sides of 1, two of them on the key's side", () => {
  for (const { text, key, options } of drawn(chemistry, "equilibrium-constant-of-a-changed-equation")) {
    const isAbove = (option: string) => numberIn(option) > 1;
    const alike = options.filter((option) => isAbove(option) === isAbove(key)).length;
    expect(alike, text).toBeGreaterThan(1);
    expect(alike, text).toBeLessThan(4);
  }
});

test("for two numbers to interchange, more than one option makes the division come out even", () => {
  for (const { text, options } of drawn(reasoning, "interchange-two-numbers")) {
    const [, dividend, divisor] = /(\d+) \\div (\d+)/.exec(text)?.map(Number) ?? [];
    const even = options.filter((option) => {
      const [one, other] = numbersIn(option);
      const turned = (number?: number) => (number === one ? other : number === other ? one : number) ?? 1;
      return turned(dividend) % turned(divisor) === 0;
    });
    expect(even.length, text).toBeGreaterThan(1);
  }
});

test("no other number can be the odd one out by its digit sum or a common multiple", () => {
  const digitSum = (n: number) => [...`${n}`].reduce((total, digit) => total + Number(digit), 0);
  const rules = [
    (n: number) => digitSum(n) % 2 === 0,
    ...[2, 3, 4, 5, 6, 8, 10].map((divisor) => (n: number) => n % divisor === 0),
  ];
  for (const name of ["odd-number-plain", "odd-number-hidden"])
    for (const { text, key, options } of drawn(reasoning, name)) {
      const four = options.map(numberIn);
      for (const holds of rules) {
        const [yes, no] = [four.filter(holds), four.filter((n) => !holds(n))];
        for (const [lone, ...others] of [yes, no])
          if (lone !== undefined && others.length === 0) expect(lone, text).toBe(numberIn(key));
      }
    }
});

test("the description of pigment curves names their peaks", () => {
  for (const { figure, text } of drawn(biology, "figure-spectra-of-pigments")) {
    const told = describeFigure(figure as NonNullable<typeof figure>);
    for (const peak of [430, 662, 453, 642, 450, 480])
      expect(told.split(`(${peak}, `).length, text).toBeGreaterThan(2);
  }
});
