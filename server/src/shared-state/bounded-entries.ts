export interface Entry {
  value: string;
  expiresAt: number;
}

/** What an entry takes besides its texts, in characters. */
const OVERHEAD = 100;
/** Of the room, for what was used once: enough that whoever is new is counted, however much is in use. */
const SHARE_OF_NEW = 0.2;

/**
 * Entries by key, never more than there is room for, in characters. Whoever floods it with keys uses each of them once: those
 * make room first, the oldest before the others, and what was used again stays as long as there are enough of them.
 */
export class BoundedEntries {
  #usedOnce = new Part();
  #usedAgain = new Part();
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  get size() {
    return this.#usedOnce.entries.size + this.#usedAgain.entries.size;
  }

  get(key: string): Entry | undefined {
    return this.#usedAgain.entries.get(key) ?? this.#usedOnce.entries.get(key);
  }

  set(key: string, entry: Entry) {
    const isNew = !this.delete(key);
    (isNew ? this.#usedOnce : this.#usedAgain).add(key, entry);
    while (this.#usedOnce.weight + this.#usedAgain.weight > this.#room) {
      const isCrowded = this.#usedOnce.weight > this.#room * SHARE_OF_NEW;
      (isCrowded ? this.#usedOnce : this.#usedAgain).deleteOldest();
    }
  }

  /** Whether it was there. */
  delete(key: string): boolean {
    return this.#usedOnce.delete(key) || this.#usedAgain.delete(key);
  }

  deleteExpired(now: number) {
    for (const part of [this.#usedOnce, this.#usedAgain]) {
      for (const [key, { expiresAt }] of part.entries) if (expiresAt <= now) part.delete(key);
    }
  }
}

/** In the order of their last use. */
class Part {
  readonly entries = new Map<string, Entry>();
  weight = 0;

  add(key: string, entry: Entry) {
    this.entries.set(key, entry);
    this.weight += weightOf(key, entry);
  }

  delete(key: string): boolean {
    const entry = this.entries.get(key);
    if (entry) this.weight -= weightOf(key, entry);
    return this.entries.delete(key);
  }

  deleteOldest() {
    const [oldest] = this.entries.keys();
    if (oldest !== undefined) this.delete(oldest);
  }
}

const weightOf = (key: string, { value }: Entry) => key.length + value.length + OVERHEAD;
