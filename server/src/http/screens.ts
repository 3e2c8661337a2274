import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ScreenFiles } from "./page-head.ts";

/** The files of the screen at an address, as listed by the web app's build; `*` is one part of a path. */
export function readScreens(web: string): (path: string) => ScreenFiles | undefined {
  const screens = new Map(Object.entries(readJson(join(web, "screens.json"))));
  return (path) => {
    const plain = path.length > 1 ? path.replace(/\/$/, "") : path;
    return screens.get(plain) ?? screens.get(plain.replace(/\/[^/]+$/, "/*"));
  };
}

/** Without the list a page only loads a little later. */
function readJson(file: string): Record<string, ScreenFiles> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}
