// @ts-check
// Plain JavaScript, because a worker thread is started from a file: the same one from source and when built.
import fs from "node:fs";
import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { DurableFiles } from "./durable-files.mjs";

/** The thread of the embedded database: wire-protocol bytes in, wire-protocol bytes out. */

const port = parentPort;
if (!port) throw new Error("pglite-worker must run in a worker thread");

// The engine makes every file readable for everybody, whatever the process's umask is; in this thread that is
// prevented.
const { chmodSync, fchmodSync } = fs;
fs.chmodSync = (path, mode) => chmodSync(path, Number(mode) & 0o700);
fs.fchmodSync = (file, mode) => fchmodSync(file, Number(mode) & 0o700);

/** @type {import("./pglite.ts").WorkerInput} */
const { folder, template } = workerData;
// The engine alone never makes a checkpoint, and so would keep the whole log.
const onNewPiece = () => port.postMessage("log grown");
// It starts with -F, which turns syncing off. Of two ways to sync, it passes on one.
const startParams = [
  ...PGlite.defaultStartParams.filter((each) => each !== "-F"),
  "-c",
  "wal_sync_method=fsync",
  // Its memory in addition to the system's own cache; eight times as much was no faster.
  "-c",
  "shared_buffers=16MB",
];
const database = await PGlite.create({
  ...(folder && { fs: new DurableFiles(folder, onNewPiece), startParams }),
  ...(template && { loadDataDir: new Blob([new Uint8Array(await readFile(template))]) }),
  extensions: { pg_trgm },
});
// A new segment of its log is 16 MB; filling it with zeros first would delay every request.
await database.exec("set wal_init_zero = off");

/** @param {Uint8Array} bytes */
async function answer(bytes) {
  await database.execProtocolRawStream(bytes, {
    onRawData: (data) => {
      const copy = data.slice();
      port?.postMessage(copy, [copy.buffer]);
    },
  });
}

async function close() {
  await database.close();
  port?.postMessage("closed");
  port?.close();
}

/** One request at a time, because the database has a single connection. */
let work = Promise.resolve();
port.on("message", (/** @type {Uint8Array | "close"} */ message) => {
  work = work
    .then(() => (message === "close" ? close() : answer(message)))
    .catch((error) => port.postMessage({ failure: String(error) }));
});
port.postMessage("ready");
