import { markPaper } from "@prepfeed/contract/paper-marking";
import { refusals } from "@prepfeed/contract/refusals";
import { beforeAll, describe, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import { crowd, keysOf, MINUTE, permitKeys, questionsOf, save } from "../../../test/mock-tests.ts";
import { freshSession } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { verify } from "../verify/verify.service.ts";
import { finishOverdue } from "./finish-attempt.service.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

const make = async (body: object = {}) => {
  const fields = {
    title: "Units",
    subject: "PHYSICS",
    totalQuestions: 3,
    duration: 10,
    examType: "NEET",
    visibility: "public",
  };
  return (await app.as(asha).post("/mock-tests", { ...fields, ...body })).body.id as string;
};
const start = (testId: string, person: Person) => app.as(person).post(`/mock-tests/${testId}/attempts`, {});
const submit = (id: string, person: Person) => app.as(person).post(`/mock-attempts/${id}/submit`);
const result = (id: string, person: Person) => app.as(person).get(`/mock-attempts/${id}/result`);
const wrong = (key: string) => (key === "A" ? "B" : "A");

describe("sitting a paper", () => {
  test("no key before the end, everything after it, and the answers count like others", async () => {
    const testId = await make();
    const keys = await keysOf(app, testId);
    const begun = await start(testId, kabir);
    expect(begun.status).toBe(201);
    const [one, two, three] = questionsOf(begun.body);
    expect(one).not.toHaveProperty("correctAnswer");
    expect(one).toMatchObject({ number: 1, marks: "4", negativeMarks: "1", saved: null });
    const { id } = begun.body;

    await save(app, kabir, id, one?.id ?? "", { answer: keys[0]?.correct_answer, timeSpent: 5 });
    await save(app, kabir, id, two?.id ?? "", {
      answer: wrong(keys[1]?.correct_answer ?? ""),
      marked: true,
      confidence: "guess",
    });
    await save(app, kabir, id, three?.id ?? "", { answer: null, leaves: 2 });
    expect((await start(testId, kabir)).status).toBe(200);
    const again = await app.as(kabir).get(`/mock-attempts/${id}`);
    expect(questionsOf(again.body).map(({ saved }) => saved?.answer)).toEqual([
      keys[0]?.correct_answer,
      wrong(keys[1]?.correct_answer ?? ""),
      null,
    ]);
    expect((await result(id, kabir)).status).toBe(409);
    const asked = await app.as(kabir).post("/gemini/explain-question", { questionText: one?.questionText });
    expect(asked.body.explanation).toBe(refusals.ai.answerFirst);
    expect((await app.as(asha).get(`/mock-attempts/${id}`)).status).toBe(404);

    const ended = await submit(id, kabir);
    expect(ended.body).toMatchObject({ score: 3, totalMarks: 12 });
    expect((await submit(id, kabir)).status).toBe(200);
    permitKeys(keys, kabir);
    const { body } = await result(id, kabir);
    expect(body).toMatchObject({
      score: 3,
      gained: 4,
      lost: 1,
      correct: 1,
      wrong: 1,
      skipped: 1,
      percentile: null,
      ranked: 1,
      isRanked: true,
      leaves: 2,
      endedBy: "learner",
    });
    expect(body.questions.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      "right",
      "wrong",
      "skipped",
    ]);
    expect(body.questions[1]).toMatchObject({
      confidence: "guess",
      marked: true,
      marks: -1,
      correctAnswer: keys[1]?.correct_answer,
    });

    await app.deps.rollup.run();
    const mistakes = await app.as(kabir).get("/mcq/mistakes");
    expect(mistakes.body.questions.map(({ id }: { id: string }) => id)).toEqual([two?.id]);
    const score = await app
      .as(kabir)
      .get(`/scores/${kabir.id}`)
      .catch(() => undefined);
    expect(score).toBeDefined();
    const [sum] = await app.deps.db.query(
      "select score, total_questions from user_counters where user_id = $1",
      [kabir.id],
    );
    expect(sum).toEqual({ score: 1, total_questions: 2 });

    const note = await app.as(kabir).put(`/mock-attempts/${id}/reasons/${two?.id}`, { reason: "slip" });
    expect(note.body).toEqual({ questionId: two?.id, reason: "slip" });
    expect((await result(id, kabir)).body.questions[1].reason).toBe("slip");

    const second = await start(testId, kabir);
    expect([second.status, second.body.number]).toEqual([201, 2]);
    await save(app, kabir, second.body.id, two?.id ?? "", { answer: keys[1]?.correct_answer });
    await submit(second.body.id, kabir);
    const later = await result(second.body.id, kabir);
    expect(later.body).toMatchObject({ isRanked: false, ranked: 1, rank: null, score: 4 });
    expect(later.body.history.map(({ score }: { score: number }) => score)).toEqual([3, 4]);
    await app.deps.rollup.run();
    const [same] = await app.deps.db.query(
      "select score, total_questions from user_counters where user_id = $1",
      [kabir.id],
    );
    expect(same).toEqual({ score: 1, total_questions: 2 });
    await expectConsistent(app);
  });

  test("a late, repeated or reordered save never undoes a newer one", async () => {
    const testId = await make();
    const { body } = await start(testId, kabir);
    const question = questionsOf(body)[0]?.id ?? "";
    const put = (sequence: number, answer: string | null) =>
      save(app, kabir, body.id, question, { sequence, answer });
    expect((await put(5, "C")).body).toMatchObject({ saved: true, answer: "C", sequence: 5 });
    expect((await put(3, "A")).body).toMatchObject({ saved: false, answer: "C", sequence: 5 });
    expect((await put(5, "B")).body).toMatchObject({ saved: false, answer: "C" });
    expect((await put(6, null)).body).toMatchObject({ saved: true, answer: null });
    const orders = [9, 12, 7, 11, 8, 10];
    await Promise.all(orders.map((sequence) => put(sequence, "ABCD"[sequence % 4] ?? "A")));
    const { body: now } = await app.as(kabir).get(`/mock-attempts/${body.id}`);
    expect(questionsOf(now)[0]?.saved).toMatchObject({ sequence: 12, answer: "A" });
    expect((await put(13, "E")).status).toBe(400);
    expect((await put(13, "AB")).status).toBe(400);
    expect((await save(app, kabir, body.id, testId, { answer: "A" })).status).toBe(404);
    await submit(body.id, kabir);
  });

  test("a second device takes over, and the first is told", async () => {
    const testId = await make();
    const { body } = await start(testId, kabir);
    const question = questionsOf(body)[0]?.id ?? "";
    const phone = await freshSession(app, kabir);
    expect((await save(app, phone, body.id, question, { answer: "A" })).body.code).toBe("other-device");
    expect((await start(testId, phone)).status).toBe(200);
    expect((await save(app, phone, body.id, question, { answer: "B", sequence: 2 })).status).toBe(200);
    const late = await save(app, kabir, body.id, question, { answer: "C", sequence: 3 });
    expect([late.status, late.body.code]).toEqual([409, "other-device"]);
    expect((await submit(body.id, kabir)).status).toBe(409);
    expect((await app.as(kabir).get(`/mock-attempts/${body.id}`)).body.isElsewhere).toBe(true);
    expect((await submit(body.id, phone)).status).toBe(200);
  });
});

