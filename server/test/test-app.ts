import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "@prepfeed/contract/accounts/auth";
import type { OwnProfile } from "@prepfeed/contract/accounts/profile";
import { grammarChecker } from "@prepfeed/text-tools/grammar/checker";
import type { FastifyInstance, InjectOptions } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, inject } from "vitest";
import { buildApp, type Deps } from "../src/app.ts";
import { openDeletionQueue } from "../src/features/account/deletion-queue.service.ts";
import { createPasswords } from "../src/features/passwords/passwords.service.ts";
import { answerRollup } from "../src/features/progress/answer-rollup.service.ts";
import { createProviders } from "../src/features/providers/providers.service.ts";
import { openRegrades } from "../src/features/regrade/regrade.service.ts";
import { accountHash, createAddressHash } from "../src/features/sessions/address-hash.ts";
import { createTokens } from "../src/features/sessions/tokens.ts";
import { background } from "../src/foundation/background.ts";
import { createSecretBox } from "../src/foundation/secret-box.ts";
import type { Mail } from "../src/mail/mailer.ts";
import { diskFiles } from "../src/pictures/disk-files.ts";
import { pictureStore } from "../src/pictures/picture-store.ts";
import { memoryState } from "../src/shared-state/memory.ts";
import { rateLimiter, shortKey } from "../src/shared-state/rate-limiter.ts";
import { redisState } from "../src/shared-state/redis.ts";
import { expectNoLeak, guardSecret, permitKey, permitSecret } from "./leak-guard.ts";
import { engine, openTestDatabase } from "./test-database.ts";

export interface Person {
  id: string;
  username: string;
  email: string;
  password: string;
  token: string;
  user: OwnProfile;
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects to find
  body: any;
  headers: Record<string, unknown>;
}

/** Tests share their machine, and a busy machine is not what they test. */
const PATIENCE_MS = 10_000;
const GRAMMAR_MS = 240_000;

const SECRET = "a secret that is long enough for tests";

type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * The product behind its HTTP interface, with a real database; the outside world (mail, clock) is replaced.
 */
export class TestApp {
  readonly mails: Mail[] = [];
  /** Every route that is served, as "VERB path". */
  readonly routes: string[] = [];
  readonly pictureFolder = mkdtempSync(join(tmpdir(), "prepfeed-pictures-"));
  #clock = 0;
  #stoppedAt?: number;
  deps!: Deps;
  app!: FastifyInstance;

