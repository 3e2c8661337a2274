import type { Database } from "../db/database.ts";

/** What a command has to say, and the exit code it ends with. */
export interface Outcome {
  lines: string[];
  exitCode: number;
}

export type Action = (db: Database, now: Date) => Promise<Outcome>;

/** A command that can't be done, in words for whoever gave it. */
export class CommandError extends Error {
  override name = "CommandError";
}
