import type pg from "pg";
import type { Database } from "./database.ts";

/** So many share a connection at most: those behind a slow one wait for it. */
const MOST = 8;

interface Read {
  sql: string;
  params: unknown[] | undefined;
  resolve(rows: never[]): void;
  reject(error: unknown): void;
}

interface Connections {
  take(): Promise<pg.PoolClient>;
  send(client: pg.PoolClient, sql: string, params: unknown[] | undefined): Promise<unknown[]>;
  giveBack(client: pg.PoolClient, errors: unknown[]): void;
  /** What the caller gets to know. */
  refusalOf(error: unknown): unknown;
}

/**
 * Reads that are asked for at the same moment, such as those of one page, are sent as one piece on one connection, without waiting for
 * the reply to each: sending takes longer than most of them run. A read that fails, fails alone.
 */
export function readsTogether({ take, send, giveBack, refusalOf }: Connections): Database["query"] {
  let waiting: Read[] = [];

  async function sendAll(reads: Read[]) {
    let client: pg.PoolClient;
    try {
      client = await take();
    } catch (error) {
      for (const { reject } of reads) reject(error);
      return;
    }
    const { stream } = client.connection;
    stream.cork();
    const replies = reads.map(({ sql, params }) => send(client, sql, params));
    stream.uncork();
    const errors: unknown[] = [];
    await Promise.all(
      replies.map((reply, i) =>
        reply.then(
          (rows) => reads[i]?.resolve(rows as never[]),
          (error: unknown) => {
            errors.push(error);
            reads[i]?.reject(refusalOf(error));
          },
        ),
      ),
    );
    giveBack(client, errors);
  }

  function sendWaiting() {
    const all = waiting;
    waiting = [];
    for (let first = 0; first < all.length; first += MOST) void sendAll(all.slice(first, first + MOST));
  }

  return (sql, params) =>
    new Promise((resolve, reject) => {
      waiting.push({ sql, params, resolve, reject });
      // Once everything that can go on has asked.
      if (waiting.length === 1) process.nextTick(sendWaiting);
    });
}

/** Words of statements that write, lock or wait. They stay apart, because what they wait for may be behind them. */
const MAY_WAIT =
  /\b(insert|update|delete|merge|truncate|lock|share|pg_\w*lock\w*|pg_sleep|pg_notify|nextval|set_config|txid_current)\b/i;
const READS = /^\s*(select|with|\(select)\b/i;

const plain = new Map<string, boolean>();

/** Whether a statement only reads. The texts of statements are constants, so they are few. */
export function isPlainRead(sql: string): boolean {
  let is = plain.get(sql);
  if (is === undefined) {
    is = READS.test(sql) && !MAY_WAIT.test(sql);
    plain.set(sql, is);
  }
  return is;
}
