import { BoundedEntries } from "./bounded-entries.ts";
import { LocalChannels } from "./local-channels.ts";
import type { SharedState } from "./shared-state.ts";

const SWEEP_EVERY_MS = 60_000;
/** Characters: some 300,000 counters. */
const ROOM = 50_000_000;

/** Shared state of a single process. */
export function memoryState(now: () => number = Date.now, room = ROOM): SharedState {
  const entries = new BoundedEntries(room);
  const channels = new LocalChannels();
  const living = (key: string) => {
    const entry = entries.get(key);
    return entry && entry.expiresAt > now() ? entry : undefined;
  };
  const sweep = setInterval(() => entries.deleteExpired(now()), SWEEP_EVERY_MS);
  sweep.unref();

  return {
    async add(key, amount, seconds) {
      const entry = living(key);
      if (!entry) entries.delete(key);
      if (!entry && amount < 0) return { count: 0, secondsLeft: seconds };
      const count = Number(entry?.value ?? 0) + amount;
      const expiresAt = entry?.expiresAt ?? now() + seconds * 1000;
      entries.set(key, { value: String(count), expiresAt });
      return { count, secondsLeft: Math.max(1, Math.ceil((expiresAt - now()) / 1000)) };
    },
    get: async (keys) => keys.map((key) => living(key)?.value ?? null),
    async set(key, value, seconds) {
      entries.set(key, { value, expiresAt: now() + seconds * 1000 });
    },
    async delete(key) {
      entries.delete(key);
    },
    publish: async (channel, message) => channels.deliver(channel, message),
    // Nothing can be lost in one process, so there are no gaps.
    async subscribe(channel, listener) {
      const remove = channels.add(channel, listener);
      return () => void remove();
    },
    isAway: () => false,
    close: async () => clearInterval(sweep),
  };
}
