import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fromRoot } from "./root.mjs";

const GRACE_MS = 5_000;
const running = new Set();

function end(child) {
  child.kill("SIGTERM");
  setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
}

function endAll(signal) {
  process.exitCode = 128 + constants.signals[signal];
  for (const child of running) {
    child.once("close", () => running.size === 0 && process.exit());
    end(child);
  }
}

process.on("exit", () => {
  for (const child of running) child.kill();
});

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

function track(child) {
  if (running.size === 0) for (const signal of signals) process.on(signal, endAll);
  running.add(child);
  child.once("close", () => {
    running.delete(child);
    if (running.size === 0) for (const signal of signals) process.off(signal, endAll);
  });
}

/** Starts a program that ends when this process gets a signal to end. */
export function start(command, args, { cwd = fromRoot(), env = {}, stdio = "inherit" } = {}) {
  const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
  track(child);
  return child;
}

/** Runs a program to its end. `capture` returns its output instead of showing it. */
export function run(command, args, { capture = false, timeLimitMs, ...options } = {}) {
  const output = capture ? "pipe" : "inherit";
  const child = start(command, args, { ...options, stdio: ["ignore", output, output] });
  const limit = timeLimitMs && setTimeout(() => end(child), timeLimitMs);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ code: 127, output: error.message }));
    child.once("close", (code) => {
      clearTimeout(limit);
      resolve({ code: code ?? 1, output: text });
    });
  });
}

/** The file behind a command of an installed package, found as Node finds the package itself. */
export function tool(packageName, command, workspace = ".") {
  for (const folder of [fromRoot(workspace), fromRoot()]) {
    const home = join(folder, "node_modules", packageName);
    if (!existsSync(home)) continue;
    const { bin } = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
    return join(home, typeof bin === "string" ? bin : bin[command]);
  }
  throw new Error(`${packageName} is not installed. Run npm ci.`);
}

export const runNode = (args, options) => run(process.execPath, args, options);

/** Runs a Node script quietly; if it fails, its output is the error. */
export async function runOrThrow(args, options) {
  const { code, output } = await runNode(args, { capture: true, ...options });
  if (code !== 0) throw new Error(output.trim() || `${args[0]} ended with code ${code}.`);
}
