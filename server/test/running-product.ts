import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const READY = /Prepfeed is ready at http:\/\/localhost:(\d+)/;

/** The product as a process of its own, for what can't be seen from inside: start, stop and sudden death. */
export class RunningProduct {
  output = "";
  url = "";
  readonly process: ChildProcess;
  readonly ended: Promise<number | null>;

  constructor(env: Record<string, string>) {
    this.process = spawn(process.execPath, ["--conditions=source", "--import", "tsx", MAIN], {
      env: { PATH: process.env.PATH, PORT: "0", RATE_LIMIT: "off", DEMO: "0", LOG_LEVEL: "warn", ...env },
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on("data", (text: Buffer) => {
        this.output += text;
      });
    }
    this.ended = once(this.process, "exit").then(([code]) => code as number | null);
  }

  static async start(env: Record<string, string>): Promise<RunningProduct> {
    const product = new RunningProduct(env);
    const deadline = Date.now() + 50_000;
    while (!READY.test(product.output)) {
      if (product.process.exitCode !== null || Date.now() > deadline)
        throw new Error(`did not start: ${product.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    product.url = `http://127.0.0.1:${READY.exec(product.output)?.[1]}/api`;
    return product;
  }

  async kill() {
    this.process.kill("SIGKILL");
    await this.ended;
  }

  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null> {
    this.process.kill("SIGTERM");
    return this.ended;
  }

  /** Undefined when the connection broke: then nothing was acknowledged. */
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
      return { status: response.status, body: response.status === 204 ? undefined : await response.json() };
    } catch {
      return undefined;
    }
  }
}
