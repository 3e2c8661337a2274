import module from "node:module";
import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { exitWith, fromRoot } from "./root.mjs";

let serving;
/**
 * Opens the data and creates the demo community while the web app is still being bundled; listens when that is done.
 */
async function serve() {
  // Node 22 and newer keep compiled code for the next start.
  module.enableCompileCache?.(fromRoot(".cache/compiled"));
  const { start } = await import(new URL("../server/dist/start.js", import.meta.url));
  await start(fromRoot("server/dist/main.js"), built);
}

await installIfNeeded().catch(exitWith);
const built = buildIfStale(undefined, () => {
  serving = serve();
}).catch(exitWith);
await built;
await (serving ?? serve());
