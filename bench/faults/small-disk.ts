import { execFileSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEGABYTE = 1024 * 1024;

/** A separate file system in memory, small enough to be filled. Only root can make one. */
export interface SmallDisk {
  folder: string;
  /** Until only this much is free. */
  fill(leaveMegabytes: number): void;
  /** Removes what it was filled with. */
  free(): void;
  clear(): void;
}

export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "prepfeed-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=1777`, "tmpfs", folder]);
  let isMounted = true;
  const clear = () => {
    if (!isMounted) return;
    isMounted = false;
    execFileSync("umount", ["--lazy", folder]);
    rmdirSync(folder);
  };
  process.once("exit", clear);
  const filling = join(folder, "filling");
  return {
    folder,
    fill(leaveMegabytes) {
      const file = openSync(filling, "a");
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder);
          const bytes = Math.min(MEGABYTE, bavail * bsize - leaveMegabytes * MEGABYTE);
          if (bytes <= 0) return;
          writeSync(file, Buffer.alloc(bytes));
        }
      } catch (error) {
        // Another process used the rest of it.
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filling, { force: true }),
    clear,
  };
}
