import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { CONTENT_FOLDER, listContentFiles } from "./content-files.ts";

/** Part of the build: writes each content file as JSON into the given folder. */
const [, , target = ""] = process.argv;
for (const file of listContentFiles()) {
  const output = join(target, file.replace(/yaml$/, "json"));
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, JSON.stringify(parse(readFileSync(join(CONTENT_FOLDER, file), "utf8"))));
}
