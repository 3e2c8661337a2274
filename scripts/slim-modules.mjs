import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fromRoot } from "./root.mjs";

/**
 * harper.js contains its engine four times, and 59 of its 73 MB are never read here: `harper.js/binary`, which we
 * import, loads only harper_wasm_bg.wasm. The others are the same engine inside a script, and a reduced one in both
 * forms.
 */
const UNUSED = ["binaryInlined.js", "slimBinaryInlined.js", "harper_wasm_slim_bg.wasm"];

/** npm runs this after every installation. */
for (const file of UNUSED) rmSync(fromRoot("node_modules/harper.js/dist", file), { force: true });

/** Source maps of packages, 49 MB: neither Node nor the build reads them. */
const modules = fromRoot("node_modules");
for (const { name, parentPath } of readdirSync(modules, { recursive: true, withFileTypes: true }))
  if (name.endsWith(".map")) rmSync(join(parentPath, name), { force: true });
