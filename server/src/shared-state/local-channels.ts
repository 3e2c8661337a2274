import type { Listener } from "./shared-state.ts";

/** The listeners of this process, by channel. */
export class LocalChannels {
  #listeners = new Map<string, Set<{ hear: Listener; onGap: () => void }>>();

  get names() {
    return [...this.#listeners.keys()];
  }

  /**
   * Returns the function that stops listening; `isLast` says whether that left the channel without listeners.
   */
  add(channel: string, hear: Listener, onGap = () => {}): () => { isLast: boolean } {
    // Wrapped, so that one function can listen twice.
    const entry = { hear, onGap };
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(entry));
    return () => {
      const isLast = listeners.delete(entry) && listeners.size === 0;
      if (isLast) this.#listeners.delete(channel);
      return { isLast };
    };
  }

  deliver(channel: string, message: string) {
    for (const { hear } of [...(this.#listeners.get(channel) ?? [])]) attempt(() => hear(message));
  }

  tellOfGap(channels: string[]) {
    for (const channel of channels) {
      for (const { onGap } of [...(this.#listeners.get(channel) ?? [])]) attempt(onGap);
    }
  }
}

/** A listener that fails does not prevent the others from being called. */
function attempt(work: () => void) {
  try {
    work();
  } catch {}
}
