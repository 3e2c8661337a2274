import { expect, it } from "vitest";
import { counted } from "./counted.ts";

it("counts in words", () => {
  expect([0, 1, 2, 1_204, 12_345_678].map((count) => counted(count, "point"))).toEqual([
    "0 points",
    "1 point",
    "2 points",
    "1,204 points",
    "12,345,678 points",
  ]);
});
