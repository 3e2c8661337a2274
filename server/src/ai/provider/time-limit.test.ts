import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { timeLimit } from "./time-limit.ts";

test("a time limit survives the garbage collector when it is combined with another signal", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const other = new AbortController();
  const signal = AbortSignal.any([timeLimit(100), other.signal]);
  const reason = new Promise((resolve) => signal.addEventListener("abort", () => resolve(signal.reason)));
  collect();
  expect(await reason).toMatchObject({ name: "TimeoutError" });
});
