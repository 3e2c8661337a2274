import { runCli } from "../admin/cli.ts";
import { createLog } from "../foundation/log.ts";

/** The server starts this every hour. No operator gave the command, so it is not a security event. */
process.exitCode = await runCli(["backup", "--keep", ...process.argv.slice(2)], createLog("silent"));
