import { readFileSync } from "node:fs";
import { listFiles } from "./fingerprint.mjs";
import { installIfNeeded } from "./install.mjs";
import { runNode, tool } from "./process.mjs";
import { exitWith, fromRoot, seconds } from "./root.mjs";

const AT_ONCE = 2;
const CRUISED = ["packages", "server", "web", "e2e", "bench", "scripts"].filter(
  (folder) => listFiles(fromRoot(folder)).length,
);

const tsc = (project) => () =>
  runNode([tool("typescript", "tsc"), "-p", project, "--pretty"], { capture: true });
const biome = () => runNode([tool("@biomejs/biome", "biome"), "ci", "--colors=force"], { capture: true });

/** A parser that reads nothing finds no violation, so the count of what was read is part of the check. */
async function arrows() {
  const cruise = [tool("dependency-cruiser", "depcruise"), "--config", ".dependency-cruiser.cjs", ...CRUISED];
  const result = await runNode(cruise, { capture: true });
  const modules = Number(result.output.match(/(\d+) modules/)?.[1] ?? 0);
  const dependencies = Number(result.output.match(/(\d+) dependencies/)?.[1] ?? 0);
  const sources = countSources();
  if (modules >= sources && dependencies >= sources) return result;
  return {
    code: 1,
    output: `${result.output}\n${sources} source files, but only ${modules} modules and ${dependencies} imports were read.`,
  };
}

function countSources() {
  const isSource = (file) =>
    /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$|node_modules/.test(file);
  return ["packages", "server/src", "web/src"]
    .flatMap((folder) => listFiles(fromRoot(folder)))
    .filter(isSource).length;
}

/** Exports, files and dependencies that nobody uses; knip.json names the exceptions. */
const unused = () => runNode([tool("knip", "knip"), "--no-progress"], { capture: true });

/** npm forgets the binaries of other machines when it writes the lock file on one: it would install nowhere else. */
function platforms() {
  const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8"));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  if (missing.length === 0) return { code: 0, output: "" };
  return { code: 1, output: `package-lock.json lacks ${missing.join(", ")}` };
}

const checks = [
  { title: "Types of server, packages and tests", run: tsc("tsconfig.json") },
  { title: "Types of the web app", run: tsc("web/tsconfig.json") },
  { title: "Lint and format", run: biome },
  { title: "Arrows between the modules", run: arrows },
  { title: "Exports, files and dependencies in use", run: unused },
  { title: "Binaries for every machine in the lock file", run: platforms },
];

async function runCheck({ title, run }) {
  const began = Date.now();
  const { code, output } = await run();
  const isGood = code === 0;
  if (!isGood) console.log(`\n${title}:\n${output.trim()}\n`);
  return { title, isGood, time: seconds(began) };
}

async function runAll() {
  const waiting = checks.entries();
  const results = [];
  const worker = async () => {
    for (const [index, check] of waiting) results[index] = await runCheck(check);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

await installIfNeeded().catch(exitWith);
const results = await runAll();
for (const { title, isGood, time } of results) console.log(`${isGood ? "✔" : "✘"} ${title} (${time})`);
process.exitCode = results.every(({ isGood }) => isGood) ? 0 : 1;
