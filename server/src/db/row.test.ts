import { is } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../test/test-database.ts";
import type { Database } from "./database.ts";
import * as schema from "./schema.ts";

/** A value of each column type, as SQL. */
const SAMPLES: Record<string, string> = {
  uuid: "gen_random_uuid()",
  "uuid[]": "array[gen_random_uuid()]",
  text: "'some words'",
  "text[]": "'{some,words}'",
  tsvector: "'some words'",
  tsquery: "'some & words'",
  boolean: "true",
  smallint: "7",
  integer: "7",
  "integer[]": "'{7}'",
  bigint: "7",
  real: "0.5",
  "double precision": "0.5",
  "numeric(12, 2)": "7.25",
  date: "current_date",
  "timestamp (3) with time zone": "now()",
  "timestamp (3) with time zone[]": "array[now()]",
  jsonb: `'{"some": "words"}'`,
};

function kindOf(value: unknown): string {
  if (value instanceof Date) return "date";
  if (Array.isArray(value)) return "array";
  return typeof value === "object" ? "json" : typeof value;
}

/** The type that `Row` gives a column, by drizzle's name for it. */
const KINDS: Record<string, string> = { "number of bigint": "string", custom: "string" };

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

test("every column is read as the schema types it", async () => {
  const columns = Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? getTableConfig(table).columns : [],
  );
  expect(columns.length).toBeGreaterThan(300);
  const types = new Map(columns.map((column) => [column.getSQLType(), column.dataType]));
  for (const [type, dataType] of types) {
    const [row] = await db.query<{ value: unknown }>(
      `select ${SAMPLES[type]}::${type.replace("numeric(12, 2)", "numeric")}${type === "date" ? "::text" : ""} as value`,
    );
    const expected = KINDS[`${dataType} of ${type}`] ?? KINDS[dataType] ?? dataType;
    expect([type, kindOf(row?.value)]).toEqual([type, expected]);
  }
});
