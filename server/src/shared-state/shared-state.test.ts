import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { eventually } from "../../test/eventually.ts";
import { startRedis } from "../../test/services/redis.ts";
import { within } from "../foundation/within.ts";
import { memoryState } from "./memory.ts";
import { redisState, withFallback } from "./redis.ts";
import { redisChannels } from "./redis-channels.ts";
import type { SharedState } from "./shared-state.ts";

const PATIENCE_MS = 10_000;
const newKey = () => crypto.randomUUID();
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.each(["memory", "redis"])("shared state in %s", (kind) => {
  let state: SharedState;
  beforeAll(async () => {
    state =
      kind === "memory"
        ? memoryState()
        : redisState(inject("redisUrl"), { warn: () => {} }, { commandMs: PATIENCE_MS });
    await eventually(async () => (await state.add("ready", 1, 10)).count > 0);
    if (kind === "redis") await untilInRedis(state);
  });
  afterAll(() => state.close());

  test("values are kept until they expire", async () => {
    const [key, gone] = [newKey(), newKey()];
    await state.set(key, "here", 60);
    expect(await state.get([key, newKey()])).toEqual(["here", null]);
    await state.set(gone, "soon gone", 1);
    await eventually(async () => (await state.get([gone]))[0] === null);
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
    const gone = newKey();
    expect(await state.add(gone, -1, 60)).toMatchObject({ count: 0 });
    expect(await state.add(gone, 1, 60)).toMatchObject({ count: 1 });
    const short = newKey();
    expect((await state.add(short, 1, 1)).secondsLeft).toBe(1);
    // Read once: its window restarts here and in Redis at slightly different times, and repeated reads would keep
    // them apart.
    await wait(1_500);
    expect(await state.add(short, 1, 1)).toMatchObject({ count: 1 });
  });
});

describe.each(["memory", "redis"])("messages in %s", (kind) => {
  const open = () =>
    kind === "memory"
      ? memoryState()
      : redisState(inject("redisUrl"), { warn: () => {} }, { commandMs: PATIENCE_MS });

  test("reach every listener of their channel, until it stops", async () => {
    const state = open();
    const [channel, heard, heardToo] = [newKey(), [] as string[], [] as string[]];
    const stop = await state.subscribe(channel, (message) => heard.push(message));
    await state.subscribe(channel, (message) => heardToo.push(message));
    await state.publish(newKey(), "to others");
    await state.publish(channel, "one with blanks");
    stop();
    await state.publish(channel, "two");
    await eventually(() => heardToo.length === 2);
    expect([heard, heardToo]).toEqual([["one with blanks"], ["one with blanks", "two"]]);
    await state.close();
  });

  test("a listener that fails does not affect the others", async () => {
    const state = open();
    const [channel, heard] = [newKey(), [] as string[]];
    await state.subscribe(channel, () => {
      throw new Error("deaf");
    });
    await state.subscribe(channel, (message) => heard.push(message));
    await state.publish(channel, "hello");
    await eventually(() => heard.length === 1);
    await state.close();
  });
});

describe("messages between processes", () => {
  test("arrive once in each process, and not twice at the sender", async () => {
    const [one, two] = [1, 2].map(() =>
      redisState(inject("redisUrl"), { warn: () => {} }, { commandMs: PATIENCE_MS }),
    );
    if (!one || !two) throw new Error("unreachable");
    await Promise.all([untilInRedis(one), untilInRedis(two)]);
    const [channel, inOne, inTwo] = [newKey(), [] as string[], [] as string[]];
    await one.subscribe(channel, (message) => inOne.push(message));
    await two.subscribe(channel, (message) => inTwo.push(message));
    await one.publish(channel, "from one");
    await two.publish(channel, "from two");
    await eventually(() => inOne.length >= 2 && inTwo.length >= 2);
    expect([inOne.toSorted(), inTwo.toSorted()]).toEqual([
      ["from one", "from two"],
      ["from one", "from two"],
    ]);
    await Promise.all([one.close(), two.close()]);
  });

  test("continue within a process while Redis is unreachable, and between processes when it is back", async () => {
    const redis = await startRedis();
    const [one, two] = [1, 2].map(() =>
      redisState(redis.url, { warn: () => {} }, { commandMs: PATIENCE_MS }),
    );
    if (!one || !two) throw new Error("unreachable");
    const [channel, inOne, inTwo] = [newKey(), [] as string[], [] as string[]];
    await one.subscribe(channel, (message) => inOne.push(message));
    await two.subscribe(channel, (message) => inTwo.push(message));
    await redis.stopImmediate();
    await one.publish(channel, "alone");
    expect(inOne).toEqual(["alone"]);
    await redis.restart();
    await eventually(async () => {
      await one.publish(channel, "together");
      return inTwo.includes("together");
    });
    await Promise.all([one.close(), two.close()]);
    await redis.stop();
  });

  test("without Redis listening starts at once", async () => {
    const state = redisState("redis://127.0.0.1:1", { warn: () => {} });
    const heard: string[] = [];
    await state.subscribe("channel", (message) => heard.push(message));
    await state.publish("channel", "hello");
    expect(heard).toEqual(["hello"]);
    await state.close();
  });
});

