import { randomBytes } from "node:crypto";
import { link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The secret that signs tokens on the embedded engine: made once, readable by its owner only. */
export async function keptJwtSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, "jwt-secret");
  const fresh = `${file}.${process.pid}`;
  await writeFile(fresh, randomBytes(48).toString("base64url"), { mode: 0o600 });
  // Linked into place, so that the file is complete or absent, and the first one is kept.
  await link(fresh, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  await rm(fresh, { force: true });
  return readFile(file, "utf8");
}
