import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { type SecurityLog, securityLog } from "../foundation/security-log.ts";

/** The output of a command, and its exit code. */
export interface Outcome {
  lines: string[];
  exitCode: number;
}

export type Action = (db: Database, now: Date, security: SecurityLog) => Promise<Outcome>;

/**
 * Logs that an operator gave a command, and how it ended; only its name, because its words may contain a
 * password.
 */
export async function noteCommand(
  log: Pick<Logger, "info">,
  command: string | undefined,
  perform: (security: SecurityLog) => Promise<Outcome>,
): Promise<Outcome> {
  const security = securityLog(log);
  let exitCode = 1;
  try {
    const outcome = await perform(security);
    exitCode = outcome.exitCode;
    return outcome;
  } finally {
    security.note("operator-command", { command, exitCode });
  }
}

/** A command that cannot be done, with a message for its user. */
export class CommandError extends Error {
  override name = "CommandError";
}
