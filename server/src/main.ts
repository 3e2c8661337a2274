import { type Logger, pino } from "pino";
import { type Config, ConfigError, readConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { FolderInUseError } from "./db/embedded/folder-lock.ts";
import { createLog } from "./log.ts";
import { keepFilesPrivate, makePrivate } from "./private-folder.ts";

/** Starts the product: settings, database, then everything else. */
async function start(config: Config) {
  const log = createLog(config.logLevel);
  keepFilesPrivate();
  await makePrivate(config.dataDir);
  // The embedded database opens in its thread while this one is still loading the rest.
  const [db, { runProduct }] = await Promise.all([openDatabase(config, log), import("./product.ts")]);
  await runProduct(config, db, log);
}

async function openDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<Database> {
  if (databaseUrl) {
    const [{ openPostgres }, { migrate }] = await Promise.all([
      import("./db/postgres.ts"),
      import("./db/migrate.ts"),
    ]);
    // Bringing a large database up to date may take longer than any statement of the product may.
    const patient = openPostgres(databaseUrl, log, { maxConnections: 1, statementMs: 0 });
    await migrate(patient).finally(() => patient.close());
    return openPostgres(databaseUrl, log);
  }
  const { openPglite } = await import("./db/embedded/pglite.ts");
  return openPglite({
    dataDir,
    onFailure(reason) {
      log.fatal({ reason }, "the embedded database stopped");
      process.exit(1);
    },
  });
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError || error instanceof FolderInUseError) {
    process.stderr.write(`${error.message}\n`);
  } else if (isAddressInUse(error)) {
    process.stderr.write(
      `PORT must be a free port, but something listens at ${error.address}:${error.port} already.\n`,
    );
  } else {
    pino().fatal({ err: error }, "Prepfeed could not start");
  }
  process.exit(1);
}

function isAddressInUse(error: unknown): error is { address: string; port: number } {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
