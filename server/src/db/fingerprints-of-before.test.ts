import { afterAll, beforeAll, expect, test } from "vitest";
import { migrateTo } from "../../test/releases/migrate-to.ts";
import { openTestDatabase } from "../../test/test-database.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";

const [ASHA, KABIR, LEFT] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
let db: Database;

/** A database from before questions had fingerprints. */
beforeAll(async () => {
  db = await openTestDatabase();
  await migrateTo(db, "question_fingerprints");
});
afterAll(() => db.close());

async function addUser(id: string, isDeleted = false) {
  await db.query(
    `insert into users (id, username, username_key, email, email_key, password_hash, full_name, bio, search_text, spelling_keys, deleted_at)
     values ($1::text::uuid, $1::text, $1::text, '', $1::text, '', '', '', '', '{}', case when $2::boolean then now() end)`,
    [id, isDeleted],
  );
}

async function addQuestion(text: string, authorId: string) {
  const id = crypto.randomUUID();
  await db.query(
    `insert into questions (id, author_id, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, estimate)
     values ($1, $2, $3, 'one', 'two', 'three', 'four', 'B', '', '', 0)`,
    [id, authorId, text],
  );
  return id;
}

const addAnswer = (userId: string, questionId: string, counts: boolean) =>
  db.query(
    `insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts) values ($1, $2, 'B', true, $3, $4)`,
    [userId, questionId, Number(counts), counts],
  );

test("questions answered or written before count as seen, and their points are kept", async () => {
  for (const id of [ASHA, KABIR]) await addUser(id);
  await addUser(LEFT, true);
  const first = await addQuestion("What is one and one?", KABIR);
  const copy = await addQuestion("what is ONE and one", KABIR);
  await addQuestion("Who is gone?", LEFT);
  for (const id of [first, copy]) await addAnswer(ASHA, id, true);
  await addAnswer(KABIR, first, false);

  await migrate(db);
  expect(await db.query("select distinct fingerprint from questions")).toHaveLength(2);
  const seen = await db.query<{ user_id: string; source: string }>("select user_id, source from seen_keys");
  expect(new Set(seen.map(({ user_id, source }) => `${user_id} ${source}`))).toEqual(
    new Set([`${ASHA} before`, `${KABIR} before`]),
  );
  const kept = await db.query("select points_earned, unpaid from answers where user_id = $1", [ASHA]);
  expect(kept).toEqual(Array(2).fill({ points_earned: 1, unpaid: null }));
  expect(await db.query("select unpaid from answers where user_id = $1", [KABIR])).toEqual([
    { unpaid: "OWN_QUESTION" },
  ]);
});
