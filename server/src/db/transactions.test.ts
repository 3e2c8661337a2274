import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../test/test-database.ts";
import type { Database } from "./database.ts";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.script("create table notes (id int primary key, text text)");
});
afterAll(() => db.close());

const countOf = async () => (await db.query<{ n: number }>("select count(*)::int as n from notes"))[0]?.n;

test("a throw rolls everything back", async () => {
  const work = db.transaction(async (tx) => {
    await tx.query("insert into notes values ($1, $2)", [1, "one"]);
    throw new Error("changed my mind");
  });
  await expect(work).rejects.toThrow("changed my mind");
  expect(await countOf()).toBe(0);
});

test("a transaction inside a transaction joins it", async () => {
  const work = db.transaction(async (tx) => {
    await tx.transaction((inner) => inner.query("insert into notes values (2, 'two')"));
    throw new Error("undo");
  });
  await expect(work).rejects.toThrow("undo");
  expect(await countOf()).toBe(0);
});

test("a refused statement leaves the connection usable", async () => {
  await db.query("insert into notes values (3, 'three')");
  for (let i = 0; i < 5; i++) {
    await expect(db.query("insert into notes values (3, 'again')")).rejects.toMatchObject({ code: "23505" });
    await expect(db.query("insert into notes values ($1, 'bad')", ["x"])).rejects.toMatchObject({
      code: "22P02",
    });
  }
  expect(await countOf()).toBe(1);
});

test("concurrent transactions see complete results of each other", async () => {
  await db.query("insert into notes values (10, '0')");
  const increment = () =>
    db.transaction(async (tx) => {
      const [row] = await tx.query<{ text: string }>("select text from notes where id = 10 for update");
      await tx.query("update notes set text = $1 where id = 10", [String(Number(row?.text) + 1)]);
    });
  await Promise.all(Array.from({ length: 50 }, increment));
  expect(await db.query("select text from notes where id = 10")).toEqual([{ text: "50" }]);
});

test("a deadlock is resolved by trying again", async () => {
  await db.script("insert into notes values (20, 'a'), (21, 'b')");
  const touch = (first: number, second: number) =>
    db.transaction(async (tx) => {
      await tx.query("update notes set text = text || 'x' where id = $1", [first]);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await tx.query("update notes set text = text || 'x' where id = $1", [second]);
    });
  await Promise.all([touch(20, 21), touch(21, 20)]);
  expect(await db.query("select text from notes where id in (20, 21) order by id")).toEqual([
    { text: "axx" },
    { text: "bxx" },
  ]);
});

test("long values and many rows arrive complete", async () => {
  const long = "ž".repeat(300_000);
  expect(await db.query("select $1::text as text", [long])).toEqual([{ text: long }]);
  expect(await db.query("select i from generate_series(1, 20000) i")).toHaveLength(20_000);
});
