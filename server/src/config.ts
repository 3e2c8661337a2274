import { isIP } from "node:net";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";

/** What the product is told from outside: the only reader of the environment. Names and defaults are in the README. */
export interface Config {
  port: number;
  host: string;
  /** Server processes behind the one port. */
  workers: number;
  dataDir: string;
  /** Where pictures are, if not in `dataDir`. */
  storage?: Storage;
  databaseUrl?: string;
  /** Standbys of it, for reads that may be a second old and for when it is away. */
  databaseReplicaUrls: string[];
  /** Whether a connection is ours for good, or only lent for each transaction. */
  databasePooling: (typeof POOLINGS)[number];
  redisUrl?: string;
  /** Who knows which Redis is the primary; then the host in `redisUrl` is its name there. */
  redisSentinels: { host: string; port: number }[];
  /** Absent on the embedded engine, where a secret is made once and kept in `dataDir`. */
  jwtSecret?: string;
  /** What `jwtSecret` was before: what it signed stays good. */
  previousJwtSecret?: string;
  /** Where figures for Prometheus are served; absent where they are not. */
  metricsPort?: number;
  publicUrl?: string;
  mail: { smtpUrl?: string; from: string };
  ai: {
    gemini?: { apiKey: string; model?: string; baseUrl?: string };
    openAiCompatible?: { baseUrl: string; apiKey?: string; model?: string };
    verify: boolean;
    dailyLimit: number;
  };
  corsOrigins: string[];
  demo: boolean;
  comments: boolean;
  trustProxy: string[];
  rateLimit: boolean;
  shedLoad: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
}

