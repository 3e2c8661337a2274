import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalAnswer, canonicalLetters, canonicalNumber, isRight } from "./marking.ts";

test.each([
  ["3", "3"],
  ["3.0", "3"],
  ["+3", "3"],
  [" 003.10 ", "3.1"],
  ["−.50", "-0.5"],
  ["-0", "0"],
  ["-0.00", "0"],
  ["5.", "5"],
  ["12345678901234567890", "12345678901234567890"],
])("the number %s is stored as %s", (text, kept) => {
  expect(canonicalNumber(text)).toBe(kept);
});

test.each(["", " ", ".", "-", "1e3", "1/2", "1,000", "0x10", "NaN", "Infinity", "1.2.3", "--1", "1 2", "٣"])(
  "%j is not a number",
  (text) => {
    expect(canonicalNumber(text)).toBeUndefined();
  },
);

test.each([
  ["A", "A"],
  ["dca", "ACD"],
  ["C, A", "AC"],
  ["AA", undefined],
  ["", undefined],
  ["F", undefined],
  ["A1", undefined],
])("the letters %j are stored as %s", (text, kept) => {
  expect(canonicalLetters(text)).toBe(kept);
});

test.each([
  ["SINGLE", "E", 4, undefined],
  ["SINGLE", "E", 5, "E"],
  ["SINGLE", "AB", 4, undefined],
  ["SINGLE", "3", 4, undefined],
  ["MULTIPLE", "BA", 4, "AB"],
  ["MULTIPLE", "ABCDE", 4, undefined],
  ["NUMERICAL", "A", 0, undefined],
  ["NUMERICAL", "2.50", 0, "2.5"],
] as const)("an answer to %s: %j among %i options is %s", (kind, answer, options, kept) => {
  expect(canonicalAnswer(kind, answer, options)).toBe(kept);
});

test("letters are right only as a whole", () => {
  const key = { kind: "MULTIPLE", correctAnswer: "ACD", tolerance: null } as const;
  expect(isRight(key, "ACD")).toBe(true);
  expect(isRight(key, "AC")).toBe(false);
  expect(isRight(key, "ABCD")).toBe(false);
});

test.each([
  ["0.3", null, "0.3", true],
  ["0.3", null, "0.30000000000000001", false],
  ["9.81", "0.02", "9.79", true],
  ["9.81", "0.02", "9.83", true],
  ["9.81", "0.02", "9.8300001", false],
  ["-0.5", "0.1", "-0.6", true],
  ["-0.5", "0.1", "0.5", false],
  ["0.05", "0.1", "-0.05", true],
  ["100", "1", "99", true],
])("to %s within %s the answer %s is right: %s", (correctAnswer, tolerance, answer, right) => {
  expect(isRight({ kind: "NUMERICAL", correctAnswer, tolerance }, answer)).toBe(right);
});

test("a number in any notation is stored as the same number and marked right", () => {
  const number = fc.tuple(
    fc.constantFrom("", "+", "-", "−"),
    fc.bigInt({ min: 0n, max: 99_999_999n }),
    fc.stringMatching(/^\d{0,6}$/),
  );
  fc.assert(
    fc.property(number, fc.nat(3), ([sign, whole, part], zeros) => {
      const plain = canonicalNumber(`${sign}${whole}.${part}`) ?? "";
      const padded = canonicalNumber(`${sign}${"0".repeat(zeros)}${whole}.${part}${"0".repeat(zeros)}`);
      expect(padded).toBe(plain);
      expect(Number(plain) + 0).toBe(Number(`${sign.replace("−", "-")}${whole}.${part}`) + 0);
      expect(isRight({ kind: "NUMERICAL", correctAnswer: plain, tolerance: "0" }, plain)).toBe(true);
    }),
  );
});
