import { expect, test } from "vitest";
import { boundedQueue } from "./bounded-queue.ts";

test("a few jobs run at once, some wait, and further ones are refused at once", async () => {
  const inTurn = boundedQueue({ parallel: 2, maxWaiting: 1, maxWaitingEach: 1 });
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

test("a job that fails makes room for the next", async () => {
  const inTurn = boundedQueue({ parallel: 1, maxWaiting: 1, maxWaitingEach: 1 });
  const failed = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(async () => "done");
  await expect(failed).rejects.toThrow("broken");
  expect(await next).toBe("done");
});

test("nobody can fill the queue alone, and a person whose job has started may queue again", async () => {
  const inTurn = boundedQueue({ parallel: 1, maxWaiting: 3, maxWaitingEach: 1 });
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => ends.push(resolve));
  const turns = [inTurn(work, "asha"), inTurn(work, "asha")];
  await expect(inTurn(work, "asha")).rejects.toMatchObject({ code: "unavailable" });
  turns.push(inTurn(work, "kabir"));
  ends.shift()?.();
  await turns[0];
  await expect.poll(() => ends.length).toBe(1);
  turns.push(inTurn(work, "asha"), inTurn(work));
  await expect(inTurn(work)).rejects.toMatchObject({ code: "unavailable" });
  for (const turn of turns.slice(1)) {
    await expect.poll(() => ends.length).toBe(1);
    ends.shift()?.();
    await turn;
  }
});