/** A bucket of storage that speaks S3's language. */
export interface Storage {
  endpoint: string;
  bucket: string;
  /** Ends with a slash, or is empty: then pictures lie in the bucket itself. */
  folder: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const POOLINGS = ["session", "transaction"] as const;
const MIN_SECRET_LENGTH = 32;
const MAX_WORKERS = 256;

/** A value that the product cannot start with, in one line. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

type Environment = Record<string, string | undefined>;

export function readConfig(env: Environment): Config {
  const read = (name: string) => env[name]?.trim() || undefined;
  const reject = (name: string, wanted: string) =>
    new ConfigError(`${name} must be ${wanted}, but is "${isSecret(name) ? "…" : read(name)}".`);

  const wholeNumber = (name: string, fallback: number, min: number, max: number) => {
    const value = read(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw reject(name, `a whole number from ${min} to ${max}`);
    }
    return number;
  };
  const oneOf = <T extends string>(name: string, allowed: readonly T[], fallback: T): T => {
    const value = read(name) ?? fallback;
    if (!allowed.includes(value as T)) throw reject(name, `one of ${allowed.join(", ")}`);
    return value as T;
  };
  const url = (name: string, ...protocols: string[]) => {
    const value = read(name);
    if (value === undefined) return undefined;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
      throw reject(
        name,
        `a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
      );
    }
    return value;
  };
  const httpUrl = (name: string) => url(name, "http:", "https:")?.replace(/\/+$/, "");
  const list = (name: string, isItem: (item: string) => boolean, wanted: string) => {
    const items = (read(name) ?? "")
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean);
    if (!items.every(isItem)) throw reject(name, `a comma-separated list of ${wanted}`);
    return items;
  };

  const databaseUrl = url("DATABASE_URL", "postgres:", "postgresql:");
  const jwtSecret = read("JWT_SECRET");
  const previousJwtSecret = read("JWT_SECRET_PREVIOUS");
  for (const name of ["JWT_SECRET", "JWT_SECRET_PREVIOUS"]) {
    const secret = read(name);
    if (secret !== undefined && secret.length < MIN_SECRET_LENGTH) {
      throw reject(name, `at least ${MIN_SECRET_LENGTH} characters long`);
    }
  }
  if (databaseUrl && !jwtSecret) {
    throw new ConfigError(
      `JWT_SECRET must be set to at least ${MIN_SECRET_LENGTH} random characters when DATABASE_URL is set.`,
    );
  }
  const databaseReplicaUrls = list(
    "DATABASE_REPLICA_URLS",
    isPostgresUrl,
    "URLs that start with postgres://",
  );
  if (databaseReplicaUrls.length > 0 && !databaseUrl) {
    throw new ConfigError("DATABASE_URL must be set to the primary when DATABASE_REPLICA_URLS is set.");
  }
  const redisUrl = url("REDIS_URL", "redis:", "rediss:");
  const workers =
    read("WORKERS") === "auto" ? availableParallelism() : wholeNumber("WORKERS", 1, 1, MAX_WORKERS);
  if (workers > 1 && !databaseUrl) {
    throw new ConfigError(
      `WORKERS must be 1 without DATABASE_URL: the embedded database belongs to one process, and ${workers} would overwrite each other's rows.`,
    );
  }
  if (workers > 1 && !redisUrl) {
    throw new ConfigError(
      `WORKERS must be 1 without REDIS_URL: ${workers} processes would each count their own limits, and events of one would not reach people at another.`,
    );
  }
  const storageUrl = url("STORAGE_URL", "http:", "https:");
  const storage = storageUrl === undefined ? undefined : readStorage(new URL(storageUrl));
  if (storageUrl && !storage) {
    throw reject("STORAGE_URL", "like https://KEY:SECRET@s3.example.org/bucket?region=eu-central-1");
  }
  const geminiKey = read("GEMINI_API_KEY");
  const geminiUrl = httpUrl("GEMINI_BASE_URL");
  const aiUrl = httpUrl("AI_BASE_URL");

  return {
    port: wholeNumber("PORT", 3000, 0, 65_535),
    host: read("HOST") ?? "127.0.0.1",
    workers,
    dataDir: resolve(read("DATA_DIR") ?? "./data"),
    storage,
    databaseUrl,
    databaseReplicaUrls,
    databasePooling: oneOf("DATABASE_POOLING", POOLINGS, "session"),
    redisUrl,
    redisSentinels: list("REDIS_SENTINELS", isHostAndPort, "hosts such as 10.0.0.1:26379").map(hostAndPort),
    jwtSecret,
    previousJwtSecret,
    metricsPort: read("METRICS_PORT") === undefined ? undefined : wholeNumber("METRICS_PORT", 0, 0, 65_535),
    publicUrl: httpUrl("PUBLIC_URL"),
    mail: {
      smtpUrl: url("SMTP_URL", "smtp:", "smtps:"),
      from: read("MAIL_FROM") ?? "Prepfeed <no-reply@localhost>",
    },
    ai: {
      ...(geminiKey && { gemini: { apiKey: geminiKey, model: read("GEMINI_MODEL"), baseUrl: geminiUrl } }),
      ...(aiUrl && {
        openAiCompatible: { baseUrl: aiUrl, apiKey: read("AI_API_KEY"), model: read("AI_MODEL") },
      }),
      verify: oneOf("AI_VERIFY", ["on", "off"], "on") === "on",
      dailyLimit: wholeNumber("AI_DAILY_LIMIT", 2_000, 0, 1_000_000),
    },
    corsOrigins: list("CORS_ORIGINS", isOrigin, "origins such as https://example.org"),
    demo: oneOf("DEMO", ["0", "1"], databaseUrl ? "0" : "1") === "1",
    comments: oneOf("COMMENTS", ["on", "off"], "on") === "on",
    trustProxy: list("TRUST_PROXY", isAddress, "addresses such as 10.0.0.1 or 10.0.0.0/8"),
    rateLimit: oneOf("RATE_LIMIT", ["on", "off"], "on") === "on",
    shedLoad: oneOf("SHED_LOAD", ["on", "off"], "on") === "on",
    logLevel: oneOf("LOG_LEVEL", LOG_LEVELS, "info"),
  };
}

/** Values that must not be repeated in an error message. */
const isSecret = (name: string) => /SECRET|KEY|_URLS?$/.test(name) && name !== "PUBLIC_URL";

const isPostgresUrl = (item: string) => URL.canParse(item) && /^postgres(ql)?:$/.test(new URL(item).protocol);
/** Undefined when something is missing or unknown. */
function readStorage({ origin, username, password, pathname, searchParams }: URL): Storage | undefined {
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

const isHostAndPort = (item: string) => /^[\w.-]+:\d{1,5}$/.test(item);
const hostAndPort = (item: string) => {
  const [host = "", port] = item.split(":");
  return { host, port: Number(port) };
};
const isOrigin = (item: string) => URL.canParse(item) && new URL(item).origin === item;
/** Of one machine, or of a network. */
const isAddress = (item: string) => isIP(item.split("/")[0] ?? "") > 0;
