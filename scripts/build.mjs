import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint.mjs";
import { installIfNeeded } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { listParts } from "./parts.mjs";
import { exitWith, fromRoot, isCommand, seconds } from "./root.mjs";

const cache = (name) => fromRoot(".cache", name);

/** The parts whose sources differ from those they were last built from. */
function findStale() {
  const states = new Map();
  const stale = [];
  for (const part of listParts()) {
    const state = fingerprint(
      part.sources,
      part.uses.map((name) => states.get(name)),
    );
    states.set(part.name, state);
    const stamp = cache(`${part.name}.stamp`);
    const isFresh = existsSync(part.output) && existsSync(stamp) && readFileSync(stamp, "utf8") === state;
    if (!isFresh) stale.push({ ...part, state, stamp });
  }
  return stale;
}

/** Each build has a folder of its own: a compiler that outlived a killed build writes into none but its own. */
function removeStaging() {
  for (const name of readdirSync(cache("")).filter((name) => name.startsWith("building-"))) {
    rmSync(cache(name), { recursive: true, force: true });
  }
}

/** Builds aside and swaps; the stamp comes last, so that a build cut short is built again. */
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

async function buildAll(parts) {
  console.log(`Building ${parts.map(({ name }) => name).join(", ")}…`);
  removeStaging();
  mkdirSync(cache(`building-${process.pid}`), { recursive: true });
  const builds = new Map();
  for (const part of parts) {
    const uses = Promise.all(part.uses.map((name) => builds.get(name)));
    builds.set(
      part.name,
      uses.then(() => buildPart(part)),
    );
  }
  const results = await Promise.allSettled(builds.values());
  removeStaging();
  const failures = results.filter(({ status }) => status === "rejected").map(({ reason }) => reason.message);
  if (failures.length > 0) throw new Error([...new Set(failures), "The build failed."].join("\n"));
}

/** Builds what changed since the last build; does nothing when nothing did. */
export async function buildIfStale(isWanted = () => true) {
  if (!findStale().some(isWanted)) return;
  await withLock(async () => {
    const parts = findStale().filter(isWanted);
    if (parts.length > 0) await buildAll(parts);
  });
}

if (isCommand(import.meta.url)) {
  await installIfNeeded()
    .then(() => buildIfStale())
    .catch(exitWith);
}
