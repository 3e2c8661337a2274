import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase } from "../../test/test-database.ts";
import type { Database } from "./database.ts";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const LISTS: [type: string, list: unknown[]][] = [
  [
    "text",
    ["", " ", "NULL", "null", "{}", "a,b", 'say "no"', "C:\\new", "\\\\", "é – हिन्दी", "line\nbreak", "'"],
  ],
  ["text", [null, "a", null]],
  ["text", []],
  ["int", [0, -1, 2_147_483_647, null]],
  ["float8", [0.1, -1e-300, 1e300, Number.POSITIVE_INFINITY]],
  ["boolean", [true, false, null]],
  ["uuid", ["00000003-0000-7000-8000-00000000270a"]],
  ["date", ["2026-11-19"]],
];

test.each(LISTS)("a list of %s arrives as it was sent: %j", async (type, list) => {
  const rows = await db.query(
    `select item${type === "date" ? "::text" : ""} from unnest($1::${type}[]) as items (item)`,
    [list],
  );
  expect(rows).toEqual(list.map((item) => ({ item })));
});

test("lists of moments and of lists arrive as they were sent", async () => {
  const at = new Date("2026-11-19T12:00:00.123Z");
  expect(await db.query("select item from unnest($1::timestamptz[]) as items (item)", [[at]])).toEqual([
    { item: at },
  ]);
  expect(
    await db.query("select $1::int[] as list", [
      [
        [1, 2],
        [3, 4],
      ],
    ]),
  ).toEqual([
    {
      list: [
        [1, 2],
        [3, 4],
      ],
    },
  ]);
});
