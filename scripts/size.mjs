import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { exitWith, fromRoot, isCommand } from "./root.mjs";

/** The modules each first visit loads, with what follows the first screen by itself (maths is not counted), and the limit in kB. */
const BARS = ["src/app/bars/user-menu.tsx", "src/app/notifications/notification-bell.tsx"];
const screen = (name) => `src/screens/${name}/${name}-screen.tsx`;
const VISITS = {
  "/": { limit: 150, modules: [screen("landing")] },
  "/login": { limit: 150, modules: [screen("login")] },
  "/register": { limit: 157, modules: [screen("register")] },
  "/explore": { limit: 165, modules: [screen("explore")] },
  "/social": { limit: 170, modules: [screen("social"), "src/screens/social/feed-aside.tsx", ...BARS] },
};

function gzippedKb(file) {
  return gzipSync(readFileSync(fromRoot("web/dist", file)), { level: 9 }).length / 1000;
}

/** The files of these modules' chunks, and of all their imports. */
function filesOf(manifest, modules) {
  const found = new Set();
  const visit = (name) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is no chunk of the web app any more; scripts/size.mjs names it.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...found];
}

/** Prints how much JavaScript first visits load; false if one loads too much. */
export function reportSize() {
  const manifest = JSON.parse(readFileSync(fromRoot("web/dist/.vite/manifest.json"), "utf8"));
  const sizes = Object.entries(VISITS).map(([path, { limit, modules }]) => {
    const files = filesOf(manifest, ["index.html", ...modules]);
    return { path, limit, files: files.length, kb: files.reduce((sum, file) => sum + gzippedKb(file), 0) };
  });
  console.log("JavaScript of a first visit, gzip:");
  for (const { path, limit, files, kb } of sizes) {
    const verdict = kb > limit ? "  TOO MUCH" : "";
    console.log(
      `  ${path.padEnd(10)} ${kb.toFixed(1).padStart(6)} of ${limit} kB in ${files} files${verdict}`,
    );
  }
  return sizes.every(({ kb, limit }) => kb <= limit);
}

if (isCommand(import.meta.url)) {
  await installIfNeeded()
    .then(() => buildIfStale(({ name }) => name === "web"))
    .then(() => {
      process.exitCode = reportSize() ? 0 : 1;
    })
    .catch(exitWith);
}
