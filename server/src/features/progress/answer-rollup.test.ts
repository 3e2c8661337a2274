import { expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { eventually } from "../../../test/eventually.ts";
import { createPost } from "../../../test/posts.ts";
import { testApp } from "../../../test/test-app.ts";
import { engine } from "../../../test/test-database.ts";
import { toggleLike } from "../posts/posts.service.ts";
import { answerRollup } from "./answer-rollup.service.ts";

const app = testApp();

test("who waits for the sums gets all of them, also while adding up rests", async () => {
  const { db, log } = app.deps;
  const asha = await app.person("asha");
  await db.query(
    `with made as (
       insert into questions (id, asked_by, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, estimate)
       select gen_random_uuid(), $1, 'Question ' || n, 'a', 'b', 'c', 'd', 'A', '', '', 0 from generate_series(1, 1200) n returning id),
     given as (
       insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts)
       select $1, id, 'A', true, 1, true from made returning question_id)
     insert into answer_deltas (user_id, question_id, is_correct) select $1, question_id, true from given`,
    [asha.id],
  );
  await db.query(
    `insert into seen_keys (user_id, fingerprint, source, question_id)
     select $1, fingerprint, 'answer', id from questions where asked_by = $1`,
    [asha.id],
  );
  const waiting = async () =>
    (await db.query<{ count: number }>("select count(*)::int as count from answer_deltas"))[0]?.count;
  const rollup = answerRollup(db, log, { delayMs: 0 });
  rollup.wake();
  await expect.poll(waiting, { timeout: 20_000 }).toBeLessThan(1200);
  await rollup.run();
  expect(await waiting()).toBe(0);
  await expectConsistent(app);
});

test.runIf(engine === "postgres")(
  "a like that comes while answers are added up counts beside them",
  async () => {
    const { db, state, rollup } = app.deps;
    const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
    const post = await createPost(app, asha);
    await app.as(ravi).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
    const isHeldUp = () =>
      db.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'update posts p%'",
      );
    let adding: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await toggleLike({ db: tx, state }, ravi.id, post.id);
      adding = rollup.run();
      await eventually(async () => (await isHeldUp()).length > 0);
    });
    await adding;
    await expectConsistent(app);
  },
);
