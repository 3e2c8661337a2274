import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const secret = "0123456789abcdef0123456789abcdef";

test("no setting is required", () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: "127.0.0.1",
    workers: 1,
    dataDir: resolve("./data"),
    storage: undefined,
    databaseUrl: undefined,
    databaseReplicaUrls: [],
    databasePooling: "session",
    redisUrl: undefined,
    redisSentinels: [],
    redisCa: undefined,
    jwtSecret: undefined,
    previousJwtSecret: undefined,
    metricsPort: undefined,
    metricsHost: "127.0.0.1",
    publicUrl: undefined,
    authProviders: [],
    mail: { smtpUrl: undefined, from: "Prepfeed <no-reply@localhost>" },
    ai: { verify: true, dailyLimit: 2000 },
    corsOrigins: [],
    demo: true,
    askAge: false,
    comments: true,
    offline: true,
    contact: undefined,
    help: [],
    apiDocs: true,
    trustProxy: [],
    rateLimit: true,
    shedLoad: true,
    logLevel: "info",
  });
});

const google = {
  id: "google",
  label: "Google",
  issuer: "https://accounts.google.com",
  clientId: "us",
  clientSecret: "hush",
  icon: "google",
};

describe("AUTH_PROVIDERS", () => {
  const read = (value: unknown) => readConfig({ AUTH_PROVIDERS: JSON.stringify(value) }).authProviders;

  test("may be a file, and recognises GitHub by its issuer", () => {
    const folder = mkdtempSync(join(tmpdir(), "prepfeed-providers-"));
    const file = join(folder, "providers.json");
    const { icon: _, ...gitHub } = { ...google, id: "github", issuer: "https://github.com" };
    writeFileSync(file, JSON.stringify([gitHub]));
    expect(readConfig({ AUTH_PROVIDERS: file }).authProviders).toMatchObject([
      { id: "github", kind: "github", icon: "github" },
    ]);
    rmSync(folder, { recursive: true });
  });

  test.each([
    ["a file that is not there", "/nowhere/providers.json"],
    ["no list", "{}"],
    ["an issuer without TLS elsewhere", JSON.stringify([{ ...google, issuer: "http://example.org" }])],
    ["no secret", JSON.stringify([{ ...google, clientSecret: "" }])],
    ["an id that is no part of an address", JSON.stringify([{ ...google, id: "a/b" }])],
    ["an id twice", JSON.stringify([google, { ...google, issuer: "https://example.org" }])],
    ["an issuer twice", JSON.stringify([google, { ...google, id: "other" }])],
    ["a setting that nobody knows", JSON.stringify([{ ...google, colour: "red" }])],
  ])("refuses %s, and repeats no secret", (_, value) => {
    expect(() => readConfig({ AUTH_PROVIDERS: value })).toThrow(/^AUTH_PROVIDERS must be a JSON list/);
    expect(() => readConfig({ AUTH_PROVIDERS: value })).not.toThrow(/hush/);
  });

  test("allows an issuer without TLS on this machine", () => {
    expect(read([{ ...google, issuer: "http://127.0.0.1:8080" }])).toHaveLength(1);
  });
});

test("every setting can be set", () => {
  const config = readConfig({
    PORT: "8080",
    WORKERS: "4",
    HOST: "0.0.0.0",
    DATA_DIR: "/srv/prepfeed",
    DATABASE_URL: "postgres://db.internal/prepfeed",
    DATABASE_REPLICA_URLS: "postgres://db2.internal/prepfeed, postgres://db3.internal/prepfeed",
    REDIS_URL: "redis://cache.internal",
    JWT_SECRET: secret,
    JWT_SECRET_PREVIOUS: `${secret}0`,
    METRICS_PORT: "9100",
    METRICS_HOST: "10.0.0.5",
    DATABASE_POOLING: "transaction",
    STORAGE_URL: "https://AKIA:a%2Fb+c@s3.example.org:9000/prepfeed/production?region=eu-central-1",
    REDIS_SENTINELS: "s1.internal:26379, 10.0.0.2:26380",
    PUBLIC_URL: "https://prep.example/",
    AUTH_PROVIDERS: JSON.stringify([google]),
    SMTP_URL: "smtps://mail.internal",
    MAIL_FROM: "Prepfeed <hello@prep.example>",
    GEMINI_API_KEY: "g-key",
    GEMINI_MODEL: "g-model",
    GEMINI_BASE_URL: "https://ai.internal/v1beta",
    AI_BASE_URL: "http://127.0.0.1:1234/v1",
    AI_API_KEY: "o-key",
    AI_MODEL: "o-model",
    AI_VERIFY: "off",
    AI_DAILY_LIMIT: "10",
    CORS_ORIGINS: "https://a.example, https://b.example",
    DEMO: "1",
    COMMENTS: "off",
    OFFLINE: "off",
    API_DOCS: "off",
    TRUST_PROXY: "10.0.0.1,10.0.0.2",
    RATE_LIMIT: "off",
    SHED_LOAD: "off",
    LOG_LEVEL: "debug",
  });
  expect(config).toMatchObject({
    port: 8080,
    workers: 4,
    previousJwtSecret: `${secret}0`,
    metricsPort: 9100,
    metricsHost: "10.0.0.5",
    databasePooling: "transaction",
    databaseReplicaUrls: ["postgres://db2.internal/prepfeed", "postgres://db3.internal/prepfeed"],
    storage: {
      endpoint: "https://s3.example.org:9000",
      bucket: "prepfeed",
      folder: "production/",
      region: "eu-central-1",
      accessKeyId: "AKIA",
      secretAccessKey: "a/b+c",
    },
    redisSentinels: [
      { host: "s1.internal", port: 26379 },
      { host: "10.0.0.2", port: 26380 },
    ],
    publicUrl: "https://prep.example",
    authProviders: [{ ...google, kind: "oidc" }],
    ai: {
      gemini: { apiKey: "g-key", model: "g-model", baseUrl: "https://ai.internal/v1beta" },
      openAiCompatible: { baseUrl: "http://127.0.0.1:1234/v1", apiKey: "o-key", model: "o-model" },
      verify: false,
      dailyLimit: 10,
    },
    corsOrigins: ["https://a.example", "https://b.example"],
    demo: true,
    comments: false,
    offline: false,
    apiDocs: false,
    trustProxy: ["10.0.0.1", "10.0.0.2"],
    rateLimit: false,
    shedLoad: false,
  });
});

