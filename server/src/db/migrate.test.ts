import { afterAll, beforeAll, expect, test } from "vitest";
import { engine, openTestDatabase } from "../../test/test-database.ts";
import type { Database } from "./database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const file = (name: string, hash = name) => ({ name, hash, sql: "" });

test("a migrated database needs nothing more", async () => {
  expect(await migrate(db)).toEqual([]);
});

test("two servers that start at once don't disturb each other", async () => {
  await db.script("drop schema public cascade; create schema public");
  const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(applied.flat().length).toBe(new Set(applied.flat()).size);
  expect(await db.query("select 1 from users")).toEqual([]);
});

test("a migration that fails leaves nothing behind", async () => {
  const half = db.transaction(async (tx) => {
    await tx.script("create table half_done (id int); insert into half_done values (1)");
    await tx.script("select * from missing_table");
  });
  await expect(half).rejects.toThrow(/missing_table/);
  await expect(db.query("select 1 from half_done")).rejects.toThrow(/half_done/);
});

test("only what is new is applied, in order", () => {
  const known = [file("0000"), file("0001"), file("0002")];
  expect(pendingMigrations(known, new Map([["0000", "0000"]])).map(({ name }) => name)).toEqual([
    "0001",
    "0002",
  ]);
});

test("a database from a newer version is left alone", () => {
  expect(() => pendingMigrations([file("0000")], new Map([["0009", "x"]]))).toThrow(/newer Prepfeed/);
});

test("an edited migration is noticed", () => {
  expect(() => pendingMigrations([file("0000", "new")], new Map([["0000", "old"]]))).toThrow(/edited/);
});

test(`the engine under test is ${engine}`, async () => {
  const [row] = await db.query<{ version: string }>("select version()");
  expect(row?.version.startsWith("PostgreSQL 18") && /wasm|emscripten/i.test(row.version)).toBe(
    engine === "pglite",
  );
});
