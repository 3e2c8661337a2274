import { LRUCache } from "lru-cache";

export interface Entry {
  value: string;
  expiresAt: number;
}

/** The size of an entry besides its texts, in characters. */
const OVERHEAD = 100;
/** The share of the space for entries used once: enough to count new callers, however much is in use. */
const SHARE_OF_NEW = 0.2;

const inOrderOfUse = (room: number) =>
  new LRUCache<string, Entry>({
    maxSize: room,
    sizeCalculation: ({ value }, key) => key.length + value.length + OVERHEAD,
  });

/**
 * Entries by key, limited in total size, in characters. A flood uses each of its keys once, so those are dropped
 * first, the oldest before the others; entries that were used again are kept while there are enough of those.
 */
export class BoundedEntries {
  readonly #usedOnce: LRUCache<string, Entry>;
  readonly #usedAgain: LRUCache<string, Entry>;
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
    this.#usedOnce = inOrderOfUse(room);
    this.#usedAgain = inOrderOfUse(room);
  }

  get size() {
    return this.#usedOnce.size + this.#usedAgain.size;
  }

  /** Reading does not count as use: only entries that are set again are kept longer. */
  get(key: string): Entry | undefined {
    return this.#usedAgain.peek(key) ?? this.#usedOnce.peek(key);
  }

  set(key: string, entry: Entry) {
    const isNew = !this.delete(key);
    (isNew ? this.#usedOnce : this.#usedAgain).set(key, entry);
    while (this.#usedOnce.calculatedSize + this.#usedAgain.calculatedSize > this.#room) {
      const isCrowded = this.#usedOnce.calculatedSize > this.#room * SHARE_OF_NEW;
      (isCrowded ? this.#usedOnce : this.#usedAgain).pop();
    }
  }

  /** Whether it existed. */
  delete(key: string): boolean {
    return this.#usedOnce.delete(key) || this.#usedAgain.delete(key);
  }

  deleteExpired(now: number) {
    for (const part of [this.#usedOnce, this.#usedAgain]) {
      for (const [key, { expiresAt }] of part.entries()) if (expiresAt <= now) part.delete(key);
    }
  }
}
