// Runs one program that never outlives the process that asked for it: when that process ends, even killed, the
// channel between them closes; then the program is ended and its folder removed.
import { spawn } from "node:child_process";
import { openSync, rmSync } from "node:fs";
import { join } from "node:path";

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
  env: { ...process.env, ...env },
  ...owner,
});

program.once("error", () => process.exit());
program.once("exit", () => {
  if (!process.connected) removeFolder();
  process.exit();
});
process.on("message", (signal) => program.kill(signal));
process.on("disconnect", () => program.kill(stopSignal));
