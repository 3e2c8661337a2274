import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { makeSbom } from "./building/sbom.mjs";
import { checkDocumentation } from "./documentation.mjs";
import { installIfNeeded } from "./install.mjs";
import { runNode, tool } from "./process.mjs";
import { exitWith, fromRoot, seconds } from "./root.mjs";
import { listFiles } from "./source-hash.mjs";

const AT_ONCE = 2;
const CRUISED = ["packages", "server", "web", "e2e", "bench", "scripts"].filter(
  (folder) => listFiles(fromRoot(folder)).length,
);

/** What the last run found stays in .cache, so that the next one reads only what changed. */
const tsc = (project) => () => {
  const state = `.cache/types/${project.replaceAll("/", "-")}.tsbuildinfo`;
  const options = ["--rootDir", ".", "--pretty", "--incremental", "--tsBuildInfoFile", state];
  return runNode([tool("typescript", "tsc"), "-p", project, ...options], { capture: true });
};
const biome = () => runNode([tool("@biomejs/biome", "biome"), "ci", "--colors=force"], { capture: true });

/** A parser that reads nothing finds no violation, so the number of files read is part of the check. */
async function imports() {
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

/** Unused exports, files and dependencies; knip.json names the exceptions. */
const unused = () => runNode([tool("knip", "knip"), "--no-progress"], { capture: true });

/**
 * npm forgets the binaries of other machines when it writes the lock file on one, which could then not be installed
 * elsewhere.
 */
function platforms() {
  const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8"));
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  );
  return verdict(missing);
}

/**
 * A package with a checksum comes from npm's cache without a request to the registry, and is refused if it was
 * changed.
 */
function checksums() {
  const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8"));
  const fetched = Object.entries(packages).filter(([path, { link }]) => /node_modules\//.test(path) && !link);
  return verdict(fetched.filter(([, { integrity }]) => !integrity).map(([path]) => `integrity of ${path}`));
}

function verdict(missing) {
  if (missing.length === 0) return { code: 0, output: "" };
  return { code: 1, output: `package-lock.json lacks ${missing.join(", ")}` };
}

/** Every package that npm would install in production is listed, and none that only builds or tests. */
async function billOfMaterials() {
  const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8"));
  const { components } = await makeSbom();
  const listed = new Set(components.map((component) => component["bom-ref"]));
  const missing = Object.entries(packages)
    .filter(
      ([path, { link, dev, devOptional }]) => path.includes("node_modules/") && !link && !dev && !devOptional,
    )
    .map(([path, { version }]) => `${path.split("node_modules/").pop()}@${version}`)
    .filter((name) => !listed.has(name));
  const tools = ["vite", "vitest", "typescript", "@playwright/test", "@biomejs/biome"];
  const extra = components.filter(({ name }) => tools.includes(name)).map(({ name }) => name);
  return {
    code: missing.length + extra.length > 0 ? 1 : 0,
    output: `Missing: ${missing.join(", ") || "none"}. Not shipped, but listed: ${extra.join(", ") || "none"}.`,
  };
}

/** Checks each content file against its schema, with the line of every error. */
const content = () =>
  runNode(
    ["--conditions=source", "--import", "tsx", fromRoot("packages/question-engine/bin/check-content.ts")],
    { capture: true },
  );

/** A folder with more files has a second subject in it. Tests are not counted. */
const MOST_FILES = 20;

function folders() {
  const isSource = (file) =>
    /\.(tsx?|mjs|css)$/.test(file) && !/\.test\.tsx?$|\/(dist|node_modules)\//.test(file);
  const counts = new Map();
  for (const file of CRUISED.flatMap((folder) => listFiles(fromRoot(folder))).filter(isSource))
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  const full = [...counts].filter(([, count]) => count > MOST_FILES);
  return {
    code: full.length > 0 ? 1 : 0,
    output: full.map(([folder, count]) => `${relative(fromRoot(), folder)} has ${count} files`).join("\n"),
  };
}

const checks = [
  { title: "Types of server, packages and tests, without a page", run: tsc("tsconfig.json") },
  { title: "Types of the journeys", run: tsc("e2e/tsconfig.json") },
  { title: "Types of the web app", run: tsc("web/tsconfig.json") },
  {
    title: "Types of the contract, without Node",
    run: tsc("packages/contract/tsconfig.json"),
    isOnlyInAll: true,
  },
  {
    title: "Types of the question engine, without a page",
    run: tsc("packages/question-engine/tsconfig.json"),
    isOnlyInAll: true,
  },
  { title: "Content files", run: content },
  { title: "Lint and format", run: biome },
  { title: "Allowed imports", run: imports },
  { title: "Exports, files and dependencies in use", run: unused, isOnlyInAll: true },
  { title: "Binaries for every machine in the lock file", run: platforms },
  { title: "Checksums in the lock file", run: checksums },
  { title: "Bill of materials of what is shipped", run: billOfMaterials, isOnlyInAll: true },
  { title: `At most ${MOST_FILES} source files in a folder`, run: folders },
  { title: "Documentation: introductions, headings, links, words, settings", run: checkDocumentation },
];

async function runCheck({ title, run }) {
  const began = Date.now();
  const { code, output } = await run();
  const isGood = code === 0;
  if (!isGood) console.log(`\n${title}:\n${output.trim()}\n`);
  return { title, isGood, time: seconds(began) };
}

/**
 * `npm test`, also with `--changed`, leaves out checks that take long and seldom find anything; `npm run check` runs
 * all of them.
 */
const isQuick = process.env.TEST_SCOPE === "quick" || process.env.TEST_SCOPE === "changed";

async function runAll() {
  const waiting = checks.filter(({ isOnlyInAll }) => !(isQuick && isOnlyInAll)).entries();
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
