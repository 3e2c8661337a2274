import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { runNode } from "./process.mjs";
import { exitWith } from "./root.mjs";

await installIfNeeded()
  .then(() => buildIfStale())
  .catch(exitWith);
const hostile = ["--conditions=source", "--import", "tsx", "bench/hostile/run.ts", ...process.argv.slice(2)];
const { code } = await runNode(hostile);
process.exitCode = code;
