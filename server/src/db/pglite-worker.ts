import { readFile } from "node:fs/promises";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";

/** The thread the embedded database lives in: wire-protocol bytes come in, wire-protocol bytes go out. */

export interface WorkerInput {
  /** Where the files are; none keeps everything in memory. */
  folder?: string;
  /** A prepared database to begin with, read only when `folder` holds none. */
  template?: string;
}
export type FromMain = Uint8Array<ArrayBuffer> | "close";
export type ToMain = Uint8Array | "ready" | "closed" | { failure: string };

const port = parentPort;
if (!port) throw new Error("pglite-worker must run in a worker thread");

const { folder, template } = workerData as WorkerInput;
const database = await PGlite.create({
  ...(folder && { dataDir: folder }),
  ...(template && { loadDataDir: new Blob([new Uint8Array(await readFile(template))]) }),
  extensions: { pg_trgm },
});

const send = (message: ToMain, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

async function answer(bytes: Uint8Array) {
  await database.execProtocolRawStream(bytes, {
    onRawData: (data) => {
      const copy = data.slice();
      send(copy, [copy.buffer]);
    },
  });
}

let work: Promise<void> = Promise.resolve();
port.on("message", (message: FromMain) => {
  work = work
    .then(async () => {
      if (message !== "close") return answer(message);
      await database.close();
      send("closed");
      port.close();
    })
    .catch((error: unknown) => send({ failure: String(error) }));
});
send("ready");
