import { basename, dirname } from "node:path";
import type { Plugin } from "vite";

/** The screens that people open first; `*` is one part of a path. */
const SCREENS: Record<string, string> = {
  "/": "landing",
  "/login": "login",
  "/register": "register",
  "/explore": "explore",
  "/social": "social",
  "/today": "today",
  "/dashboard": "dashboard",
  "/practice": "practice",
  "/leaderboard": "leaderboard",
  "/posts/*": "post",
  "/topics": "topics",
  "/topics/*": "topic",
  "/users/*": "user",
};

interface Chunk {
  type: "chunk";
  fileName: string;
  facadeModuleId: string | null;
  isEntry: boolean;
  imports: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/**
 * Lists the files of each screen, so that the server's page can request them at once instead of after its script has
 * run.
 */
export function listScreenFiles(): Plugin {
  return {
    name: "list-screen-files",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((part) => {
            const chunk = part as unknown as Chunk;
            return chunk.type === "chunk" ? [[chunk.fileName, chunk] as const] : [];
          }),
        );
        const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
        const first = filesOf(entry, chunks);
        const screens = Object.entries(SCREENS).map(([address, name]) => {
          const screen = [...chunks.values()].find(({ facadeModuleId }) => isScreen(facadeModuleId, name));
          if (!screen)
            throw new Error(`${name} is no screen with a chunk of its own; screen-files.ts names it.`);
          const { scripts, styles } = filesOf(screen, chunks);
          return [
            address,
            {
              scripts: [...scripts].filter((file) => !first.scripts.has(file)),
              styles: [...styles].filter((file) => !first.styles.has(file)),
            },
          ];
        });
        this.emitFile({
          type: "asset",
          fileName: "screens.json",
          source: JSON.stringify(Object.fromEntries(screens)),
        });
      },
    },
  };
}

const isScreen = (moduleId: string | null, name: string) =>
  moduleId !== null && basename(moduleId) === `${name}-screen.tsx` && basename(dirname(moduleId)) === name;

/** A chunk's own files, and those of all its imports. */
function filesOf(chunk: Chunk | undefined, chunks: Map<string, Chunk>) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (each: Chunk | undefined) => {
    if (!each || scripts.has(each.fileName)) return;
    scripts.add(each.fileName);
    for (const name of each.imports) visit(chunks.get(name));
    // After the styles of its imports, which it may override.
    for (const style of each.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  visit(chunk);
  return { scripts, styles };
}
