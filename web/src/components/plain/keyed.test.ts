import { expect, it } from "vitest";
import { keyed } from "./keyed.ts";

const keysOf = (texts: string[]) => keyed(texts, (text) => text).map(({ key }) => key);

it("gives items with the same text different keys", () => {
  expect(new Set(keysOf(["red", "red", "1 red", "2 red", "red"])).size).toBe(5);
});

it("keeps an item's key when another one is inserted before it", () => {
  expect(keysOf(["blue", "red"])).toContain(keysOf(["red"])[0]);
});
