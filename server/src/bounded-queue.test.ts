import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue.ts";

test("a few run at once, some wait, and whoever comes after them is sent away at once", async () => {
  const inTurn = boundedQueue({ parallel: 2, maxWaiting: 1 });
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running--;
  };
  const [one, two, three, four] = [inTurn(work), inTurn(work), inTurn(work), inTurn(work)];
  await expect(four).rejects.toMatchObject({ code: "unavailable" });
  ends.shift()?.();
  await one;
  await expect.poll(() => ends.length).toBe(2);
  for (const end of ends) end();
  await Promise.all([two, three]);
  expect(most).toBe(2);
});

test("work that fails makes room for the next", async () => {
  const inTurn = boundedQueue({ parallel: 1, maxWaiting: 1 });
  const failed = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(async () => "done");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
