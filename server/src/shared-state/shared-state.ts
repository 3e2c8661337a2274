/** What server processes share and may lose: rate limits, presence, caches, live messages. */
export interface SharedState extends Channels {
  /** Adds `amount` to a counter that disappears `seconds` after its first use; one that is gone is not taken from. */
  add(key: string, amount: number, seconds: number): Promise<{ count: number; secondsLeft: number }>;
  get(keys: string[]): Promise<(string | null)[]>;
  set(key: string, value: string, seconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Whether what is shared can't be reached, and this process goes on alone. */
  isAway(): boolean;
  close(): Promise<void>;
}

/** Messages to whoever listens now, in this process and the others. */
export interface Channels {
  /** At best effort: it never fails, and a message may be lost. */
  publish(channel: string, message: string): Promise<void>;
  /** Resolves when messages arrive; returns how to stop listening. After `onGap` messages arrive again, and some may have been lost. */
  subscribe(channel: string, listener: Listener, onGap?: () => void): Promise<() => void>;
}

export type Listener = (message: string) => void;
