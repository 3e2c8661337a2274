import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fromRoot } from "./root.mjs";

const lockFile = fromRoot(".cache/lock");

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** The process that holds the lock; undefined if it is free, or was left by a dead process. */
function findHolder() {
  try {
    const pid = Number(readFileSync(lockFile, "utf8"));
    if (pid) return isAlive(pid) ? pid : undefined;
    const isBeingWritten = Date.now() - statSync(lockFile).mtimeMs < 2_000;
    return isBeingWritten ? "another process" : undefined;
  } catch {
    return undefined;
  }
}

function take() {
  mkdirSync(fromRoot(".cache"), { recursive: true });
  if (findHolder() === undefined) rmSync(lockFile, { force: true });
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  }
}

/** Two commands in one checkout never install or build at the same time: the second waits for the first. */
export async function withLock(work) {
  for (let tries = 0; !take(); tries++) {
    if (tries === 0)
      console.log(`Waiting for process ${findHolder() ?? "?"}, which installs or builds here…`);
    await sleep(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
