import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { refusals } from "@prepfeed/contract/refusals";
import { AppError } from "../app-error.ts";
import { BackupFileError } from "../backup/backup-file.ts";
import { isDataCommand, runDataCommand } from "../backup/commands.ts";
import { PlaceTakenError } from "../backup/restore.service.ts";
import { ConfigError, readConfig } from "../config.ts";
import type { Database } from "../db/database.ts";
import { FolderInUseError } from "../db/embedded/folder-lock.ts";
import { SchemaError } from "../db/migrate.ts";
import { keepFilesPrivate } from "../private-folder.ts";
import { askServer } from "./ask-server.ts";
import { type Action, CommandError, type Outcome } from "./outcome.ts";
import { HELP, readCommand } from "./read-command.ts";

/** Does what a command line asks for, prints what there is to say and returns the exit code. */
export async function runCli(args: string[]): Promise<number> {
  try {
    const { lines, exitCode } = await perform(args);
    for (const line of lines) process.stdout.write(`${line}\n`);
    return exitCode;
  } catch (error) {
    process.stderr.write(`${reasonOf(error)}\n`);
    return 1;
  }
}

async function perform(args: string[]): Promise<Outcome> {
  if ((args[0] ?? "help") === "help") return { lines: HELP, exitCode: 0 };
  const where = whereDataIs(process.env);
  const { databaseUrl, dataDir } = where;
  if (isDataCommand(args[0])) {
    keepFilesPrivate();
    return runDataCommand(args[0], where, args.slice(1));
  }
  const action = readCommand(args);
  if (databaseUrl) {
    const { openPostgres } = await import("../db/postgres.ts");
    return withDatabase(
      openPostgres(databaseUrl, { warn: () => {} }, { statementMs: 0, pooling: where.databasePooling }),
      action,
    );
  }
  if (!hasDatabase(dataDir)) {
    throw new CommandError(`There is no database in ${dataDir} yet. Start the server once, or set DATA_DIR.`);
  }
  keepFilesPrivate();
  return (await askServer(dataDir, args)) ?? openAndDo(dataDir, args, action);
}

/** Only these: a command signs nothing and listens nowhere, so other settings can't be in its way. */
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

/** A server that is just starting has the folder already, and takes commands a moment later. */
async function openAndDo(dataDir: string, args: string[], action: Action): Promise<Outcome> {
  const { openPglite } = await import("../db/embedded/pglite.ts");
  for (let tries = 1; ; tries++) {
    try {
      return await withDatabase(await openPglite({ dataDir }), action);
    } catch (error) {
      if (!(error instanceof FolderInUseError) || tries === 20) throw error;
      await sleep(250);
      const outcome = await askServer(dataDir, args);
      if (outcome) return outcome;
    }
  }
}

async function withDatabase(db: Database, action: Action): Promise<Outcome> {
  try {
    return await action(db, new Date());
  } finally {
    await db.close();
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
