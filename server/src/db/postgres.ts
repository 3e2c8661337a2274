import pg from "pg";
import type { Logger } from "pino";
import type { PooledDatabase } from "./database.ts";
import { pooledDatabase } from "./pooled-database.ts";

/** A frozen server must be answered with 503 within 6 seconds, so the limits add up to less. */
const CONNECT_MS = 3_000;
const STATEMENT_MS = 5_000;

interface Options {
  maxConnections?: number;
  connectMs?: number;
  /** The time limit of one statement; 0 for none. */
  statementMs?: number;
  /** Our name in the server's list of connections. */
  name?: string;
  /**
   * `transaction` behind a PgBouncer in transaction mode: nothing is kept on a connection for the next transaction.
   */
  pooling?: "session" | "transaction";
  /** For replicas: nothing is written there, not even after one of them is promoted. */
  isReadOnly?: boolean;
}

export function openPostgres(
  url: string,
  log: Pick<Logger, "warn">,
  {
    maxConnections = 10,
    connectMs = CONNECT_MS,
    statementMs = STATEMENT_MS,
    name = "prepfeed",
    pooling = "session",
    isReadOnly = false,
  }: Options = {},
): PooledDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectMs,
    query_timeout: statementMs && statementMs + 500,
    application_name: name,
    pipeline: pooling === "session",
    ...(isReadOnly && { options: "-c default_transaction_read_only=on" }),
    // Behind a pooler, the role's own settings do this (docs/operating.md).
    ...(pooling === "session" && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: 2 * STATEMENT_MS,
      // Our statements are short; compiling one takes many times longer than running it.
      onConnect: async (client: pg.ClientBase) => void (await client.query("set jit = off")),
    }),
  });
  // An idle connection that breaks is replaced at the next use; without a listener it would end the process.
  pool.on("error", (error) => log.warn({ err: error }, "lost an idle database connection"));
  return pooledDatabase(pool, {
    close: () => pool.end(),
    prepares: pooling === "session",
    isReadOnly,
    sendsReadsTogether: pooling === "session",
  });
}
