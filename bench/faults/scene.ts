import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPglite } from "../../server/src/db/embedded/pglite.ts";
import { openPostgres } from "../../server/src/db/postgres.ts";
import { verify } from "../../server/src/features/verify/verify.service.ts";
import { findFreePort } from "../../server/test/services/free-port.ts";
import { startPostgres, type TestPostgres } from "../../server/test/services/postgres.ts";
import { startRedis, type TestRedis } from "../../server/test/services/redis.ts";
import { Product } from "./product.ts";
import { Writers } from "./writers.ts";

export type Engine = "embedded" | "postgres";

/** One product on one engine, with all that it needs, at an address that stays over its restarts. */
export interface Scene {
  engine: Engine;
  product: Product;
  writers: Writers;
  postgres: TestPostgres | undefined;
  redis: TestRedis | undefined;
  env: Record<string, string>;
  /** As an operator would: with the same settings, and nothing else done. */
  startAgain(nodeOptions?: string[]): Promise<void>;
  /** Ends it well and tells whether the books balance. */
  close(): Promise<{ isClean: boolean }>;
}

export async function openScene(engine: Engine, needsRedis: boolean): Promise<Scene> {
  const dataDir = mkdtempSync(join(tmpdir(), "prepfeed-faults-"));
  const postgres = engine === "postgres" ? await startPostgres({ isDurable: true }) : undefined;
  const redis = needsRedis ? await startRedis() : undefined;
  const port = await findFreePort();
  const env: Record<string, string> = {
    PORT: String(port),
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url, JWT_SECRET: "a secret of at least 32 characters" }),
    ...(redis && { REDIS_URL: redis.url }),
  };
  const scene: Scene = {
    engine,
    env,
    postgres,
    redis,
    product: await new Product(env).ready(),
    writers: new Writers(`http://127.0.0.1:${port}/api`),
    async startAgain(nodeOptions) {
      scene.product = await new Product(env, nodeOptions).ready();
    },
    async close() {
      try {
        const code = await scene.product.end("SIGTERM");
        return { isClean: code === 0 && (await isBalanced(env)) };
      } finally {
        await Promise.all([postgres?.stop(), redis?.stop()]);
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
  };
  return scene;
}

async function isBalanced({ DATABASE_URL, DATA_DIR = "" }: Record<string, string>) {
  const db = DATABASE_URL
    ? openPostgres(DATABASE_URL, { warn: () => {} }, { statementMs: 0 })
    : await openPglite({ dataDir: DATA_DIR });
  try {
    return (await verify(db, { now: new Date() })).findings.length === 0;
  } finally {
    await db.close();
  }
}

/** A process and its children, as they are now. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(")") + 4).split(" ")[0]) }];
      } catch {
        return [];
      }
    });
  const of = (ancestor: number): number[] => [
    ancestor,
    ...parents.filter(({ parent }) => parent === ancestor).flatMap((child) => of(child.pid)),
  ];
  return of(pid);
}
