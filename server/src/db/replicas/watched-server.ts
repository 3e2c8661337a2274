import { within } from "../../foundation/within.ts";
import type { Database, PooledDatabase } from "../database.ts";

/** What it has written, or a standby replayed, as a position in the log. */
const LOOK = `
  select pg_is_in_recovery() as is_standby,
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end - '0/0'::pg_lsn)::text as place`;

export interface ServerCheck {
  /** The time before it was asked. */
  at: number;
  isStandby: boolean;
  place: bigint;
}

interface Options {
  /** Its host and port, for the log. */
  name: string;
  db: PooledDatabase;
  /** Its own connections, so that a check never waits behind others. */
  watch: Database;
  /** A server that does not answer a check for this long is unreachable. */
  patienceMs: number;
  /** A standby counts as unreachable: the proxy in front of it has not found the new primary yet. */
  isPrimary: boolean;
  onChange(server: WatchedServer): void;
}

/** One PostgreSQL server that is checked again and again. */
export class WatchedServer {
  readonly name: string;
  readonly db: PooledDatabase;
  readonly #options: Options;
  readonly #waiting = new Set<() => void>();
  /** The last check that was answered. */
  sight: ServerCheck | undefined;
  isAway = false;
  #missed = 0;

  constructor(options: Options) {
    this.name = options.name;
    this.db = options.db;
    this.#options = options;
  }

  /** Unreachable for more than one check, so that trying it is not worthwhile. */
  get isGone() {
    return this.isAway && this.#missed > 1;
  }

  async look(): Promise<ServerCheck | undefined> {
    const at = performance.now();
    const { watch, patienceMs, isPrimary } = this.#options;
    try {
      const asked = watch.query<{ is_standby: boolean; place: string }>(LOOK);
      const [row] = await within(patienceMs, asked);
      if (!row || (isPrimary && row.is_standby)) throw new Error(`${this.name} takes no writes`);
      this.sight = { at, isStandby: row.is_standby, place: BigInt(row.place) };
      this.#missed = 0;
      this.#setAway(false);
      return this.sight;
    } catch {
      this.#missed += 1;
      this.leave();
      return undefined;
    }
  }

  /** It is not used before it has answered a check again, and waiting callers use another server. */
  leave() {
    this.#setAway(true);
    for (const goOn of this.#waiting) goOn();
    this.#waiting.clear();
  }

  #setAway(isAway: boolean) {
    if (this.isAway === isAway) return;
    this.isAway = isAway;
    this.#options.onChange(this);
  }

  /** The answer, or `LEFT` as soon as the server is found to be unreachable. */
  unlessLeft<T>(answer: Promise<T>): Promise<T | typeof LEFT> {
    return new Promise((resolve, reject) => {
      const goOn = () => resolve(LEFT);
      this.#waiting.add(goOn);
      answer.then(resolve, reject).finally(() => this.#waiting.delete(goOn));
    });
  }

  async close() {
    await Promise.all([this.db.close(), this.#options.watch.close()]);
  }
}

export const LEFT = Symbol("left");
