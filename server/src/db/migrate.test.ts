import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateTo } from "../../test/releases/migrate-to.ts";
import { engine, openTestDatabase } from "../../test/test-database.ts";
import type { Database } from "./database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";

let db: Database;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const file = (name: string, hash = name) => ({ name, hash, sql: "" });

test("a migrated database needs no more migrations", async () => {
  expect(await migrate(db)).toEqual([]);
});

test("two servers that start at once do not disturb each other", async () => {
  await db.script("drop schema public cascade; create schema public");
  const applied = await Promise.all([migrate(db), migrate(db), migrate(db)]);
  expect(applied.flat().length).toBe(new Set(applied.flat()).size);
  expect(await db.query("select 1 from users")).toEqual([]);
});

test("people of an earlier version keep their names, get a look-alike key, and count as confirmed", async () => {
  await migrateTo(db, "confirmed_addresses_and_looks");
  const insert = `insert into users (id, username, username_key, email, email_key, password_hash, full_name, bio, search_text, spelling_keys)
    values ($1, $2, $2, $2, $2, '', $3, '', '', '{}')`;
  await db.query(insert, [crypto.randomUUID(), "Mira_10", "\u202eMira\u2069 \u0915\u094d\u200d\u0937"]);
  await db.query(insert, [crypto.randomUUID(), "мария", "Мария"]);
  await db.query(insert, [crypto.randomUUID(), "ravi", "\tRavi\r\nKumar\u2028\u0085\u200eRao\n"]);
  await migrate(db);
  const people = () =>
    db.query(
      "select username, username_look, full_name, email_confirmed, pending_email from users order by 1",
    );
  const confirmed = { email_confirmed: true, pending_email: null };
  expect(await people()).toEqual([
    {
      username: "Mira_10",
      username_look: "rnlra_lo",
      full_name: "Mira \u0915\u094d\u200d\u0937",
      ...confirmed,
    },
    { username: "ravi", username_look: "ravl", full_name: "Ravi Kumar Rao", ...confirmed },
    { username: "мария", username_look: null, full_name: "Мария", ...confirmed },
  ]);
});

test("of people of an earlier version it is known who hides anything", async () => {
  await migrateTo(db, "who_hides_anything");
  const names = ["blocker", "blocked", "muter", "mutes words", "reporter", "muted", "nobody"];
  const idOf = Object.fromEntries(names.map((name) => [name, crypto.randomUUID()]));
  for (const name of names)
    await db.query(
      `insert into users (id, username, username_key, email, email_key, password_hash, full_name, bio, search_text, spelling_keys)
       values ($1, $2, $2, $2, $2, '', '', '', '', '{}')`,
      [idOf[name], name],
    );
  await db.query("insert into blocks (blocker_id, blocked_id) values ($1, $2)", [idOf.blocker, idOf.blocked]);
  await db.query("insert into muted_people (user_id, muted_id) values ($1, $2)", [idOf.muter, idOf.muted]);
  await db.query("insert into muted_texts (user_id, kind, key, text) values ($1, 'TOPIC', 'x', 'x')", [
    idOf["mutes words"],
  ]);
  const caseId = crypto.randomUUID();
  await db.query(
    "insert into moderation_cases (id, kind, thing_id, reason, urgent) values ($1, 'USER', $2, 'SPAM', false)",
    [caseId, idOf.nobody],
  );
  await db.query(
    `insert into reports (id, case_id, reporter_id, kind, thing_id, reason, note, weight, address_hash)
     values ($1, $2, $3, 'USER', $4, 'SPAM', '', 1, '')`,
    [crypto.randomUUID(), caseId, idOf.reporter, idOf.nobody],
  );
  await migrate(db);
  const known = await db.query<{ username: string }>("select username from users where hides_anything");
  expect(known.map(({ username }) => username).sort()).toEqual([
    "blocked",
    "blocker",
    "muter",
    "mutes words",
    "reporter",
  ]);
});