  async open(overrides: Partial<Deps> & { limits?: boolean } = {}) {
    const db = overrides.db ?? (await openTestDatabase());
    const state =
      engine === "postgres"
        ? redisState(inject("redisUrl"), { warn: () => {} }, { commandMs: PATIENCE_MS })
        : memoryState();
    const log = pino({ level: process.env.TEST_LOG ?? "silent" });
    const hashAddress = createAddressHash(SECRET);
    const rollup = answerRollup(db, log, { state: overrides.state ?? state });
    this.deps = {
      db,
      state,
      limiter: rateLimiter(state, overrides.limits ?? false),
      mailer: { send: async (mail) => void this.mails.push(mail), close: async () => {} },
      background: background(log),
      passwords: createPasswords(),
      tokens: createTokens(SECRET),
      hashAddress,
      secretBox: createSecretBox(SECRET),
      providers: createProviders([], "http://localhost:3000"),
      pictures: pictureStore(diskFiles(this.pictureFolder)),
      rollup,
      deletionQueue: openDeletionQueue(db, rollup, accountHash(hashAddress), log),
      regrades: openRegrades({
        db,
        rollup,
        state: overrides.state ?? state,
        log,
        now: () => this.deps.now(),
      }),
      grammar: grammarChecker({ loadLimit: GRAMMAR_MS, timeLimit: GRAMMAR_MS }),
      log,
      now: () => new Date(this.#stoppedAt ?? Date.now() + this.#clock),
      maxEventLoopDelay: 0,
      version: "0.0.0-test",
      publicUrl: "http://localhost:3000",
      demo: false,
      confirmEmail: false,
      folders: {},
      config: {
        corsOrigins: [],
        askAge: false,
        comments: true,
        offline: true,
        trustProxy: [],
        apiDocs: true,
        help: [],
      },
      ...overrides,
    };
    this.app = await buildApp(this.deps, (app) => {
      app.addHook("onRoute", ({ method, url }) => {
        for (const verb of [method].flat()) this.routes.push(`${verb} ${url}`);
      });
    });
    await this.app.ready();
  }

  async close() {
    await this.app?.close();
    await this.deps.background.drained();
    await this.deps.deletionQueue.stop();
    await this.deps.regrades.stop();
    await this.deps.rollup.stop();
    await this.deps.grammar.close();
    await this.deps.state.close();
    await this.deps.db.close();
    rmSync(this.pictureFolder, { recursive: true, force: true });
  }

  /** Advances the clock for everything that reads it. */
  pass(milliseconds: number) {
    this.#clock += milliseconds;
  }

  /**
   * Runs something while the clock stands still at this moment, so that a slow machine changes nothing, and lets it
   * run on from there.
   */
  async standingAt(moment: string | number, act: () => Promise<void>) {
    const stoppedAt = new Date(moment).getTime();
    this.#stoppedAt = stoppedAt;
    await act().finally(() => {
      this.#clock = stoppedAt - Date.now();
      this.#stoppedAt = undefined;
    });
  }

  async request(
    method: Method,
    path: string,
    options: {
      person?: Person;
      token?: string;
      body?: unknown;
      headers?: Record<string, string>;
      ip?: string;
    } = {},
  ): Promise<Reply> {
    const token = options.token ?? options.person?.token;
    const reply = await this.app.inject({
      method,
      url: `/api${path}`,
      remoteAddress: options.ip ?? "127.0.0.1",
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...options.headers },
      ...(options.body !== undefined && { payload: options.body as InjectOptions["payload"] }),
    });
    // A login returns the person's own profile: its owner is the person in the reply.
    const viewerId = path.startsWith("/auth/login") ? reply.json().user?.id : options.person?.id;
    const answers = method === "POST" && /^\/(social\/questions\/.*(answer|submit)|mcq\/submit)/.test(path);
    // Moderators see the key of what they decide about.
    const decides = method === "GET" && reply.statusCode === 200 && path.startsWith("/moderation/questions/");
    if (viewerId && (answers || decides)) {
      const { questionId, explanation } = reply.json();
      permitKey(questionId ?? "", viewerId);
      permitSecret(explanation ?? "", viewerId);
    }
    expectNoLeak(reply.body, viewerId);
    return {
      status: reply.statusCode,
      headers: reply.headers,
      body: reply.body === "" ? undefined : parse(reply.body),
    };
  }

  as(person: Person | undefined) {
    const call = (method: Method) => (path: string, body?: unknown, headers?: Record<string, string>) =>
      this.request(method, path, { person, body, headers });
    return { get: call("GET"), post: call("POST"), put: call("PUT"), delete: call("DELETE") };
  }

  get visitor() {
    return this.as(undefined);
  }

  /** Registers a person; the name gets a suffix, so that tests never meet each other's people. */
  async person(name: string, fields: Partial<{ fullName: string; bio: string }> = {}): Promise<Person> {
    const username = `${name}_${crypto.randomUUID().slice(0, 8)}`;
    const email = `${crypto.randomUUID()}@canary.example`;
    const password = `secret of ${name}`;
    // Test files share one Redis; together they register more people than one address may.
    await this.deps.state.delete(`limit:register:${shortKey("127.0.0.1")}`);
    const reply = await this.app.inject({
      method: "POST",
      url: "/api/auth/register",
      payload: { username, email, password, ...fields },
    });
    if (reply.statusCode !== 201) throw new Error(`registering ${name} failed: ${reply.body}`);
    const { token, user } = reply.json<Session>();
    guardSecret(email, user.id);
    return { id: user.id, username, email, password, token, user };
  }

  /** The token in the newest mail to this address that links to this page. */
  async mailedToken(
    email: string,
    page: "reset-password" | "confirm-email" | "recover-account" | "cancel-recovery" | "prove",
  ): Promise<string> {
    await this.deps.background.drained();
    const tokens = this.mails
      .filter(({ to }) => to === email)
      .map(({ text }) => new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text)?.[1]);
    const token = tokens.findLast((found) => found !== undefined);
    if (!token) throw new Error(`no ${page} mail to ${email}`);
    return token;
  }

  resetToken(email: string) {
    return this.mailedToken(email, "reset-password");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** One app for all tests of a file. */
export function testApp(overrides: Parameters<TestApp["open"]>[0] = {}): TestApp {
  const test = new TestApp();
  beforeAll(() => test.open(overrides));
  afterAll(() => test.close());
  return test;
}
