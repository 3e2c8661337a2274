import fc from "fast-check";
import { expect, test } from "vitest";
import { spellingKeys } from "./spelling-keys.ts";

const shareAKey = (a: string, b: string) => spellingKeys(a).some((key) => spellingKeys(b).includes(key));

test.each([
  ["a wrong letter", "kabir", "kavir"],
  ["a missing letter", "kabir", "kair"],
  ["an added letter", "kabir", "kaabir"],
  ["two swapped letters", "asha", "ahsa"],
])("%s still meets the word", (_, word, misspelt) => {
  expect(shareAKey(word, misspelt)).toBe(true);
});

test("other words don't meet it", () => {
  expect(shareAKey("kabir", "meera")).toBe(false);
});

test("short words are not guessed at", () => {
  expect(spellingKeys("raj")).toEqual([]);
});

test("any single slip in a long enough word is forgiven", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcdefgh"), minLength: 5, maxLength: 12 });
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(..."xyz"), (text, place, letter) => {
      const at = place % text.length;
      const substituted = text.slice(0, at) + letter + text.slice(at + 1);
      const inserted = text.slice(0, at) + letter + text.slice(at);
      return shareAKey(text, substituted) && shareAKey(text, inserted);
    }),
  );
});
