import { expect, test } from "vitest";
import { isSpellingCorrection } from "./spelling-correction.ts";

const corrects = (before: string, after: string) => isSpellingCorrection([before], [after]);

test("a correction changes at most three letters", () => {
  expect(corrects("Which planett is the largest?", "Which planet is the largest?")).toBe(true);
  expect(corrects("The goverment's cheif", "The government's chief")).toBe(true);
  expect(corrects("Who recieved the priize", "Who received the prize")).toBe(true);
  expect(corrects("Who wrote it", "Who painted it")).toBe(false);
});

test("letters are counted over all texts of a question together", () => {
  expect(isSpellingCorrection(["Teh", "coper"], ["The", "copper"])).toBe(true);
  expect(isSpellingCorrection(["Teh", "cooper", "tinn"], ["The", "copper", "thin"])).toBe(false);
});

test("a changed number, unit, sign, symbol or formula is no correction", () => {
  expect(corrects("It takes 12 seconds", "It takes 13 seconds")).toBe(false);
  expect(corrects("A rope of 5 cm", "A rope of 5 mm")).toBe(false);
  expect(corrects("Is a < b", "Is a > b")).toBe(false);
  expect(corrects("Find x", "Find y")).toBe(false);
  expect(corrects("Solve $x+1$", "Solve $x-1$")).toBe(false);
  expect(corrects("Solve $x$ quikly", "Solve $x$ quickly")).toBe(true);
  expect(corrects("H2O is watr", "H2O is water")).toBe(true);
});

test("the same texts are no correction, and neither is an added option", () => {
  expect(corrects("The same", "The same")).toBe(false);
  expect(isSpellingCorrection(["One"], ["One", "two"])).toBe(false);
});

test("the longest allowed texts are compared quickly", () => {
  const long = "word ".repeat(2_000);
  expect(corrects(`${long}teh`, `${long}the`)).toBe(true);
  expect(corrects(`teh ${long}`, `the ${long}`)).toBe(true);
});
