import { dropCopies } from "../copy-store.ts";
import { openDeviceStore, type WaitingRow } from "../device-store.ts";
import { seal, unseal } from "./sealing.ts";
import type { Delivery, Waiting, WaitingKind, WaitingRequest } from "./waiting.ts";

interface LineOptions {
  owner: string;
  /** Only who is signed in as the owner has it. */
  sealKey: CryptoKey;
  deliver: (waiting: Waiting) => Promise<Delivery>;
  /** Tells that something was added, taken or refused. */
  onChange: () => void;
  onTaken: (waiting: Waiting, reply: unknown) => void;
  onRefused: (waiting: Waiting) => void;
  /** Something was dropped that nobody can read any more. */
  onUnreadable: () => void;
}

/**
 * Requests of one person that wait for the network, in the order in which they were made. They survive closing the
 * browser; one tab at a time sends them.
 */
export class WaitingLine {
  readonly #options: LineOptions;

  constructor(options: LineOptions) {
    this.#options = options;
  }

  /** Resolves when it is stored. `key` is the one that it was already sent with, if it was. */
  async add(request: WaitingRequest, key: string = crypto.randomUUID()): Promise<void> {
    const { owner, sealKey, onChange } = this.#options;
    const row = { owner, key, tries: 0, ...(await seal(sealKey, request)) };
    const store = await openDeviceStore();
    const put = () => store.add("waiting", row as WaitingRow);
    await put().catch(async (error) => {
      if (!isFull(error)) throw error;
      await dropCopies();
      await put();
    });
    onChange();
  }

  /** In their order; also those that were refused. */
  async list(): Promise<Waiting[]> {
    const store = await openDeviceStore();
    const rows = await store.getAllFromIndex("waiting", "owner", this.#options.owner);
    const all = await Promise.all(rows.map((row) => this.#read(row)));
    return all.filter((waiting) => waiting !== undefined);
  }

  /** Lets a refused one wait again. */
  async retry(place: number): Promise<void> {
    const store = await openDeviceStore();
    const row = await store.get("waiting", place);
    if (row) {
      const { problem: _, ...again } = row;
      await store.put("waiting", { ...again, tries: 0 });
    }
    this.#options.onChange();
  }

  async dismiss(place: number): Promise<void> {
    await (await openDeviceStore()).delete("waiting", place);
    this.#options.onChange();
  }

  /**
   * Sends one after the other; false if some are left that may be tried again. If another tab is sending, this one
   * leaves it to that.
   */
  async send(): Promise<boolean> {
    const { owner } = this.#options;
    return navigator.locks.request(`prepfeed-sending-${owner}`, { ifAvailable: true }, async (lock) => {
      if (!lock) return true;
      const postponed = new Set<WaitingKind>();
      for (let next = await this.#next(postponed); next; next = await this.#next(postponed)) {
        const outcome = await this.#sendOne(next, postponed);
        if (outcome === "again" || outcome === "held") return outcome === "held";
      }
      return postponed.size === 0;
    });
  }

  async #sendOne(row: WaitingRow, postponed: Set<WaitingKind>): Promise<Delivery["outcome"]> {
    const { deliver, onTaken, onRefused, onChange, onUnreadable } = this.#options;
    const waiting = await this.#read(row);
    const store = await openDeviceStore();
    // Damaged, or sealed with a key that is lost.
    if (!waiting) {
      await store.delete("waiting", row.place);
      onUnreadable();
      return "refused";
    }
    const delivery = await deliver(waiting);
    if (delivery.outcome === "taken") {
      await store.delete("waiting", row.place);
      onTaken(waiting, delivery.reply);
    } else if (delivery.outcome === "refused") {
      await store.put("waiting", { ...row, problem: delivery.problem });
      onRefused(waiting);
    } else if (delivery.outcome === "later") {
      postponed.add(waiting.kind);
    } else if (delivery.outcome === "again" && delivery.isFailure) {
      await store.put("waiting", { ...row, tries: row.tries + 1 });
    }
    if (delivery.outcome !== "again" && delivery.outcome !== "later") onChange();
    return delivery.outcome;
  }

  /** The first one whose kind need not wait. */
  async #next(postponed: ReadonlySet<WaitingKind>): Promise<WaitingRow | undefined> {
    const store = await openDeviceStore();
    const rows = await store.getAllFromIndex("waiting", "owner", this.#options.owner);
    for (const row of rows.filter(({ problem }) => problem === undefined)) {
      const kind = postponed.size > 0 ? (await this.#read(row))?.kind : undefined;
      if (!kind || !postponed.has(kind)) return row;
    }
    return undefined;
  }

  async #read(row: WaitingRow): Promise<Waiting | undefined> {
    const request = await unseal<WaitingRequest>(this.#options.sealKey, row);
    const { place, key, tries, problem } = row;
    return request && { ...request, place, key, tries, problem };
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";
