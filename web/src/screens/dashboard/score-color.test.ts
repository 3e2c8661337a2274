import { expect, it } from "vitest";
import { scoreColor } from "./score-color.ts";

it.each([
  [100, "green"],
  [80, "green"],
  [79.9, "yellow"],
  [60, "yellow"],
  [59.9, "red"],
  [0, "red"],
])("shows %s percent as %s", (percent, color) => {
  expect(scoreColor(percent)).toBe(color);
});
