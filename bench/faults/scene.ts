import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "../../server/src/db/database.ts";
import { openPglite } from "../../server/src/db/embedded/pglite.ts";
import { openPostgres } from "../../server/src/db/postgres.ts";
import { verify } from "../../server/src/features/verify/verify.service.ts";
import { findFreePort } from "../../server/test/services/free-port.ts";
import { startPostgres, type TestPostgres } from "../../server/test/services/postgres.ts";
import { startRedis, type TestRedis } from "../../server/test/services/redis.ts";
import { fillEarlier } from "./earlier-release.ts";
import { Product } from "./product.ts";
import { type SmallDisk, smallDisk } from "./small-disk.ts";
import { Writers } from "./writers.ts";

export type Engine = "embedded" | "postgres";

/** One product on one engine, with all that it needs, at an address that stays the same over restarts. */
export interface Scene {
  engine: Engine;
  product: Product;
  writers: Writers;
  postgres: TestPostgres | undefined;
  redis: TestRedis | undefined;
  disk: SmallDisk | undefined;
  env: Record<string, string>;
  /** As an operator would: with the same settings, and nothing else done. */
  startAgain(nodeOptions?: string[]): Promise<void>;
  /** How long the last start took. */
  startMs: number;
  /** Stops it cleanly and returns whether all totals are correct. */
  close(): Promise<{ isClean: boolean }>;
}

interface Setting {
  needsRedis?: boolean | undefined;
  /** On a disk of this size. */
  diskMegabytes?: number | undefined;
  /** The initial content of a place that was never served from; without it the product is already running. */
  from?: "nothing" | "an earlier release" | undefined;
  round: number;
}

let usualStartMs = 2_000;

export async function openScene(engine: Engine, setting: Setting): Promise<Scene> {
  const disk = setting.diskMegabytes ? smallDisk(setting.diskMegabytes) : undefined;
  const parent = disk?.folder ?? tmpdir();
  const dataDir = mkdtempSync(join(parent, "prepfeed-faults-"));
  const postgres = engine === "postgres" ? await startPostgres({ isDurable: true, parent }) : undefined;
  const redis = setting.needsRedis ? await startRedis() : undefined;
  const port = await findFreePort();
  const env: Record<string, string> = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url, JWT_SECRET: "a secret of at least 32 characters" }),
    ...(redis && { REDIS_URL: redis.url }),
  };
  if (setting.from === "an earlier release") await inDatabase(env, (db) => fillEarlier(db, setting.round));
  const scene: Scene = {
    engine,
    env,
    postgres,
    redis,
    disk,
    product: undefined as unknown as Product,
    startMs: usualStartMs,
    writers: new Writers(`http://127.0.0.1:${port}/api`),
    async startAgain(nodeOptions) {
      const began = performance.now();
      scene.product = await new Product(env, nodeOptions).ready();
      scene.startMs = usualStartMs = performance.now() - began;
    },
    async close() {
      try {
        const code = await scene.product.end("SIGTERM");
        return { isClean: code === 0 && (await inDatabase(env, isBalanced)) };
      } finally {
        await Promise.all([postgres?.stop(), redis?.stop()]);
        rmSync(dataDir, { recursive: true, force: true });
        disk?.clear();
      }
    },
  };
  if (!setting.from) await scene.startAgain();
  return scene;
}

async function inDatabase<T>(
  { DATABASE_URL, DATA_DIR = "" }: Record<string, string>,
  work: (db: Database) => Promise<T>,
): Promise<T> {
  const db = DATABASE_URL
    ? openPostgres(DATABASE_URL, { warn: () => {} }, { statementMs: 0 })
    : await openPglite({ dataDir: DATA_DIR });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}

const isBalanced = async (db: Database) => (await verify(db, { now: new Date() })).findings.length === 0;
