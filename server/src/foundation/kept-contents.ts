import { LRUCache } from "lru-cache";

/**
 * A cache of content that is the same for everybody until it is edited, by id. The caller knows the version, which
 * each edit raises, from a row that was read just now, so the next request in any process sees an edit; deleted
 * content has no row. The least recently used is dropped first.
 */
export class KeptContents<Content> {
  readonly #kept: LRUCache<string, { version: number; content: Content }>;

  /** The size limit of the whole cache, in characters. */
  constructor(room: number) {
    this.#kept = new LRUCache({
      maxSize: room,
      sizeCalculation: ({ content }) => JSON.stringify(content).length,
    });
  }

  /** Of this version, or of any cached version. */
  get(id: string, version?: number): Content | undefined {
    const entry = this.#kept.get(id);
    return entry && (version === undefined || entry.version === version) ? entry.content : undefined;
  }

  add(id: string, version: number, content: Content) {
    const old = this.#kept.peek(id);
    if (!old || old.version <= version) this.#kept.set(id, { version, content });
  }
}

/** One cache per database, so that tests and processes with several do not mix them up. */
export function keptFor<Content>(room: number): (db: object) => KeptContents<Content> {
  const byDatabase = new WeakMap<object, KeptContents<Content>>();
  return (db) => {
    const kept = byDatabase.get(db) ?? new KeptContents<Content>(room);
    byDatabase.set(db, kept);
    return kept;
  };
}
