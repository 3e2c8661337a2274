import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findRedis, required } from "./find-program.ts";
import { findFreePort } from "./free-port.ts";
import { startSupervised } from "./supervised.ts";

const READY_MS = 60_000;

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
  /** Ends without a word to anybody, as a crash does; `restart` brings an empty one back on the same port. */
  stopImmediate(): Promise<unknown>;
  restart(): Promise<void>;
  /** As long as it is not restarted. */
  readonly pid: Promise<number>;
}

function start(folder: string, port: number) {
  const redis = required(findRedis(), "redis-server");
  const options = ["--bind", "127.0.0.1", "--port", String(port), "--save", "", "--appendonly", "no"];
  const program = startSupervised({ command: [redis, ...options], folder, stopSignal: "SIGTERM" });
  const countReady = () => program.readLog().split("Ready to accept connections").length - 1;
  return { program, countReady };
}

/** A Redis of its own that keeps nothing, gone without a trace when the tests end. */
export async function startRedis(): Promise<TestRedis> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-redis-"));
  let starts = 0;
  const startAgain = async () => {
    const { program, countReady } = start(folder, port);
    starts += 1;
    await program.waitUntil(() => countReady() === starts, READY_MS);
    return program;
  };
  let program = await startAgain();
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => program.stop(),
    stopImmediate: () => program.interrupt("SIGKILL"),
    get pid() {
      return program.pid;
    },
    restart: async () => {
      await program.interrupt("SIGTERM");
      program = await startAgain();
    },
  };
}
