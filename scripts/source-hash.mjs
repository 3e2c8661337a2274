import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { fromRoot } from "./root.mjs";

/** Every file at or under a path of the repository, in a stable order. */
export function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** A hash of the sources, independent of their dates. */
export function hashSources(files, ...more) {
  const hash = createHash("sha256");
  for (const file of files) {
    const content = createHash("sha256").update(readFileSync(file)).digest("hex");
    hash.update(`${relative(fromRoot(), file)} ${content}\n`);
  }
  return hash.update(more.join("\n")).digest("hex");
}
