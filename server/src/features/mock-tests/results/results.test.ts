import { markPaper } from "@prepfeed/contract/mock-tests/paper-marking";
import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../../test/consistency.ts";
import {
  crowd,
  keysOf,
  MINUTE,
  makePaper,
  permitKeys,
  result,
  save,
  start,
  submit,
  wrong,
} from "../../../../test/mock-tests.ts";
import { type Person, testApp } from "../../../../test/test-app.ts";
import { verify } from "../../verify/verify.service.ts";
import { standingOf } from "./standing.service.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

test("scores at papers of one pattern form a trend, without those of a running event", async () => {
  const mohan = await app.person("mohan");
  const of = (pattern: string, section: string, more = {}) =>
    app.as(mohan).post("/mock-tests", { title: "Mine", pattern, form: "section", section, ...more });
  const at = app.deps.now().getTime();
  const event = {
    startsAt: new Date(at + MINUTE).toISOString(),
    endsAt: new Date(at + 3 * MINUTE).toISOString(),
  };
  const papers = [
    await of("jee-main-2026", "Physics"),
    await of("sat-2026", "Math 1"),
    await of("sat-2026", "Math 1", event),
  ];
  app.pass(2 * MINUTE);
  for (const { body } of papers) {
    const begun = await start(app, body.id, mohan);
    const [key] = await keysOf(app, body.id);
    if (body.pattern === "jee-main-2026")
      await save(app, mohan, begun.body.id, key?.id ?? "", { answer: wrong(key?.correct_answer ?? "") });
    await submit(app, begun.body.id, mohan);
  }
  // The tie-break, wrong to right, is written as the database computes it.
  await expectConsistent(app);
  const patterns = async () =>
    (await app.as(mohan).get("/mock-trends")).body.trends.map(
      ({ pattern, points }: { pattern: string; points: { percent: number }[] }) => [
        pattern,
        ...points.map(({ percent }) => percent),
      ],
    );
  expect(await patterns()).toEqual([
    ["sat-2026", 0],
    ["jee-main-2026", -1],
  ]);
  app.pass(2 * MINUTE);
  expect((await patterns())[0]).toEqual(["sat-2026", 0, 0]);
});

test("200 learners sit one paper at once, and each result matches their saved answers", async () => {
  const testId = await makePaper(app, asha, { duration: 10 });
  const keys = await keysOf(app, testId);
  const people = await crowd(app, 200, kabir);
  const begun = await Promise.all(people.map((person) => start(app, testId, person)));
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([201]));
  app.pass(9 * MINUTE);
  await Promise.all(
    people.map(async (person, at) => {
      const { body } = begun[at] ?? { body: undefined };
      const key = keys[at % 3];
      const answer = at % 5 === 0 ? wrong(key?.correct_answer ?? "") : (key?.correct_answer ?? "");
      const saved = await save(app, person, body.id, key?.id ?? "", { answer });
      expect(saved.status).toBe(200);
      expect((await submit(app, body.id, person)).status).toBe(200);
    }),
  );
  const rows = await app.deps.db.query<{
    id: string;
    user_id: string;
    score: number;
    question_id: string;
    answer: string;
  }>(
    `select a.id, a.user_id, a.score, m.question_id, m.answer from mock_attempts a join mock_answers m on m.attempt_id = a.id
     where a.test_id = $1 and a.ranked`,
    [testId],
  );
  expect(rows).toHaveLength(200);
  const rule = { marks: "4", negativeMarks: "1", partial: false };
  for (const row of rows) {
    const { total } = markPaper(
      keys.map((key) => ({
        section: 0,
        rule,
        key: { kind: "SINGLE", correctAnswer: key.correct_answer, tolerance: null },
        answer: key.id === row.question_id ? row.answer : null,
      })),
      1,
      "marks-to-all",
    );
    expect(row.score).toBe(total.units);
  }
  const [lowest, best] = [people[0], people[1]];
  for (const person of [lowest, best]) if (person) permitKeys(keys, person);
  const low = await result(app, begun[0]?.body.id, lowest ?? kabir);
  expect(low.body).toMatchObject({ score: -1, rank: 161, ranked: 200, percentile: 20 });
  expect(low.body.questions[0].others.length).toBeGreaterThan(0);
  const high = await result(app, begun[1]?.body.id, best ?? kabir);
  expect(high.body).toMatchObject({ score: 4, rank: 1, percentile: 100 });
  // With the marks of one of them, tie-breaks put one ahead of the others.
  await app.deps.db.query("update mock_attempts set tie_key = '{1}' where id = $1", [begun[2]?.body.id]);
  expect((await result(app, begun[1]?.body.id, best ?? kabir)).body).toMatchObject({
    rank: 2,
    percentile: 100,
  });
  await app.deps.db.query("update mock_attempts set tie_key = '{}' where id = $1", [begun[2]?.body.id]);
  await expectConsistent(app);
});

