import type { Redis } from "ioredis";
import { LocalChannels } from "./local-channels.ts";
import type { Channels } from "./shared-state.ts";

const PREFIX = "prepfeed:";

interface Options {
  publisher: Redis;
  /** Opens the connection for subscriptions; called when the first listener subscribes. */
  connect: () => Redis;
  /** Milliseconds a listener waits for Redis before it continues with the messages of this process. */
  patienceMs: number;
}

/**
 * Listeners of this process are called directly, so that they work without Redis; other processes get messages
 * through Redis, while it is reachable. The sender's id keeps a process from receiving its own messages twice.
 */
export function redisChannels({ publisher, connect, patienceMs }: Options): Channels & { close(): void } {
  const local = new LocalChannels();
  const sender = crypto.randomUUID();
  let subscriber: Redis | undefined;

  function open(): Redis {
    const redis = connect();
    let wasAway = false;
    redis.on("close", () => {
      wasAway = true;
    });
    redis.on("ready", async () => {
      const channels = local.names;
      if (channels.length === 0) return;
      try {
        await redis.subscribe(...channels.map((name) => PREFIX + name));
        if (wasAway) local.tellOfGap(channels);
      } catch {
        redis.disconnect(true);
      }
    });
    redis.on("message", (name, text) => {
      const [from = "", message = ""] = splitOnce(text);
      if (from !== sender) local.deliver(name.slice(PREFIX.length), message);
    });
    return redis;
  }

  /** Subscribing again is harmless, and answered when the subscription is active. */
  async function listen(channel: string) {
    subscriber ??= open();
    const redis = subscriber;
    if (redis.status !== "ready") await becomesReady(redis, patienceMs);
    if (redis.status !== "ready") return;
    await redis.subscribe(PREFIX + channel).catch(() => redis.disconnect(true));
  }

  return {
    async publish(channel, message) {
      local.deliver(channel, message);
      await publisher.publish(PREFIX + channel, `${sender} ${message}`).catch(() => {});
    },
    async subscribe(channel, listener, onGap) {
      const remove = local.add(channel, listener, onGap);
      await listen(channel);
      return () => {
        if (remove().isLast) subscriber?.unsubscribe(PREFIX + channel).catch(() => {});
      };
    },
    close: () => subscriber?.disconnect(),
  };
}

/** Also resolves if it fails or takes too long. */
function becomesReady(redis: Redis, patienceMs: number) {
  if (redis.status === "reconnecting" || redis.status === "end") return;
  return new Promise<void>((resolve) => {
    const timer = setTimeout(done, patienceMs);
    function done() {
      clearTimeout(timer);
      redis.off("ready", done);
      redis.off("close", done);
      resolve();
    }
    redis.once("ready", done);
    redis.once("close", done);
  });
}

function splitOnce(text: string): [string, string] {
  const at = text.indexOf(" ");
  return [text.slice(0, at), text.slice(at + 1)];
}
