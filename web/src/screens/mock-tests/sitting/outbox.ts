import type { Save } from "../../../api/mock-tests/attempts.ts";

/** What a save came to: kept, to be tried again, or refused for good. */
export type Delivery = "kept" | "again" | "refused";

interface OutboxOptions {
  deliver: (questionId: string, save: Save) => Promise<Delivery>;
  /** Where it survives a reload. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  key: string;
  onChange: () => void;
  /** Waits before the next try. */
  wait: () => Promise<void>;
}

/** Answers on their way to the server, the latest of each question: kept in the browser until the server has them. */
export class Outbox {
  readonly #options: OutboxOptions;
  #saves: Map<string, Save>;
  #isRunning = false;
  #isStopped = false;
  /** Whether the last try did not get through. */
  isWaiting = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#saves = new Map(Object.entries(readSaves(options)));
  }

  get unsent(): Record<string, Save> {
    return Object.fromEntries(this.#saves);
  }

  get size(): number {
    return this.#saves.size;
  }

  put(questionId: string, save: Save) {
    this.#saves.set(questionId, save);
    this.#keep();
    void this.run();
  }

  /** Sends what there is, one after the other; resolves when nothing is left or nothing goes any more. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#first(); next && !this.#isStopped; next = this.#first()) {
      const [questionId, save] = next;
      const delivery = await this.#options.deliver(questionId, save).catch((): Delivery => "again");
      this.isWaiting = delivery === "again";
      if (delivery === "again") {
        this.#options.onChange();
        await this.#options.wait();
        continue;
      }
      // A newer one may have come meanwhile.
      if (this.#saves.get(questionId) === save) this.#saves.delete(questionId);
      this.#keep();
    }
    this.#isRunning = false;
  }

  /** Resolves when all is sent; false when it takes longer than the limit. */
  async emptied(limitMs: number): Promise<boolean> {
    const until = performance.now() + limitMs;
    void this.run();
    while (this.#saves.size > 0 && performance.now() < until && !this.#isStopped)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return this.#saves.size === 0;
  }

  stop() {
    this.#isStopped = true;
  }

  clear() {
    this.stop();
    this.#saves.clear();
    this.#keep();
  }

  #first() {
    return this.#saves.entries().next().value;
  }

  #keep() {
    const { storage, key, onChange } = this.#options;
    try {
      if (this.#saves.size === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(this.unsent));
    } catch {
      // Without a storage they are lost with the page only.
    }
    onChange();
  }
}

function readSaves({ storage, key }: OutboxOptions): Record<string, Save> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Record<string, Save>) : {};
  } catch {
    return {};
  }
}
