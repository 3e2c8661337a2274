import { Redis, type RedisOptions } from "ioredis";
import type { Logger } from "pino";
import { memoryState } from "./memory.ts";
import { redisChannels } from "./redis-channels.ts";
import type { SharedState } from "./shared-state.ts";

/** A Redis that hangs may cost one request this much, and then none for a while. */
const COMMAND_MS = 40;
const PAUSE_MS = 1_000;
const CONNECT_MS = 2_000;

/** One step, so that a counter can't be left without its end. */
const ADD = `
if tonumber(ARGV[1]) < 0 and redis.call('exists', KEYS[1]) == 0 then return {0, tonumber(ARGV[2])} end
local count = redis.call('incrby', KEYS[1], ARGV[1])
local left = redis.call('ttl', KEYS[1])
if left < 0 then redis.call('expire', KEYS[1], ARGV[2]); left = tonumber(ARGV[2]) end
return {count, left}`;

/** Shared state of several processes; while Redis is away each falls back to its own memory. */
export function redisState(url: string, log: Pick<Logger, "warn">, commandMs = COMMAND_MS): SharedState {
  const open = (options: RedisOptions) => {
    const redis = new Redis(url, {
      enableOfflineQueue: false,
      commandTimeout: commandMs,
      connectTimeout: CONNECT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
      ...options,
    });
    redis.on("error", (error) =>
      log.warn({ err: error }, "shared state: Redis is not reachable, using memory"),
    );
    return redis;
  };
  const redis = open({ maxRetriesPerRequest: 1, keyPrefix: "prepfeed:" });
  const channels = redisChannels({
    publisher: redis,
    connect: () => open({ maxRetriesPerRequest: null, autoResubscribe: false }),
    patienceMs: Math.max(commandMs, CONNECT_MS),
  });
  return withFallback(overRedis(redis, channels), memoryState());
}

function overRedis(redis: Redis, channels: ReturnType<typeof redisChannels>): SharedState {
  return {
    async add(key, amount, seconds) {
      const [count, left] = (await redis.eval(ADD, 1, key, amount, seconds)) as [number, number];
      return { count, secondsLeft: Math.max(1, left) };
    },
    get: (keys) => (keys.length === 0 ? Promise.resolve([]) : redis.mget(keys)),
    async set(key, value, seconds) {
      await redis.set(key, value, "EX", seconds);
    },
    async delete(key) {
      await redis.del(key);
    },
    publish: channels.publish,
    subscribe: channels.subscribe,
    async close() {
      channels.close();
      redis.disconnect();
    },
  };
}

/** After a failure `main` is left alone for a moment, so that a hung Redis slows down one request and not all. */
export function withFallback(main: SharedState, fallback: SharedState): SharedState {
  let pausedUntil = 0;
  async function attempt<T>(work: (state: SharedState) => Promise<T>): Promise<T> {
    if (performance.now() >= pausedUntil) {
      try {
        return await work(main);
      } catch {
        pausedUntil = performance.now() + PAUSE_MS;
      }
    }
    return work(fallback);
  }
  return {
    add: (...args) => attempt((state) => state.add(...args)),
    get: (...args) => attempt((state) => state.get(...args)),
    set: (...args) => attempt((state) => state.set(...args)),
    delete: (...args) => attempt((state) => state.delete(...args)),
    // These never fail.
    publish: main.publish,
    subscribe: main.subscribe,
    async close() {
      await main.close();
      await fallback.close();
    },
  };
}
