import { mkdirSync } from "node:fs";
import { installIfNeeded, npm } from "./install.mjs";
import { run } from "./process.mjs";
import { exitWith, fromRoot } from "./root.mjs";

/**
 * Not a dependency: its 46 MB are downloaded when a migration is generated. drizzle-kit looks for a drizzle-orm
 * beside itself, and npm puts one there only if it does not look into our node_modules.
 */
const PACKAGES = ["drizzle-kit@0.31.11", "drizzle-orm@0.45.4"];
const GENERATE = [
  "generate",
  "--dialect=postgresql",
  "--schema=server/src/db/schema.ts",
  "--out=server/src/db/migrations",
];

await installIfNeeded().catch(exitWith);
const elsewhere = fromRoot(".cache");
mkdirSync(elsewhere, { recursive: true });
const [command, args] = npm();
const { code } = await run(command, [
  ...args,
  "exec",
  "--yes",
  `--prefix=${elsewhere}`,
  ...PACKAGES.map((name) => `--package=${name}`),
  "--",
  "drizzle-kit",
  ...GENERATE,
  ...process.argv.slice(2),
]);
process.exitCode = code;