/** The connection is made in the background; until then memory answers. */
async function untilInRedis(state: SharedState) {
  const probe = newKey();
  const redis = new Redis(inject("redisUrl"), { keyPrefix: "prepfeed:" });
  await eventually(async () => {
    await state.set(probe, "x", 10);
    return (await redis.get(probe)) === "x";
  });
  redis.disconnect();
}

test("two processes share one Redis", async () => {
  const [one, two] = [1, 2].map(() =>
    redisState(inject("redisUrl"), { warn: () => {} }, { commandMs: PATIENCE_MS }),
  );
  if (!one || !two) throw new Error("unreachable");
  await Promise.all([untilInRedis(one), untilInRedis(two)]);
  const key = newKey();
  await one.set(key, "seen by both", 60);
  expect(await two.get([key])).toEqual(["seen by both"]);
  await Promise.all([one.close(), two.close()]);
});

test("a listener whose connection was lost is told that messages may be missing", async () => {
  const [publisher, subscriber] = [new Redis(inject("redisUrl")), new Redis(inject("redisUrl"))];
  const channels = redisChannels({ publisher, connect: () => subscriber, patienceMs: PATIENCE_MS });
  const onGap = vi.fn();
  await channels.subscribe(newKey(), () => {}, onGap);
  expect(onGap).not.toHaveBeenCalled();
  subscriber.disconnect(true);
  await eventually(() => onGap.mock.calls.length > 0);
  channels.close();
  publisher.disconnect();
});

test("without Redis everything continues in memory", async () => {
  const state = redisState("redis://127.0.0.1:1", { warn: () => {} });
  await state.set("key", "value", 60);
  expect(await state.get(["key"])).toEqual(["value"]);
  await state.close();
});

test("a store that hangs is tried once, then not used for a moment", async () => {
  const hung = vi.fn(() => wait(30).then(() => Promise.reject(new Error("Command timed out"))));
  const state = withFallback({ ...memoryState(), add: hung }, memoryState());
  for (let i = 1; i <= 10; i++) expect(await state.add("key", 1, 60)).toMatchObject({ count: i });
  expect(hung).toHaveBeenCalledTimes(1);
});

test("a limit stays in force while the store goes away and comes back", async () => {
  let uses = 0;
  const store = memoryState();
  const main = {
    ...store,
    add: (...args: Parameters<typeof store.add>) =>
      ++uses % 3 === 0 ? Promise.reject(new Error("Command timed out")) : store.add(...args),
  };
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const state = withFallback(main, memoryState());
    for (let i = 1; i <= 12; i++) {
      expect((await state.add("key", 1, 60)).count).toBe(i);
      vi.advanceTimersByTime(500);
    }
  } finally {
    vi.useRealTimers();
  }
});

test("a value that was set while the store was away is still found when it is back", async () => {
  const store = memoryState();
  let isDown = true;
  const main = {
    ...store,
    set: (...args: Parameters<typeof store.set>) =>
      isDown ? Promise.reject(new Error("Command timed out")) : store.set(...args),
  };
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const state = withFallback(main, memoryState());
    await state.set("away", "1", 60);
    isDown = false;
    vi.advanceTimersByTime(2_000);
    await state.set("back", "2", 60);
    expect(await state.get(["away", "back", "never"])).toEqual(["1", "2", null]);
    await state.delete("away");
    expect(await state.get(["away"])).toEqual([null]);
  } finally {
    vi.useRealTimers();
  }
});

test("a blocked event loop is not mistaken for a Redis that does not answer", async () => {
  const answered = new Promise((resolve) => setTimeout(resolve, 15, "answered"));
  const asked = within(10, answered);
  const until = performance.now() + 60;
  while (performance.now() < until);
  expect(await asked).toBe("answered");
  await expect(within(10, new Promise(() => {}))).rejects.toThrow("no answer in 10 ms");
});

test("callers before Redis is connected are counted in Redis too", async () => {
  const key = newKey();
  const [one, two] = [1, 2].map(() =>
    redisState(inject("redisUrl"), { warn: () => {} }, { commandMs: PATIENCE_MS }),
  );
  const counts = await Promise.all([one, two, one, two].map((state) => state?.add(key, 1, 60)));
  expect(counts.map((each) => each?.count).sort()).toEqual([1, 2, 3, 4]);
  await Promise.all([one?.close(), two?.close()]);
});

test("switching to memory, and back to Redis, is logged once each", async () => {
  let isDown = true;
  const memory = memoryState();
  const main = {
    ...memory,
    add: (...args: Parameters<typeof memory.add>) => (isDown ? Promise.reject() : memory.add(...args)),
  };
  const told: string[] = [];
  const watch = {
    ready: Promise.resolve(),
    onAway: () => void told.push("away"),
    onBack: () => void told.push("back"),
  };
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    const state = withFallback(main, memoryState(), watch);
    for (let i = 0; i < 3; i++) {
      await state.add("key", 1, 60);
      vi.advanceTimersByTime(2_000);
    }
    isDown = false;
    for (let i = 0; i < 3; i++) await state.add("key", 1, 60);
    expect(told).toEqual(["away", "back"]);
  } finally {
    vi.useRealTimers();
  }
});
