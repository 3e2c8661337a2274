import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { exitWith, fromRoot, isCommand } from "./root.mjs";

const MOST_KB = 180;

/** What the page loads for each first visit, with what follows the first screen by itself; maths is not counted. */
const BARS = ["src/app/bars/user-menu.tsx", "src/app/notifications/notification-bell.tsx"];
const screen = (name) => `src/screens/${name}/${name}-screen.tsx`;
const VISITS = {
  "/": [screen("landing")],
  "/login": [screen("login")],
  "/register": [screen("register")],
  "/explore": [screen("explore")],
  "/social": [screen("social"), "src/screens/social/feed-aside.tsx", ...BARS],
};

function gzippedKb(file) {
  return gzipSync(readFileSync(fromRoot("web/dist", file)), { level: 9 }).length / 1000;
}

/** The files of these modules' chunks, and of all that they import. */
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

/** Prints how much JavaScript first visits load; false when one loads too much. */
export function reportSize() {
  const manifest = JSON.parse(readFileSync(fromRoot("web/dist/.vite/manifest.json"), "utf8"));
  const sizes = Object.entries(VISITS).map(([path, modules]) => {
    const files = filesOf(manifest, ["index.html", ...modules]);
    return { path, files: files.length, kb: files.reduce((sum, file) => sum + gzippedKb(file), 0) };
  });
  console.log(`JavaScript of a first visit, gzip, at most ${MOST_KB} kB:`);
  for (const { path, files, kb } of sizes) {
    const verdict = kb > MOST_KB ? "  TOO MUCH" : "";
    console.log(`  ${path.padEnd(10)} ${kb.toFixed(1).padStart(6)} kB in ${files} files${verdict}`);
  }
  return sizes.every(({ kb }) => kb <= MOST_KB);
}

if (isCommand(import.meta.url)) {
  await installIfNeeded()
    .then(() => buildIfStale(({ name }) => name === "web"))
    .then(() => {
      process.exitCode = reportSize() ? 0 : 1;
    })
    .catch(exitWith);
}
