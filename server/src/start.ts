import { type Logger, pino } from "pino";
import { type Config, ConfigError, readConfig } from "./config.ts";
import type { PooledDatabase } from "./db/database.ts";
import { FolderInUseError } from "./db/embedded/folder-lock.ts";
import { SchemaError } from "./db/migrate.ts";
import { createLog } from "./foundation/log.ts";
import { keepFilesPrivate, makePrivate } from "./foundation/private-folder.ts";
import { certificateProblem } from "./foundation/untrusted-certificate.ts";
import type { CollectMetrics } from "./metrics/metric.ts";
import { runPrimary } from "./processes/primary.ts";
import { serveAsWorker, workerNumber } from "./processes/worker.ts";

/** Starts several processes of the product, or in this one the database and everything else. */
async function open(config: Config, main: string, web: Promise<void>) {
  const isWorker = workerNumber() !== undefined;
  const log = createLog(config.logLevel, workerNumber());
  keepFilesPrivate();
  await makePrivate(config.dataDir);
  if (config.workers > 1 && !isWorker) {
    await web;
    return runPrimary({
      main,
      count: config.workers,
      log,
      onReady: sayReady,
      serveMetrics: (collect) => openMetrics(config, log, collect),
    });
  }
  // The embedded database opens in its thread while this thread is still loading the rest.
  const [db, { runProduct }] = await Promise.all([openDatabase(config, log), import("./product.ts")]);
  const served = await runProduct(config, db, log, web);
  if (isWorker) return serveAsWorker(served);
  await openMetrics(config, log, served.collectMetrics);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void served.stop(signal));
  sayReady(served.port);
}

async function openMetrics({ metricsPort, metricsHost: host }: Config, log: Logger, collect: CollectMetrics) {
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
    // Migrating a large database may take longer than the product's time limit for a statement.
    const patient = openPostgres(databaseUrl, log, { maxConnections: 1, statementMs: 0, pooling });
    await migrate(patient)
      .catch(refuseUntrusted)
      .finally(() => patient.close());
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

function refuseUntrusted(error: unknown): never {
  const problem = certificateProblem(error);
  if (!problem) throw error;
  throw new ConfigError(
    `DATABASE_URL leads to a PostgreSQL whose certificate is not trusted: ${problem}. Check sslrootcert and the name of the host.`,
  );
}

/**
 * Starts the product, or ends the process with one line that says why not. `main` is the entry file of each process;
 * nothing is served before `web`, the web app, is built.
 */
export async function start(main: string, web = Promise.resolve()): Promise<void> {
  try {
    await open(readConfig(process.env), main, web);
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
}

function isAddressInUse(error: unknown): error is { address: string; port: number } {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
