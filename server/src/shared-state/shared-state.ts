/** State that server processes share and may lose: rate limits, presence, caches, live messages. */
export interface SharedState extends Channels {
  /** Adds `amount` to a counter that expires `seconds` after its first use; an expired one is not reduced. */
  add(key: string, amount: number, seconds: number): Promise<{ count: number; secondsLeft: number }>;
  get(keys: string[]): Promise<(string | null)[]>;
  set(key: string, value: string, seconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  /** Whether the shared state is unreachable, and this process continues alone. */
  isAway(): boolean;
  close(): Promise<void>;
}

/** Messages to present listeners, in this process and the others. */
export interface Channels {
  /** Best effort: it never fails, and a message may be lost. */
  publish(channel: string, message: string): Promise<void>;
  /**
   * Resolves when messages arrive; returns the function that stops listening. `onGap` means that messages arrive
   * again, and some may have been lost.
   */
  subscribe(channel: string, listener: Listener, onGap?: () => void): Promise<() => void>;
}

export type Listener = (message: string) => void;
