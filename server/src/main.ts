import { fileURLToPath } from "node:url";
import { type Logger, pino } from "pino";
import { type Config, ConfigError, readConfig } from "./config.ts";
import type { PooledDatabase } from "./db/database.ts";
import { FolderInUseError } from "./db/embedded/folder-lock.ts";
import { SchemaError } from "./db/migrate.ts";
import { createLog } from "./log.ts";
import type { CollectMetrics } from "./metrics/metric.ts";
import { keepFilesPrivate, makePrivate } from "./private-folder.ts";
import { runPrimary } from "./processes/primary.ts";
import { serveAsWorker, workerNumber } from "./processes/worker.ts";

/** Starts the product: settings, then several processes of it, or in this one the database and everything else. */
async function start(config: Config) {
  const isWorker = workerNumber() !== undefined;
  const log = createLog(config.logLevel, workerNumber());
  keepFilesPrivate();
  await makePrivate(config.dataDir);
  if (config.workers > 1 && !isWorker) {
    return runPrimary({
      main: fileURLToPath(import.meta.url),
      count: config.workers,
      log,
      onReady: sayReady,
      serveMetrics: (collect) => openMetrics(config, log, collect),
    });
  }
  // The embedded database opens in its thread while this one is still loading the rest.
  const [db, { runProduct }] = await Promise.all([openDatabase(config, log), import("./product.ts")]);
  const served = await runProduct(config, db, log);
  if (isWorker) return serveAsWorker(served);
  await openMetrics(config, log, served.collectMetrics);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void served.stop(signal));
  sayReady(served.port);
}

async function openMetrics({ metricsPort, host }: Config, log: Logger, collect: CollectMetrics) {
  if (metricsPort === undefined) return;
  const { serveMetrics } = await import("./metrics/metrics-server.ts");
  const port = await serveMetrics({ port: metricsPort, host }, collect).catch((error: unknown) => {
    throw isAddressInUse(error)
      ? new ConfigError(
          `METRICS_PORT must be a free port, but something listens at ${host}:${metricsPort} already.`,
        )
      : error;
  });
  log.info({ port }, "metrics are served");
}

function sayReady(port: number) {
  process.stdout.write(`Prepfeed is ready at http://localhost:${port}\n`);
}

async function openDatabase(
  { databaseUrl, databaseReplicaUrls, databasePooling: pooling, dataDir }: Config,
  log: Logger,
): Promise<PooledDatabase> {
  if (databaseUrl) {
    const [{ openPostgres }, { migrate }] = await Promise.all([
      import("./db/postgres.ts"),
      import("./db/migrate.ts"),
    ]);
    // Bringing a large database up to date may take longer than any statement of the product may.
    const patient = openPostgres(databaseUrl, log, { maxConnections: 1, statementMs: 0, pooling });
    await migrate(patient).finally(() => patient.close());
    if (databaseReplicaUrls.length === 0) return openPostgres(databaseUrl, log, { pooling });
    const { openReplicated } = await import("./db/replicas/open-replicated.ts");
    return openReplicated(databaseUrl, databaseReplicaUrls, log, { pooling });
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
  if ([ConfigError, FolderInUseError, SchemaError].some((kind) => error instanceof kind)) {
    process.stderr.write(`${(error as Error).message}\n`);
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
