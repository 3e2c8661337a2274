import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_ACCOUNT } from "@prepfeed/contract/health";
import { grammarChecker } from "@prepfeed/text-tools/grammar/checker";
import type { Logger } from "pino";
import { forgetPastDays } from "./ai/ai-budget.ts";
import { configuredAi } from "./ai/configured-ai.ts";
import { buildApp, type Deps } from "./app.ts";
import { hourlyBackups } from "./backup/hourly-backups.ts";
import type { Config } from "./config.ts";
import type { Database, PooledDatabase } from "./db/database.ts";
import { migrate } from "./db/migrate.ts";
import type { DemoDeps } from "./demo/demo.service.ts";
import { drawing } from "./drawing/drawing-pool.ts";
import { openDeletionQueue } from "./features/account/deletion-queue.service.ts";
import { forgetOldSecurityEvents } from "./features/audit/audit.service.ts";
import { examineAnswers, handleDue } from "./features/disputes/checking.service.ts";
import { solveAfresh } from "./features/disputes/evidence/fresh-solve.service.ts";
import { carryOutDecisions } from "./features/disputes/planned-decisions.service.ts";
import { forgetPastPeriods } from "./features/leaderboard/leaderboard.service.ts";
import { fillMemories } from "./features/memories/memories.service.ts";
import { finishOverdue } from "./features/mock-tests/marking/finish-attempt.service.ts";
import { forgetOldEvidence } from "./features/moderation/cases.service.ts";
import { mailDigest } from "./features/moderation/digest.service.ts";
import { loadWebAuthn } from "./features/passkeys/webauthn.ts";
import { createPasswords } from "./features/passwords/passwords.service.ts";
import { forgetGoneWords } from "./features/posts/vocabulary.service.ts";
import { answerRollup } from "./features/progress/answer-rollup.service.ts";
import { createProviders } from "./features/providers/providers.service.ts";
import { sealPushKeys } from "./features/push/push-keys.service.ts";
import { announceEvents, forgetEndedSubscriptions } from "./features/push/queue-pushes.service.ts";
import { sendPushes } from "./features/push/send-pushes.service.ts";
import { forgetUnusedPictures } from "./features/question-pictures/question-pictures.service.ts";
import { forgetUnusedStimuli } from "./features/questions/questions.service.ts";
import { forgetPastAuthorPoints } from "./features/questions/seen-keys.service.ts";
import { forgetOldRequests } from "./features/received-requests/received-requests.service.ts";
import { openRegrades } from "./features/regrade/regrade.service.ts";
import { sendReminders } from "./features/reminders/reminders.service.ts";
import { sealSecrets } from "./features/second-factor/second-factor.service.ts";
import { accountHash, createAddressHash } from "./features/sessions/address-hash.ts";
import { createTokens } from "./features/sessions/tokens.ts";
import { fillStatistics } from "./features/statistics/statistics.service.ts";
import { forgetPastAnswers } from "./features/tutor/ratings.service.ts";
import { fillLookAlikeKeys } from "./features/users/accounts.service.ts";
import { background } from "./foundation/background.ts";
import { keptJwtSecret } from "./foundation/jwt-secret.ts";
import { createSecretBox } from "./foundation/secret-box.ts";
import { drainConnections } from "./http/close-after-replies.ts";
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

/**
 * After SIGTERM long checks are given up first, so that they can still answer; then remaining requests are cut off.
 */
