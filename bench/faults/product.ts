import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../server/dist/main.js", import.meta.url));
const running = new Set<ChildProcess>();
// They end with this process.
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/** The built product as a process that may die at any moment. */
export class Product {
  readonly #child: ChildProcess;
  readonly ended: Promise<number>;
  output = "";

  constructor(env: Record<string, string>, nodeOptions: string[] = []) {
    this.#child = spawn(process.execPath, [...nodeOptions, MAIN], {
      env: { PATH: process.env.PATH, RATE_LIMIT: "off", DEMO: "0", LOG_LEVEL: "error", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.add(this.#child);
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on("data", (text: Buffer) => {
        this.output = (this.output + text).slice(-20_000);
      });
    }
    this.ended = once(this.#child, "exit").then(([code]) => {
      running.delete(this.#child);
      return (code as number | null) ?? 137;
    });
  }

  get pid() {
    return this.#child.pid ?? 0;
  }

  get hasEnded() {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  /** Resolves when it is serving; throws its output if it ends instead. */
  async ready(): Promise<this> {
    const isReady = async () => {
      while (!/ready at/.test(this.output)) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    const end = await Promise.race([isReady(), this.ended]);
    if (end !== undefined) throw new Error(`The product ended with ${end}:\n${this.output}`);
    return this;
  }

  async end(signal: NodeJS.Signals): Promise<number> {
    this.#child.kill(signal);
    return this.ended;
  }
}
