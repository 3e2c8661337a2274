import { createHash } from "node:crypto";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build, type Plugin, type Rolldown } from "vite";

/** Screens that open without a network, with the parts that they load later. */
const SCREENS = [
  "social",
  "today",
  "mock-tests",
  "post",
  "topics",
  "topic",
  "bookmarks",
  "history",
  "settings",
  "dashboard",
];

/** The letters of most texts; others are stored when they are used. */
const FONT = /(?:-latin-wght-normal|KaTeX_(?:Main-Regular|Math-Italic))-[\w-]+\.woff2$/;

type Chunk = Rolldown.OutputChunk & {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
};

/** Writes `sw.js`, which stores a release and opens it without a network, and `sw-off.js`, which undoes that. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((part) =>
            part.type === "chunk" ? [[part.fileName, part as Chunk] as const] : [],
          ),
        );
        const entries = [...chunks.values()].filter(({ isEntry }) => isEntry);
        const core = filesOf(entries, chunks, false);
        const screens = [...chunks.values()].filter(isKeptScreen);
        if (screens.length !== SCREENS.length)
          throw new Error("service-worker.ts names a screen that is no chunk of its own.");
        const fonts = Object.keys(bundle).filter((file) => FONT.test(file));
        const more = new Set([...filesOf([...entries, ...screens], chunks, true), ...fonts]);
        for (const file of core) more.delete(file);
        const page = bundle["index.html"];
        const html = page?.type === "asset" ? String(page.source) : "";
        const paths = (files: Iterable<string>) => [...files].sort().map((file) => `/${file}`);
        const release = { core: paths(core), more: paths(more) };
        const id = createHash("sha256")
          .update(JSON.stringify([release, html]))
          .digest("hex")
          .slice(0, 12);
        const define = { RELEASE: JSON.stringify({ id, ...release }) };
        const emit = async (fileName: string, source: string) =>
          this.emitFile({ type: "asset", fileName, source: await bundled(source, define) });
        await Promise.all([emit("sw.js", "worker"), emit("sw-off.js", "off")]);
      },
    },
  };
}

function isKeptScreen({ facadeModuleId }: Chunk): boolean {
  if (facadeModuleId === null) return false;
  const name = basename(dirname(facadeModuleId));
  return SCREENS.includes(name) && basename(facadeModuleId) === `${name}-screen.tsx`;
}

/**
 * The scripts and styles of chunks and of all their imports. Parts that are loaded later belong to a screen, unless
 * they are screens themselves.
 */
function filesOf(from: Chunk[], chunks: Map<string, Chunk>, withLater: boolean): Set<string> {
  const files = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const name of chunk.imports) visit(chunks.get(name));
    if (withLater)
      for (const name of chunk.dynamicImports) if (!isScreen(chunks.get(name))) visit(chunks.get(name));
  };
  for (const chunk of from) visit(chunk);
  return files;
}

const isScreen = (chunk: Chunk | undefined) => /-screen\.tsx$/.test(chunk?.facadeModuleId ?? "");

/** One file without imports, as every browser accepts it. */
async function bundled(name: string, define: Record<string, string>): Promise<string> {
  const entry = fileURLToPath(new URL(`src/service-worker/${name}.ts`, import.meta.url));
  const result = await build({
    configFile: false,
    logLevel: "warn",
    define,
    publicDir: false,
    build: { write: false, modulePreload: false, lib: { entry, formats: ["iife"], name: "worker" } },
  });
  const [output] = [result].flat() as Rolldown.RolldownOutput[];
  const [chunk] = output?.output ?? [];
  if (!chunk) throw new Error(`${name}.ts was not bundled.`);
  return chunk.code;
}