describe("the server's clock", () => {
  test("ends an attempt by itself, takes what arrives within the grace, and no call makes it longer", async () => {
    const testId = await make({ duration: 10 });
    const { body } = await start(testId, kabir);
    const [one, two] = questionsOf(body);
    expect(new Date(body.endsAt).getTime() - new Date(body.startedAt).getTime()).toBe(10 * MINUTE);
    app.pass(9 * MINUTE);
    expect((await start(testId, kabir)).body.endsAt).toBe(body.endsAt);
    const saved = await save(app, kabir, body.id, one?.id ?? "", { answer: "A", timeSpent: 80_000 });
    expect(saved.body.endsAt).toBe(body.endsAt);
    expect(saved.body.timeSpent).toBeLessThanOrEqual(9.1 * 60);
    app.pass(MINUTE + 20_000);
    expect((await save(app, kabir, body.id, two?.id ?? "", { answer: "B" })).status).toBe(200);
    app.pass(15_000);
    expect((await save(app, kabir, body.id, two?.id ?? "", { answer: "C", sequence: 2 })).status).toBe(409);
    const { body: ended } = await app.as(kabir).get(`/mock-attempts/${body.id}`);
    expect(ended.finishedAt).toBe(body.endsAt);
    const done = await result(body.id, kabir);
    expect(done.body).toMatchObject({ endedBy: "clock", skipped: 1 });
  });

  test("gives a third more to who gets it in the real exam, on every clock, but not beyond an event", async () => {
    const leela = await app.person("leela");
    expect((await app.as(leela).put("/auth/profile", { extraTime: true })).body.extraTime).toBe(true);
    expect((await app.as(kabir).get(`/social/users/${leela.id}`)).body).not.toHaveProperty("extraTime");
    const sections = ["First", "Second"].map((name) => ({
      name,
      subject: "PHYSICS",
      questions: 1,
      durationMinutes: 6,
    }));
    const { body } = await start(await make({ sections }), leela);
    const minutes = (at: string) => (new Date(at).getTime() - new Date(body.startedAt).getTime()) / MINUTE;
    expect(body.extraTime).toBe(true);
    expect(body.sections.map(({ endsAt }: { endsAt: string }) => minutes(endsAt))).toEqual([8, 16]);
    expect([minutes(body.sections[1].startsAt), minutes(body.endsAt)]).toEqual([8, 16]);
    await submit(body.id, leela);
    expect((await result(body.id, leela)).body).toMatchObject({ extraTime: true, durationMinutes: 12 });
    const at = app.deps.now().getTime();
    const window = {
      startsAt: new Date(at + MINUTE).toISOString(),
      endsAt: new Date(at + 11 * MINUTE).toISOString(),
    };
    const event = await make({ duration: 10, ...window });
    app.pass(2 * MINUTE);
    const { body: sat } = await start(event, leela);
    expect(new Date(sat.endsAt).getTime()).toBe(at + 11 * MINUTE);
    await app.as(leela).put("/auth/profile", { extraTime: false });
    expect((await start(event, leela)).body).toMatchObject({ extraTime: true, endsAt: sat.endsAt });
    await submit(sat.id, leela);
  });

  test("ends what nobody looks at any more, once", async () => {
    const testId = await make({ duration: 1 });
    const { body } = await start(testId, kabir);
    app.pass(2 * MINUTE);
    await finishOverdue(app.deps);
    await finishOverdue(app.deps);
    const [row] = await app.deps.db.query(
      "select ended_by, score, recorded_at is not null as recorded from mock_attempts where id = $1",
      [body.id],
    );
    expect(row).toEqual({ ended_by: "clock", score: 0, recorded: true });
  });

  test("opens and closes sections that have clocks of their own", async () => {
    const testId = await make({
      sections: ["First", "Second"].map((name) => ({
        name,
        subject: "PHYSICS",
        questions: 1,
        durationMinutes: 5,
      })),
    });
    const { body } = await start(testId, kabir);
    expect(body.sections.map(({ questions }: { questions: unknown[] }) => questions.length)).toEqual([1, 0]);
    const keys = await keysOf(app, testId);
    const [first, second] = [keys[0]?.id ?? "", keys[1]?.id ?? ""];
    expect((await save(app, kabir, body.id, second, { answer: "A" })).status).toBe(409);
    expect((await save(app, kabir, body.id, first, { answer: "A" })).status).toBe(200);
    app.pass(5 * MINUTE + 5_000);
    expect((await save(app, kabir, body.id, first, { answer: "B", sequence: 2 })).status).toBe(200);
    expect((await save(app, kabir, body.id, second, { answer: "A" })).status).toBe(200);
    app.pass(30_000);
    expect((await save(app, kabir, body.id, first, { answer: "C", sequence: 3 })).status).toBe(409);
    expect((await app.as(kabir).get(`/mock-attempts/${body.id}`)).body.sections[1].questions).toHaveLength(1);
    await submit(body.id, kabir);
  });

  test("is not there for who sits without one, and that has no rank", async () => {
    const testId = await make();
    const { body } = await app.as(kabir).post(`/mock-tests/${testId}/attempts`, { timed: false });
    expect(body.endsAt).toBeNull();
    app.pass(24 * 60 * MINUTE);
    const question = questionsOf(body)[0]?.id ?? "";
    expect((await save(app, kabir, body.id, question, { answer: "A" })).status).toBe(200);
    await submit(body.id, kabir);
    expect((await result(body.id, kabir)).body).toMatchObject({ isRanked: false, timed: false });
  });
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
    const begun = await start(body.id, mohan);
    const [key] = await keysOf(app, body.id);
    if (body.pattern === "jee-main-2026")
      await save(app, mohan, begun.body.id, key?.id ?? "", { answer: wrong(key?.correct_answer ?? "") });
    await submit(begun.body.id, mohan);
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

test("an event begins for everybody at once, and tells nobody anything before it is over", async () => {
  const at = app.deps.now().getTime();
  const testId = await make({
    startsAt: new Date(at + 10 * MINUTE).toISOString(),
    endsAt: new Date(at + 20 * MINUTE).toISOString(),
    duration: 60,
  });
  const keys = await keysOf(app, testId);
  expect((await start(testId, kabir)).status).toBe(409);
  app.pass(11 * MINUTE);
  const { body } = await start(testId, kabir);
  expect(new Date(body.endsAt).getTime()).toBe(at + 20 * MINUTE);
  await save(app, kabir, body.id, keys[0]?.id ?? "", { answer: wrong(keys[0]?.correct_answer ?? "") });
  expect((await submit(body.id, kabir)).body.score).toBeNull();
  expect((await result(body.id, kabir)).status).toBe(409);
  const mistakes = await app.as(kabir).get("/mcq/mistakes?count=20");
  expect(mistakes.body.questions.map(({ id }: { id: string }) => id)).not.toContain(keys[0]?.id);
  const again = await start(testId, kabir);
  expect(again.status).toBe(201);
  app.pass(9 * MINUTE + 5_000);
  // It has closed, but what an attempt that runs sends now still counts.
  expect((await result(body.id, kabir)).status).toBe(409);
  await submit(again.body.id, kabir);
  permitKeys(keys, kabir);
  expect((await result(body.id, kabir)).body).toMatchObject({ wrong: 1, skipped: 2 });
  expect((await start(testId, kabir)).status).toBe(409);
  // Looking at the result was enough to hand it over.
  const after = await app.as(kabir).get("/mcq/mistakes?count=20");
  expect(after.body.questions.map(({ id }: { id: string }) => id)).toContain(keys[0]?.id);
});

test("200 learners sit one paper at once, and each result is what their saved answers say", async () => {
  const testId = await make({ duration: 10 });
  const keys = await keysOf(app, testId);
  const people = await crowd(app, 200, kabir);
  const begun = await Promise.all(people.map((person) => start(testId, person)));
  expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([201]));
  app.pass(10 * MINUTE - 1_000);
  await Promise.all(
    people.map(async (person, at) => {
      const { body } = begun[at] ?? { body: undefined };
      const key = keys[at % 3];
      const answer = at % 5 === 0 ? wrong(key?.correct_answer ?? "") : (key?.correct_answer ?? "");
      const saved = await save(app, person, body.id, key?.id ?? "", { answer });
      expect(saved.status).toBe(200);
      expect((await submit(body.id, person)).status).toBe(200);
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
  const low = await result(begun[0]?.body.id, lowest ?? kabir);
  expect(low.body).toMatchObject({ score: -1, rank: 161, ranked: 200, percentile: 20 });
  expect(low.body.questions[0].others.length).toBeGreaterThan(0);
  const high = await result(begun[1]?.body.id, best ?? kabir);
  expect(high.body).toMatchObject({ score: 4, rank: 1, percentile: 100 });
  // With the marks of one of them, tie-breaks put one ahead of the others.
  await app.deps.db.query("update mock_attempts set tie_key = '{1}' where id = $1", [begun[2]?.body.id]);
  expect((await result(begun[1]?.body.id, best ?? kabir)).body).toMatchObject({ rank: 2, percentile: 100 });
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
  const testId = await make();
  const { body } = await start(testId, asha);
  await submit(body.id, asha);
  expect((await result(body.id, asha)).body).toMatchObject({ isRanked: false, ranked: 0 });
});

test("papers that others can sit too pay up to their author's cap, a private one in full", async () => {
  const [reader] = await crowd(app, 1, kabir);
  if (!reader) throw new Error("nobody came");
  const sitAllRight = async (testId: string) => {
    const { body } = await start(testId, reader);
    for (const { id, correct_answer } of await keysOf(app, testId)) {
      await save(app, reader, body.id, id, { answer: correct_answer });
    }
    await submit(body.id, reader);
    const [sum] = await app.deps.db.query<{ paid: number; refused: number }>(
      `select sum(points_earned)::int as paid, (count(*) filter (where unpaid = 'AUTHOR_DAILY_LIMIT'))::int as refused from answers
       where user_id = $1 and question_id in (select question_id from mock_test_questions where test_id = $2)`,
      [reader.id, testId],
    );
    return sum;
  };
  // Of a subject each, since the same question in two papers would pay once.
  const [first, second, left] = [
    await make({ totalQuestions: 12 }),
    await make({ totalQuestions: 12, subject: "BIOLOGY", visibility: "link" }),
    await make({ totalQuestions: 2, subject: "CHEMISTRY" }),
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
  const sat = await start(made.body.id, kabir);
  const own = await app
    .as(meera)
    .post("/mock-tests", { title: "Meera's own", subject: "PHYSICS", totalQuestions: 1 });
  await start(own.body.id, meera);
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
  expect((await submit(sat.body.id, kabir)).status).toBe(200);
  expect((await result(sat.body.id, kabir)).status).toBe(200);
  await expectConsistent(app);
});
