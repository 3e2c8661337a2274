import { Statistics } from "@prepfeed/contract/questions/statistics-limits";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { fillStatistics, findSuspicion } from "./statistics.service.ts";

const app = testApp();
let asha: Person;
const learners: Person[] = [];
beforeAll(async () => {
  asha = await app.person("asha");
  for (let i = 0; i < Statistics.fewest + 2; i++) learners.push(await app.person(`learner${i}`));
  await app.deps.db.query("update users set created_at = now() - interval '3 days'");
});

const [right, wrong] = ["A", "B"];
const ask = async (body = questionPost()): Promise<string> =>
  (await createPost(app, asha, body)).questions[0].id;
const answer = (person: Person, id: string, selectedOption: string, timeSpent?: number) =>
  app.as(person).post(`/social/questions/${id}/answer`, { selectedOption, timeSpent });
const statistics = async (person: Person, id: string) =>
  await app.as(person).get(`/social/questions/${id}/statistics`);
const binOf = async ({ id }: Person, questionId: string) => {
  await app.deps.rollup.run();
  const [row] = await app.deps.db.query<{ rest_bin: number | null }>(
    "select rest_bin from answers where user_id = $1 and question_id = $2",
    [id, questionId],
  );
  return row?.rest_bin;
};
const someone = (i: number) => learners[i] as Person;

test("figures appear from the thirtieth first answer on, each with its interval", async () => {
  const id = await ask();
  for (const [i, learner] of learners.slice(0, Statistics.fewest - 1).entries())
    await answer(learner, id, i < 9 ? right : wrong, 12);
  expect((await statistics(someone(0), id)).body).toEqual({
    questionId: id,
    version: 1,
    firstAnswers: 29,
    tagged: "MEDIUM",
    figures: null,
  });
  await answer(someone(29), id, "C", 12);
  const { body } = await statistics(asha, id);
  expect(body).toMatchObject({
    firstAnswers: 30,
    figures: {
      right: { value: 0.3, low: expect.closeTo(0.167, 2), high: expect.closeTo(0.479, 2) },
      options: [{ people: 9 }, { people: 20 }, { people: 1 }, { people: 0, low: 0 }],
      discrimination: null,
      medianTime: {
        seconds: 12.5,
        low: expect.closeTo(11.6, 1),
        high: expect.closeTo(13.6, 1),
        people: 30,
      },
      plays: "HARD",
      easiest: "HARD",
      hardest: "HARD",
    },
  });
  await expectConsistent(app);
});

test("each letter of an answer counts for its option", async () => {
  const id = await ask(questionPost({}, { kind: "MULTIPLE", correctAnswer: "AC" }));
  for (const [i, learner] of learners.slice(0, Statistics.fewest).entries())
    await answer(learner, id, i < 12 ? "AC" : "AB", 12);
  expect((await statistics(asha, id)).body.figures).toMatchObject({
    right: { value: 0.4, low: expect.closeTo(0.246, 2), high: expect.closeTo(0.577, 2) },
    options: [{ people: 30 }, { people: 18 }, { people: 12 }, { people: 0 }],
    plays: "HARD",
    easiest: "MEDIUM",
    hardest: "HARD",
  });
});

test("a learner who has not answered gets no statistics, and another learner's practice question is not found", async () => {
  const id = await ask();
  expect((await statistics(someone(0), id)).status).toBe(403);
  expect((await statistics(asha, id)).status).toBe(200);
  expect((await statistics(asha, crypto.randomUUID())).status).toBe(404);
});

