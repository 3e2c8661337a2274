import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type pg from "pg";
import { AppError } from "../foundation/app-error.ts";
import { written } from "./array-text.ts";
import type { Database, PooledDatabase } from "./database.ts";
import { isPlainRead, readsTogether } from "./reads-together.ts";

interface Options {
  /** Called with each statement before it is sent; a throw prevents that. */
  beforeStatement?: (sql: string) => Promise<void> | void;
  close: () => Promise<void>;
  /**
   * False if statements of one connection reach different server connections behind a pooler, so that none can be
   * prepared for the next.
   */
  prepares?: boolean;
  /** It refuses writes, and that is not a failure. */
  isReadOnly?: boolean;
  /** Whether reads of the same moment share a connection; its clients need `pipeline`. */
  sendsReadsTogether?: boolean;
}

/** Both engines use the same wire protocol, so one implementation serves them. */
export function pooledDatabase(
  pool: pg.Pool,
  { beforeStatement, close, prepares = true, isReadOnly = false, sendsReadsTogether = false }: Options,
): PooledDatabase {
  const isFailure = (error: unknown) =>
    isConnectionFailure(error) && !(isReadOnly && isReadOnlyRefusal(error));
  // While a connection is checked out the pool does not listen to it, and one that breaks then would end the
  // process.
  pool.on("connect", (client) => client.on("error", () => {}));

  const take = () =>
    pool.connect().catch((error: unknown) => {
      throw refusalOf(error);
    });
  /** A connection that failed is closed; one that merely refused a statement is kept. */
  const giveBack = (client: pg.PoolClient, errors: unknown[]) => client.release(errors.some(isFailure));
  const refusalOf = (error: unknown) =>
    isReadOnly && isReadOnlyRefusal(error) ? error : asUnavailable(error);

  async function withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await take();
    try {
      const result = await work(client);
      giveBack(client, []);
      return result;
    } catch (error) {
      giveBack(client, [error]);
      throw refusalOf(error);
    }
  }

  async function send(client: pg.PoolClient, sql: string, params: unknown[] = []) {
    const name = prepares ? statementName(sql) : undefined;
    const result = await client.query({ ...(name && { name }), text: sql, values: params.map(written) });
    return result.rows as unknown[];
  }

  function onClient(client: pg.PoolClient): Database {
    const database: Database = {
      async query<Row>(sql: string, params: unknown[] = []) {
        await beforeStatement?.(sql);
        return (await send(client, sql, params)) as Row[];
      },
      async queryPlanned<Row>(sql: string, params: unknown[] = []) {
        await beforeStatement?.(sql);
        return (await client.query({ text: sql, values: params.map(written) })).rows as Row[];
      },
      async script(sql) {
        await beforeStatement?.(sql);
        await client.query(sql);
      },
      transaction: (work) => work(database),
      close: async () => {},
    };
    return database;
  }

  async function runTransaction<T>(client: pg.PoolClient, work: (tx: Database) => Promise<T>) {
    await client.query("begin");
    try {
      const result = await work(onClient(client));
      await client.query("commit");
      return result;
    } catch (error) {
      if (!isConnectionFailure(error)) await client.query("rollback");
      throw error;
    }
  }

  const readTogether =
    sendsReadsTogether && !beforeStatement ? readsTogether({ take, send, giveBack, refusalOf }) : undefined;
  return {
    query: (sql, params) =>
      readTogether && isPlainRead(sql)
        ? readTogether(sql, params)
        : withClient((client) => onClient(client).query(sql, params)),
    queryPlanned: (sql, params) => withClient((client) => onClient(client).queryPlanned(sql, params)),
    script: (sql) => withClient((client) => onClient(client).script(sql)),
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await withClient((client) => runTransaction(client, work));
        } catch (error) {
          if (attempt === MAX_ATTEMPTS || !isWorthRetrying(error)) throw error;
        }
      }
    },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close,
  };
}

const MAX_ATTEMPTS = 4;

const names = new Map<string, string>();

function statementName(sql: string) {
  let name = names.get(sql);
  if (!name) {
    name = `s${names.size}`;
    names.set(sql, name);
  }
  return name;
}

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? "");

/**
 * Deadlocks, serialisation failures, and a row that was found and then deleted before another row could refer to it.
 * PostgreSQL rolled the transaction back, so running it again is safe and sees the present state.
 */
const isWorthRetrying = (error: unknown) => ["40001", "40P01", "23503"].includes(codeOf(error));

/**
 * The connection can no longer be used. 57P0x: the server is stopping or starting; 08xxx: it broke; 25006: it is no
 * longer the primary.
 */
function isConnectionFailure(error: unknown) {
  return (
    /^(57P0\d|25006|08\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN)$/.test(
      codeOf(error),
    ) ||
    /Connection terminated|Query read timeout|timeout exceeded when trying to connect|not queryable/.test(
      error instanceof Error ? error.message : "",
    )
  );
}

/** Whether a statement was refused because it writes. */
export const isReadOnlyRefusal = (error: unknown) => codeOf(error) === "25006";

/** Whether the server did not answer at all, as opposed to answering that it is overloaded. */
export const isUnreachable = (error: unknown) =>
  error instanceof AppError && error.code === "unavailable" && isConnectionFailure(error.cause);

/** 53xxx: out of disk, memory or connections. 57014: the statement exceeded its time limit. */
const isExhausted = (error: unknown) => /^(53\w{3}|57014)$/.test(codeOf(error));

function asUnavailable(error: unknown): unknown {
  if (codeOf(error) === "53100") return diskFull(error);
  return isConnectionFailure(error) || isExhausted(error) ? unavailable(error) : error;
}

export function unavailable(cause: unknown) {
  return new AppError("unavailable", messages.api.unavailable, { retryAfter: 2, cause });
}

export function diskFull(cause?: unknown) {
  return new AppError("unavailable", refusals.api.diskFull, { retryAfter: 30, cause });
}
