import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

const OTHERS = 0o077;
const SHARED_BY_ALL = 0o1000;

/** Whatever this process makes from now on is for its owner alone. */
export function keepFilesPrivate() {
  if (process.platform !== "win32") process.umask(OTHERS);
}

/**
 * Makes a folder, and everything in it, its owner's alone. The folder itself comes last: while it is open to others,
 * as one of an earlier version is, the next start looks through it again; after that only the folder is looked at.
 */
export async function makePrivate(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (process.platform === "win32") return;
  const { mode, uid } = await lstat(folder);
  // Somebody else's, or one like /tmp, is not ours to close.
  if ((mode & OTHERS) === 0 || (mode & SHARED_BY_ALL) !== 0 || uid !== process.getuid?.()) return;
  await closeAllIn(folder);
  await chmod(folder, 0o700);
}

async function closeAllIn(folder: string) {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    // A link leads out of the folder, or to what is met anyway.
    if (entry.isSymbolicLink()) continue;
    if (entry.isDirectory()) await closeAllIn(path);
    await chmod(path, entry.isDirectory() ? 0o700 : 0o600).catch(unlessGoneOrForeign);
  }
}

/** Another process may use the folder, and may be another user's. */
function unlessGoneOrForeign(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT" && error.code !== "EPERM") throw error;
}
