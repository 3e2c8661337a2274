import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fromRoot } from "../root.mjs";
import { listFiles } from "../source-hash.mjs";

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*"([^"]+)"|\bnew URL\("(\.[^"]+)"/g;

const { packages: locked } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8"));
const read = new Map();

/** The repository's files behind an import, or the name and version of an installed package. */
function resolveImport(specifier, importer) {
  if (specifier.startsWith("node:")) return [];
  if (specifier.startsWith(".")) return listFiles(join(dirname(importer), specifier));
  const [, workspace, path] = /^@prepfeed\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (workspace) return [fromRoot("packages", workspace, "src", `${path}.ts`)];
  const name = specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
  return [`${name}@${locked[`node_modules/${name}`]?.version}`];
}

function readSource(file) {
  if (!read.has(file)) {
    const text = readFileSync(file, "utf8");
    const specifiers = [...text.matchAll(IMPORT)].map(([, imported, located]) => imported ?? located);
    read.set(file, {
      hash: createHash("sha256").update(text).digest("hex"),
      imports: specifiers.flatMap((specifier) => resolveImport(specifier, file)),
    });
  }
  return read.get(file);
}

/** The content of a file, independent of its date; an installed package is already named with its version. */
export const hashOf = (file) => (existsSync(file) ? readSource(file).hash : "");

/**
 * These files and everything they import, directly or through others, statically or on demand. The imports of
 * files named by `isDeadEnd` are not followed.
 */
export function reachFrom(files, isDeadEnd = () => false) {
  const reached = new Set(files);
  for (const file of reached) {
    if (!existsSync(file) || isDeadEnd(file)) continue;
    for (const imported of readSource(file).imports) reached.add(imported);
  }
  return reached;
}
