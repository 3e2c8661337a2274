import type { Database } from "../db/database.ts";

/**
 * Statements that work on all existing tables: they name no feature, so a new table needs no change here.
 */

export interface Table {
  name: string;
  /** The stored columns, not the computed ones. */
  columns: { name: string; type: string }[];
}

export async function listTables(db: Database): Promise<Table[]> {
  return db.query<Table>(
    `select c.relname as name, json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
       order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and a.attgenerated = '' and c.relname <> 'schema_migrations'
     group by c.relname order by c.relname`,
  );
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * Everything in this transaction is read as of one moment; values are written the same way on both engines.
 */
export async function beginReading(tx: Database) {
  await tx.script(`set transaction isolation level repeatable read read only;
    set local idle_in_transaction_session_timeout = 0`);
  await writeTheSame(tx);
}

async function writeTheSame(tx: Database) {
  await tx.script(`set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
    set local extra_float_digits = 1; set local bytea_output = 'hex'`);
}

const AT_ONCE = 500;

export async function* readRows(tx: Database, { name, columns }: Table): AsyncGenerator<(string | null)[]> {
  const list = columns.map((column) => `${quoted(column.name)}::text`).join(", ");
  await tx.script(
    `declare table_rows no scroll cursor for select array[${list}] as row from ${quoted(name)}`,
  );
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    const rows = await tx.queryPlanned<{ row: (string | null)[] }>(`fetch ${AT_ONCE} from table_rows`);
    for (const { row } of rows) yield row;
    count = rows.length;
  }
  await tx.script("close table_rows");
}

export function listSequences(tx: Database) {
  return tx.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  );
}

export async function setSequence(tx: Database, name: string, last: string) {
  await tx.query("select setval($1::regclass, $2::bigint)", [`public.${quoted(name)}`, last]);
}

/** Rows may come before those they refer to, until `holdReferences` checks all of them. */
export async function letReferencesGo(tx: Database): Promise<string[]> {
  const references = await tx.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace order by conrelid, conname`,
  );
  for (const { table, name } of references) {
    await tx.script(`alter table ${table} drop constraint ${quoted(name)}`);
  }
  return references.map(
    ({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`,
  );
}

export async function holdReferences(tx: Database, references: string[]) {
  for (const reference of references) await tx.script(reference);
}

/** For a transaction that fills tables with the result of `readRows`. */
export async function beginWriting(tx: Database, tables: Table[]) {
  await tx.script("set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0");
  await writeTheSame(tx);
  await tx.script(`truncate ${tables.map(({ name }) => quoted(name)).join(", ")}`);
}

export async function insertRows(tx: Database, { name, columns }: Table, rows: (string | null)[][]) {
  const names = columns.map((column) => quoted(column.name)).join(", ");
  const values = columns.map((column) => `${quoted(column.name)}::${column.type}`).join(", ");
  const params = columns.map((_, i) => `$${i + 1}::text[]`).join(", ");
  await tx.queryPlanned(
    `insert into ${quoted(name)} (${names}) overriding system value select ${values} from unnest(${params}) as given (${names})`,
    columns.map((_, i) => rows.map((row) => row[i] ?? null)),
  );
}

export async function countRows(tx: Database, name: string): Promise<number> {
  const [row] = await tx.queryPlanned<{ count: string }>(`select count(*) as count from ${quoted(name)}`);
  return Number(row?.count);
}

/** Undefined if nothing was ever set up. */
export async function countPeople(db: Database): Promise<number | undefined> {
  const [table] = await db.query<{ exists: boolean }>(
    "select to_regclass('public.users') is not null as exists",
  );
  return table?.exists ? countRows(db, "users") : undefined;
}
