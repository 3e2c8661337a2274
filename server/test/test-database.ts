import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../src/db/database.ts";
import { openPgliteInMemory } from "../src/db/embedded/pglite.ts";
import { migrate } from "../src/db/migrate.ts";
import { openPostgres } from "../src/db/postgres.ts";

export const engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "pglite";

/** An empty, migrated database of its own on the engine under test. */
export async function openTestDatabase(): Promise<Database> {
  if (engine === "postgres") {
    // Tests share their machine, and a busy machine is not what they test.
    return openPostgres(await createPostgresDatabase(), { warn: () => {} }, { connectMs: 30_000 });
  }
  const db = await openPgliteInMemory(inject("pgliteTemplate"));
  await migrate(db);
  return db;
}

/** A copy of the migrated template on the throw-away cluster. */
export async function createPostgresDatabase(): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await withClient(inject("postgresAdminUrl"), (client) =>
    client.query(`create database ${name} template prepfeed`),
  );
  return inject("postgresUrl").replace(/\/prepfeed$/, `/${name}`);
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
