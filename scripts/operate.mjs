import { existsSync } from "node:fs";
import { buildIfStale } from "./build.mjs";
import { installIfNeeded } from "./install.mjs";
import { exitWith, fromRoot } from "./root.mjs";

const cli = new URL("../server/dist/admin/cli.js", import.meta.url);

/** Runs a command of the built server. It never rebuilds, because a server may be running from the build. */
export async function operate(args) {
  if (!existsSync(fromRoot("server/dist/admin/cli.js"))) {
    await installIfNeeded()
      .then(() => buildIfStale())
      .catch(exitWith);
  }
  const { runCli } = await import(cli);
  process.exitCode = await runCli(args);
}
