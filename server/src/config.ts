import { readFileSync } from "node:fs";
import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { z } from "zod";
import { type AuthProvider, readProviders } from "./foundation/auth-providers.ts";

/** The settings: this is the only reader of the environment. Names and defaults are in docs/configuration.md. */
export interface Config {
  port: number;
  host: string;
  /** Server processes that share the port. */
  workers: number;
  dataDir: string;
  /** Where pictures are, if not in `dataDir`. */
  storage?: Storage;
  databaseUrl?: string;
  /** Its standbys, for reads that may be a second old and for when the primary is unreachable. */
  databaseReplicaUrls: string[];
  /** Whether a connection is permanent, or only assigned for each transaction. */
  databasePooling: (typeof POOLINGS)[number];
  redisUrl?: string;
  /** The Sentinels that know which Redis is the primary; then the host in `redisUrl` is its name there. */
  redisSentinels: { host: string; port: number }[];
  /**
   * The authority that signed the certificates of Redis and its Sentinels, in PEM, if Node does not trust it anyway.
   */
  redisCa?: string;
  /** Absent on the embedded engine, where a secret is made once and stored in `dataDir`. */
  jwtSecret?: string;
  /** The previous `jwtSecret`: tokens signed with it stay valid. */
  previousJwtSecret?: string;
  /** Where metrics for Prometheus are served; absent if they are not. */
  metricsPort?: number;
  metricsHost: string;
  publicUrl?: string;
  /** The providers that people can sign in with. */
  authProviders: AuthProvider[];
  mail: { smtpUrl?: string; from: string };
  ai: {
    gemini?: { apiKey: string; model?: string; baseUrl?: string };
    openAiCompatible?: { baseUrl: string; apiKey?: string; model?: string };
    verify: boolean;
    dailyLimit: number;
  };
  corsOrigins: string[];
  demo: boolean;
  /** Whether a year of birth is asked for at registration. */
  askAge: boolean;
  comments: boolean;
  /** Whether browsers store the pages, to open them without a network. */
  offline: boolean;
  /** How to reach the operator, and where to find help: both are shown to everybody. */
  contact?: string;
  help: { name: string; address: string }[];
  /** Whether the API serves its own description. */
  apiDocs: boolean;
  trustProxy: string[];
  rateLimit: boolean;
  shedLoad: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
}

