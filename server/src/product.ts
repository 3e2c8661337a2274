import { readFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DEMO_ACCOUNT } from "@prepfeed/contract/health";
import { grammarChecker } from "@prepfeed/text-tools/grammar/checker";
import type { Logger } from "pino";
import { configuredAi } from "./ai/configured-ai.ts";
import { buildApp } from "./app.ts";
import { background } from "./background.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/database.ts";
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
import { createAddressHash } from "./features/sessions/address-hash.ts";
import { createTokens } from "./features/sessions/tokens.ts";
import { fillLooks } from "./features/users/accounts.service.ts";
import { keptJwtSecret } from "./jwt-secret.ts";
import type { Mailer } from "./mail/mailer.ts";
import { pictureStore } from "./pictures/picture-store.ts";
import { memoryState } from "./shared-state/memory.ts";
import { rateLimiter } from "./shared-state/rate-limiter.ts";
import type { SharedState } from "./shared-state/shared-state.ts";

/** After SIGTERM long checks are given up first, so that they can still say so; then whoever is not done is cut off. */
const PATIENCE_MS = 4_000;
const CUT_OFF_MS = 7_000;
const SHUTDOWN_MS = 9_000;
/** An event loop that is this far behind turns requests away. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const MINUTE_MS = 60 * 1_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Brings the database up to date, opens everything else, serves, and closes it all on a signal. */
export async function runProduct(config: Config, db: Database, log: Logger) {
  await migrate(db);
  const [state, mailer] = await Promise.all([openState(config, log), openMailer(config, log)]);
  const tasks = background(log);
  const rollup = answerRollup(db, log, { state });
  // What a killed process left behind.
  rollup.wake();
  const departures = openDepartures(db, rollup, log);
  const now = () => new Date();
  const ai = configuredAi(config.ai, { db, log, now });
  const grammar = grammarChecker();
  const pictureFolder = join(config.dataDir, "pictures");
  await mkdir(pictureFolder, { recursive: true });
  const pictures = pictureStore(pictureFolder);
  const passwords = createPasswords();
  const secret = config.jwtSecret ?? (await keptJwtSecret(config.dataDir));
  await fillLooks(db);
  const demo = config.demo && (await openDemo({ db, passwords, rollup, now }, log));

  const app = await buildApp({
    config,
    db,
    state,
    mailer,
    log,
    background: tasks,
    limiter: rateLimiter(state, config.rateLimit),
    passwords,
    tokens: createTokens(secret),
    hashAddress: createAddressHash(secret),
    pictures,
    rollup,
    departures,
    ai,
    grammar,
    now,
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
    version: packageVersion(),
    publicUrl: config.publicUrl ?? `http://localhost:${config.port}`,
    demo,
    confirmEmail: config.mail.smtpUrl !== undefined,
    folders: { pictures: pictureFolder, web: fileURLToPath(new URL("../../web/dist", import.meta.url)) },
  });
  await app.listen({ port: config.port, host: config.host });

  const commands = openCommands(config, { db, log, now });
  const dropPastDays = () => {
    tasks.run("dropping past boards", () => forgetPastPeriods(db, now()));
    tasks.run("dropping past days of authors", () => forgetPastAuthorPoints(db, now()));
    tasks.run("dropping what no question is about", () => forgetUnusedStimuli(db));
    tasks.run("dropping pictures that no post shows", () => forgetUnusedPictures({ db, pictures }));
  };
  const stopping = new AbortController();
  const endMockTests = () => tasks.run("ending mock tests", () => finishOverdue({ db, now, rollup }));
  const keepUp = () => {
    dropPastDays();
    endMockTests();
    tasks.run("remembering earlier answers", () => fillMemories(db, stopping.signal));
    // Whoever was leaving when the process before was killed.
    void departures.run();
  };
  keepUp();
  const hourly = setInterval(keepUp, HOUR_MS).unref();
  const minutely = setInterval(() => {
    tasks.run("forgetting words", () => forgetGoneWords(db, log));
    endMockTests();
  }, MINUTE_MS).unref();

  /** New work is refused, what is under way finishes, then everything is closed in turn. */
  async function stop(signal: string) {
    log.info({ signal }, "shutting down");
    setTimeout(() => void grammar.close(), PATIENCE_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), CUT_OFF_MS).unref();
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref();
    clearInterval(hourly);
    clearInterval(minutely);
    stopping.abort();
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
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void stop(signal));

  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  process.stdout.write(`Prepfeed is ready at http://localhost:${port}\n`);
}

/** Redis and SMTP are loaded only where they are used. */
async function openState({ redisUrl }: Config, log: Logger): Promise<SharedState> {
  if (!redisUrl) return memoryState();
  const { redisState } = await import("./shared-state/redis.ts");
  return redisState(redisUrl, log);
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

/** Where only this process can reach the data, it takes the operator's commands; a start doesn't wait for that. */
async function openCommands(
  { databaseUrl, dataDir }: Config,
  deps: { db: Database; log: Logger; now: () => Date },
) {
  if (databaseUrl || process.platform === "win32") return;
  try {
    const { serveCommands } = await import("./admin/command-server.ts");
    return await serveCommands({ ...deps, dataDir });
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

function packageVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { version: string }).version;
}