test("the demo community is only for the embedded engine, unless turned on", () => {
  expect(readConfig({ DATABASE_URL: "postgres://db/x", JWT_SECRET: secret }).demo).toBe(false);
});

describe("an invalid value stops the start with one line that says what is valid", () => {
  test.each([
    [{ PORT: "http" }, 'PORT must be a whole number from 0 to 65535, but is "http".'],
    [{ PORT: "70000" }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    [
      { DATABASE_URL: "mysql://x" },
      'DATABASE_URL must be a URL that starts with postgres:// or postgresql://, but is "…".',
    ],
    [
      { DATABASE_REPLICA_URLS: "postgres://a:secret@db/x,db2" },
      'DATABASE_REPLICA_URLS must be a comma-separated list of URLs that start with postgres://, but is "…".',
    ],
    [
      { DATABASE_REPLICA_URLS: "postgres://db/x" },
      "DATABASE_URL must be set to the primary when DATABASE_REPLICA_URLS is set.",
    ],
    [
      { REDIS_URL: "localhost" },
      'REDIS_URL must be a URL that starts with redis:// or rediss://, but is "…".',
    ],
    [{ JWT_SECRET: "short" }, 'JWT_SECRET must be at least 32 characters long, but is "…".'],
    [{ JWT_SECRET_PREVIOUS: "short" }, "JWT_SECRET_PREVIOUS must be at least 32 characters long"],
    [
      { DATABASE_URL: "postgres://db/x" },
      "JWT_SECRET must be set to at least 32 random characters when DATABASE_URL is set.",
    ],
    [
      { PUBLIC_URL: "prep.example" },
      'PUBLIC_URL must be a URL that starts with http:// or https://, but is "prep.example".',
    ],
    ...[
      "https://s3.example.org/b",
      "https://k:s@s3.example.org/",
      "https://k:s@h/b?regoin=x",
      "https://k:%@h/b",
    ].map((STORAGE_URL): [Record<string, string>, string] => [
      { STORAGE_URL },
      'STORAGE_URL must be like https://KEY:SECRET@s3.example.org/bucket?region=eu-central-1, but is "…".',
    ]),
    [{ WORKERS: "many" }, 'WORKERS must be a whole number from 1 to 256, but is "many".'],
    [
      { WORKERS: "2", REDIS_URL: "redis://x" },
      "WORKERS must be 1 without DATABASE_URL: the embedded database",
    ],
    [
      { WORKERS: "2", DATABASE_URL: "postgres://db/x", JWT_SECRET: secret },
      "WORKERS must be 1 without REDIS_URL: 2 processes would each count their own limits",
    ],
    [{ SMTP_URL: "mail" }, 'SMTP_URL must be a URL that starts with smtp:// or smtps://, but is "…".'],
    [
      { GEMINI_BASE_URL: "x" },
      'GEMINI_BASE_URL must be a URL that starts with http:// or https://, but is "…".',
    ],
    [{ AI_VERIFY: "yes" }, 'AI_VERIFY must be one of on, off, but is "yes".'],
    [{ AI_DAILY_LIMIT: "-1" }, 'AI_DAILY_LIMIT must be a whole number from 0 to 1000000, but is "-1".'],
    [
      { CORS_ORIGINS: "a.example" },
      'CORS_ORIGINS must be a comma-separated list of origins such as https://example.org, but is "a.example".',
    ],
    [{ DEMO: "yes" }, 'DEMO must be one of 0, 1, but is "yes".'],
    [{ COMMENTS: "1" }, 'COMMENTS must be one of on, off, but is "1".'],
    [{ RATE_LIMIT: "0" }, 'RATE_LIMIT must be one of on, off, but is "0".'],
    [{ SHED_LOAD: "0" }, 'SHED_LOAD must be one of on, off, but is "0".'],
    [
      { LOG_LEVEL: "loud" },
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, but is "loud".',
    ],
    [
      { TRUST_PROXY: "somewhere" },
      'TRUST_PROXY must be a comma-separated list of addresses such as 10.0.0.1 or 10.0.0.0/8, but is "somewhere".',
    ],
  ])("%j", (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

test("help addresses are names with a number or a link", () => {
  expect(readConfig({ HELP_ADDRESSES: "Tele MANAS=14416, Childline = 1098" }).help).toEqual([
    { name: "Tele MANAS", address: "14416" },
    { name: "Childline", address: "1098" },
  ]);
  expect(() => readConfig({ HELP_ADDRESSES: "14416" })).toThrow("HELP_ADDRESSES must be");
});
