/**
 * What is the same for everybody until it is edited, by id. Whoever asks knows the version, which each edit raises, from a row that was
 * read just now: so an edit is seen by the next request, whichever process it was sent to; what is gone has no row. Used last is kept longest.
 */
export class KeptContents<Content> {
  readonly #room: number;
  readonly #kept = new Map<string, { version: number; content: Content; weight: number }>();
  #weight = 0;

  /** In characters, of all that is kept. */
  constructor(room: number) {
    this.#room = room;
  }

  /** Of this version, or of whichever is kept. */
  get(id: string, version?: number): Content | undefined {
    const entry = this.#kept.get(id);
    if (!entry || (version !== undefined && entry.version !== version)) return undefined;
    this.#kept.delete(id);
    this.#kept.set(id, entry);
    return entry.content;
  }

  add(id: string, version: number, content: Content) {
    const old = this.#kept.get(id);
    if (old && old.version > version) return;
    this.#delete(id);
    const weight = JSON.stringify(content).length;
    this.#kept.set(id, { version, content, weight });
    this.#weight += weight;
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#room) break;
      this.#delete(oldest);
    }
  }

  #delete(id: string) {
    this.#weight -= this.#kept.get(id)?.weight ?? 0;
    this.#kept.delete(id);
  }
}

/** Each database has its own: tests and processes with several do not mix them up. */
export function keptFor<Content>(room: number): (db: object) => KeptContents<Content> {
  const byDatabase = new WeakMap<object, KeptContents<Content>>();
  return (db) => {
    const kept = byDatabase.get(db) ?? new KeptContents<Content>(room);
    byDatabase.set(db, kept);
    return kept;
  };
}
