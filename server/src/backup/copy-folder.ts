import { readdirSync, statSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Database } from "../db/database.ts";

/** File times have coarse steps, so files changed around the last check are copied again. */
const SAME_TIME_MS = 1_000;
/** With less than this to copy, nobody waits long. */
const SMALL_BYTES = 24 * 1024 * 1024;
const MAX_ROUNDS = 6;
const AT_ONCE = 8;

interface Entry {
  /** Relative to the folder. */
  path: string;
  changedMs: number;
  bytes: number;
}

/**
 * Copies the folder of an embedded database while it is in use: most of it while requests continue, and then, while
 * the only connection is held, only what changed since. The result is like the files after a crash at that moment,
 * from which the engine recovers at its next start. Returns how long others had to wait.
 */
export async function copyWhileInUse(db: Database, source: string, target: string): Promise<number> {
  let since = Number.NEGATIVE_INFINITY;
  const changedSince = (moment: number) => list(source).filter(({ changedMs }) => changedMs >= moment);
  for (let round = 1; round <= MAX_ROUNDS; round++) {
    const changed = changedSince(since);
    if (round > 1 && sizeOf(changed) < SMALL_BYTES) break;
    since = Date.now() - SAME_TIME_MS;
    await copyAll(source, target, changed);
  }
  return db.transaction(async () => {
    const began = performance.now();
    const now = list(source);
    await copyAll(
      source,
      target,
      now.filter(({ changedMs }) => changedMs >= since),
    );
    const kept = new Set(now.map(({ path }) => path));
    for (const { path } of list(target)) if (!kept.has(path)) await rm(join(target, path), { force: true });
    return performance.now() - began;
  });
}

const sizeOf = (entries: Entry[]) => entries.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * In parallel: a thousand files take a few milliseconds this way, and many times as long one after the other.
 */
function list(folder: string): Entry[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => {
    if (!entry.isFile()) return [];
    const file = join(entry.parentPath, entry.name);
    const found = statSync(file, { throwIfNoEntry: false });
    return found
      ? [{ path: file.slice(folder.length + 1), changedMs: found.mtimeMs, bytes: found.size }]
      : [];
  });
}

/** A file that was deleted meanwhile is left out; empty folders are part of a database too. */
async function copyAll(source: string, target: string, entries: Entry[]) {
  const folders = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1));
  for (const folder of ["", ...folders]) await mkdir(join(target, folder), { recursive: true });
  const waiting = entries.values();
  const copyNext = async () => {
    for (const { path } of waiting) {
      await mkdir(dirname(join(target, path)), { recursive: true });
      await copyFile(join(source, path), join(target, path)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, copyNext));
}
