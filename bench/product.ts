import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { cpuOf, familyOf, isBackup, memoryOf } from "./processes.ts";

const MAIN = fileURLToPath(new URL("../server/dist/main.js", import.meta.url));

/** The built product on a separate folder. */
export async function startProduct(env: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "prepfeed-bench-"));
  const product = spawn(process.execPath, [MAIN], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      DEMO: "0",
      LOG_LEVEL: "error",
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The product ends with this process.
  const end = () => product.kill("SIGKILL");
  process.once("exit", end);
  let output = "";
  product.stdout.on("data", (text: Buffer) => {
    output += text;
  });
  while (!/ready at/.test(output)) {
    if (product.exitCode !== null) throw new Error("The product did not start.");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const sumOf = (measure: (pid: number) => number) =>
    familyOf(product.pid ?? 0)
      .filter((pid) => !isBackup(pid))
      .reduce((sum, pid) => sum + measure(pid), 0);
  return {
    url: `http://127.0.0.1:${/localhost:(\d+)/.exec(output)?.[1]}/api`,
    /** Milliseconds of processor time used so far, by all its threads and child processes except backups. */
    cpu: () => sumOf(cpuOf),
    /** The megabytes of memory that it and its child processes, except backups, use now. */
    memory: () => sumOf(memoryOf),
    /** As a power cut would end it. */
    async kill() {
      process.off("exit", end);
      product.kill("SIGKILL");
      await once(product, "exit");
    },
    async stop() {
      process.off("exit", end);
      product.kill("SIGTERM");
      await once(product, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
