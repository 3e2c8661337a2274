import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { runNode } from "./process.mjs";
import { exitWith } from "./root.mjs";

await installIfNeeded()
  .then(() => buildIfStale())
  .catch(exitWith);
const benchmarks = ["--conditions=source", "--import", "tsx", "bench/run.ts", ...process.argv.slice(2)];
const { code } = await runNode(benchmarks);
process.exitCode = code;
