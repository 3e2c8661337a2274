import { expect, test } from "vitest";
import { halfTime } from "./pace.ts";

test("long work pauses as long as it has worked", async () => {
  const rest = halfTime();
  const beganAt = performance.now();
  while (performance.now() < beganAt + 30);
  const restedAt = performance.now();
  await rest();
  // A timer may be a millisecond early.
  expect(performance.now() - restedAt).toBeGreaterThan(28);
});
