import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { memoryState } from "./memory.ts";
import { redisState, withFallback } from "./redis.ts";
import type { SharedState } from "./shared-state.ts";

const PATIENCE_MS = 10_000;
const newKey = () => crypto.randomUUID();
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(["memory", "redis"])("shared state in %s", (kind) => {
  let state: SharedState;
  beforeAll(async () => {
    state =
      kind === "memory" ? memoryState() : redisState(inject("redisUrl"), { warn: () => {} }, PATIENCE_MS);
    await vi.waitUntil(async () => (await state.add("ready", 1, 10)).count > 0);
    if (kind === "redis") await untilInRedis(state);
  });
  afterAll(() => state.close());

  test("values are kept until their time is over", async () => {
    const [key, gone] = [newKey(), newKey()];
    await state.set(key, "here", 60);
    await state.set(gone, "soon gone", 1);
    expect(await state.get([key, newKey(), gone])).toEqual(["here", null, "soon gone"]);
    await wait(1_200);
    expect(await state.get([key, gone])).toEqual(["here", null]);
    await state.delete(key);
    expect(await state.get([key])).toEqual([null]);
    expect(await state.get([])).toEqual([]);
  });

  test("counters add up under 200 parallel uses and start again after their window", async () => {
    const key = newKey();
    const counts = await Promise.all(Array.from({ length: 200 }, () => state.add(key, 1, 60)));
    expect(new Set(counts.map(({ count }) => count)).size).toBe(200);
    expect(await state.add(key, -1, 60)).toMatchObject({ count: 199 });
    const short = newKey();
    expect((await state.add(short, 1, 1)).secondsLeft).toBe(1);
    await wait(1_200);
    expect(await state.add(short, 1, 1)).toMatchObject({ count: 1 });
  });
});

/** The connection is made in the background; until then memory answers. */
async function untilInRedis(state: SharedState) {
  const probe = newKey();
  const redis = new Redis(inject("redisUrl"), { keyPrefix: "prepfeed:" });
  await vi.waitUntil(
    async () => {
      await state.set(probe, "x", 10);
      return (await redis.get(probe)) === "x";
    },
    { timeout: 10_000, interval: 100 },
  );
  redis.disconnect();
}

test("two processes share one Redis", async () => {
  const [one, two] = [1, 2].map(() => redisState(inject("redisUrl"), { warn: () => {} }, PATIENCE_MS));
  if (!one || !two) throw new Error("unreachable");
  await Promise.all([untilInRedis(one), untilInRedis(two)]);
  const key = newKey();
  await one.set(key, "seen by both", 60);
  expect(await two.get([key])).toEqual(["seen by both"]);
  await Promise.all([one.close(), two.close()]);
});

test("without Redis everything goes on in memory", async () => {
  const state = redisState("redis://127.0.0.1:1", { warn: () => {} });
  await state.set("key", "value", 60);
  expect(await state.get(["key"])).toEqual(["value"]);
  await state.close();
});

test("a store that hangs is asked once, then left alone for a moment", async () => {
  const hung = vi.fn(() => wait(30).then(() => Promise.reject(new Error("Command timed out"))));
  const state = withFallback({ ...memoryState(), add: hung }, memoryState());
  for (let i = 1; i <= 10; i++) expect(await state.add("key", 1, 60)).toMatchObject({ count: i });
  expect(hung).toHaveBeenCalledTimes(1);
});
