import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Database } from "../../src/db/database.ts";

const FOLDER = new URL("../../src/db/migrations/", import.meta.url);

/** As if the server had the version before the migration with this name. */
export async function migrateTo(db: Database, migration: string) {
  await db.script(`drop schema public cascade; create schema public; create extension if not exists pg_trgm;
    create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz(3) not null default now())`);
  const files = readdirSync(FOLDER).filter((file) => file.endsWith(".sql"));
  const newer = files.find((file) => file.endsWith(`_${migration}.sql`));
  if (!newer) throw new Error(`no migration is called ${migration}`);
  for (const name of files.filter((file) => file < newer).toSorted()) {
    const sql = readFileSync(new URL(name, FOLDER), "utf8");
    await db.script(sql);
    const hash = createHash("sha256").update(sql).digest("hex");
    await db.query("insert into schema_migrations (name, hash) values ($1, $2)", [name, hash]);
  }
}
