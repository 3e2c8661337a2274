import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_ACCOUNT } from "@prepfeed/contract/health";
import { grammarChecker } from "@prepfeed/text-tools/grammar/checker";
import type { Logger } from "pino";
import { forgetPastDays } from "./ai/ai-budget.ts";
import { configuredAi } from "./ai/configured-ai.ts";
import { buildApp, type Deps } from "./app.ts";
import { background } from "./background.ts";
import { hourlyBackups } from "./backup/hourly-backups.ts";
import type { Config } from "./config.ts";
import type { Database, PooledDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import type { DemoDeps } from "./demo/demo.service.ts";
import { openDepartures } from "./features/account/departures.service.ts";
import { forgetPastPeriods } from "./features/leaderboard/leaderboard.service.ts";
import { fillMemories } from "./features/memories/memories.service.ts";
import { finishOverdue } from "./features/mock-tests/finish-attempt.service.ts";
import { createPasswords } from "./features/passwords/passwords.service.ts";
import { forgetGoneWords } from "./features/posts/vocabulary.service.ts";
import { answerRollup } from "./features/progress/answer-rollup.service.ts";
import { forgetUnusedPictures } from "./features/question-pictures/question-pictures.service.ts";
import { forgetUnusedStimuli } from "./features/questions/questions.service.ts";
import { forgetPastAuthorPoints } from "./features/questions/seen-keys.service.ts";
import { sendReminders } from "./features/reminders/reminders.service.ts";
import { createAddressHash } from "./features/sessions/address-hash.ts";
import { createTokens } from "./features/sessions/tokens.ts";
import { forgetPastAnswers } from "./features/tutor/ratings.service.ts";
import { fillLooks } from "./features/users/accounts.service.ts";
import { letConnectionsGo } from "./http/part-after-replies.ts";
import { keptJwtSecret } from "./jwt-secret.ts";
import type { Mailer } from "./mail/mailer.ts";
import { processMetrics } from "./metrics/process-metrics.ts";
import { requestMetrics } from "./metrics/request-metrics.ts";
import { openPictureFiles } from "./pictures/open-picture-files.ts";
import type { PictureFiles } from "./pictures/picture-files.ts";
import { pictureStore } from "./pictures/picture-store.ts";
import { claimJob } from "./processes/job-claims.queries.ts";
import { schedule } from "./processes/schedule.ts";
import type { Served } from "./processes/worker.ts";
import { memoryState } from "./shared-state/memory.ts";
import { ownWrites } from "./shared-state/own-writes.ts";
import { rateLimiter } from "./shared-state/rate-limiter.ts";
import type { SharedState } from "./shared-state/shared-state.ts";

/** After SIGTERM long checks are given up first, so that they can still say so; then whoever is not done is cut off. */
const PATIENCE_MS = 4_000;
const CUT_OFF_MS = 7_000;
const SHUTDOWN_MS = 9_000;
/** Longer than the server keeps a connection that nobody uses. */
const KEPT_ALIVE_MS = 6_500;
/** An event loop that is this far behind turns requests away. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Brings the database up to date, opens everything else and serves. */
export async function runProduct(config: Config, db: PooledDatabase, log: Logger): Promise<Served> {
  await migrate(db);
  const [state, mailer] = await Promise.all([openState(config, log), openMailer(config, log)]);
  const tasks = background(log);
  const rollup = answerRollup(db, log, { state });
  const retiring = new AbortController();
  const departures = openDepartures(db, rollup, log);
  const now = () => new Date();
  const ai = configuredAi(config.ai, { db, log, now });
  const grammar = grammarChecker();
  const files = await openPictureFiles(config);
  const pictures = pictureStore(files);
  const passwords = createPasswords();
  const secrets: [string, ...string[]] = [config.jwtSecret ?? (await keptJwtSecret(config.dataDir))];
  if (config.previousJwtSecret) secrets.push(config.previousJwtSecret);
  await fillLooks(db);
  const demo = config.demo && (await openDemo({ db, passwords, rollup, now }, log));
  const version = packageVersion();
  const metrics = config.metricsPort === undefined ? undefined : openMetrics({ version, db, state });

  const deps: Deps = {
    config,
    db,
    replicas: db.replication && { recent: db.replication.recent, ownWrites: ownWrites(state) },
    state,
    mailer,
    log,
    background: tasks,
    limiter: rateLimiter(state, config.rateLimit),
    passwords,
    tokens: createTokens(...secrets),
    hashAddress: createAddressHash(...secrets),
    pictures,
    rollup,
    departures,
    ai,
    grammar,
    now,
    maxEventLoopDelay: config.shedLoad ? MAX_EVENT_LOOP_DELAY_MS : 0,
    version,
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    demo,
    confirmEmail: config.mail.smtpUrl !== undefined,
    retiring: retiring.signal,
    folders: { web: fileURLToPath(new URL("../../web/dist", import.meta.url)) },
  };
  const app = await buildApp(deps, metrics?.watch);
  await app.listen({ port: config.port, host: config.host });

  // Nobody waits for it, but an operator is told at once if a bucket can't be used.
  if (config.storage) tasks.run("reaching the storage of pictures", () => findFirst(files));
  const commands = openCommands(config, { db, log, now });
  const backups = ownsItsData(config) ? hourlyBackups(config, log) : undefined;
  const stopping = new AbortController();
  const jobs = schedule(tasks, config.databaseUrl ? (...job) => claimJob(db, ...job) : undefined);
  jobs.every(HOUR_MS, "dropping past boards", () => forgetPastPeriods(db, now()));
  jobs.every(HOUR_MS, "dropping past days of authors", () => forgetPastAuthorPoints(db, now()));
  jobs.every(HOUR_MS, "dropping past days of AI", () => forgetPastDays(db, now()));
  jobs.every(HOUR_MS, "dropping past answers of the tutor", () => forgetPastAnswers(db, now()));
  jobs.every(HOUR_MS, "dropping what no question is about", () => forgetUnusedStimuli(db));
  jobs.every(HOUR_MS, "dropping pictures that no post shows", () => forgetUnusedPictures({ db, pictures }));
  jobs.every(MINUTE_MS, "remembering earlier answers", () => fillMemories(db, stopping.signal));
  jobs.every(MINUTE_MS, "forgetting words", () => forgetGoneWords(db, log));
  jobs.every(MINUTE_MS, "ending mock tests", () => finishOverdue({ db, now, rollup }));
  jobs.every(MINUTE_MS, "sending reminders", () => sendReminders(deps));
  // What a process left behind that was killed: answers to be added up, and whoever was leaving.
  jobs.every(MINUTE_MS, "adding up answers", async () => rollup.wake());
  jobs.every(MINUTE_MS, "deleting accounts", async () => void departures.run());

  /** New work is refused, what is under way finishes, then everything is closed in turn. */
  async function stop(reason: string) {
    if (stopping.signal.aborted) return;
    stopping.abort();
    log.info({ reason }, "shutting down");
    setTimeout(() => void grammar.close(), PATIENCE_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS).unref();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    jobs.stop();
    backups?.stop();
    ai?.close();
    await app.close();
    await grammar.close();
    await (await commands)?.close();
    await tasks.drained();
    await departures.stop();
    await rollup.stop();
    await mailer.close();
    await state.close();
    await db.close();
    process.exit(0);
  }

  const address = app.server.address();
  return {
    port: typeof address === "object" && address ? address.port : config.port,
    stop,
    collectMetrics: () => metrics?.collect() ?? [],
    async retire() {
      if (retiring.signal.aborted) return;
      retiring.abort();
      await letConnectionsGo(app.server, KEPT_ALIVE_MS);
      await stop("retired");
    },
  };
}

function openMetrics({ version, db, state }: { version: string; db: PooledDatabase; state: SharedState }) {
  const requests = requestMetrics();
  const ofProcess = processMetrics({ version, db, isStateAway: state.isAway });
  return { watch: requests.watch, collect: () => [...ofProcess(), ...requests.collect()] };
}

/** Redis and SMTP are loaded only where they are used. */
async function openState({ redisUrl, redisSentinels: sentinels }: Config, log: Logger): Promise<SharedState> {
  if (!redisUrl) return memoryState();
  const { redisState } = await import("./shared-state/redis.ts");
  return redisState(redisUrl, log, { sentinels });
}

/** An empty database gets the demo community. Whether its account can be named; a demo that fails keeps nobody from starting. */
async function openDemo(deps: DemoDeps, log: Logger): Promise<boolean> {
  const { fillDemo, hasDemoAccount } = await import("./demo/demo.service.ts");
  try {
    if (await fillDemo(deps)) log.info("filled in the demo community");
    if (!(await hasDemoAccount(deps.db, deps.passwords))) return false;
    log.info(`demo account: ${DEMO_ACCOUNT.username} / ${DEMO_ACCOUNT.password}`);
    return true;
  } catch (error) {
    log.error({ err: error }, "the demo community could not be filled in");
    return false;
  }
}

/** Only this process can reach the data, and others can ask it by a socket, which Windows lacks. */
const ownsItsData = ({ databaseUrl }: Config) => !databaseUrl && process.platform !== "win32";

/** Where only this process can reach the data, it takes the operator's commands; a start doesn't wait for that. */
async function openCommands(config: Config, deps: { db: Database; log: Logger; now: () => Date }) {
  if (!ownsItsData(config)) return;
  try {
    const { serveCommands } = await import("./admin/command-server.ts");
    return await serveCommands({ ...deps, dataDir: config.dataDir });
  } catch (error) {
    deps.log.warn({ err: error }, "npm run admin and npm run verify work only while the server is stopped");
  }
}

async function openMailer({ mail, dataDir }: Config, log: Logger): Promise<Mailer> {
  if (mail.smtpUrl) {
    const { smtpMailer } = await import("./mail/smtp.ts");
    return smtpMailer(mail.smtpUrl, mail.from);
  }
  const { outboxMailer } = await import("./mail/outbox.ts");
  return outboxMailer(join(dataDir, "outbox"), mail.from, log);
}

async function findFirst(files: PictureFiles) {
  for await (const _name of files.list()) break;
}

function packageVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
