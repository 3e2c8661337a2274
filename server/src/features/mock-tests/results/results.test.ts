import { markPaper } from "@prepfeed/contract/paper-marking";
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

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

test("scores at papers of one pattern are a trend, and those of a running event are not in it", async () => {
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
  // Its tie-break, wrong to right, is written as the database adds it up.
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

test("200 learners sit one paper at once, and each result is what their saved answers say", async () => {
  const testId = await makePaper(app, asha, { duration: 10 });
  const keys = await keysOf(app, testId);
  const people = await crowd(app, 200, kabir);
  const begun = await Promise.all(people.map((person) => start(app, testId, person)));
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([201]));
  app.pass(10 * MINUTE - 1_000);
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

test("a score that is not the sum of its marks is found and set right", async () => {
  await app.deps.db.script(
    "update mock_attempts set score = score + 1, tie_key = '{7}', wrong_count = 9 where ranked; update mock_tests set sat_count = 99",
  );
  const { findings, left } = await verify(app.deps.db, { fix: true, now: app.deps.now() });
  expect(findings.map(({ name }) => name)).toEqual([
    "mock_attempts.score",
    "mock_attempts.tie_key",
    "mock_attempts.wrong_count",
    "mock_tests.sat_count",
  ]);
  expect(left).toEqual([]);
});

test("the author is never ranked", async () => {
  const testId = await makePaper(app, asha);
  const { body } = await start(app, testId, asha);
  await submit(app, body.id, asha);
  expect((await result(app, body.id, asha)).body).toMatchObject({ isRanked: false, ranked: 0 });
});

test("papers that others can sit too pay up to their author's cap, a private one in full", async () => {
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
  // Of a subject each, since the same question in two papers would pay once.
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

test("what a person leaves goes with them, what others sat stays theirs", async () => {
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
  await app.deps.departures.run();
  expect(
    await app.deps.db.query("select title, author_id from mock_tests where id = any($1::uuid[])", [
      [made.body.id, own.body.id],
    ]),
  ).toEqual([{ title: "Mock test", author_id: null }]);
  expect((await submit(app, sat.body.id, kabir)).status).toBe(200);
  expect((await result(app, sat.body.id, kabir)).status).toBe(200);
  await expectConsistent(app);
});
