import type { MouseEvent } from "react";
import { expect, test } from "vitest";
import { onOneClick } from "./on-one-click.ts";

test.each([
  ["the keyboard", [0], 1],
  ["a click", [1], 1],
  ["a double click", [1, 2], 1],
  ["two clicks", [1, 1], 2],
])("%s acts once for each intended press", (_, details, times) => {
  let acted = 0;
  const onClick = onOneClick(() => {
    acted++;
  });
  for (const detail of details) onClick({ detail } as MouseEvent);
  expect(acted).toBe(times);
});