/** A bucket of S3-compatible storage. */
export interface Storage {
  endpoint: string;
  bucket: string;
  /** Ends with a slash, or is empty: then pictures are at the top of the bucket. */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const POOLINGS = ["session", "transaction"] as const;
const MIN_SECRET_LENGTH = 32;
const MAX_WORKERS = 256;
const MAX_CONTACT = 200;

/** An invalid setting that prevents the start, in one line. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

type Environment = Record<string, string | undefined>;

// The message of each schema says what is valid: it ends the sentence "PORT must be …".

const wholeNumber = (min: number, max: number) => {
  const wanted = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, wanted)
    .transform(Number)
    .pipe(z.number().min(min, wanted).max(max, wanted));
};
const oneOf = <const Allowed extends readonly string[]>(allowed: Allowed) =>
  z.enum(allowed, `one of ${allowed.join(", ")}`);
const onOrOff = (byDefault: "on" | "off" = "on") =>
  oneOf(["on", "off"])
    .default(byDefault)
    .transform((value) => value === "on");
const url = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(?:${protocols.join("|")})$`),
    error: `a URL that starts with ${protocols.map((protocol) => `${protocol}://`).join(" or ")}`,
  });
const httpUrl = () => url("http", "https").transform((value) => value.replace(/\/+$/, ""));
const list = (isItem: (item: string) => boolean, wanted: string) =>
  z
    .string()
    .transform((value) =>
      value
        .split(",")
        .map((item) => item.trim())
        .filter(Boolean),
    )
    .refine((items) => items.every(isItem), `a comma-separated list of ${wanted}`)
    .default([]);
const secret = () => z.string().min(MIN_SECRET_LENGTH, `at least ${MIN_SECRET_LENGTH} characters long`);
const port = () => wholeNumber(0, 65_535);

const environment = z
  .object({
    PORT: port().default(3000),
    HOST: z.string().default("127.0.0.1"),
    WORKERS: z.preprocess(onePerCoreIfAuto, wholeNumber(1, MAX_WORKERS)).default(1),
    DATA_DIR: z.string().default("./data"),
    STORAGE_URL: url("http", "https").transform(readStorage).optional(),
    DATABASE_URL: url("postgres", "postgresql").optional(),
    DATABASE_REPLICA_URLS: list(isPostgresUrl, "URLs that start with postgres://"),
    DATABASE_POOLING: oneOf(POOLINGS).default("session"),
    REDIS_URL: url("redis", "rediss").optional(),
    REDIS_CA_FILE: z.string().transform(readCertificates).optional(),
    REDIS_SENTINELS: list(isHostAndPort, "hosts such as 10.0.0.1:26379"),
    JWT_SECRET: secret().optional(),
    JWT_SECRET_PREVIOUS: secret().optional(),
    METRICS_PORT: port().optional(),
    METRICS_HOST: z.string().default("127.0.0.1"),
    PUBLIC_URL: httpUrl().optional(),
    AUTH_PROVIDERS: z.string().transform(readProviders).default([]),
    SMTP_URL: url("smtp", "smtps").optional(),
    MAIL_FROM: z.string().default("Prepfeed <no-reply@localhost>"),
    GEMINI_API_KEY: z.string().optional(),
    GEMINI_MODEL: z.string().optional(),
    GEMINI_BASE_URL: httpUrl().optional(),
    AI_BASE_URL: httpUrl().optional(),
    AI_API_KEY: z.string().optional(),
    AI_MODEL: z.string().optional(),
    AI_VERIFY: onOrOff(),
    AI_DAILY_LIMIT: wholeNumber(0, 1_000_000).default(2_000),
    CORS_ORIGINS: list(isOrigin, "origins such as https://example.org"),
    DEMO: oneOf(["0", "1"]).optional(),
    ASK_AGE: onOrOff("off"),
    COMMENTS: onOrOff(),
    OFFLINE: onOrOff(),
    CONTACT: z.string().max(MAX_CONTACT, `at most ${MAX_CONTACT} characters long`).optional(),
    HELP_ADDRESSES: list(isHelp, "names and addresses such as Tele MANAS=14416"),
    API_DOCS: onOrOff(),
    TRUST_PROXY: list(isAddress, "addresses such as 10.0.0.1 or 10.0.0.0/8"),
    RATE_LIMIT: onOrOff(),
    SHED_LOAD: onOrOff(),
    LOG_LEVEL: oneOf(LOG_LEVELS).default("info"),
  })
  .superRefine(
    ({ DATABASE_URL, DATABASE_REPLICA_URLS, REDIS_URL, REDIS_CA_FILE, JWT_SECRET, WORKERS }, context) => {
      const refuse = (isWrong: boolean, sentence: string) => {
        if (isWrong) context.addIssue(sentence);
      };
      refuse(
        DATABASE_URL !== undefined && !JWT_SECRET,
        `JWT_SECRET must be set to at least ${MIN_SECRET_LENGTH} random characters when DATABASE_URL is set.`,
      );
      refuse(
        DATABASE_REPLICA_URLS.length > 0 && !DATABASE_URL,
        "DATABASE_URL must be set to the primary when DATABASE_REPLICA_URLS is set.",
      );
      for (const file of [DATABASE_URL ?? [], DATABASE_REPLICA_URLS].flat().flatMap(rootCertificateOf)) {
        refuse(!certificatesIn(file), `sslrootcert must be ${CERTIFICATES}, but is "${file}".`);
      }
      refuse(
        REDIS_CA_FILE !== undefined && !REDIS_URL?.startsWith("rediss:"),
        "REDIS_URL must start with rediss:// when REDIS_CA_FILE is set: without TLS no certificate is looked at.",
      );
      refuse(
        WORKERS > 1 && !DATABASE_URL,
        `WORKERS must be 1 without DATABASE_URL: the embedded database belongs to one process, and ${WORKERS} would overwrite each other's rows.`,
      );
      refuse(
        WORKERS > 1 && !REDIS_URL,
        `WORKERS must be 1 without REDIS_URL: ${WORKERS} processes would each count their own limits, and events of one would not reach people at another.`,
      );
    },
  );

export function readConfig(env: Environment): Config {
  const given = parse(env);
  const { GEMINI_API_KEY: geminiKey, AI_BASE_URL: aiUrl } = given;
  return {
    port: given.PORT,
    host: given.HOST,
    workers: given.WORKERS,
    dataDir: resolve(given.DATA_DIR),
    storage: given.STORAGE_URL,
    databaseUrl: given.DATABASE_URL,
    databaseReplicaUrls: given.DATABASE_REPLICA_URLS,
    databasePooling: given.DATABASE_POOLING,
    redisUrl: given.REDIS_URL,
    redisSentinels: given.REDIS_SENTINELS.map(hostAndPort),
    redisCa: given.REDIS_CA_FILE,
    jwtSecret: given.JWT_SECRET,
    previousJwtSecret: given.JWT_SECRET_PREVIOUS,
    metricsPort: given.METRICS_PORT,
    metricsHost: given.METRICS_HOST,
    publicUrl: given.PUBLIC_URL,
    authProviders: given.AUTH_PROVIDERS,
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM },
    ai: {
      ...(geminiKey && {
        gemini: { apiKey: geminiKey, model: given.GEMINI_MODEL, baseUrl: given.GEMINI_BASE_URL },
      }),
      ...(aiUrl && {
        openAiCompatible: { baseUrl: aiUrl, apiKey: given.AI_API_KEY, model: given.AI_MODEL },
      }),
      verify: given.AI_VERIFY,
      dailyLimit: given.AI_DAILY_LIMIT,
    },
    corsOrigins: given.CORS_ORIGINS,
    demo: (given.DEMO ?? (given.DATABASE_URL ? "0" : "1")) === "1",
    askAge: given.ASK_AGE,
    comments: given.COMMENTS,
    offline: given.OFFLINE,
    contact: given.CONTACT,
    help: given.HELP_ADDRESSES.map(helpOf),
    apiDocs: given.API_DOCS,
    trustProxy: given.TRUST_PROXY,
    rateLimit: given.RATE_LIMIT,
    shedLoad: given.SHED_LOAD,
    logLevel: given.LOG_LEVEL,
  };
}

/** A blank value counts as not set. Of several mistakes the first is reported. */
function parse(env: Environment) {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]);
  const given: Environment = Object.fromEntries(trimmed);
  const { data, error } = environment.safeParse(given);
  if (data) return data;
  const [issue] = error.issues;
  const name = issue?.path[0];
  if (name === undefined) throw new ConfigError(issue?.message);
  const value = isSecret(String(name)) ? "…" : given[String(name)];
  throw new ConfigError(`${String(name)} must be ${issue?.message}, but is "${value}".`);
}

