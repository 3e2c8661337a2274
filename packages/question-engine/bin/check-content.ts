import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { contentFaults } from "./content-faults.ts";
import { CONTENT_FOLDER, isAsked, listContentFiles } from "./content-files.ts";

/** Part of `npm run check`: prints every error in a content file with its line. */
const faults = listContentFiles().flatMap((file) => {
  const path = join(CONTENT_FOLDER, file);
  const isInUse = file.startsWith("notes/") ? () => true : isAsked;
  return contentFaults(readFileSync(path, "utf8"), isInUse).map(
    ({ line, what }) => `${relative(process.cwd(), path)}:${line}: ${what}`,
  );
});
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
