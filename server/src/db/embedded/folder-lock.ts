import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The folder belongs to a process that is still running. */
export class FolderInUseError extends Error {
  override name = "FolderInUseError";
}

/**
 * Makes this process the only one that uses `folder`, and returns the function that releases it. The embedded
 * database has no lock of its own: two processes would silently lose each other's rows.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, "lock");
  const mine = `${lock}.${process.pid}`;
  await writeFile(mine, await describe(process.pid));
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (await claims(mine, lock)) return () => rm(lock, { force: true });
      const holder = await readFile(lock, "utf8").catch(() => null);
      if (holder !== null) await removeIfDead(folder, lock, holder);
    }
    throw new FolderInUseError(
      `Could not lock ${folder}; other processes are starting on it at the same time.`,
    );
  } finally {
    await rm(mine, { force: true });
  }
}

/** A hard link appears complete or not at all, and never replaces an existing one. */
async function claims(mine: string, lock: string) {
  try {
    await link(mine, lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

async function removeIfDead(folder: string, lock: string, holder: string) {
  const pid = Number.parseInt(holder, 10);
  if (await isAlive(pid, holder)) {
    throw new FolderInUseError(
      `${folder} is in use by process ${pid}. Stop it first, or start with another DATA_DIR.`,
    );
  }
  const aside = `${lock}.stale.${process.pid}`;
  await rename(lock, aside).catch(() => {});
  const moved = await readFile(aside, "utf8").catch(() => null);
  // Another process took over in between: what was moved is its fresh lock, so it is moved back.
  if (moved !== null && moved !== holder) await link(aside, lock).catch(() => {});
  await rm(aside, { force: true });
}

/** The process id alone is not enough: after a reboot another program may have it. */
async function isAlive(pid: number, holder: string) {
  if (!Number.isInteger(pid) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
  }
  return (await describe(pid)) === holder;
}

/** `pid start-time`; the start time is known on Linux only, elsewhere the id must be enough. */
async function describe(pid: number) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const startTime = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  return `${pid} ${startTime}`;
}
