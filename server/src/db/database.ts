/** The only interface to storage that feature code uses. */
export interface Database {
  /** Runs one statement, prepared once per connection. `sql` is a constant; values are passed in `params`. */
  query<Row = unknown>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** The same for statements whose best plan depends on the values, such as searches: planned at each call. */
  queryPlanned<Row = unknown>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Runs several statements without parameters: migrations and test set-up. */
  script(sql: string): Promise<void>;
  /** Runs `work` in one transaction; a throw rolls everything back. Inside a transaction it joins it. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A whole database, with figures about its connections. */
export interface PooledDatabase extends Database {
  /** `waiting` is the number of callers who wait for one. */
  connections(): { total: number; idle: number; waiting: number };
  /** Only with replicas. */
  replication?: Replication;
}

export interface Replication {
  /**
   * For reads that may be a second old; reads the primary if no replica is recent enough. Always the same
   * object.
   */
  recent: Database;
  /** Replicas in use, and those that are left out. */
  replicas(): { used: number; "left out": number };
  /** While the primary is unreachable, replicas answer everything that does not write. */
  isPrimaryAway(): boolean;
}
