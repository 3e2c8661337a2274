import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { type Supervised, startSupervised } from "./services/supervised.ts";
import type { Reply } from "./test-app.ts";

const pathTo = (file: string) => fileURLToPath(new URL(file, import.meta.url));
/** `npm test` starts what it has just built; a single test file compiles the sources at every start. */
const START = process.env.TEST_BUILT_PRODUCT
  ? [pathTo("../dist/main.js")]
  : ["--conditions=source", "--import", import.meta.resolve("tsx"), pathTo("../src/main.ts")];
const READY = /Prepfeed is ready at http:\/\/localhost:(\d+)/;
/** Tests share their machine, and a busy machine is not what they test. */
const READY_MS = 240_000;

/**
 * The product as a separate process, for what cannot be seen from inside: start, stop and crash. It ends with its
 * test.
 */
export class RunningProduct {
  url = "";
  readonly #program: Supervised;
  readonly pid: Promise<number>;
  readonly ended: Promise<number>;

  constructor(env: Record<string, string>) {
    this.#program = startSupervised({
      command: [process.execPath, ...START],
      folder: mkdtempSync(join(tmpdir(), "prepfeed-running-")),
      stopSignal: "SIGKILL",
      env: { PORT: "0", RATE_LIMIT: "off", DEMO: "0", LOG_LEVEL: "warn", ...env },
    });
    this.pid = this.#program.pid;
    this.ended = this.#program.ended;
    onTestFinished(() => this.#program.stop());
  }

  /** What it has printed so far. */
  get output() {
    return this.#program.readLog();
  }

  static async start(env: Record<string, string>): Promise<RunningProduct> {
    const product = new RunningProduct(env);
    await product.#program.waitUntil(() => READY.test(product.output), READY_MS);
    product.url = `http://127.0.0.1:${READY.exec(product.output)?.[1]}/api`;
    return product;
  }

  async kill() {
    await this.#program.interrupt("SIGKILL");
  }

  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number> {
    return this.#program.interrupt("SIGTERM");
  }

  /** Undefined if the connection broke: then nothing was acknowledged. */
  async send(method: string, path: string, { body, token }: { body?: unknown; token?: string } = {}) {
    try {
      const response = await fetch(this.url + path, {
        method,
        headers: {
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      const reply: Reply["body"] = response.status === 204 ? undefined : await response.json();
      return { status: response.status, body: reply };
    } catch {
      return undefined;
    }
  }
}
