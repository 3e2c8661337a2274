import { Redis, type RedisOptions } from "ioredis";
import type { Logger } from "pino";
import { certificateProblem } from "../foundation/untrusted-certificate.ts";
import { within } from "../foundation/within.ts";
import { dropLateSocketErrors } from "./late-socket-errors.ts";
import { memoryState } from "./memory.ts";
import { redisChannels } from "./redis-channels.ts";
import type { SharedState } from "./shared-state.ts";

/** A Redis that hangs may delay one request by this much, and then none for a while. */
const COMMAND_MS = 100;
const PAUSE_MS = 1_000;
const CONNECT_MS = 2_000;

/** One step, so that a counter cannot be left without an expiry. */
const ADD = `
if tonumber(ARGV[1]) < 0 and redis.call('exists', KEYS[1]) == 0 then return {0, tonumber(ARGV[2])} end
local count = redis.call('incrby', KEYS[1], ARGV[1])
local left = redis.call('ttl', KEYS[1])
if left < 0 then redis.call('expire', KEYS[1], ARGV[2]); left = tonumber(ARGV[2]) end
return {count, left}`;

interface Options {
  commandMs?: number;
  /** The Sentinels, which know the present primary Redis; its name is the URL's host. */
  sentinels?: { host: string; port: number }[];
  /** The authority that signed their certificates, in PEM, if Node does not trust it anyway. */
  ca?: string | undefined;
}

function whereRedisIs(url: string, sentinels: NonNullable<Options["sentinels"]>, ca?: string): RedisOptions {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  const isEncrypted = protocol === "rediss:";
  const tls = ca ? { ca } : {};
  const common = {
    ...(username && { username: decodeURIComponent(username) }),
    ...(password && { password: decodeURIComponent(password) }),
    db: Number(pathname.slice(1)) || 0,
    ...(isEncrypted && { tls }),
  };
  if (sentinels.length === 0) return { ...common, host: hostname, port: Number(port) || 6379 };
  return {
    ...common,
    sentinels,
    name: hostname,
    // Without these two both connections would be unencrypted, whatever the URL says.
    ...(isEncrypted && { enableTLSForSentinelMode: true, sentinelTLS: tls }),
    sentinelRetryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  };
}

dropLateSocketErrors();

/** Shared state of several processes; while Redis is unreachable each process uses its own memory. */
export function redisState(
  url: string,
  log: Pick<Logger, "warn">,
  { commandMs = COMMAND_MS, sentinels = [], ca }: Options = {},
): SharedState {
  let isTold = false;
  const tellUntrusted = (error: Error) => {
    const problem = certificateProblem(error);
    if (!problem || isTold) return;
    isTold = true;
    log.warn(
      `shared state: Redis's certificate is not trusted: ${problem}. Check REDIS_CA_FILE and the host`,
    );
  };
  const open = (options: RedisOptions) => {
    const redis = new Redis({
      ...whereRedisIs(url, sentinels, ca),
      enableOfflineQueue: false,
      connectTimeout: CONNECT_MS,
      retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
      ...options,
    });
    // This is logged where it matters, when memory takes over; but that would not show what is wrong with a
    // certificate.
    redis.on("error", tellUntrusted);
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

/**
 * Waits until Redis answers, or is known not to, so that the first callers are counted in the same place as
 * everybody else.
 */
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
  /** `main` is not used before. */
  ready: Promise<void>;
  onAway(error: unknown): void;
  onBack(): void;
}

const NO_WATCH: Watch = { ready: Promise.resolve(), onAway() {}, onBack() {} };

/** After a failure `main` is not used for a moment, so that a hung Redis slows down one request and not all. */
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
    // Counted here too, so that nobody gets additional tries when `main` goes away or comes back.
    async add(...args) {
      const here = await fallback.add(...args);
      const everywhere = await attempt((state) =>
        state === fallback ? Promise.resolve(here) : state.add(...args),
      );
      return here.count > everywhere.count ? here : everywhere;
    },
    // What was set while `main` was away is here only.
    async get(keys) {
      const found = await attempt((state) => state.get(keys));
      if (!found.includes(null)) return found;
      const here = await fallback.get(keys);
      return found.map((value, i) => value ?? here[i] ?? null);
    },
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
