// @ts-check
import fs from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** Milliseconds: what a power cut may cost. */
const DELAY = 1_000;
/** A piece of the write-ahead log. */
const LOG = /[/\\]pg_wal[/\\][0-9A-F]{24}$/;

/**
 * The engine's files, brought to the disk in an order from which it finds back after a power cut. Whatever it wants synced is synced
 * at once, but for the log: that follows a moment later, so that nobody waits for the disk. Until then nothing else is
 * written, cut, renamed or removed, since only the log tells how to make that good.
 */
export class DurableFiles extends NodeFS {
  /** Pieces of the log that wait, by path. */
  #waiting = new Set();
  #since = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  /** The piece of the log that is being written. */
  #newest = "";
  /** @type {() => void} */
  #onNewPiece;

  /**
   * @param {string} folder
   * @param {() => void} onNewPiece Called when a piece of the log is begun.
   */
  constructor(folder, onNewPiece) {
    super(folder);
    this.#onNewPiece = onNewPiece;
  }

  /**
   * @override
   * @param {Parameters<NodeFS["init"]>[0]} engine
   * @param {Parameters<NodeFS["init"]>[1]} options
   */
  async init(engine, options) {
    const { emscriptenOpts, ...rest } = await super.init(engine, options);
    const preRun = [
      (/** @type {{ NODEFS: NodeFiles }} */ { NODEFS }) => this.#watch(NODEFS),
      ...[emscriptenOpts.preRun ?? []].flat(),
    ];
    return { ...rest, emscriptenOpts: /** @type {typeof emscriptenOpts} */ ({ ...emscriptenOpts, preRun }) };
  }

  /** @override */
  async closeFs() {
    this.syncLog();
    await super.closeFs();
  }

  /** Brings to the disk what waits. */
  syncLog() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const path of this.#waiting) syncFile(path);
    this.#waiting.clear();
  }

  /** @param {NodeFiles} files */
  #watch({ stream_ops: streams, node_ops: nodes, realPath, tryFSOperation }) {
    const { write, setattr } = streams;
    const { rename, unlink, setattr: change } = nodes;
    const pathOf = (/** @type {Stream} */ stream) => {
      stream.realPath ??= realPath(stream.node);
      return stream.realPath;
    };
    const isLog = (/** @type {Stream} */ stream) => {
      stream.isLog ??= LOG.test(pathOf(stream));
      return stream.isLog;
    };
    const settle = () => {
      if (this.#waiting.size > 0) tryFSOperation(() => this.syncLog());
    };
    streams.fsync = (stream) => {
      if (isLog(stream)) tryFSOperation(() => this.#syncSoon(pathOf(stream)));
      else tryFSOperation(() => fs.fsyncSync(stream.nfd));
      return 0;
    };
    streams.write = (stream, buffer, offset, length, position) => {
      if (isLog(stream)) this.#begin(pathOf(stream));
      else settle();
      return write(stream, buffer, offset, length, position);
    };
    streams.setattr = (stream, attributes) => {
      settle();
      setattr(stream, attributes);
    };
    nodes.setattr = (node, attributes) => {
      settle();
      change(node, attributes);
    };
    nodes.rename = (node, folder, name) => {
      settle();
      rename(node, folder, name);
    };
    nodes.unlink = (folder, name) => {
      settle();
      unlink(folder, name);
    };
  }

  /** @param {string} piece */
  #begin(piece) {
    if (piece === this.#newest) return;
    this.#newest = piece;
    this.#onNewPiece();
  }

  /** @param {string} path */
  #syncSoon(path) {
    if (this.#waiting.size === 0) this.#since = performance.now();
    this.#waiting.add(path);
    // A timer alone would wait for the end of whatever keeps the engine busy.
    if (performance.now() - this.#since > DELAY) this.syncLog();
    else this.#timer ??= setTimeout(() => this.syncLog(), DELAY).unref();
  }
}

/** @param {string} path */
function syncFile(path) {
  const file = fs.openSync(path, "r+");
  try {
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

/**
 * What of the engine's way to the files is looked at here.
 * @typedef {{ nfd: number, node: object, realPath?: string, isLog?: boolean }} Stream
 * @typedef {{
 *   realPath(node: object): string,
 *   tryFSOperation<T>(work: () => T): T,
 *   stream_ops: {
 *     fsync?(stream: Stream): number,
 *     write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number,
 *     setattr(stream: Stream, attributes: object): void,
 *   },
 *   node_ops: {
 *     setattr(node: object, attributes: object): void,
 *     rename(node: object, folder: object, name: string): void,
 *     unlink(folder: object, name: string): void,
 *   },
 * }} NodeFiles
 */
