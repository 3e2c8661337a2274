import type { Save } from "../../../api/mock-tests/attempts.ts";

/**
 * The outcome of a save: stored, to be retried, permanently refused, or refused because the test continues on
 * another device.
 */
export type Delivery = "kept" | "again" | "refused" | "elsewhere";

export type Connection = "saved" | "saving" | "waiting" | "elsewhere";

interface OutboxOptions {
  deliver: (questionId: string, save: Save) => Promise<Delivery>;
  /** The storage that survives a reload. */
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  key: string;
  /** Waits before the next try. */
  wait: () => Promise<void>;
}

/** Answers that are not sent yet, the latest of each question: stored in the browser until the server has them. */
export class Outbox {
  readonly #options: OutboxOptions;
  #saves: Map<string, Save>;
  #isRunning = false;
  #isStopped = false;
  #isHeld = false;
  /** Whether the last try failed. */
  #isWaiting = false;
  readonly #listeners = new Set<() => void>();

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#saves = new Map(Object.entries(readSaves(options)));
  }

  get unsent(): Record<string, Save> {
    return Object.fromEntries(this.#saves);
  }

  get connection(): Connection {
    if (this.#isHeld) return "elsewhere";
    if (this.#saves.size === 0) return "saved";
    return this.#isWaiting ? "waiting" : "saving";
  }

  /** Reports each change until the returned function is called. */
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  start() {
    this.#isStopped = false;
    void this.run();
  }

  put(questionId: string, save: Save) {
    this.#saves.set(questionId, save);
    this.#keep();
    void this.run();
  }

  /** Sends everything, one after the other; resolves when nothing is left or nothing can be sent any more. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#first(); next && this.maySend; next = this.#first()) {
      const [questionId, save] = next;
      const delivery = await this.#options.deliver(questionId, save).catch((): Delivery => "again");
      this.#isWaiting = delivery === "again";
      if (delivery === "elsewhere") {
        this.hold();
        break;
      }
      if (delivery === "again") {
        this.#tell();
        await this.#options.wait();
        continue;
      }
      // A newer one may have arrived meanwhile.
      if (this.#saves.get(questionId) === save) this.#saves.delete(questionId);
      this.#keep();
    }
    this.#isRunning = false;
  }

  /**
   * Resolves when everything is sent; false if it takes longer than the limit, or nothing can be sent from
   * here.
   */
  async emptied(limitMs: number): Promise<boolean> {
    const until = performance.now() + limitMs;
    void this.run();
    while (this.#saves.size > 0 && performance.now() < until && this.maySend)
      await new Promise((resolve) => setTimeout(resolve, 100));
    return this.#saves.size === 0;
  }

  stop() {
    this.#isStopped = true;
  }

  /** The test continues on another device: until it is taken back, nothing is sent from here. */
  hold() {
    this.#isHeld = true;
    this.#tell();
  }

  release() {
    this.#isHeld = false;
    this.#tell();
    void this.run();
  }

  get maySend() {
    return !this.#isStopped && !this.#isHeld;
  }

  /** The page was left. */
  get isStopped() {
    return this.#isStopped;
  }

  #first() {
    return this.#saves.entries().next().value;
  }

  #keep() {
    const { storage, key } = this.#options;
    try {
      if (this.#saves.size === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(this.unsent));
    } catch {
      // Without browser storage they are lost only when the page is closed.
    }
    this.#tell();
  }

  #tell() {
    for (const listener of this.#listeners) listener();
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
