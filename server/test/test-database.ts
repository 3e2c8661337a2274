import pg from "pg";
import { inject } from "vitest";
import type { Database } from "../src/db/database.ts";
import { openPgliteInMemory } from "../src/db/embedded/pglite.ts";
import { migrate } from "../src/db/migrate.ts";
import { openPostgres } from "../src/db/postgres.ts";

export const engine = process.env.TEST_ENGINE === "postgres" ? "postgres" : "pglite";

/** A separate, empty, migrated database on the engine under test. */
export async function openTestDatabase(): Promise<Database> {
  if (engine === "postgres") {
    // Tests share their machine, and a busy machine is not what they test.
    return openPostgres(await createPostgresDatabase(), { warn: () => {} }, { connectMs: 30_000 });
  }
  return openEmbedded();
}

interface Embedded {
  db: Database;
  /** The schema when it was new, and the tables to empty. */
  shape: string;
  tables: string[];
}

/** Embedded databases that no test uses at the moment: emptying one is far quicker than opening another. */
const idle: Embedded[] = [];

async function openEmbedded(): Promise<Database> {
  const embedded = idle.pop() ?? (await createEmbedded());
  const { db } = embedded;
  return {
    ...db,
    async close() {
      if ((await shapeOf(db)) !== embedded.shape) return db.close();
      // Without triggers, because one of them protects the audit log.
      await db.script(
        `set session_replication_role = replica; truncate ${embedded.tables.join(", ")} restart identity; set session_replication_role = default`,
      );
      idle.push(embedded);
    },
  };
}

async function createEmbedded(): Promise<Embedded> {
  const db = await openPgliteInMemory(inject("pgliteTemplate"));
  await migrate(db);
  const tables = await db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations'",
  );
  return { db, shape: await shapeOf(db), tables: tables.map(({ name }) => name) };
}

/**
 * Tables, columns, indexes, constraints and triggers: a test that changes one of them does not return its database.
 */
async function shapeOf(db: Database): Promise<string> {
  const [shape] = await db.query<{ text: string }>(`
    select md5(string_agg(part, ' ' order by part)) as text from (
      select attrelid::regclass::text || '.' || attname || atttypid::text || attnotnull::text from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = 'public'::regnamespace and attnum > 0
      union all select conrelid::regclass::text || conname from pg_constraint where connamespace = 'public'::regnamespace
      union all select tgrelid::regclass::text || tgname || tgenabled::text from pg_trigger where not tgisinternal) as parts (part)`);
  return shape?.text ?? "";
}

/** A copy of the migrated template on the temporary cluster. */
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
