import { existsSync } from "node:fs";
import { mkdir, open, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import pg from "pg";
import type { Database, PooledDatabase } from "../database.ts";
import { pooledDatabase } from "../pooled-database.ts";
import { lockFolder } from "./folder-lock.ts";
import { guardFreeSpace } from "./free-space.ts";
import { TEMPLATE } from "./template-file.ts";
import { type ToMain, WireStream } from "./wire-stream.ts";

/**
 * The PostgreSQL version inside PGlite; another major version cannot read its files, so they are kept apart.
 */
const POSTGRES_MAJOR = 18;

export interface WorkerInput {
  /** The folder of the files; without it everything is kept in memory. */
  folder?: string;
  /** A prepared database to start from. */
  template?: string;
}

interface Options {
  /** The folder that contains the database's folder, the lock and the rest of the product's data. */
  dataDir: string;
  /** Called when the database's thread died: nothing can be served any more. */
  onFailure?: (reason: string) => void;
}

export const embeddedFolder = (dataDir: string) => join(dataDir, `pglite-${POSTGRES_MAJOR}`);

/** The embedded engine on disk: one process at a time, in its own thread. */
export async function openPglite({ dataDir, onFailure }: Options): Promise<PooledDatabase> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = embeddedFolder(dataDir);
    const database = await openOrCreate(folder, { beforeStatement: guardFreeSpace(dataDir), onFailure });
    return {
      ...database,
      async close() {
        await database.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A folder that nothing else uses, such as a copy. */
export const openPgliteFolder = (folder: string): Promise<Database> => openInWorker({ folder }, {});

/** The embedded engine in memory, for tests and for building the template. */
export function openPgliteInMemory(template?: string): Promise<Database> {
  return openInWorker({ template }, {});
}

/**
 * Opens the database in `folder`, and creates it first if there is none. A file beside the folder marks it as
 * unfinished until all of it is on the disk: a database that a kill or a power cut left half done is created again.
 */
async function openOrCreate(folder: string, options: Parameters<typeof openInWorker>[1]) {
  const mark = `${folder}.unfinished`;
  if (existsSync(folder) && !existsSync(mark)) return openInWorker({ folder }, options);
  await rm(folder, { recursive: true, force: true });
  await writeFile(mark, "");
  await syncOne(dirname(folder));
  // Without the prepared one it is created from nothing, which takes seconds longer.
  const template = existsSync(TEMPLATE) ? fileURLToPath(TEMPLATE) : undefined;
  const database = await openInWorker({ folder, template }, options);
  await database.query("checkpoint");
  await syncAll(folder);
  await rm(mark);
  await syncOne(dirname(folder));
  return database;
}

/** Writes a new database to the disk: a power cut leaves all of it or nothing. */
async function syncAll(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map(({ parentPath, path, name }) => join(parentPath ?? path, name))];
  const inTurn = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) await syncOne(path);
  };
  await Promise.all(Array.from({ length: 16 }, inTurn));
}

async function syncOne(path: string) {
  const file = await open(path, "r");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Segments of 16 MB. With fewer of them, each checkpoint and the recovery after a kill have less to do. */
const PIECES_BETWEEN_CHECKPOINTS = 2;

async function openInWorker(
  input: WorkerInput,
  {
    beforeStatement,
    onFailure,
  }: Pick<Options, "onFailure"> & { beforeStatement?: (sql: string) => Promise<void> },
): Promise<PooledDatabase> {
  const worker = new Worker(new URL("./pglite-worker.mjs", import.meta.url), { workerData: input });
  await nextMessage(worker, "ready");
  tellWhenItStops(worker, (reason) => onFailure?.(reason));

  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    // The thread takes the next request while this one reads its reply.
    pipeline: true,
    stream: () => new WireStream(worker),
    ssl: false,
    user: "postgres",
    database: "postgres",
  });
  pool.on("error", () => {});
  let pieces = 0;
  let checkpoint: Promise<unknown> | undefined;
  worker.on("message", (message: ToMain) => {
    if (message !== "log grown" || ++pieces < PIECES_BETWEEN_CHECKPOINTS || checkpoint) return;
    pieces = 0;
    // Queued behind waiting requests. If it fails, the next one does its work.
    checkpoint = pool.query("checkpoint").catch(() => {});
    void checkpoint.then(() => {
      checkpoint = undefined;
    });
  });
  return pooledDatabase(pool, {
    beforeStatement,
    async close() {
      await pool.end();
      const closed = nextMessage(worker, "closed");
      worker.postMessage("close");
      await closed;
      await worker.terminate();
    },
  });
}

/** Called however the thread ends by itself. Closing it removes the listeners first. */
export function tellWhenItStops(worker: Worker, onFailure: (reason: string) => void) {
  worker.on("error", (error) => onFailure(String(error)));
  worker.on("exit", (code) => onFailure(`its thread ended with code ${code}`));
  worker.on("message", (message: ToMain) => {
    if (typeof message === "object" && "failure" in message) onFailure(message.failure);
  });
}

function nextMessage(worker: Worker, expected: "ready" | "closed") {
  return new Promise<void>((resolve, reject) => {
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The database thread ended with code ${code}`)));
    worker.on("message", function listen(message: ToMain) {
      if (message !== expected) return;
      worker.off("message", listen);
      worker.removeAllListeners("exit");
      worker.off("error", reject);
      resolve();
    });
  });
}
