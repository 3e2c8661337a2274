import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const PREFIX = "~icons/tabler/";
const COMPONENT = fileURLToPath(new URL("src/components/icons/icon.ts", import.meta.url));

/**
 * `import IconHeart from "~icons/tabler/heart"` gives Tabler's heart as a component. The drawings come from one file
 * of Iconify's, because Tabler's own package for React has 18,000 files.
 */
export function tablerIcons(): Plugin {
  const drawings = readDrawings();
  return {
    name: "tabler-icons",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const name = id.slice(PREFIX.length + 1);
      const body = drawings[name]?.body;
      if (!body) throw new Error(`Tabler has no icon "${name}".`);
      const kind = body.includes("stroke=") ? "outline" : "filled";
      const paths = Array.from(body.matchAll(/ d="([^"]+)"/g), ([, path]) => path);
      const code = `import { ${kind} } from ${JSON.stringify(COMPONENT)};
        export default /* @__PURE__ */ ${kind}(...${JSON.stringify(paths)});`;
      return { code, moduleSideEffects: false };
    },
  };
}

function readDrawings(): Record<string, { body: string }> {
  const file = fileURLToPath(import.meta.resolve("@iconify-json/tabler/icons.json"));
  return JSON.parse(readFileSync(file, "utf8")).icons;
}
