/** What server processes share and may lose: rate limits, presence, caches. */
export interface SharedState {
  /** Adds `amount` to a counter that disappears `seconds` after its first use. */
  add(key: string, amount: number, seconds: number): Promise<{ count: number; secondsLeft: number }>;
  get(keys: string[]): Promise<(string | null)[]>;
  set(key: string, value: string, seconds: number): Promise<void>;
  delete(key: string): Promise<void>;
  close(): Promise<void>;
}
