// @ts-check
import fs from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** Milliseconds: how much a power cut may lose. */
const DELAY = 1_000;
/** A segment of the write-ahead log. */
const LOG = /[/\\]pg_wal[/\\][0-9A-F]{24}$/;

/**
 * The engine's files, written to the disk in an order from which it can recover after a power cut. Every sync that it
 * requests is done at once, except for the log: that follows a moment later, so that no request waits for the disk.
 * Until then nothing else is written, truncated, renamed or removed, because only the log can restore it.
 */
export class DurableFiles extends NodeFS {
  /** Segments of the log that wait, by path. */
  #waiting = new Set();
  #since = 0;
  /** @type {NodeJS.Timeout | undefined} */
  #timer;
  /** The segment of the log that is being written. */
  #newest = "";
  /** @type {() => void} */
  #onNewPiece;

  /**
   * @param {string} folder
   * @param {() => void} onNewPiece Called when a new segment of the log is started.
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

  /** Writes to the disk what waits. */
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
    // A timer alone would wait until the engine is idle.
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
 * The parts of the engine's file system that are used here.
 * @typedef {{ nfd: number, node: object, realPath?: string, isLog?: boolean }} Stream
 * @typedef {{
 * realPath(node: object): string,
 * tryFSOperation<T>(work: () => T): T,
 * stream_ops: {
 * fsync?(stream: Stream): number,
 * write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number,
 * setattr(stream: Stream, attributes: object): void,
 * },
 * node_ops: {
 * setattr(node: object, attributes: object): void,
 * rename(node: object, folder: object, name: string): void,
 * unlink(folder: object, name: string): void,
 * }, }} NodeFiles
 */