/** Values that an error message must not repeat. */
const isSecret = (name: string) => /SECRET|KEY|_URLS?$|^AUTH_PROVIDERS$/.test(name) && name !== "PUBLIC_URL";

function onePerCoreIfAuto(value: unknown) {
  return value === "auto" ? String(Math.min(availableParallelism(), MAX_WORKERS)) : value;
}

function isPostgresUrl(item: string) {
  return URL.canParse(item) && /^postgres(ql)?:$/.test(new URL(item).protocol);
}

const CERTIFICATES = "a readable file with certificates in PEM";

function certificatesIn(file: string): string | undefined {
  try {
    const content = readFileSync(file, "utf8");
    return content.includes("-----BEGIN CERTIFICATE-----") ? content : undefined;
  } catch {
    return undefined;
  }
}

function readCertificates(file: string, context: z.RefinementCtx): string {
  const certificates = certificatesIn(file);
  if (certificates) return certificates;
  context.addIssue(CERTIFICATES);
  return z.NEVER;
}

const rootCertificateOf = (databaseUrl: string) =>
  (URL.canParse(databaseUrl) && new URL(databaseUrl).searchParams.get("sslrootcert")) || [];

/** Refused if something is missing or unknown. */
function readStorage(value: string, context: z.RefinementCtx): Storage {
  const storage = storageOf(new URL(value));
  if (storage) return storage;
  context.addIssue("like https://KEY:SECRET@s3.example.org/bucket?region=eu-central-1");
  return z.NEVER;
}

function storageOf({ origin, username, password, pathname, searchParams }: URL): Storage | undefined {
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean);
  const { region = "us-east-1", ...unknown } = Object.fromEntries(searchParams);
  const names = [bucket, ...folders, region];
  if (!names.every((name) => /^[\w.-]+$/.test(name)) || Object.keys(unknown).length > 0) return undefined;
  try {
    const [accessKeyId, secretAccessKey] = [decodeURIComponent(username), decodeURIComponent(password)];
    const folder = folders.map((name) => `${name}/`).join("");
    if (!accessKeyId || !secretAccessKey) return undefined;
    return { endpoint: origin, bucket, folder, region, accessKeyId, secretAccessKey };
  } catch {
    return undefined;
  }
}

function isHostAndPort(item: string) {
  return /^[\w.-]+:\d{1,5}$/.test(item);
}

function hostAndPort(item: string) {
  const [host = "", port] = item.split(":");
  return { host, port: Number(port) };
}

function isHelp(item: string) {
  return /^[^=]+=[^=]+$/.test(item);
}

function helpOf(item: string) {
  const [name = "", address = ""] = item.split("=").map((part) => part.trim());
  return { name, address };
}

function isOrigin(item: string) {
  return URL.canParse(item) && new URL(item).origin === item;
}

/** The address of one machine, or of a network. */
function isAddress(item: string) {
  return isIP(item.split("/")[0] ?? "") > 0;
}
