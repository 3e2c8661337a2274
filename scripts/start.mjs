import module from "node:module";
import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { exitWith, fromRoot } from "./root.mjs";

await installIfNeeded()
  .then(() => buildIfStale())
  .catch(exitWith);
// Node 22 and newer keep what they compiled for the next start.
module.enableCompileCache?.(fromRoot(".cache/compiled"));
await import(new URL("../server/dist/main.js", import.meta.url));
