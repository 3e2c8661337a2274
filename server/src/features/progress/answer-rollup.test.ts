import { Question } from "@prepfeed/contract/foundation/limits";
import { newPost } from "@prepfeed/contract/posts/posts";
import { expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { eventually } from "../../../test/eventually.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { engine } from "../../../test/test-database.ts";
import { ALL_SOURCES } from "../../db/sql/point-sources.ts";
import { toggleLike, updatePost } from "../posts/posts.service.ts";
import { answerRollup } from "./answer-rollup.service.ts";

const app = testApp();

/** Answers of each of these people that wait, as if they had all just been given. */
async function giveAnswers(people: Person[], each: number) {
  const { db } = app.deps;
  const ids = people.map(({ id }) => id);
  await db.query(
    `with made as (
       insert into questions (id, asked_by, question_text, option_a, option_b, option_c, option_d, correct_answer, explanation, section, estimate, subject, exam_type, exam_family, topic)
       select gen_random_uuid(), id, 'Question ' || n, 'a', 'b', 'c', 'd', 'A', '', '', 0, 'PHYSICS', 'NEET', 'NEET', 'Topic ' || n % 7
       from unnest($1::uuid[]) as p (id) cross join generate_series(1, $2::int) n returning id, asked_by, subject, exam_family, topic),
     given as (
       insert into answers (user_id, question_id, selected_option, is_correct, points_earned, counts, subject, exam_family, topic)
       select asked_by, id, 'A', true, 1, true, subject, exam_family, topic from made returning user_id, question_id)
     insert into answer_deltas (user_id, question_id, is_correct) select user_id, question_id, true from given order by question_id`,
    [ids, each],
  );
  await db.query(
    `insert into seen_keys (user_id, fingerprint, source, question_id)
     select asked_by, fingerprint, 'answer', id from questions where asked_by = any($1::uuid[])`,
    [ids],
  );
  await db.query(
    "insert into author_points (user_id, author_id, day, points) select id, $2, (now() at time zone 'UTC')::date, $3 from unnest($1::uuid[]) as p (id)",
    [ids, ALL_SOURCES, Math.min(each, Question.dailyPoints)],
  );
}

async function countWaiting(): Promise<number> {
  const [row] = await app.deps.db.query<{ count: number }>(
    "select count(*)::int as count from answer_deltas",
  );
  return row?.count ?? 0;
}

const PEOPLE = ["asha", "ravi", "meera", "kabir"];

test("a caller who waits for the sums gets all of them, also during a pause", async () => {
  const { db, log } = app.deps;
  await giveAnswers([await app.person("asha")], 1200);
  const rollup = answerRollup(db, log, { delayMs: 0 });
  rollup.wake();
  await expect.poll(countWaiting, { timeout: 20_000 }).toBeLessThan(1200);
  await rollup.run();
  expect(await countWaiting()).toBe(0);
  await expectConsistent(app);
});

test("answers that two processes add up at the same time count once", async () => {
  const { db, log } = app.deps;
  await giveAnswers(await Promise.all(PEOPLE.map((name) => app.person(name))), 300);
  await Promise.all([answerRollup(db, log).run(), answerRollup(db, log).run()]);
  expect(await countWaiting()).toBe(0);
  await expectConsistent(app);
});

test("a learner with few waiting answers does not wait behind learners with many", async () => {
  const { db, log } = app.deps;
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  await giveAnswers([asha], 1);
  await giveAnswers([ravi], 900);
  const rollup = answerRollup(db, log, { delayMs: 0 });
  rollup.wake();
  const added = () => db.query("select 1 from learner_totals where user_id = $1", [asha.id]);
  await eventually(async () => (await added()).length > 0);
  await rollup.run();
  await expectConsistent(app);
});

test.runIf(engine === "postgres")("nothing is added while a transaction holds the sums", async () => {
  const { db, log } = app.deps;
  await giveAnswers(await Promise.all(PEOPLE.map((name) => app.person(name))), 300);
  const rollup = answerRollup(db, log);
  const isHeldUp = () =>
    db.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory' and query like '%pg_advisory_xact_lock%'",
    );
  let adding: Promise<void> | undefined;
  await eventually(async () => {
    adding ??= rollup.run();
    return (await countWaiting()) < 1200;
  });
  await db.transaction(async (tx) => {
    await rollup.hold(tx);
    const waiting = await countWaiting();
    if (waiting > 0) await eventually(async () => (await isHeldUp()).length > 0);
    expect(await countWaiting()).toBe(waiting);
    await rollup.settle(tx);
  });
  await adding;
  await expectConsistent(app);
});

test.runIf(engine === "postgres")("answers that a broken connection was adding are added again", async () => {
  const { db, log } = app.deps;
  const people = await Promise.all(PEOPLE.map((name) => app.person(name)));
  const [last] = people.map(({ id }) => id).sort((a, b) => (a < b ? 1 : -1));
  await giveAnswers(people, 300);
  const rollup = answerRollup(db, log);
  let running: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    // Its part comes to a stop here, after the posts and questions were changed; the other goes on.
    await tx.query("select 1 from user_counters where user_id = $1 for update", [last]);
    running = rollup.run();
    await eventually(async () => {
      const ended = await db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
           and query like 'select 1 from user_counters%'`,
      );
      return ended.length > 0;
    });
    await running;
  });
  expect(await countWaiting()).toBeGreaterThan(0);
  await rollup.run();
  expect(await countWaiting()).toBe(0);
  await expectConsistent(app);
});

test.runIf(engine === "postgres")("a like that arrives while answers are added counts as well", async () => {
  const { db, state, rollup } = app.deps;
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const post = await createPost(app, asha);
  await app.as(ravi).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
  const isHeldUp = () =>
    db.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'select 1 from posts%'",
    );
  let adding: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await toggleLike({ db: tx, state }, ravi.id, post.id);
    adding = rollup.run();
    await eventually(async () => (await isHeldUp()).length > 0);
  });
  await adding;
  await expectConsistent(app);
});

test.runIf(engine === "postgres")(
  "an answer that is being added while its author asks something else counts for the version that was answered",
  async () => {
    const { db, rollup } = app.deps;
    const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
    const body = questionPost();
    const post = await createPost(app, asha, body);
    await app.as(ravi).post(`/social/questions/${post.questions[0].id}/answer`, { selectedOption: "A" });
    const other = { ...body.questions[0], questionText: "Something else?", correctAnswer: "B" };
    const changed = newPost.parse({ ...body, questions: [other] });
    const isHeldUp = () =>
      db.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'select 1 from posts%'",
      );
    let adding: Promise<void> | undefined;
    await db.transaction(async (tx) => {
      await updatePost({ ...app.deps, db: tx }, asha.id, post.id, changed);
      adding = rollup.run();
      await eventually(async () => (await isHeldUp()).length > 0);
    });
    await adding;
    await expectConsistent(app);
  },
);
