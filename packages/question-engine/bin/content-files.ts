import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const CONTENT_FOLDER = fileURLToPath(new URL("../src/content/", import.meta.url));

/** The content files, by their paths within the content folder. */
export function listContentFiles(): string[] {
  return readdirSync(CONTENT_FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml"))
    .toSorted();
}

const WRITERS = fileURLToPath(new URL("../src/writers/", import.meta.url));

let calls: ReadonlySet<string> | undefined;

/** Whether a unit's writers name the entry: `content("ocean-currents")` or `rows<Swap>("words-to-interchange")`. */
export function isAsked(name: string): boolean {
  calls ??= new Set(
    readdirSync(WRITERS, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .flatMap((file) => [
        ...readFileSync(join(WRITERS, file), "utf8").matchAll(/\b(?:content|sets|rows<[^(]+>)\("([^"]+)"\)/g),
      ])
      .map(([, called = ""]) => called),
  );
  return calls.has(name);
}
