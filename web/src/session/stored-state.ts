import { useSyncExternalStore } from "react";

/** Checks the shape of stored data and throws if it is wrong: a schema, or a few lines by hand. */
interface Shape<Value> {
  parse(value: unknown): Value;
}

/** All of this page, by name. */
const states = new Map<string, { clear(userId: string): void }>();

/** Nothing of a person who leaves may stay in memory. */
export function clearStored(names: readonly string[], userId: string): void {
  for (const name of names) states.get(name)?.clear(userId);
}

/** Data stored on this computer for each person: it survives a reload and other screens, and tabs share it. */
export class StoredState<Value> {
  readonly #name: string;
  readonly #schema: Shape<Value>;
  readonly #empty: Value;
  readonly #values = new Map<string, Value>();
  readonly #listeners = new Set<() => void>();

  /** Data that cannot be read, or has another shape than `schema`, counts as `empty`. */
  constructor(name: string, schema: Shape<Value>, empty: Value) {
    this.#name = name;
    this.#schema = schema;
    this.#empty = empty;
    states.set(name, this);
  }

  read(userId: string): Value {
    const found = this.#values.get(userId);
    if (found !== undefined) return found;
    const value = this.#load(userId);
    this.#values.set(userId, value);
    return value;
  }

  change(userId: string, change: (now: Value) => Value): void {
    const value = change(this.read(userId));
    this.#values.set(userId, value);
    try {
      if (value === this.#empty) localStorage.removeItem(this.#keyOf(userId));
      else localStorage.setItem(this.#keyOf(userId), JSON.stringify(value));
    } catch {
      // If the storage is full or forbidden, only the stored copy is lost, not the work.
    }
    this.#tell();
  }

  clear(userId: string): void {
    this.change(userId, () => this.#empty);
  }

  subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) window.addEventListener("storage", this.#follow);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener("storage", this.#follow);
    };
  };

  /** Another tab has written. */
  #follow = ({ key }: StorageEvent) => {
    if (key !== null && !key.startsWith(`${this.#name}.`)) return;
    this.#values.clear();
    this.#tell();
  };

  #tell() {
    for (const listener of this.#listeners) listener();
  }

  #load(userId: string): Value {
    try {
      return this.#schema.parse(JSON.parse(localStorage.getItem(this.#keyOf(userId)) ?? ""));
    } catch {
      return this.#empty;
    }
  }

  #keyOf(userId: string) {
    return `${this.#name}.${userId}`;
  }
}

export function useStoredState<Value>(state: StoredState<Value>, userId: string): Value {
  return useSyncExternalStore(state.subscribe, () => state.read(userId));
}
