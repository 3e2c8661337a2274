import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { appManifest } from "./app-manifest.ts";
import { firstVisitChunks } from "./first-visit-chunks.ts";
import { inlineMessages } from "./inline-messages.ts";
import { leanStart } from "./lean-start.ts";
import { leaveOutSchemas } from "./leave-out-schemas.ts";
import { checkMantineStyles } from "./mantine-styles.ts";
import { listScreenFiles } from "./screen-files.ts";
import { serviceWorker } from "./service-worker.ts";
import { tablerIcons } from "./tabler-icons.ts";
import { themeStyles } from "./theme-styles.ts";

const API = process.env.API_URL ?? "http://127.0.0.1:3000";

/** The text font is requested with the page, not after its style sheet. */
function preloadTextFont(): Plugin {
  return {
    name: "preload-text-font",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /figtree-latin-wght-normal.*\.woff2$/.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: true },
            injectTo: "head" as const,
          })),
    },
  };
}

/** Short scripts are inline in the page; the server's content security policy allows them by their hashes. */
function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    apply: "build",
    transformIndexHtml: (html) =>
      html.replace(/<script src="\/([\w-]+\.js)"><\/script>/g, (_, name: string) => {
        const text = readFileSync(new URL(`public/${name}`, import.meta.url), "utf8");
        return `<script>${text
          .replace(/^\/\/.*\n/, "")
          .replace(/\s+/g, " ")
          .trim()}</script>`;
      }),
  };
}

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [
    react(),
    tablerIcons(),
    leaveOutSchemas(),
    inlineMessages(),
    themeStyles(),
    leanStart(),
    preloadTextFont(),
    inlineScripts(),
    appManifest(),
    listScreenFiles(),
    serviceWorker(),
    checkMantineStyles(),
  ],
  resolve: { conditions: ["source", ...defaultClientConditions] },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    // The content security policy allows no data: fonts and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Read by `npm run size`.
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: firstVisitChunks } } },
  },
  server: { port: 5173, proxy: { "/api": API, "/pictures": API } },
});
