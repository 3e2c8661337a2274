import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { listFiles } from "./fingerprint.mjs";
import { precompress } from "./precompress.mjs";
import { runOrThrow, tool } from "./process.mjs";
import { fromRoot } from "./root.mjs";
import { makeTemplate } from "./template.mjs";

const SCOPE = "@prepfeed/";
const SHARED_INPUTS = [
  "package-lock.json",
  "tsconfig.base.json",
  "scripts/parts.mjs",
  "scripts/precompress.mjs",
  "scripts/template.mjs",
];
const isTest = (file) => /\.test\.tsx?$/.test(file);

async function compile(folder, staging) {
  await runOrThrow([tool("typescript", "tsc"), "-p", fromRoot(folder, "tsconfig.json"), "--outDir", staging]);
  const sources = fromRoot(folder, "src");
  for (const file of listFiles(sources).filter((name) => !/\.tsx?$/.test(name))) {
    const target = join(staging, relative(sources, file));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(file, target);
  }
}

async function bundle(folder, staging) {
  const vite = tool("vite", "vite", folder);
  const args = [vite, "build", "--outDir", staging, "--emptyOutDir", "--logLevel", "warn"];
  await runOrThrow(args, { cwd: fromRoot(folder), env: { NODE_ENV: "production" } });
  await precompress(staging);
}

const manifest = (folder) => JSON.parse(readFileSync(fromRoot(folder, "package.json"), "utf8"));

function part(folder, build, { inputs = [], finish } = {}) {
  const { name, dependencies = {} } = manifest(folder);
  const own = ["src", "package.json", "tsconfig.json", ...inputs].map((path) => fromRoot(folder, path));
  const files = [...own, ...SHARED_INPUTS.map((path) => fromRoot(path))].flatMap(listFiles);
  return {
    name: name.slice(SCOPE.length),
    output: fromRoot(folder, "dist"),
    sources: files.filter((file) => !isTest(file)),
    uses: Object.keys(dependencies)
      .filter((dependency) => dependency.startsWith(SCOPE))
      .map((dependency) => dependency.slice(SCOPE.length)),
    build: (staging) => build(folder, staging),
    finish,
  };
}

function inOrder(parts) {
  const ordered = new Set();
  const visit = (next) => {
    for (const name of next.uses) visit(parts.find((candidate) => candidate.name === name));
    ordered.add(next);
  };
  parts.forEach(visit);
  return [...ordered];
}

/** What gets built, each part after the parts that it uses. */
export function listParts() {
  const packages = readdirSync(fromRoot("packages"))
    .map((name) => `packages/${name}`)
    .filter((folder) => existsSync(fromRoot(folder, "tsconfig.json")));
  return inOrder([
    ...packages.map((folder) => part(folder, compile)),
    part("server", compile, { finish: makeTemplate }),
    part("web", bundle, {
      inputs: [
        "index.html",
        "public",
        "vite.config.ts",
        "leave-out-schemas.ts",
        "first-visit-chunks.ts",
        "mantine-styles.ts",
        "screen-files.ts",
      ],
    }),
  ]);
}
