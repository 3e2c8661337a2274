import { createInterface } from "node:readline";
import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { start, tool } from "./process.mjs";
import { exitWith, fromRoot } from "./root.mjs";

const WEB_PORT = "5173";

function startPrefixed(name, args, options) {
  const child = start(process.execPath, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => console.log(`${name.padEnd(6)} │ ${line}`));
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ name, code })));
}

await installIfNeeded()
  .then(() => buildIfStale(({ output }) => output.startsWith(fromRoot("packages"))))
  .catch(exitWith);

const server = ["--conditions=source", "--import", "tsx", "--watch", "server/src/main.ts"];
const web = [tool("vite", "vite", "web"), "--port", WEB_PORT, "--strictPort"];
const ended = await Promise.race([
  startPrefixed("server", server),
  startPrefixed("web", web, { cwd: fromRoot("web") }),
]);
const wasAsked = process.exitCode !== undefined;
if (!wasAsked) {
  console.error(`The ${ended.name} process ended with code ${ended.code}.`);
  process.kill(process.pid, "SIGTERM");
}
