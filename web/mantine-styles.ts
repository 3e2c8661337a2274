import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const LIST = new URL("src/theme/mantine.css", import.meta.url);
const { resolve } = createRequire(import.meta.url);

/** Fails the build if a Mantine component is used whose styles the page does not load. */
export function checkMantineStyles(): Plugin {
  return {
    name: "check-mantine-styles",
    apply: "build",
    generateBundle(_options, bundle) {
      const listed = readFileSync(LIST, "utf8");
      const modules = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? Object.keys(part.modules) : [],
      );
      const styled = modules.flatMap(
        (id) => /@mantine\/core\/esm\/.*\/(\w+)\.module\.mjs$/.exec(id)?.[1] ?? [],
      );
      const missing = [...new Set(styled)].filter(
        (name) => hasStyles(name) && !listed.includes(`/${name}.css"`),
      );
      if (missing.length > 0) throw new Error(`web/src/theme/mantine.css lacks ${missing.join(", ")}.`);
    },
  };
}

function hasStyles(name: string): boolean {
  return existsSync(resolve("@mantine/core/styles.css").replace("styles.css", `styles/${name}.css`));
}
