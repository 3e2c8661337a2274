import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { listParts } from "./building/parts.mjs";
import { writeSbom } from "./building/sbom.mjs";
import { installIfNeeded } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { exitWith, fromRoot, isCommand, seconds } from "./root.mjs";
import { hashSources } from "./source-hash.mjs";

const cache = (name) => fromRoot(".cache", name);

/** The parts whose sources changed since they were last built. */
function findStale() {
  const states = new Map();
  const stale = [];
  for (const part of listParts()) {
    const state = hashSources(
      part.sources,
      part.bundles.map((name) => states.get(name)),
    );
    states.set(part.name, state);
    const stamp = cache(`${part.name}.stamp`);
    const isFresh = existsSync(part.output) && existsSync(stamp) && readFileSync(stamp, "utf8") === state;
    if (!isFresh) stale.push({ ...part, state, stamp });
  }
  return stale;
}

/** Each build has its own folder, so that a compiler that outlived a killed build cannot write into another. */
function removeStaging() {
  for (const name of readdirSync(cache("")).filter((name) => name.startsWith("building-"))) {
    rmSync(cache(name), { recursive: true, force: true });
  }
}

/**
 * Builds into a separate folder and swaps; the stamp comes last, so that an interrupted build is repeated.
 */
async function buildPart({ name, build, finish, output, state, stamp }) {
  const began = Date.now();
  const staging = cache(`building-${process.pid}/${name}`);
  const old = cache(`building-${process.pid}/old-${name}`);
  rmSync(stamp, { force: true });
  await build(staging);
  if (existsSync(output)) renameSync(output, old);
  renameSync(staging, output);
  await finish?.();
  writeFileSync(`${stamp}.new`, state);
  renameSync(`${stamp}.new`, stamp);
  console.log(`  ${name} in ${seconds(began)}`);
}

/** `onCompiled` is called when the server can be started, while the web app is still being bundled. */
async function buildAll(parts, onCompiled) {
  console.log(`Building ${parts.map(({ name }) => name).join(", ")}…`);
  removeStaging();
  mkdirSync(cache(`building-${process.pid}`), { recursive: true });
  const builds = new Map(parts.map((part) => [part.name, buildPart(part)]));
  const compiled = [...builds].filter(([name]) => name !== "web").map(([, build]) => build);
  // A part that fails is reported below.
  Promise.all(compiled).then(onCompiled, () => {});
  const results = await Promise.allSettled(builds.values());
  removeStaging();
  const failures = results.filter(({ status }) => status === "rejected").map(({ reason }) => reason.message);
  if (failures.length > 0) throw new Error([...new Set(failures), "The build failed."].join("\n"));
}

/** Builds what changed since the last build; does nothing if nothing did. */
export async function buildIfStale(isWanted = () => true, onCompiled = () => {}) {
  if (!findStale().some(isWanted)) return;
  await withLock(async () => {
    const parts = findStale().filter(isWanted);
    if (parts.length > 0) await buildAll(parts, onCompiled);
  });
}

if (isCommand(import.meta.url)) {
  await installIfNeeded()
    .then(() => Promise.all([buildIfStale(), writeSbom()]))
    .catch(exitWith);
}
