import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { withLock } from "./lock.mjs";
import { run } from "./process.mjs";
import { exitWith, fromRoot, isCommand, seconds } from "./root.mjs";

const OLDEST_NODE = [20, 19];
const stampFile = fromRoot("node_modules/.prepfeed-installed");
const logFile = fromRoot(".cache/install.log");

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(`Prepfeed needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`);
}

/** Binaries in node_modules are for one kind of machine and one major version of Node. */
function expectedStamp() {
  const lock = createHash("sha256")
    .update(readFileSync(fromRoot("package-lock.json")))
    .digest("hex");
  return `${lock} ${process.platform}-${process.arch}-${process.versions.modules}`;
}

const read = (file) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);

/** True if npm was run by hand since: npm's own record of what is installed agrees with the lock file. */
function isInstalledByHand() {
  const record = read(fromRoot("node_modules/.package-lock.json"));
  if (!record) return false;
  const installed = JSON.parse(record).packages;
  const wanted = JSON.parse(readFileSync(fromRoot("package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(([path, { version, link, optional, peer, devOptional }]) => {
    if (!path.includes("node_modules/") || link || (!installed[path] && (optional || peer || devOptional)))
      return true;
    return installed[path]?.version === version;
  });
}

function isInstalled() {
  const stamp = read(stampFile);
  if (stamp === expectedStamp()) return true;
  const isSameMachine = !stamp || stamp.split(" ")[1] === expectedStamp().split(" ")[1];
  if (!isSameMachine || !isInstalledByHand()) return false;
  writeFileSync(stampFile, expectedStamp());
  return true;
}

/** The npm that started this, or the one on the path. */
export function npm() {
  const cli = process.env.npm_execpath;
  if (cli && /npm-cli\.c?js$/.test(cli)) return [process.execPath, [cli]];
  return [process.platform === "win32" ? "npm.cmd" : "npm", []];
}

async function install() {
  const began = Date.now();
  console.log("Installing what Prepfeed is made of…");
  const progress = setInterval(() => console.log(`  still installing (${seconds(began)})`), 15_000);
  const [command, args] = npm();
  const { code, output } = await run(
    command,
    [...args, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    { capture: true },
  );
  clearInterval(progress);
  if (code !== 0) {
    mkdirSync(fromRoot(".cache"), { recursive: true });
    writeFileSync(logFile, output);
    const reason =
      output.match(/^npm (?:error|ERR!) (?!code |A complete log)(.+)/m)?.[1] ?? `npm ended with code ${code}`;
    throw new Error(`Could not install: ${reason.trim()} (all of npm's output is in ${logFile})`);
  }
  writeFileSync(stampFile, expectedStamp());
  console.log(`Installed in ${seconds(began)}.`);
}

/** Installs what the lock file says; does nothing if node_modules is up to date. */
export async function installIfNeeded() {
  requireNode();
  if (isInstalled()) return;
  await withLock(async () => {
    if (!isInstalled()) await install();
  });
}

if (isCommand(import.meta.url)) await installIfNeeded().catch(exitWith);
