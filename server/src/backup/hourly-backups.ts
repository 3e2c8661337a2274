import { type ChildProcess, spawn } from "node:child_process";
import { readdir } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { newestBackup } from "./kept-backups.ts";

const HOUR_MS = 60 * 60 * 1_000;
const LOOK_EVERY_MS = 5 * 60 * 1_000;

const isBuilt = import.meta.url.endsWith(".js");
const PROGRAM = fileURLToPath(new URL(`./backup-process.${isBuilt ? "js" : "ts"}`, import.meta.url));

/**
 * Backs up the embedded database: whenever the newest backup is an hour old, in a separate process with a low
 * priority.
 */
export function hourlyBackups(
  config: Pick<Config, "dataDir" | "storage">,
  log: Pick<Logger, "info" | "error">,
  start = startProcess,
): { stop(): void } {
  const { dataDir } = config;
  let child: Pick<ChildProcess, "kill"> | undefined;
  async function look() {
    const names = await readdir(join(dataDir, "backups")).catch(() => []);
    const newest = newestBackup(names);
    if (child || (newest && Date.now() - newest.getTime() < HOUR_MS)) return;
    child = start(config, (code, output) => {
      child = undefined;
      if (code === 0) log.info({ output }, "backed up");
      else if (code !== null) log.error({ output }, "the backup failed");
    });
  }
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    stop() {
      clearInterval(timer);
      child?.kill();
    },
  };
}

function startProcess(
  { dataDir, storage }: Pick<Config, "dataDir" | "storage">,
  onEnd: (code: number | null, output: string) => void,
): Pick<ChildProcess, "kill"> {
  // Fetching all pictures from a bucket every hour would be too much.
  const words = storage ? ["--without-pictures"] : [];
  const child = spawn(process.execPath, [...process.execArgv, PROGRAM, ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-2_000);
    });
  }
  child.on("error", (error) => onEnd(1, String(error)));
  child.on("exit", (code) => onEnd(code, output.trim()));
  try {
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {}
  return child;
}
