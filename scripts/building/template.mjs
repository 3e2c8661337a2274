import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { runOrThrow } from "../process.mjs";
import { fromRoot } from "../root.mjs";
import { hashSources, listFiles } from "../source-hash.mjs";

const maker = fromRoot("server/dist/db/embedded/build-template.js");
const template = fromRoot("server/dist/db/template.tar.gz");

function keep(name) {
  for (const old of readdirSync(fromRoot(".cache")).filter((file) => file.startsWith("template-"))) {
    rmSync(fromRoot(".cache", old));
  }
  copyFileSync(template, fromRoot(".cache", `new-${name}`));
  renameSync(fromRoot(".cache", `new-${name}`), fromRoot(".cache", name));
}

/** Creating the embedded database takes seconds, so it is made once per state of the schema and kept. */
export async function makeTemplate() {
  if (!existsSync(maker)) return;
  const state = hashSources([...listFiles(fromRoot("server/src/db")), fromRoot("package-lock.json")]);
  const name = `template-${state}.tar.gz`;
  if (existsSync(fromRoot(".cache", name))) {
    copyFileSync(fromRoot(".cache", name), template);
    return;
  }
  await runOrThrow([maker]);
  if (!existsSync(template)) throw new Error(`${maker} did not write ${template}.`);
  keep(name);
}
