import { expect, it } from "vitest";
import { minutesAndSeconds } from "./minutes-and-seconds.ts";

it("writes seconds as m:ss", () => {
  expect([0, 9, 60, 61.4, 3_600, -3].map(minutesAndSeconds)).toEqual([
    "0:00",
    "0:09",
    "1:00",
    "1:01",
    "60:00",
    "0:00",
  ]);
});