const PATIENCE_MS = 4_000;
const CUT_OFF_MS = 7_000;
const SHUTDOWN_MS = 9_000;
/** Longer than the server keeps an idle connection. */
const KEPT_ALIVE_MS = 6_500;
/** A process whose event loop is this far behind refuses requests. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;
const PUSH_MS = 15 * 1_000;

/** Migrates the database, opens everything else and, as soon as the web app is built, serves. */
export async function runProduct(
  config: Config,
  db: PooledDatabase,
  log: Logger,
  web: Promise<void>,
): Promise<Served> {
  const webAuthn = loadWebAuthn();
  await migrate(db);
  const [state, mailer] = await Promise.all([openState(config, log), openMailer(config, log)]);
  const tasks = background(log);
  const rollup = answerRollup(db, log, { state, isAlone: !config.databaseUrl });
  const retiring = new AbortController();
  const now = () => new Date();
  const ai = configuredAi(config.ai, { db, log, now });
  const grammar = grammarChecker();
  drawing.onFailedWriter((failed) => log.error(failed, "a question writer failed"));
  const files = await openPictureFiles(config);
  const pictures = pictureStore(files);
  const passwords = createPasswords();
  const secrets: [string, ...string[]] = [config.jwtSecret ?? (await keptJwtSecret(config.dataDir))];
  if (config.previousJwtSecret) secrets.push(config.previousJwtSecret);
  const hashAddress = createAddressHash(...secrets);
  const deletionQueue = openDeletionQueue(db, rollup, accountHash(hashAddress), log);
  const regrades = openRegrades({ db, rollup, state, log, now });
  await fillLookAlikeKeys(db);
  const secretBox = createSecretBox(...secrets);
  await sealSecrets(db, secretBox);
  await sealPushKeys({ db, secretBox });
  const demo = config.demo && (await openDemo({ db, passwords, rollup, now }, log));
  // What was left by a kill, or by a new demo community, need not wait for the job.
  void regrades.run();
  const version = packageVersion();
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
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
    hashAddress,
    secretBox,
    providers: createProviders(config.authProviders, publicUrl),
    pictures,
    rollup,
    deletionQueue,
    regrades,
    ai,
    grammar,
    now,
    maxEventLoopDelay: config.shedLoad ? MAX_EVENT_LOOP_DELAY_MS : 0,
    version,
    publicUrl,
    demo,
    confirmEmail: config.mail.smtpUrl !== undefined,
    retiring: retiring.signal,
    folders: { web: fileURLToPath(new URL("../../web/dist", import.meta.url)) },
  };
  await Promise.all([web, webAuthn]);
  const app = await buildApp(deps, metrics?.watch);
  await app.listen({ port: config.port, host: config.host });

  // The start does not wait for it, but an operator is informed at once if a bucket cannot be used.
  if (config.storage) tasks.run("reaching the storage of pictures", () => findFirst(files));
  const commands = openCommands(config, { db, log, now });
  const backups = ownsItsData(config) ? hourlyBackups(config, log) : undefined;
  const stopping = new AbortController();
  const jobs = schedule(tasks, config.databaseUrl ? (...job) => claimJob(db, ...job) : undefined);
  jobs.every(HOUR_MS, "dropping past boards", () => forgetPastPeriods(db, now()));
  jobs.every(HOUR_MS, "dropping past days of authors", () => forgetPastAuthorPoints(db, now()));
  jobs.every(HOUR_MS, "dropping past days of AI", () => forgetPastDays(db, now()));
  jobs.every(HOUR_MS, "dropping past answers of the tutor", () => forgetPastAnswers(db, now()));
  jobs.every(HOUR_MS, "dropping keys of old requests", () => forgetOldRequests(db, now()));
  jobs.every(HOUR_MS, "dropping old security events", () => forgetOldSecurityEvents(db, now()));
  jobs.every(HOUR_MS, "dropping evidence of decided cases", () => forgetOldEvidence(db, now()));
  jobs.every(HOUR_MS, "telling administrators of reports", () => mailDigest(deps));
  jobs.every(HOUR_MS, "dropping what no question is about", () => forgetUnusedStimuli(db));
  jobs.every(HOUR_MS, "dropping pictures that no post shows", () => forgetUnusedPictures({ db, pictures }));
  jobs.every(HOUR_MS, "forgetting ended subscriptions", () => forgetEndedSubscriptions(db, now()));
  jobs.every(MINUTE_MS, "remembering earlier answers", () => fillMemories(db, stopping.signal));
  jobs.every(MINUTE_MS, "counting earlier answers", () => fillStatistics(db, stopping.signal));
  jobs.every(MINUTE_MS, "forgetting words", () => forgetGoneWords(db, log));
  jobs.every(MINUTE_MS, "ending mock tests", () => finishOverdue(deps));
  jobs.every(MINUTE_MS, "sending reminders", () => sendReminders(deps));
  jobs.every(MINUTE_MS, "announcing events", () => announceEvents(db, now()));
  jobs.every(PUSH_MS, "pushing messages", () => sendPushes({ ...deps, stopping: stopping.signal }));
  // What a process left behind that was killed: answers to add to the statistics, accounts being deleted, and decided keys.
  jobs.every(MINUTE_MS, "adding up answers", async () => rollup.wake());
  jobs.every(MINUTE_MS, "deleting accounts", async () => void deletionQueue.run());
  jobs.every(MINUTE_MS, "asking moderators about disputes", () => handleDue({ db, now, log }));
  jobs.every(MINUTE_MS, "carrying out decisions", () => carryOutDecisions({ db, now, regrades, log }));
  jobs.every(MINUTE_MS, "examining answers", () => examineAnswers({ db, now, state, log }));
  jobs.every(MINUTE_MS, "solving disputed questions", () => solveAfresh({ db, now, ai, log }));
  jobs.every(MINUTE_MS, "regrading", async () => void regrades.run());

  /** New work is refused, running work finishes, then everything is closed in order. */
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
    await deletionQueue.stop();
    await regrades.stop();
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
      await drainConnections(app.server, KEPT_ALIVE_MS);
      await stop("retired");
    },
  };
}

function openMetrics({ version, db, state }: { version: string; db: PooledDatabase; state: SharedState }) {
  const requests = requestMetrics();
  const ofProcess = processMetrics({
    version,
    db,
    isStateAway: state.isAway,
    failedWriters: drawing.failedWriters,
  });
  return { watch: requests.watch, collect: () => [...ofProcess(), ...requests.collect()] };
}

/** Redis and SMTP are loaded only if they are used. */
async function openState(
  { redisUrl, redisSentinels: sentinels, redisCa: ca }: Config,
  log: Logger,
): Promise<SharedState> {
  if (!redisUrl) return memoryState();
  const { redisState } = await import("./shared-state/redis.ts");
  return redisState(redisUrl, log, { sentinels, ca });
}

/**
 * An empty database gets the demo community. Returns whether its account can be shown; a demo that fails does not
 * prevent the start.
 */
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

/** Only this process can access the data; others ask it by a socket, which Windows lacks. */
const ownsItsData = ({ databaseUrl }: Config) => !databaseUrl && process.platform !== "win32";

/**
 * If only this process can access the data, it takes the operator's commands; the start does not wait for that.
 */
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
