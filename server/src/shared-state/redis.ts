import { Redis, type RedisOptions } from "ioredis";
import type { Logger } from "pino";
import { within } from "../within.ts";
import { memoryState } from "./memory.ts";
import { redisChannels } from "./redis-channels.ts";
import type { SharedState } from "./shared-state.ts";

/** A Redis that hangs may cost one request this much, and then none for a while. */
const COMMAND_MS = 100;
const PAUSE_MS = 1_000;
const CONNECT_MS = 2_000;

/** One step, so that a counter can't be left without its end. */
const ADD = `
if tonumber(ARGV[1]) < 0 and redis.call('exists', KEYS[1]) == 0 then return {0, tonumber(ARGV[2])} end
local count = redis.call('incrby', KEYS[1], ARGV[1])
local left = redis.call('ttl', KEYS[1])
if left < 0 then redis.call('expire', KEYS[1], ARGV[2]); left = tonumber(ARGV[2]) end
return {count, left}`;

interface Options {
  commandMs?: number;
  /** They know which Redis is the primary now; its name is the URL's host. */
  sentinels?: { host: string; port: number }[];
}

function whereRedisIs(url: string, sentinels: NonNullable<Options["sentinels"]>): RedisOptions {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const common = {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    db: Number(pathname.slice(1)) || 0,
    ...(protocol === "rediss:" && { tls: {} }),
  };
  if (sentinels.length === 0) return { ...common, host: hostname, port: Number(port) || 6379 };
  return {
    ...common,
    sentinels,
    name: hostname,
    sentinelRetryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  };
}

/** Shared state of several processes; while Redis is away each falls back to its own memory. */
export function redisState(
  url: string,
  log: Pick<Logger, "warn">,
  { commandMs = COMMAND_MS, sentinels = [] }: Options = {},
): SharedState {
  const open = (options: RedisOptions) => {
    const redis = new Redis({
      ...whereRedisIs(url, sentinels),
      enableOfflineQueue: false,
      connectTimeout: CONNECT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
      ...options,
    });
    // Told where it matters: when memory takes over.
    redis.on("error", () => {});
    return redis;
  };
  const redis = open({ maxRetriesPerRequest: 1, keyPrefix: "prepfeed:" });
  const channels = redisChannels({
    publisher: redis,
    connect: () => open({ maxRetriesPerRequest: null, autoResubscribe: false }),
    patienceMs: Math.max(commandMs, CONNECT_MS),
  });
  return withFallback(overRedis(redis, channels, commandMs), memoryState(), {
    ready: firstAttempt(redis),
    onAway: (error) => log.warn({ err: error }, "shared state: Redis does not answer, using memory"),
    onBack: () => log.warn("shared state: Redis answers again"),
  });
}

/** Until Redis is there, or is known not to be: who comes first is counted in the same place as everybody else. */
function firstAttempt(redis: Redis): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ["ready", "error", "close"]) redis.once(event, () => resolve());
  });
}

function overRedis(redis: Redis, channels: ReturnType<typeof redisChannels>, commandMs: number): SharedState {
  const soon = <T>(answer: Promise<T>) => within(commandMs, answer);
  return {
    async add(key, amount, seconds) {
      const [count, left] = (await soon(redis.eval(ADD, 1, key, amount, seconds))) as [number, number];
      return { count, secondsLeft: Math.max(1, left) };
    },
    get: (keys) => (keys.length === 0 ? Promise.resolve([]) : soon(redis.mget(keys))),
    async set(key, value, seconds) {
      await soon(redis.set(key, value, "EX", seconds));
    },
    async delete(key) {
      await soon(redis.del(key));
    },
    publish: channels.publish,
    subscribe: channels.subscribe,
    isAway: () => redis.status !== "ready",
    async close() {
      channels.close();
      redis.disconnect();
    },
  };
}

interface Watch {
  /** Nothing is asked of `main` before. */
  ready: Promise<void>;
  onAway(error: unknown): void;
  onBack(): void;
}

const NO_WATCH: Watch = { ready: Promise.resolve(), onAway() {}, onBack() {} };

/** After a failure `main` is left alone for a moment, so that a hung Redis slows down one request and not all. */
export function withFallback(
  main: SharedState,
  fallback: SharedState,
  { ready, onAway, onBack } = NO_WATCH,
): SharedState {
  let pausedUntil = 0;
  let isAway = false;
  async function attempt<T>(work: (state: SharedState) => Promise<T>): Promise<T> {
    await ready;
    if (performance.now() >= pausedUntil) {
      try {
        const done = await work(main);
        if (isAway) onBack();
        isAway = false;
        return done;
      } catch (error) {
        if (!isAway) onAway(error);
        isAway = true;
        pausedUntil = performance.now() + PAUSE_MS;
      }
    }
    return work(fallback);
  }
  return {
    // Counted here too, so that `main` going away, or coming back, gives nobody a second try.
    async add(...args) {
      const here = await fallback.add(...args);
      const everywhere = await attempt((state) =>
        state === fallback ? Promise.resolve(here) : state.add(...args),
      );
      return here.count > everywhere.count ? here : everywhere;
    },
    get: (...args) => attempt((state) => state.get(...args)),
    set: (...args) => attempt((state) => state.set(...args)),
    async delete(key) {
      await fallback.delete(key);
      await attempt((state) => state.delete(key));
    },
    // These never fail.
    publish: main.publish,
    subscribe: main.subscribe,
    isAway: () => isAway,
    async close() {
      await main.close();
      await fallback.close();
    },
  };
}