test("answers that were too quick, after a hint or a seen key, or of young or unconfirmed accounts are not counted", async () => {
  const id = await ask();
  const [quick, timed, untimed, young, unconfirmed, hinted] = [0, 1, 2, 3, 4, 5].map(someone) as [
    Person,
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  const { db } = app.deps;
  await db.query("update users set created_at = now() where id = $1", [young.id]);
  await db.query("update users set email_confirmed = false where id = $1", [unconfirmed.id]);
  await app.as(hinted).post(`/social/questions/${id}/hint`, {});
  await answer(quick, id, right, 1.9);
  await answer(timed, id, right, 2);
  for (const person of [untimed, young, unconfirmed, hinted]) await answer(person, id, wrong);
  await answer(asha, id, right, 20);
  expect((await statistics(asha, id)).body.firstAnswers).toBe(2);
  const bins = [];
  for (const person of [quick, timed, untimed, young, unconfirmed, hinted, asha])
    bins.push((await binOf(person, id)) !== null);
  expect(bins).toEqual([false, true, true, false, false, false, false]);
  await db.query("update users set created_at = now() - interval '3 days', email_confirmed = true");
});

test("a rest score covers the other answers of the exam so far, and never changes", async () => {
  const ravi = await app.person("ravi");
  await app.deps.db.query("update users set created_at = now() - interval '3 days' where id = $1", [ravi.id]);
  const elsewhere = await ask(questionPost({ examType: "NEET" }));
  await answer(ravi, elsewhere, wrong, 9);
  const ids = [];
  for (let i = 0; i < Statistics.leastOthers + 2; i++) ids.push(await ask());
  for (const [i, id] of ids.entries()) await answer(ravi, id, i < 3 ? wrong : right, 9);
  const bins = [];
  for (const id of ids) bins.push(await binOf(ravi, id));
  // 7 of 10 and 8 of 11, in twentieths.
  expect(bins).toEqual([...Array(10).fill(-1), 14, 14]);
  const later = await ask();
  await answer(ravi, later, wrong, 9);
  expect(await binOf(ravi, later)).toBe(15);
  expect(await binOf(ravi, ids[10] as string)).toBe(14);
  await expectConsistent(app);
});

test("answers counted in a batch get the same bins as answers counted one by one", async () => {
  const [one, other] = [await app.person("onebyone"), await app.person("atonce")];
  await app.deps.db.query("update users set created_at = now() - interval '3 days'");
  const ids = [];
  for (let i = 0; i < 13; i++) ids.push(await ask());
  for (const [i, id] of ids.entries()) {
    await answer(one, id, i % 3 ? right : wrong, 9);
    await app.deps.rollup.run();
  }
  for (const [i, id] of ids.entries()) await answer(other, id, i % 3 ? right : wrong, 9);
  for (const id of ids) expect(await binOf(one, id)).toBe(await binOf(other, id));
});

test("a new version starts new statistics, a correction of spelling keeps them, and learners see those of the version they answered", async () => {
  const body = questionPost({}, { questionText: "How long is a peice of string, 7?" });
  const post = await createPost(app, asha, body);
  const id: string = post.questions[0].id;
  const edit = (questionText: string, spellingOnly: boolean) =>
    app.as(asha).put(`/social/posts/${post.id}`, {
      ...body,
      spellingOnly,
      questions: [{ ...body.questions[0], questionText }],
    });
  for (const learner of learners.slice(0, 3)) await answer(learner, id, right, 9);
  expect((await edit("How long is a piece of string, 7?", true)).status).toBe(200);
  await answer(someone(3), id, right, 9);
  expect((await statistics(asha, id)).body).toMatchObject({ version: 1, firstAnswers: 4 });
  expect((await edit("How long is a rope, 7?", false)).status).toBe(200);
  await answer(someone(4), id, wrong, 9);
  expect((await statistics(asha, id)).body).toMatchObject({ version: 3, firstAnswers: 1 });
  expect((await statistics(someone(0), id)).body).toMatchObject({ version: 1, firstAnswers: 4 });
  expect((await statistics(someone(3), id)).body).toMatchObject({ version: 1, firstAnswers: 4 });
  await expectConsistent(app);
});

test("answers given before statistics existed are counted once, as if they had been counted then", async () => {
  const { db, rollup } = app.deps;
  const meera = await app.person("meera");
  await db.query("update users set created_at = now() - interval '3 days' where id = $1", [meera.id]);
  const ids: string[] = [];
  for (let i = 0; i < 14; i++) ids.push(await ask());
  for (const [i, id] of ids.entries()) await answer(meera, id, i % 4 ? right : wrong, 9 + i);
  await rollup.run();
  const read = () =>
    db.query(
      "select version, exam_family, choice, rest_bin, time_bucket, people from choice_counts where question_id = any($1::uuid[]) order by question_id",
      [ids],
    );
  const counted = await read();
  expect(counted).toHaveLength(14);
  await db.query("update answers set rest_bin = null");
  await db.query("delete from choice_counts");
  await db.query("insert into statistics_backlog (user_id) select distinct user_id from answers");
  const fill = () => fillStatistics(db, new AbortController().signal);
  await fill();
  await fill();
  expect(await read()).toEqual(counted);
  expect(await db.query("select 1 from statistics_backlog")).toEqual([]);
  await expectConsistent(app);
});

test("deleting an account removes its answers from the statistics", async () => {
  const id = await ask();
  const leaver = await app.person("leaver");
  await app.deps.db.query("update users set created_at = now() - interval '3 days' where id = $1", [
    leaver.id,
  ]);
  for (const person of [leaver, someone(0)]) await answer(person, id, right, 9);
  expect((await statistics(asha, id)).body.firstAnswers).toBe(2);
  await app.as(leaver).delete("/auth/account", { password: leaver.password, posts: "KEEP" });
  expect((await statistics(asha, id)).body.firstAnswers).toBe(1);
  await expectConsistent(app);
});

test("a key that the strongest learners contradict is suspected, and a new version is not", async () => {
  const { db } = app.deps;
  const body = questionPost();
  const post = await createPost(app, asha, body);
  const id: string = post.questions[0].id;
  // Of 60 people the weak chose the key, A, and the strong B.
  await db.query(
    `insert into choice_counts (question_id, version, exam_family, choice, rest_bin, time_bucket, people)
     select $1, 1, 'JEE_MAIN', choice, bin, 4, people
     from (values ('A', 4, 24), ('B', 15, 30), ('C', 8, 6), ('D', -1, 40)) as c (choice, bin, people)`,
    [id],
  );
  expect(await findSuspicion(db, id)).toEqual({ instead: "B", rules: ["A", "B"], people: 60 });
  await app
    .as(asha)
    .put(`/social/posts/${post.id}`, { ...body, questions: [{ ...body.questions[0], correctAnswer: "B" }] });
  expect(await findSuspicion(db, id)).toBeUndefined();
  await db.query("delete from choice_counts where question_id = $1", [id]);
});
