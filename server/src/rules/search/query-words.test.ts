import { expect, test } from "vitest";
import { isNameOfExam, longNamesOf, singularsOf, tellingWords, titleWords } from "./query-words.ts";

test("the words of a question that ask for nothing are left out, unless there are no others", () => {
  expect(tellingWords(["what", "is", "the", "second", "law"])).toEqual(["second", "law"]);
  expect(tellingWords(["to", "be", "or"])).toEqual(["to", "be", "or"]);
});

test.each([
  ["laws", ["law"]],
  ["theories", ["theorie", "theory"]],
  ["gases", ["gase", "gas"]],
  ["news", []],
  ["mass", []],
  ["gas", []],
  ["heart", []],
])("what %s may be the plural of", (word, singulars) => {
  expect(singularsOf(word)).toEqual(singulars);
});

test("single words that are names of exams are known, the words of longer names are not", () => {
  expect(["gre", "sat", "gate", "main", "test", "green"].filter(isNameOfExam)).toEqual([
    "gre",
    "sat",
    "gate",
  ]);
});

test("short names stand for the words of a subject", () => {
  expect(longNamesOf("gk")).toEqual([["general", "knowledge"]]);
  expect(longNamesOf("constructor")).toEqual([]);
});

test("the names of subjects and exams are not expected in a title beside other words", () => {
  expect(titleWords(["physics", "neet", "newton"])).toEqual(["newton"]);
  expect(titleWords(["maths", "cat"])).toEqual(["maths", "cat"]);
});
