import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const secret = "0123456789abcdef0123456789abcdef";

test("nothing needs to be set", () => {
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
    jwtSecret: undefined,
    previousJwtSecret: undefined,
    metricsPort: undefined,
    publicUrl: undefined,
    mail: { smtpUrl: undefined, from: "Prepfeed <no-reply@localhost>" },
    ai: { verify: true, dailyLimit: 2000 },
    corsOrigins: [],
    demo: true,
    comments: true,
    trustProxy: [],
    rateLimit: true,
    shedLoad: true,
    logLevel: "info",
  });
});

test("everything can be set", () => {
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
    DATABASE_POOLING: "transaction",
    STORAGE_URL: "https://AKIA:a%2Fb+c@s3.example.org:9000/prepfeed/production?region=eu-central-1",
    REDIS_SENTINELS: "s1.internal:26379, 10.0.0.2:26380",
    PUBLIC_URL: "https://prep.example/",
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
    ai: {
      gemini: { apiKey: "g-key", model: "g-model", baseUrl: "https://ai.internal/v1beta" },
      openAiCompatible: { baseUrl: "http://127.0.0.1:1234/v1", apiKey: "o-key", model: "o-model" },
      verify: false,
      dailyLimit: 10,
    },
    corsOrigins: ["https://a.example", "https://b.example"],
    demo: true,
    comments: false,
    trustProxy: ["10.0.0.1", "10.0.0.2"],
    rateLimit: false,
    shedLoad: false,
  });
});

test("the demo community is for the embedded engine unless asked for", () => {
  expect(readConfig({ DATABASE_URL: "postgres://db/x", JWT_SECRET: secret }).demo).toBe(false);
});

describe("a bad value stops the start with one line that says what would be right", () => {
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
