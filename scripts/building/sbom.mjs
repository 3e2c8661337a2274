import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { npm } from "../install.mjs";
import { run } from "../process.mjs";
import { fromRoot } from "../root.mjs";

const FILE = fromRoot("dist/sbom.cdx.json");
const manifest = (folder) => JSON.parse(readFileSync(fromRoot(folder, "package.json"), "utf8"));

/**
 * The web app is bundled, so its packages are listed as development dependencies, beside those that only build it.
 */
const BUILDS_WEB = /^(@types\/|vite$|@vitejs\/)/;

/** The packages that run in production, by the names that we depend on. */
function listShipped() {
  const server = ["server", "packages/contract", "packages/question-engine", "packages/text-tools"];
  const used = server.flatMap((folder) => Object.keys(manifest(folder).dependencies ?? {}));
  const bundled = Object.keys(manifest("web").devDependencies).filter((name) => !BUILDS_WEB.test(name));
  return [...new Set([...used, ...bundled])].filter((name) => !name.startsWith("@prepfeed/"));
}

/**
 * Everything that is shipped, in CycloneDX, from the lock file alone. `npm sbom --omit=dev` would leave out packages
 * that another workspace has as a development dependency too, such as the database driver, so the complete list is
 * requested and reduced here.
 */
export async function makeSbom() {
  const [command, args] = npm();
  const all = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--offline", "--loglevel=error"];
  const { code, output } = await run(command, [...args, ...all], { capture: true });
  if (code !== 0) throw new Error(`npm sbom failed: ${output.trim()}`);
  const sbom = JSON.parse(output.slice(output.indexOf("{")));
  const named = new Map(sbom.components.map((component) => [component["bom-ref"], component]));
  const dependsOn = new Map(sbom.dependencies.map(({ ref, dependsOn: refs }) => [ref, refs]));
  const { packages } = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8"));
  const first = listShipped().map((name) => `${name}@${packages[`node_modules/${name}`]?.version}`);
  const missing = first.filter((ref) => !named.has(ref));
  if (missing.length > 0) throw new Error(`npm sbom does not name ${missing.join(", ")}.`);

  const shipped = new Set(first);
  for (const ref of shipped) for (const next of dependsOn.get(ref) ?? []) shipped.add(next);
  const root = sbom.metadata.component;
  root.name = manifest(".").name;
  return {
    ...sbom,
    components: sbom.components.filter((component) => shipped.has(component["bom-ref"])),
    dependencies: [
      { ref: root["bom-ref"], dependsOn: first },
      ...sbom.dependencies.filter(({ ref }) => shipped.has(ref)),
    ],
  };
}

export async function writeSbom() {
  const sbom = await makeSbom();
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(`${FILE}.new`, JSON.stringify(sbom, null, 2));
  renameSync(`${FILE}.new`, FILE);
}
