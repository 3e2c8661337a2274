import { expect, test } from "vitest";
import { seededRandom } from "../src/numbers/random.ts";
import { list, ordinal, people, plural, times, withArticle } from "../src/writing/english.ts";
import { englishComplaints } from "./english-check.ts";

test("counts, lists and ordinals read naturally", () => {
  expect([plural(1, "apple"), plural(2, "apple"), plural(3, "city"), plural(2, "child", "children")]).toEqual(
    ["1 apple", "2 apples", "3 cities", "2 children"],
  );
  expect(list(["A", "B", "C"])).toBe("A, B and C");
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal).join(" ")).toBe(
    "1st 2nd 3rd 4th 11th 12th 13th 21st 112th",
  );
  expect([1, 2, 3].map(times)).toEqual(["once", "twice", "three times"]);
});

test.each([
  "an apple",
  "a uniform field",
  "an hour",
  "a European city",
  "an 8-sided die",
  "an 11-member team",
  "a 110 V supply",
  "an X-ray",
  "an LED",
  "a one-rupee coin",
  "an umbrella",
  "an unknown force",
  "a university",
  "a URL",
  "an isotope",
  "a NAND gate",
  "a NASA probe",
  "an XNOR gate",
  "an XOR gate",
  "an HDMI cable",
  "an SRAM cell",
  "a DRAM cell",
  "a UNESCO site",
  "a MICR code",
  "an IFSC",
])("%s gets its article", (phrase) => {
  expect(withArticle(phrase.replace(/^an? /, ""))).toBe(phrase);
});

test("people in one story have different initials", () => {
  for (let seed = 0; seed < 50; seed++) {
    const initials = people(seededRandom(seed), 5).map(({ name }) => name[0]);
    expect(new Set(initials).size).toBe(5);
  }
});

test.each([
  ["He bought 1 apples.", "plural after 1"],
  ["It takes 3 day to finish.", "singular after a number"],
  ["She ate a apple.", "article"],
  ["A aluminium wire is drawn.", "article"],
  ["What is this? A element.", "article"],
  ["An copper wire is drawn.", "article"],
  ["It takes an uniform force.", "article"],
  ["Two  spaces.", "double space"],
  ["What is this ?", "space before punctuation"],
  ["It is the the end.", "doubled word"],
])("%s has something to fix", (text, what) => {
  expect(englishComplaints(text).join()).toContain(what);
});

test("an A that the question names is not an article", () => {
  expect(englishComplaints("A accounts for half.", "Bakeries A, B and C bake.")).toEqual([]);
});

test.each([
  "He bought 1 apple and 21 apples for a 10-day journey.",
  "Vectors a and b are equal; a is longer.",
  "The ratio is 3 : 4, and $x = 1$ gives $y = 2$.",
  "He is ____ honest man. It grew by 1.5 litres … and more.",
  "A invests more than B. A earns less.",
  "A and B are friends. Vitamin A is needed.",
  "A is the father of C.",
  "Only machine A is new. A accounts for half.",
  "Type an s, not a z.",
  "A uniform rod and an aluminium wire. A hot day.",
  "A 5-rupee coin and an 8 kg weight were put on a uniform plank.",
])("%s reads well", (text) => {
  expect(englishComplaints(text)).toEqual([]);
});
