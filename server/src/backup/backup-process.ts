import { runCli } from "../admin/cli.ts";

/** What the server starts every hour. */
process.exitCode = await runCli(["backup", "--keep", ...process.argv.slice(2)]);
