import { readFileSync } from "node:fs";

/** The build turns YAML into JSON, so that a running server loads no YAML parser. */
const isBuilt = import.meta.url.endsWith(".js");
const parse: (text: string) => unknown = isBuilt ? JSON.parse : (await import("yaml")).parse;

/** The content of a content file. `npm run check` has validated it. */
export function readContent<Content>(file: URL): Content {
  return parse(readFileSync(isBuilt ? new URL(file.href.replace(/yaml$/, "json")) : file, "utf8")) as Content;
}
