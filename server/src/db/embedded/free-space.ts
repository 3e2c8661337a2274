import { statfs } from "node:fs/promises";
import { diskFull } from "../pooled-database.ts";

/** The embedded engine hangs on a full disk, so writes stop while this much is still free. */
const MIN_FREE_BYTES = 64 * 1024 * 1024;
const CHECK_EVERY_MS = 1_000;
const WRITES = /\b(insert\s+into|update\s|delete\s+from|create\s|alter\s)/i;

type FreeBytes = (folder: string) => Promise<number>;

async function freeBytesOnDisk(folder: string) {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Refuses statements that write while the disk is nearly full; reads continue. */
export function guardFreeSpace(
  folder: string,
  freeBytes: FreeBytes = freeBytesOnDisk,
  checkEveryMs = CHECK_EVERY_MS,
) {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isFull = false;
  return async (sql: string) => {
    if (!WRITES.test(sql)) return;
    const now = performance.now();
    if (now - checkedAt >= checkEveryMs) {
      checkedAt = now;
      isFull = (await freeBytes(folder)) < MIN_FREE_BYTES;
    }
    if (isFull) throw diskFull();
  };
}
