import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Session } from "@prepfeed/contract/auth";
import type { OwnProfile } from "@prepfeed/contract/profile";
import { grammarChecker } from "@prepfeed/text-tools/grammar/checker";
import type { FastifyInstance, InjectOptions } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, inject } from "vitest";
import { buildApp, type Deps } from "../src/app.ts";
import { background } from "../src/background.ts";
import { openDepartures } from "../src/features/account/departures.service.ts";
import { createPasswords } from "../src/features/passwords/passwords.service.ts";
import { answerRollup } from "../src/features/progress/answer-rollup.service.ts";
import { createAddressHash } from "../src/features/sessions/address-hash.ts";
import { createTokens } from "../src/features/sessions/tokens.ts";
import type { Mail } from "../src/mail/mailer.ts";
import { diskFiles } from "../src/pictures/disk-files.ts";
import { pictureStore } from "../src/pictures/picture-store.ts";
import { memoryState } from "../src/shared-state/memory.ts";
import { rateLimiter, shortKey } from "../src/shared-state/rate-limiter.ts";
import { redisState } from "../src/shared-state/redis.ts";
import { expectNoLeak, guardSecret, permitSecret } from "./leak-guard.ts";
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

/** The product behind its own door, with a real database; the outside world (mail, clock) is replaced. */
export class TestApp {
  readonly mails: Mail[] = [];
  /** Everything that is served, as "VERB path". */
  readonly routes: string[] = [];
  readonly pictureFolder = mkdtempSync(join(tmpdir(), "prepfeed-pictures-"));
  #clock = 0;
  deps!: Deps;
  app!: FastifyInstance;

  async open(overrides: Partial<Deps> & { limits?: boolean } = {}) {
    const db = overrides.db ?? (await openTestDatabase());
    const state =
      engine === "postgres"
        ? redisState(inject("redisUrl"), { warn: () => {} }, { commandMs: PATIENCE_MS })
        : memoryState();
    const log = pino({ level: process.env.TEST_LOG ?? "silent" });
    const rollup = answerRollup(db, log, { state: overrides.state ?? state });
    this.deps = {
      db,
      state,
      limiter: rateLimiter(state, overrides.limits ?? false),
      mailer: { send: async (mail) => void this.mails.push(mail), close: async () => {} },
      background: background(log),
      passwords: createPasswords(),
      tokens: createTokens(SECRET),
      hashAddress: createAddressHash(SECRET),
      pictures: pictureStore(diskFiles(this.pictureFolder)),
      rollup,
      departures: openDepartures(db, rollup, log),
      grammar: grammarChecker({ loadLimit: GRAMMAR_MS, timeLimit: GRAMMAR_MS }),
      log,
      now: () => new Date(Date.now() + this.#clock),
      maxEventLoopDelay: 0,
      version: "0.0.0-test",
      publicUrl: "http://localhost:3000",
      demo: false,
      confirmEmail: false,
      folders: {},
      config: { corsOrigins: [], comments: true, trustProxy: [] },
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
    await this.deps.departures.stop();
    await this.deps.rollup.stop();
    await this.deps.grammar.close();
    await this.deps.state.close();
    await this.deps.db.close();
    rmSync(this.pictureFolder, { recursive: true, force: true });
  }

  /** Lets time pass for everything that reads the clock. */
  pass(milliseconds: number) {
    this.#clock += milliseconds;
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
    // Logging in hands over the own profile: its owner is whoever the reply is about.
    const viewerId = path.startsWith("/auth/login") ? reply.json().user?.id : options.person?.id;
    if (viewerId && /^\/(social\/questions\/.*(answer|submit)|mcq\/submit)/.test(path) && method === "POST") {
      permitSecret(reply.json().explanation ?? "", viewerId);
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

  /** Registers somebody; the name gets a suffix, so that tests never meet each other's people. */
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
  async mailedToken(email: string, page: "reset-password" | "confirm-email"): Promise<string> {
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
