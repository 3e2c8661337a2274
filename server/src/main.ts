import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Logger, pino } from "pino";
import { buildApp } from "./app.ts";
import { background } from "./background.ts";
import { type Config, ConfigError, readConfig } from "./config.ts";
import type { Database } from "./db/database.ts";
import { FolderInUseError } from "./db/folder-lock.ts";
import { migrate } from "./db/migrate.ts";
import { openPglite } from "./db/pglite.ts";
import { openPostgres } from "./db/postgres.ts";
import { TEMPLATE } from "./db/template-file.ts";
import { createPasswords } from "./features/auth/passwords.ts";
import { createTokens } from "./features/auth/tokens.ts";
import { pictureStore } from "./features/users/picture-store.ts";
import { keptJwtSecret } from "./jwt-secret.ts";
import { createLog } from "./log.ts";
import { outboxMailer } from "./mail/outbox.ts";
import { smtpMailer } from "./mail/smtp.ts";
import { memoryState } from "./shared-state/memory.ts";
import { rateLimiter } from "./shared-state/rate-limiter.ts";
import { redisState } from "./shared-state/redis.ts";

/** In-flight requests get this long to finish after SIGTERM. */
const SHUTDOWN_MS = 9_000;

async function start(config: Config) {
  const log = createLog(config.logLevel);
  const db = await openDatabase(config, log);
  await migrate(db);
  const state = config.redisUrl ? redisState(config.redisUrl, log) : memoryState();
  const { from, smtpUrl } = config.mail;
  const mailer = smtpUrl
    ? smtpMailer(smtpUrl, from)
    : outboxMailer(join(config.dataDir, "outbox"), from, log);
  const tasks = background(log);
  const pictures = join(config.dataDir, "pictures");
  await mkdir(pictures, { recursive: true });

  const app = await buildApp({
    config,
    db,
    state,
    mailer,
    log,
    background: tasks,
    limiter: rateLimiter(state, config.rateLimit),
    passwords: createPasswords(),
    tokens: createTokens(config.jwtSecret ?? (await keptJwtSecret(config.dataDir))),
    pictures: pictureStore(pictures),
    now: () => new Date(),
    maxEventLoopDelay: 1_000,
    version: packageVersion(),
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    folders: { pictures, web: fileURLToPath(new URL("../../web/dist", import.meta.url)) },
  });
  await app.listen({ port: config.port, host: config.host });

  /** New work is refused, what is under way finishes, then everything is closed in turn. */
  async function stop(signal: string) {
    log.info({ signal }, "shutting down");
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    await app.close();
    await tasks.drained();
    await mailer.close();
    await state.close();
    await db.close();
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));

  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  process.stdout.write(`Prepfeed is ready at http://localhost:${port}\n`);
}

function openDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<Database> | Database {
  if (databaseUrl) return openPostgres(databaseUrl, log);
  return openPglite({
    dataDir,
    template: fileURLToPath(TEMPLATE),
    onFailure(reason) {
      log.fatal({ reason }, "the embedded database stopped");
      process.exit(1);
    },
  });
}

function packageVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}

try {
  await start(readConfig(process.env));
} catch (error) {
  if (error instanceof ConfigError || error instanceof FolderInUseError) {
    process.stderr.write(`${error.message}\n`);
  } else {
    pino().fatal({ err: error }, "Prepfeed could not start");
  }
  process.exit(1);
}
