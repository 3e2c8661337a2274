import type { Listener } from "./shared-state.ts";

/** The listeners of this process, by channel. */
export class LocalChannels {
  #listeners = new Map<string, Set<Listener>>();

  get names() {
    return [...this.#listeners.keys()];
  }

  /** Returns how to stop listening, and `isLast` tells whether that left the channel without listeners. */
  add(channel: string, listener: Listener): () => { isLast: boolean } {
    // Wrapped, so that one function can listen twice.
    const entry: Listener = (message) => listener(message);
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(entry));
    return () => {
      const isLast = listeners.delete(entry) && listeners.size === 0;
      if (isLast) this.#listeners.delete(channel);
      return { isLast };
    };
  }

  /** A listener that fails keeps nobody else from hearing it. */
  deliver(channel: string, message: string) {
    for (const listener of [...(this.#listeners.get(channel) ?? [])]) {
      try {
        listener(message);
      } catch {}
    }
  }
}
