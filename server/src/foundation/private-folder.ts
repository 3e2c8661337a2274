import { chmod, lstat, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

const OWNER = 0o700;
const OTHERS = 0o077;
const SHARED_BY_ALL = 0o1000;
/** The product's files in its data folder, including unfinished ones (`pglite-18.unfinished`, `lock.123`). */
const OURS = /^(backups|backup-copy|jwt-secret|lock|outbox|pglite-\d+|pictures|prepfeed\.sock)(\.|$)/;

/** All files that this process makes from now on are for its owner alone. */
export function keepFilesPrivate() {
  if (process.platform !== "win32") process.umask(OTHERS);
}

/**
 * Closes a data folder, and all our files in it, to other users; other files there are not changed. The folder itself
 * comes last: while it is open to others, as one of an earlier version is, the next start checks its files again;
 * after that only the folder is checked.
 */
export async function makePrivate(folder: string) {
  await mkdir(folder, { recursive: true, mode: OWNER });
  if (process.platform === "win32") return;
  const { mode, uid } = await lstat(folder);
  // A folder of another user, or a shared one like /tmp, must not be closed.
  if ((mode & OTHERS) === 0 || (mode & SHARED_BY_ALL) !== 0 || uid !== process.getuid?.()) return;
  for (const name of await readdir(folder)) {
    if (OURS.test(name)) await close(join(folder, name)).catch(unlessGoneOrForeign);
  }
  await chmod(folder, mode & OWNER);
}

async function close(path: string) {
  const found = await lstat(path);
  // A link leads out of the folder, or to a file that is checked anyway.
  if (found.isSymbolicLink()) return;
  if (found.isDirectory()) {
    for (const name of await readdir(path)) await close(join(path, name)).catch(unlessGoneOrForeign);
  }
  await chmod(path, found.mode & OWNER);
}

/** Another process, perhaps of another user, may be using the folder. */
function unlessGoneOrForeign(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT" && error.code !== "EPERM") throw error;
}