test("a score that is not the sum of its marks is found and corrected", async () => {
  await app.deps.db.script(
    `update mock_attempts set score = score + 1, tie_key = '{7}', section_tallies = jsonb_set(section_tallies, '{0,wrong}', '9') where ranked;
     update mock_tests set sat_count = 99`,
  );
  const { findings, left } = await verify(app.deps.db, { fix: true, now: app.deps.now() });
  expect(findings.map(({ name }) => name)).toEqual([
    "mock_attempts.score",
    "mock_attempts.section_tallies",
    "mock_attempts.tie_key",
    "mock_tests.sat_count",
  ]);
  expect(left).toEqual([]);
});

test("an attempt ended by an earlier version keeps its result and is marked once", async () => {
  const testId = await makePaper(app, asha);
  const keys = await keysOf(app, testId);
  const { body } = await start(app, testId, kabir);
  await save(app, kabir, body.id, keys[0]?.id ?? "", { answer: keys[0]?.correct_answer });
  await save(app, kabir, body.id, keys[1]?.id ?? "", { answer: wrong(keys[1]?.correct_answer ?? "") });
  await submit(app, body.id, kabir);
  permitKeys(keys, kabir);
  const before = (await result(app, body.id, kabir)).body;
  expect(before).toMatchObject({ score: 3, gained: 4, lost: 1, correct: 1, wrong: 1, skipped: 1 });
  const stored = () =>
    app.deps.db.query("select section_tallies from mock_attempts where id = $1", [body.id]);
  const tallies = await stored();

  // Earlier versions stored no totals of sections.
  await app.deps.db.query("update mock_attempts set section_tallies = null where id = $1", [body.id]);
  await expectConsistent(app);
  expect((await result(app, body.id, kabir)).body).toEqual(before);
  expect(await stored()).toEqual(tallies);
});

test("empty attempts of many accounts do not improve anybody's rank", async () => {
  const testId = await makePaper(app, asha);
  const keys = await keysOf(app, testId);
  const puppets = await crowd(app, 34, kabir);
  for (const puppet of puppets) {
    const { body } = await start(app, testId, puppet);
    await submit(app, body.id, puppet);
  }
  const [learner] = await crowd(app, 1, kabir);
  if (!learner) throw new Error("nobody came");
  const { body } = await start(app, testId, learner);
  await save(app, learner, body.id, keys[0]?.id ?? "", { answer: keys[0]?.correct_answer });
  app.pass(2 * MINUTE);
  await submit(app, body.id, learner);
  permitKeys(keys, learner);
  expect((await result(app, body.id, learner)).body).toMatchObject({
    isRanked: true,
    rank: null,
    percentile: null,
    ranked: 1,
  });
});

test("other people's answers are shown from 30 people on, and rare answers never", async () => {
  const testId = await makePaper(app, asha, { totalQuestions: 1 });
  const [key] = await keysOf(app, testId);
  const sit = async (person: Person, answer: string) => {
    const { body } = await start(app, testId, person);
    await save(app, person, body.id, key?.id ?? "", { answer });
    app.pass(MINUTE + 1_000);
    await submit(app, body.id, person);
    return body.id;
  };
  const people = await crowd(app, 36, kabir);
  const [looker, rare, ...others] = people;
  if (!key || !looker || !rare) throw new Error("nobody came");
  permitKeys([key], looker);
  const id = await sit(looker, key.correct_answer);
  const told = async () => (await result(app, id, looker)).body.questions[0];
  await sit(rare, wrong(key.correct_answer));
  for (const person of others.slice(0, 4)) await sit(person, key.correct_answer);
  expect(await told()).toMatchObject({ others: [], medianTime: null });
  for (const person of others.slice(4)) await sit(person, key.correct_answer);
  expect((await told()).others).toEqual([{ answer: key.correct_answer, people: 34 }]);
});

test("learners with extra time are ranked among themselves", async () => {
  const testId = await makePaper(app, asha);
  await app.deps.db.query(
    `insert into mock_attempts (id, test_id, user_id, number, timed, extra_time, session_id, started_at, ends_at, finished_at, ranked, score, tie_key)
     select gen_random_uuid(), $1, u.id, 1, true, u.n <= 30, gen_random_uuid(), $3, $3, $3, true, u.n, '{}'
     from unnest($2::uuid[]) with ordinality as u (id, n)`,
    [testId, (await crowd(app, 60, kabir)).map(({ id }) => id), app.deps.now()],
  );
  const at = (extra_time: boolean) =>
    standingOf(app.deps.db, {
      id: crypto.randomUUID(),
      test_id: testId,
      ranked: true,
      score: 30,
      tie_key: [],
      extra_time,
    });
  expect(await at(true)).toEqual({ ranked: 30, rank: 1, percentile: 100, leftOut: 0 });
  expect(await at(false)).toMatchObject({ ranked: 30, rank: 31 });
  await app.deps.db.query("delete from mock_attempts where test_id = $1", [testId]);
});