test("a migration that fails leaves nothing behind", async () => {
  const half = db.transaction(async (tx) => {
    await tx.script("create table half_done (id int); insert into half_done values (1)");
    await tx.script("select * from missing_table");
  });
  await expect(half).rejects.toThrow(/missing_table/);
  await expect(db.query("select 1 from half_done")).rejects.toThrow(/half_done/);
});

test("only new migrations are applied, in order", () => {
  const known = [file("0000"), file("0001"), file("0002")];
  expect(pendingMigrations(known, new Map([["0000", "0000"]])).map(({ name }) => name)).toEqual([
    "0001",
    "0002",
  ]);
});

test("a database from a newer version is left unchanged", () => {
  expect(() => pendingMigrations([file("0000")], new Map([["0009", "x"]]))).toThrow(/newer Prepfeed/);
});

test("an edited migration is detected", () => {
  expect(() => pendingMigrations([file("0000", "new")], new Map([["0000", "old"]]))).toThrow(/edited/);
});

test(`the engine under test is ${engine}`, async () => {
  const [row] = await db.query<{ version: string }>("select version()");
  expect(row?.version.startsWith("PostgreSQL 18") && /wasm|emscripten/i.test(row.version)).toBe(
    engine === "pglite",
  );
});

test("scores and their counts keep their boards when these get numbers", async () => {
  await migrateTo(db, "who_hides_anything");
  const [ana, ben] = [crypto.randomUUID(), crypto.randomUUID()];
  const standing =
    "insert into standings (period, subject, exam_family, user_id, score, total_questions, reached_at, hidden)";
  await db.query(
    `${standing} values ('all', '', '', $1, 7, 9, '2026-11-18T10:00:00Z', false), ('all', 'PHYSICS', 'NEET', $1, 3, 4, '2026-11-18T10:00:00Z', false),
       ('w2026-11-16', 'PHYSICS', '', $2, 5, 5, '2026-11-18T11:00:00Z', true)`,
    [ana, ben],
  );
  await db.query(
    "insert into standing_counts values ('all', '', '', 0, 7, 1), ('all', '', '', 1, 0, 1), ('d2026-11-18', '', '', 0, 1, 4)",
  );
  await migrate(db);
  const named = "b.period, b.subject, b.exam_family";
  expect(
    await db.query(
      `select ${named}, user_id, score, total_questions, reached_at, hidden from board_scores s join boards b on b.id = s.board_id order by 1, 2, 3`,
    ),
  ).toEqual(
    [
      ["all", "", "", ana, 7, 9, "2026-11-18T10:00:00Z", false] as const,
      ["all", "PHYSICS", "NEET", ana, 3, 4, "2026-11-18T10:00:00Z", false] as const,
      ["w2026-11-16", "PHYSICS", "", ben, 5, 5, "2026-11-18T11:00:00Z", true] as const,
    ].map(([period, subject, exam_family, user_id, score, total_questions, at, hidden]) => ({
      period,
      subject,
      exam_family,
      user_id,
      score,
      total_questions,
      reached_at: new Date(at),
      hidden,
    })),
  );
  expect(
    await db.query(
      `select ${named}, level, bucket, people from board_counts c join boards b on b.id = c.board_id order by 1, 4`,
    ),
  ).toEqual([
    { period: "all", subject: "", exam_family: "", level: 0, bucket: 7, people: 1 },
    { period: "all", subject: "", exam_family: "", level: 1, bucket: 0, people: 1 },
    { period: "d2026-11-18", subject: "", exam_family: "", level: 0, bucket: 1, people: 4 },
  ]);
  // Statements of the version before, which may still serve.
  const board = "period = 'all' and subject = '' and exam_family = ''";
  expect(
    await db.query(`select user_id, score from standings where ${board} and not hidden order by score desc`),
  ).toEqual([{ user_id: ana, score: 7 }]);
  expect(
    await db.query(`select bucket, people from standing_counts where ${board} and level = 0 and bucket > 6`),
  ).toEqual([{ bucket: 7, people: 1 }]);
});
