import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { runNode } from "./process.mjs";
import { exitWith } from "./root.mjs";

/** `node scripts/run-built.mjs <file> […]`: runs a TypeScript file that needs the built product. */
await installIfNeeded()
  .then(() => buildIfStale())
  .catch(exitWith);
const { code } = await runNode(["--conditions=source", "--import", "tsx", ...process.argv.slice(2)]);
process.exitCode = code;
