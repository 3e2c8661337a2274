import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type { Database } from "./database.ts";
import { AdvisoryLock } from "./sql/locks/advisory-locks.ts";

const FOLDER = new URL("./migrations/", import.meta.url);

interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** The database has a version that this server cannot use, in one line. */
export class SchemaError extends Error {
  override name = "SchemaError";
}

/**
 * Upgrades the database to the newest schema, or to an earlier one, in one transaction: all of it or nothing.
 */
export async function migrate(db: Database, until?: ReadonlySet<string>): Promise<string[]> {
  const migrations = (await readMigrations()).filter(({ name }) => !until || until.has(name));
  if (await isUpToDate(db, migrations)) return [];
  return db.transaction(async (tx) => {
    await tx.script("set local statement_timeout = 0; set local client_min_messages = warning");
    await tx.query(`select pg_advisory_xact_lock(${AdvisoryLock.migrations})`);
    await tx.script(
      "create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz(3) not null default now())",
    );
    const pending = pendingMigrations(migrations, await listApplied(tx));
    for (const { name, sql, hash } of pending) {
      await tx.script(sql);
      await tx.query("insert into schema_migrations (name, hash) values ($1, $2)", [name, hash]);
    }
    return pending.map(({ name }) => name);
  });
}

/** The usual case at a start, answered without taking the lock. */
async function isUpToDate(db: Database, migrations: Migration[]) {
  const [table] = await db.query<{ exists: boolean }>(
    "select to_regclass('schema_migrations') is not null as exists",
  );
  return table?.exists === true && pendingMigrations(migrations, await listApplied(db)).length === 0;
}

/** The migrations of this database, each with its hash when it was applied. */
export async function listApplied(db: Database): Promise<Map<string, string>> {
  const rows = await db.query<{ name: string; hash: string }>(
    "select name, hash from schema_migrations order by name",
  );
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Migrations must not be edited once applied, and a database of a newer version is left unchanged. */
export function pendingMigrations(known: Migration[], applied: Map<string, string>): Migration[] {
  const names = new Set(known.map(({ name }) => name));
  const unknown = [...applied.keys()].find((name) => !names.has(name));
  if (unknown) {
    throw new SchemaError(
      `The database was written by a newer Prepfeed (it has migration ${unknown}). Start that version, or restore a backup from before it.`,
    );
  }
  const edited = known.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash);
  if (edited) throw new SchemaError(`Migration ${edited.name} was edited after it had been applied.`);
  return known.filter(({ name }) => !applied.has(name));
}

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(new URL(file, FOLDER), "utf8");
      return { name: file, sql, hash: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}
