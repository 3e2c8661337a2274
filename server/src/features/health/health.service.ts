import type { Health } from "@prepfeed/contract/health";
import type { Database } from "../../db/database.ts";
import { answers } from "./health.queries.ts";

const DATABASE_MS = 2_000;

interface Deps {
  db: Database;
  version: string;
  startedAt: number;
  corsOrigins: string[];
}

export async function checkHealth({ db, version, startedAt, corsOrigins }: Deps): Promise<Health> {
  const database = (await isReachable(db)) ? "UP" : "DOWN";
  return {
    status: database,
    database,
    version,
    uptime: Math.floor((performance.now() - startedAt) / 1000),
    cors_config: { allowed_origins: corsOrigins },
  };
}

export async function isReachable(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), DATABASE_MS);
  });
  return Promise.race([answers(db).catch(() => false), tooLate]).finally(() => clearTimeout(timer));
}
