import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { runOrThrow, tool } from "../process.mjs";
import { fromRoot } from "../root.mjs";
import { listFiles } from "../source-hash.mjs";
import { keepEarlierAssets } from "./earlier-assets.mjs";
import { precompress } from "./precompress.mjs";
import { makeTemplate } from "./template.mjs";

const SCOPE = "@prepfeed/";
const SHARED_INPUTS = ["package-lock.json", "tsconfig.base.json", "scripts/building"];
const isTest = (file) => /\.test\.tsx?$/.test(file);

/** Removes types without checking them or reading other packages: `npm run check` does that. */
async function compile(folder, staging) {
  const project = ["-p", fromRoot(folder, "tsconfig.json"), "--rootDir", fromRoot(folder, "src")];
  const emit = ["--noEmit", "false", "--noCheck", "--noResolve", "--outDir", staging];
  await runOrThrow([tool("typescript", "tsc"), ...project, ...emit]);
  const sources = fromRoot(folder, "src");
  await compileContent(folder, staging);
  for (const file of listFiles(sources).filter((name) => !/\.(tsx?|yaml)$/.test(name))) {
    const target = join(staging, relative(sources, file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

/** Content files become JSON, which a server reads faster and without a parser. */
async function compileContent(folder, staging) {
  const program = fromRoot(folder, "bin/compile-content.ts");
  if (existsSync(program)) await runOrThrow(["--import", "tsx", program, join(staging, "content")]);
}

async function bundle(folder, staging) {
  const vite = tool("vite", "vite", folder);
  const args = [vite, "build", "--outDir", staging, "--emptyOutDir", "--logLevel", "warn"];
  await runOrThrow(args, { cwd: fromRoot(folder), env: { NODE_ENV: "production" } });
  await precompress(staging);
  keepEarlierAssets(fromRoot(folder, "dist"), staging);
}

const manifest = (folder) => JSON.parse(readFileSync(fromRoot(folder, "package.json"), "utf8"));

/** Our packages that become part of a bundle, by name. */
const ownPackages = (folder) =>
  Object.keys(manifest(folder).dependencies)
    .filter((name) => name.startsWith(SCOPE))
    .map((name) => name.slice(SCOPE.length));

function part(folder, build, { inputs = [], bundles = [], finish } = {}) {
  const own = ["src", "package.json", "tsconfig.json", ...inputs].map((path) => fromRoot(folder, path));
  const files = [...own, ...SHARED_INPUTS.map((path) => fromRoot(path))].flatMap(listFiles);
  return {
    name: basename(folder),
    output: fromRoot(folder, "dist"),
    sources: files.filter((file) => !isTest(file)),
    bundles,
    build: (staging) => build(folder, staging),
    finish,
  };
}

/** Vite's configuration, and the files it consists of. */
const listPlugins = (folder) => readdirSync(fromRoot(folder)).filter((name) => name.endsWith(".ts"));

/** The parts of the build, which do not wait for each other; bundled ones are listed before the bundle. */
export function listParts() {
  const packages = readdirSync(fromRoot("packages"))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(fromRoot(folder, "tsconfig.json")));
  return [
    ...packages.map((folder) => part(folder, compile)),
    part("server", compile, { finish: makeTemplate }),
    part("web", bundle, {
      inputs: ["index.html", "public", "../docs/pictures", ...listPlugins("web")],
      bundles: ownPackages("web"),
    }),
  ];
}
