import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestCertificates } from "./certificates.ts";
import { findRedis, required } from "./find-program.ts";
import { findFreePort } from "./free-port.ts";
import { startSupervised } from "./supervised.ts";

const READY_MS = 60_000;

export interface TestRedis {
  url: string;
  stop(): Promise<void>;
  /** Ends without warning, as a crash does; `restart` starts an empty one on the same port. */
  stopImmediate(): Promise<unknown>;
  restart(): Promise<void>;
  /** As long as it is not restarted. */
  readonly pid: Promise<number>;
}

function start(folder: string, further: readonly string[]) {
  const redis = required(findRedis(), "redis-server");
  const options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...further];
  const program = startSupervised({ command: [redis, ...options], folder, stopSignal: "SIGTERM" });
  const countReady = () => program.readLog().split("Ready to accept connections").length - 1;
  return { program, countReady };
}

/** Served with TLS only. */
const encrypted = (port: number, { certificate, key, ca }: TestCertificates) => [
  ...["--port", "0", "--tls-port", String(port), "--tls-auth-clients", "no"],
  ...["--tls-cert-file", certificate, "--tls-key-file", key, "--tls-ca-cert-file", ca],
];

/** A separate Redis that stores nothing on disk, removed when the tests end. */
export async function startRedis(certificates?: TestCertificates): Promise<TestRedis> {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-redis-"));
  let starts = 0;
  const startAgain = async () => {
    const { program, countReady } = start(
      folder,
      certificates ? encrypted(port, certificates) : ["--port", String(port)],
    );
    starts += 1;
    await program.waitUntil(() => countReady() === starts, READY_MS);
    return program;
  };
  let program = await startAgain();
  return {
    url: `${certificates ? "rediss" : "redis"}://127.0.0.1:${port}`,
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
