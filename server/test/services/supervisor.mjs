// Runs one program that never outlives the process that started it: when that process ends, even killed, the
// channel between them closes; then the program is ended and its folder removed.
import { spawn } from "node:child_process";
import { openSync, rmSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";

/** Longer than any of our programs takes to end cleanly. */
const GRACE_MS = 15_000;

const { command, folder, stopSignal, owner, env } = JSON.parse(process.argv[2] ?? "");
const removeFolder = () => rmSync(folder, { recursive: true, force: true });

// The channel may have closed while this file was loading.
if (!process.connected) {
  removeFolder();
  process.exit();
}

const log = openSync(join(folder, "log"), "a");
const [file, ...args] = command;
const program = spawn(file, args, {
  cwd: folder,
  stdio: ["ignore", log, log],
  // No settings of the person who runs the tests, because those are not what is tested.
  env: { PATH: process.env.PATH, ...env },
  ...owner,
});

program.once("error", () => process.exit(1));
program.once("exit", (code, signal) => {
  if (!process.connected) removeFolder();
  process.exit(code ?? 128 + constants.signals[signal]);
});
process.on("message", (signal) => program.kill(signal));
process.on("disconnect", () => {
  program.kill(stopSignal);
  setTimeout(() => program.kill("SIGKILL"), GRACE_MS);
});
if (program.pid) process.send({ pid: program.pid });
