import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { runNode } from "./process.mjs";
import { exitWith } from "./root.mjs";

await installIfNeeded()
  .then(() => buildIfStale())
  .catch(exitWith);
const { code } = await runNode(["--conditions=source", "--import", "tsx", "e2e/screenshots.ts"]);
process.exitCode = code;
