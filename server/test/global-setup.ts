import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { writeTemplate } from "../src/db/embedded/pglite-template.ts";
import { TEMPLATE } from "../src/db/embedded/template-file.ts";
import { migrate } from "../src/db/migrate.ts";
import { openPostgres } from "../src/db/postgres.ts";
import { startPostgres } from "./services/postgres.ts";
import { startRedis } from "./services/redis.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A cluster whose database `prepfeed` is migrated and serves as a template. */
    postgresUrl: string;
    postgresAdminUrl: string;
    redisUrl: string;
    /** A prepared embedded database. */
    pgliteTemplate: string;
  }
}

/** Starts what the tests need; nothing has to be running before. */
export default async function setup(project: TestProject) {
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis(), prepareTemplate()]);
  const db = openPostgres(postgres.url, { warn: () => {} });
  await migrate(db);
  await db.close();
  project.provide("postgresUrl", postgres.url);
  project.provide("postgresAdminUrl", postgres.adminUrl);
  project.provide("redisUrl", redis.url);
  project.provide("pgliteTemplate", fileURLToPath(TEMPLATE));
  return async () => {
    await Promise.all([postgres.stop(), redis.stop()]);
  };
}

/** The build makes it; without a build it is made here. */
async function prepareTemplate() {
  if (existsSync(TEMPLATE)) return;
  await mkdir(new URL(".", TEMPLATE), { recursive: true });
  const unfinished = new URL(`template.${process.pid}`, TEMPLATE);
  await writeTemplate(unfinished);
  await rename(unfinished, TEMPLATE);
}
