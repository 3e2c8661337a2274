import { existsSync } from "node:fs";
import { mkdir, open, readdir, rename, rm } from "node:fs/promises";
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

/** The PostgreSQL inside PGlite; its files are not readable by another major, so they are kept apart. */
const POSTGRES_MAJOR = 18;

export interface WorkerInput {
  /** Where the files are; none keeps everything in memory. */
  folder?: string;
  /** A prepared database to begin with. */
  template?: string;
}

interface Options {
  /** The folder that holds the database's folder, the lock and the rest of the product's data. */
  dataDir: string;
  /** Called when the database's thread died: nothing can be served any more. */
  onFailure?: (reason: string) => void;
}

export const embeddedFolder = (dataDir: string) => join(dataDir, `pglite-${POSTGRES_MAJOR}`);

/** The embedded engine on disk: one process at a time, in a thread of its own. */
export async function openPglite({ dataDir, onFailure }: Options): Promise<PooledDatabase> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(dataDir);
  try {
    const folder = embeddedFolder(dataDir);
    await createIfMissing(folder);
    const database = await openInWorker({ folder }, { beforeStatement: guardFreeSpace(dataDir), onFailure });
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

/** A folder of files that nobody else knows, such as a copy. */
export const openPgliteFolder = (folder: string): Promise<Database> => openInWorker({ folder }, {});

/** The embedded engine in memory, for tests and for building the template. */
export function openPgliteInMemory(template?: string): Promise<Database> {
  return openInWorker({ template }, {});
}

/** Created beside its place and moved there when whole, so that a kill in between leaves nothing half done. */
async function createIfMissing(folder: string) {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  // Without the prepared one it is created from nothing, which takes seconds longer.
  const template = existsSync(TEMPLATE) ? fileURLToPath(TEMPLATE) : undefined;
  const database = await openInWorker({ folder: unfinished, template }, {});
  await database.close();
  await syncAll(unfinished);
  await rename(unfinished, folder);
  await syncOne(dirname(folder));
}

/** Brings a new database to the disk: a power cut leaves all of it or nothing. */
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

/** Pieces of 16 MB. The fewer, the less is left to do at a time, and after a kill. */
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
    // In its turn, behind whoever waits. If it fails, the next one does its work.
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

/** However the thread ends by itself. Closing it takes the listeners away first. */
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
