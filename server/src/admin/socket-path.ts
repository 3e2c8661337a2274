import { createHash } from "node:crypto";
import { lstat, mkdir, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Systems refuse longer socket paths, some from 104 bytes on. */
const MAX_PATH = 100;

/**
 * Where a running server accepts commands: in its data folder, or in a folder for its owner alone if that path is too
 * long.
 */
export async function socketPath(dataDir: string): Promise<string> {
  const path = join(dataDir, "prepfeed.sock");
  return Buffer.byteLength(path) <= MAX_PATH ? path : join(await privateFolder(dataDir), "prepfeed.sock");
}

async function privateFolder(dataDir: string) {
  const name = createHash("sha256")
    .update(await realpath(dataDir))
    .digest("hex")
    .slice(0, 16);
  const folder = join(tmpdir(), `prepfeed-${name}`);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  // Another user may have made it first, so make sure that nobody else can reach what is inside.
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} is not a folder for this user alone.`);
  }
  return folder;
}
