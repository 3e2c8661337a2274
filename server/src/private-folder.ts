import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

const OWNER = 0o700;
const OTHERS = 0o077;
const SHARED_BY_ALL = 0o1000;
/** What the product keeps in its data folder, also half written (`pglite-18.new`, `lock.123`). */
const OURS = /^(backups|backup-copy|jwt-secret|lock|outbox|pglite-\d+|pictures|prepfeed\.sock)(\.|$)/;

/** Whatever this process makes from now on is for its owner alone. */
export function keepFilesPrivate() {
  if (process.platform !== "win32") process.umask(OTHERS);
}

/**
 * Makes a data folder, and all of ours in it, its owner's alone; what else lies there is not ours to change. The folder itself comes last:
 * while it is open to others, as one of an earlier version is, the next start looks through it again; after that only the folder is looked at.
 */
export async function makePrivate(folder: string) {
  await mkdir(folder, { recursive: true, mode: OWNER });
  if (process.platform === "win32") return;
  const { mode, uid } = await lstat(folder);
  // Somebody else's, or one like /tmp, is not ours to close.
  if ((mode & OTHERS) === 0 || (mode & SHARED_BY_ALL) !== 0 || uid !== process.getuid?.()) return;
  for (const name of await readdir(folder)) {
    if (OURS.test(name)) await close(join(folder, name)).catch(unlessGoneOrForeign);
  }
  await chmod(folder, mode & OWNER);
}

async function close(path: string) {
  const found = await lstat(path);
  // A link leads out of the folder, or to what is met anyway.
  if (found.isSymbolicLink()) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await close(join(path, name)).catch(unlessGoneOrForeign);
  }
  await chmod(path, found.mode & OWNER);
}

/** Another process may use the folder, and may be another user's. */
function unlessGoneOrForeign(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT" && error.code !== "EPERM") throw error;
}
