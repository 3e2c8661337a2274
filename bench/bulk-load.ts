import type { Submittable } from "pg";
import pg from "pg";
import type { Database } from "../server/src/db/database.ts";

type Cell = string | number | boolean | null;
export type Rows = Iterable<readonly Cell[]>;

/** The target of a benchmark's data: a table's rows at once, and statements without parameters. */
export interface LoadTarget {
  load(table: string, columns: readonly string[], rows: Rows): Promise<void>;
  script(sql: string): Promise<void>;
}

const CHUNK = 1 << 18;

/** PostgreSQL loads rows by COPY. */
export async function copyTarget(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  const target: LoadTarget & { close(): Promise<void> } = {
    load(table, columns, rows) {
      return new Promise((resolve, reject) => {
        const copy = new CopyIn(`copy ${table} (${columns.join(", ")}) from stdin`, rows, (error) =>
          error ? reject(error) : resolve(),
        );
        client.query(copy as unknown as Submittable);
      });
    },
    script: async (sql) => void (await client.query(sql)),
    close: () => client.end(),
  };
  return target;
}

/** The embedded engine loads them by insert, some hundred at a time. */
export function insertTarget(db: Database): LoadTarget {
  return {
    async load(table, columns, rows) {
      let batch: string[] = [];
      const flush = async () => {
        if (batch.length > 0)
          await db.script(`insert into ${table} (${columns.join(", ")}) values ${batch.join(",")}`);
        batch = [];
      };
      for (const row of rows) {
        batch.push(`(${row.map(literal).join(",")})`);
        if (batch.length === 500) await flush();
      }
      await flush();
    },
    script: (sql) => db.script(sql),
  };
}

const literal = (cell: Cell) => (cell === null ? "null" : `'${String(cell).replaceAll("'", "''")}'`);
const field = (cell: Cell) => (cell === null ? "\\N" : String(cell));

interface Wire {
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  stream: NodeJS.WritableStream & { writableNeedDrain: boolean };
}

/** The interface that node-postgres needs to run something; rows are sent as fast as they are accepted. */
class CopyIn {
  readonly #sql: string;
  readonly #rows: Rows;
  readonly #done: (error?: Error) => void;

  constructor(sql: string, rows: Rows, done: (error?: Error) => void) {
    this.#sql = sql;
    this.#rows = rows;
    this.#done = done;
  }
  submit(wire: Wire) {
    wire.query(this.#sql);
  }
  async handleCopyInResponse(wire: Wire) {
    let chunk = "";
    const send = async () => {
      wire.sendCopyFromChunk(Buffer.from(chunk));
      chunk = "";
      if (wire.stream.writableNeedDrain) await new Promise((resolve) => wire.stream.once("drain", resolve));
    };
    for (const row of this.#rows) {
      chunk += `${row.map(field).join("\t")}\n`;
      if (chunk.length > CHUNK) await send();
    }
    await send();
    wire.endCopyFrom();
  }
  handleError(error: Error) {
    this.#done(error);
  }
  handleReadyForQuery() {
    this.#done();
  }
  handleCommandComplete() {}
  handleRowDescription() {}
  handleDataRow() {}
  handlePortalSuspended() {}
  handleEmptyQuery() {}
}
