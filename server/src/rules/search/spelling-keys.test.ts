import fc from "fast-check";
import { expect, test } from "vitest";
import { isOneSlipApart, spellingKeys } from "./spelling-keys.ts";

const shareAKey = (a: string, b: string) => spellingKeys(a).some((key) => spellingKeys(b).includes(key));

test.each([
  ["a wrong letter", "kabir", "kavir"],
  ["a missing letter", "kabir", "kair"],
  ["an added letter", "kabir", "kaabir"],
  ["two swapped letters", "asha", "ahsa"],
])("%s still matches the word", (_, word, misspelt) => {
  expect(shareAKey(word, misspelt)).toBe(true);
  expect(isOneSlipApart(word, misspelt)).toBe(true);
  expect(isOneSlipApart(misspelt, word)).toBe(true);
});

test.each([
  ["heart", "earth"],
  ["kabir", "meera"],
  ["abcd", "abdce"],
  ["abcd", "ab"],
])("%s and %s differ by more than one typing error", (one, other) => {
  expect(isOneSlipApart(one, other)).toBe(false);
  expect(isOneSlipApart(other, one)).toBe(false);
});

test("other words do not match", () => {
  expect(shareAKey("kabir", "meera")).toBe(false);
});

test("short words are not corrected", () => {
  expect(spellingKeys("raj")).toEqual([]);
});

test("any single typing error in a long enough word is corrected", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcdefgh"), minLength: 5, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(..."xyz"), (text, place, letter) => {
      const at = place % text.length;
      const substituted = text.slice(0, at) + letter + text.slice(at + 1);
      const inserted = text.slice(0, at) + letter + text.slice(at);
      const slips = [substituted, inserted];
      return slips.every((slip) => shareAKey(text, slip) && isOneSlipApart(text, slip));
    }),
  );
});