test("a private paper answered by guessing earns only what is right beyond guessing, and says so", async () => {
  const [guesser] = await crowd(app, 1, kabir);
  if (!guesser) throw new Error("nobody came");
  const made = await app.as(guesser).post("/mock-tests", {
    title: "Guesses",
    subject: "BIOLOGY",
    totalQuestions: 12,
    visibility: "private",
  });
  const keys = await keysOf(app, made.body.id);
  const { body } = await start(app, made.body.id, guesser);
  for (const [at, { id, correct_answer }] of keys.entries())
    await save(app, guesser, body.id, id, { answer: at < 5 ? correct_answer : wrong(correct_answer) });
  await submit(app, body.id, guesser);
  permitKeys(keys, guesser);
  const { points, correct } = (await result(app, body.id, guesser)).body;
  // 5 right - 7 wrong / 3 = 2 2/3.
  expect([correct, points]).toEqual([5, { earned: 2, unpaid: [{ reason: "PAPER_GUESSES", answers: 3 }] }]);
  await expectConsistent(app);
});

test("the author is never ranked", async () => {
  const testId = await makePaper(app, asha);
  const { body } = await start(app, testId, asha);
  await submit(app, body.id, asha);
  expect((await result(app, body.id, asha)).body).toMatchObject({ isRanked: false, ranked: 0 });
});

test("papers that others can sit earn up to their author's cap, a private one in full", async () => {
  const [reader] = await crowd(app, 1, kabir);
  if (!reader) throw new Error("nobody came");
  const sitAllRight = async (testId: string) => {
    const { body } = await start(app, testId, reader);
    for (const { id, correct_answer } of await keysOf(app, testId)) {
      await save(app, reader, body.id, id, { answer: correct_answer });
    }
    await submit(app, body.id, reader);
    const [sum] = await app.deps.db.query<{ paid: number; refused: number }>(
      `select sum(points_earned)::int as paid, (count(*) filter (where unpaid = 'AUTHOR_DAILY_LIMIT'))::int as refused from answers
       where user_id = $1 and question_id in (select question_id from mock_test_questions where test_id = $2)`,
      [reader.id, testId],
    );
    return sum;
  };
  // Each has its own subject, because the same question in two papers would earn points once.
  const [first, second, left] = [
    await makePaper(app, asha, { totalQuestions: 12 }),
    await makePaper(app, asha, { totalQuestions: 12, subject: "BIOLOGY", visibility: "link" }),
    await makePaper(app, asha, { totalQuestions: 2, subject: "CHEMISTRY" }),
  ];
  expect(await sitAllRight(first)).toEqual({ paid: 12, refused: 0 });
  expect(await sitAllRight(second)).toEqual({ paid: 8, refused: 4 });
  await app.deps.db.query("update mock_tests set author_id = null where id = $1", [left]);
  expect(await sitAllRight(left)).toEqual({ paid: 0, refused: 2 });
  const own = await app.as(reader).post("/mock-tests", {
    title: "Mine",
    subject: "MATHEMATICS",
    totalQuestions: 24,
    visibility: "private",
  });
  expect(await sitAllRight(own.body.id)).toEqual({ paid: 24, refused: 0 });
  await expectConsistent(app);
});

test("a deleted account's papers are deleted, but papers that others sat are kept for them", async () => {
  const meera = await app.person("meera");
  const made = await app
    .as(meera)
    .post("/mock-tests", { title: "Meera's", subject: "PHYSICS", totalQuestions: 1, visibility: "public" });
  const sat = await start(app, made.body.id, kabir);
  const own = await app
    .as(meera)
    .post("/mock-tests", { title: "Meera's own", subject: "PHYSICS", totalQuestions: 1 });
  await start(app, own.body.id, meera);
  const exported = (await app.as(meera).get("/auth/export")).body;
  expect(exported.mockTests.map(({ title }: { title: string }) => title).toSorted()).toEqual([
    "Meera's",
    "Meera's own",
  ]);
  expect(exported.mockAttempts).toHaveLength(1);
  expect(
    (await app.request("DELETE", "/auth/account", { person: meera, body: { password: meera.password } }))
      .status,
  ).toBe(204);
  await app.deps.deletionQueue.run();
  expect(
    await app.deps.db.query("select title, author_id from mock_tests where id = any($1::uuid[])", [
      [made.body.id, own.body.id],
    ]),
  ).toEqual([{ title: "Mock test", author_id: null }]);
  expect((await submit(app, sat.body.id, kabir)).status).toBe(200);
  expect((await result(app, sat.body.id, kabir)).status).toBe(200);
  await expectConsistent(app);
});
