import { Duplex } from "node:stream";
import type { Worker } from "node:worker_threads";

/** What the database's thread sends: answers, and a few messages about itself. */
export type ToMain = Uint8Array | "ready" | "closed" | "log grown" | { failure: string };

/** Message types after which the client waits for an answer: query, sync, terminate, copy failed, password. */
const COMPLETES_A_REQUEST = new Set([..."QSXfp"].map((letter) => letter.charCodeAt(0)));

/**
 * The socket that node-postgres uses, with the database's thread at the other end. PGlite answers each buffer
 * as a whole, so the parts of one request are sent together.
 */
export class WireStream extends Duplex {
  #parts: Buffer[] = [];
  #hasStarted = false;
  readonly #worker: Worker;
  readonly #onMessage = (message: ToMain) => {
    if (message instanceof Uint8Array) {
      this.push(Buffer.from(message.buffer, message.byteOffset, message.byteLength));
    }
  };

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on("message", this.#onMessage);
    worker.once("exit", () => this.destroy());
  }

  connect() {
    process.nextTick(() => this.emit("connect"));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#parts.push(chunk);
    if (this.#endsARequest(chunk)) {
      const bytes = new Uint8Array(Buffer.concat(this.#parts));
      this.#parts = [];
      this.#worker.postMessage(bytes, [bytes.buffer]);
    }
    done();
  }

  /** The other end closes too: a caller who closes during a request waits for that. */
  override _final(done: () => void) {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off("message", this.#onMessage);
    done(error);
  }

  #endsARequest(chunk: Buffer) {
    if (!this.#hasStarted) {
      this.#hasStarted = true;
      return true;
    }
    let last = 0;
    for (let offset = 0; offset < chunk.length; offset += 1 + chunk.readUInt32BE(offset + 1)) {
      last = chunk[offset] ?? 0;
    }
    return COMPLETES_A_REQUEST.has(last);
  }
}
