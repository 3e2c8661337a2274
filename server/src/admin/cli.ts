import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { Logger } from "pino";
import { BackupFileError } from "../backup/backup-file.ts";
import { isDataCommand, runDataCommand } from "../backup/commands.ts";
import { PlaceTakenError } from "../backup/restore.service.ts";
import { ConfigError, readConfig } from "../config.ts";
import type { Database } from "../db/database.ts";
import { FolderInUseError } from "../db/embedded/folder-lock.ts";
import { SchemaError } from "../db/migrate.ts";
import { AppError } from "../foundation/app-error.ts";
import { createLog } from "../foundation/log.ts";
import { keepFilesPrivate } from "../foundation/private-folder.ts";
import { askServer } from "./ask-server.ts";
import { CommandError, noteCommand, type Outcome } from "./outcome.ts";
import { HELP, readCommand } from "./read-command.ts";

/** Runs a command line, prints the result and returns the exit code. */
export async function runCli(args: string[], log = operatorsLog()): Promise<number> {
  try {
    const { lines, exitCode } = await perform(args, log);
    for (const line of lines) process.stdout.write(`${line}\n`);
    return exitCode;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  }
}

/** Standard output is for the result of a command. */
const operatorsLog = () => createLog("info", undefined, { write: (line) => process.stderr.write(line) });

async function perform(args: string[], log: Logger): Promise<Outcome> {
  if ((args[0] ?? "help") === "help") return { lines: HELP, exitCode: 0 };
  const where = whereDataIs(process.env);
  const { databaseUrl, dataDir } = where;
  const [command] = args;
  if (isDataCommand(command)) {
    keepFilesPrivate();
    return noteCommand(log, command, () => runDataCommand(command, where, args.slice(1)));
  }
  const action = readCommand(args);
  const act = (db: Database) =>
    noteCommand(log, command, (security) => action(db, new Date(), security)).finally(() => db.close());
  if (databaseUrl) {
    const { openPostgres } = await import("../db/postgres.ts");
    return act(
      openPostgres(databaseUrl, { warn: () => {} }, { statementMs: 0, pooling: where.databasePooling }),
    );
  }
  if (!hasDatabase(dataDir)) {
    throw new CommandError(`There is no database in ${dataDir} yet. Start the server once, or set DATA_DIR.`);
  }
  keepFilesPrivate();
  return (await askServer(dataDir, args)) ?? openAndDo(dataDir, args, act);
}

/**
 * Only these settings: a command signs nothing and opens no port, so mistakes in other settings do not
 * matter.
 */
function whereDataIs({ DATA_DIR, DATABASE_URL, DATABASE_POOLING, STORAGE_URL }: NodeJS.ProcessEnv) {
  return readConfig({ DATA_DIR, DATABASE_URL, DATABASE_POOLING, STORAGE_URL, JWT_SECRET: "-".repeat(32) });
}

function hasDatabase(dataDir: string) {
  try {
    return readdirSync(dataDir).some((name) => /^pglite-\d+$/.test(name));
  } catch {
    return false;
  }
}

/** A server that is starting holds the folder already and accepts commands a moment later. */
async function openAndDo(
  dataDir: string,
  args: string[],
  act: (db: Database) => Promise<Outcome>,
): Promise<Outcome> {
  const { openPglite } = await import("../db/embedded/pglite.ts");
  for (let tries = 1; ; tries++) {
    try {
      return await act(await openPglite({ dataDir }));
    } catch (error) {
      if (!(error instanceof FolderInUseError) || tries === 20) throw error;
      await sleep(250);
      const outcome = await askServer(dataDir, args);
      if (outcome) return outcome;
    }
  }
}

function reasonOf(error: unknown): string {
  const plain = [CommandError, ConfigError, FolderInUseError, BackupFileError, PlaceTakenError, SchemaError];
  const isPlain = plain.some((kind) => error instanceof kind);
  if (isPlain) return (error as Error).message;
  // Undefined table, column or function.
  if (["42P01", "42703", "42883"].includes(String((error as { code?: unknown }).code))) {
    return "The database is not set up, or older than this version of Prepfeed. Start the server once.";
  }
  if (error instanceof AppError) {
    if (!(error.cause instanceof Error)) return error.message;
    const what = error.message === refusals.api.picturesAway ? "storage of pictures" : "database";
    return `The ${what} cannot be used: ${error.cause.message}`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
