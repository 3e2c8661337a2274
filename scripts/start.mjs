import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { exitWith } from "./root.mjs";

await installIfNeeded()
  .then(() => buildIfStale())
  .catch(exitWith);
await import(new URL("../server/dist/main.js", import.meta.url));
