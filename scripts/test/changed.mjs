import { readFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import { run } from "../process.mjs";
import { fromRoot } from "../root.mjs";
import { listFiles } from "../source-hash.mjs";
import { reachFrom } from "./imports.mjs";

const isTest = (file) => /\.test\.ts$/.test(file);
const toPath = (file) => relative(fromRoot(), file);
const sources = (folder) =>
  listFiles(fromRoot(folder)).filter((file) => !/\/(dist|node_modules)\//.test(file));

async function git(...args) {
  const { code, output } = await run("git", args, { capture: true });
  if (code !== 0) throw new Error(output.trim());
  return output.split("\n").filter(Boolean);
}

/** The differences from a commit: changed, new and deleted files. */
async function listChanged(base) {
  const changed = await git("diff", "--name-only", base);
  return [...changed, ...(await git("ls-files", "--others", "--exclude-standard"))];
}

/** These import every feature. A test depends on its own folder, and on what that folder imports. */
const isAssembly = (file) => /^server\/(src\/(app|product|main)|test\/test-app)\.ts$/.test(toPath(file));

const STARTS_PRODUCT = fromRoot("server/test/running-product.ts");

/**
 * What a test of the API can depend on; one at the top of the server uses all of it. Starting and killing the whole
 * product takes minutes and tests no single feature, so such a test runs only for changes outside the features.
 */
function reachOfApiTest(test) {
  const folder = dirname(test);
  if (toPath(folder) === "server/src") {
    const server = sources("server/src");
    if (!reachFrom([test]).has(STARTS_PRODUCT)) return reachFrom([test, ...server]);
    return new Set([test, STARTS_PRODUCT, ...server.filter((file) => !file.includes("/features/"))]);
  }
  return reachFrom([test, ...listFiles(folder).filter((file) => !isTest(file))], isAssembly);
}

/** The address of each screen, read from the routes. */
function listScreens() {
  const routes = readFileSync(fromRoot("web/src/app/routes.tsx"), "utf8");
  const addresses = readFileSync(fromRoot("web/src/addresses/paths.ts"), "utf8");
  const folders = new Map(
    [
      ...routes.matchAll(/const (\w+) = screen\(\s*async \(\) =>\s*\(await import\("..\/(screens\/[^/]+)/g),
    ].map(([, name, folder]) => [name, `web/src/${folder}`]),
  );
  return [...routes.matchAll(/path: (?:paths\.(\w+)|(\w+_ROUTE)|"([^"]+)"), Screen: (\w+)/g)].map(
    ([, key, pattern, literal, name]) => {
      const address =
        literal ?? new RegExp(`\\b${key ?? pattern}(?:: | = )"([^"?#]+)`).exec(addresses)?.[1] ?? "/";
      return { folder: folders.get(name), start: address.split("/:")[0] };
    },
  );
}

/** Journeys that visit a screen that the change can affect; all of them if it can affect every screen. */
function listJourneys(isChanged) {
  const journeys = listFiles(fromRoot("e2e/journeys"));
  const affects = (files) => [...reachFrom(files)].some(isChanged);
  const screens = listScreens().filter(({ folder }) => affects(sources(folder)));
  if (sources("web/src/app").some(isChanged)) return journeys;
  return journeys.filter((journey) => {
    if (affects([journey])) return true;
    const text = readFileSync(journey, "utf8");
    return screens.some(({ start }) => new RegExp(`["\`]${start}["\`/?#]`).test(text));
  });
}

/** The tests that can depend on the differences from a commit, by part. */
export async function findAffected(base) {
  const changed = new Set((await listChanged(base)).map((path) => fromRoot(path)));
  const isChanged = (file) => changed.has(file);
  const isAffected = (reach) => [...reach].some(isChanged);
  const unit = ["packages", "web/src"].flatMap(sources).filter(isTest);
  const api = ["server/src", "server/test"].flatMap(sources).filter(isTest);
  return {
    changed: [...changed].map(toPath),
    unit: unit.filter((test) => isAffected(reachFrom([test]))).map(toPath),
    api: api.filter((test) => isAffected(reachOfApiTest(test))).map(toPath),
    browser: listJourneys(isChanged).map(toPath),
  };
}
