/** The only thing feature code knows about storage. */
export interface Database {
  /** Runs one statement, prepared once per connection. `sql` is a constant; values travel in `params`. */
  query<Row = unknown>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** The same for statements whose best plan depends on the values, such as searches: planned at each call. */
  queryPlanned<Row = unknown>(sql: string, params?: unknown[]): Promise<Row[]>;
  /** Runs several statements without parameters: migrations and test set-up. */
  script(sql: string): Promise<void>;
  /** Runs `work` in one transaction; a throw rolls everything back. Inside a transaction it joins it. */
  transaction<T>(work: (tx: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** A whole database, with what can be told of the connections to it. */
export interface PooledDatabase extends Database {
  /** `waiting` are those who want one. */
  connections(): { total: number; idle: number; waiting: number };
  /** Only where there are replicas. */
  replication?: Replication;
}

export interface Replication {
  /** Reads that may be a second old; the primary's where no replica is close enough. Always the same object. */
  recent: Database;
  /** Replicas that are read from, and those that are left out. */
  replicas(): { used: number; "left out": number };
  /** While it is, replicas answer whatever does not write. */
  isPrimaryAway(): boolean;
}
