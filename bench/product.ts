import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../server/dist/main.js", import.meta.url));
/** The kernel counts processor time in hundredths of a second. */
const MS_PER_TICK = 10;

/** The built product on a folder of its own. */
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
  // Whatever ends this process ends the product.
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
  return {
    url: `http://127.0.0.1:${/localhost:(\d+)/.exec(output)?.[1]}/api`,
    /** Milliseconds of processor time used so far, all threads. */
    cpu: () => cpuOf(product.pid ?? 0),
    /** Megabytes it holds in memory now. */
    memory: () => memoryOf(product.pid ?? 0),
    async stop() {
      process.off("exit", end);
      product.kill("SIGTERM");
      await once(product, "exit");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13)
    .map(Number);
  return (user + system) * MS_PER_TICK;
}

function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** All processes of PostgreSQL on this machine, also those that ended; run nothing else beside the benchmark. */
export function postgresCpu(): number {
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      if (!stat.includes("(postgres)")) continue;
      // Of itself, and of its children that ended.
      for (const part of stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .slice(11, 15))
        ticks += Number(part);
    } catch {
      // It ended meanwhile.
    }
  }
  return ticks * MS_PER_TICK;
}
