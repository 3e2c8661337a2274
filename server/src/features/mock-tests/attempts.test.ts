import { refusals } from "@prepfeed/contract/foundation/refusals";
import { beforeAll, describe, expect, test } from "vitest";
import { expectConsistent } from "../../../test/consistency.ts";
import {
  keysOf,
  MINUTE,
  makePaper,
  permitKeys,
  questionsOf,
  result,
  save,
  start,
  submit,
  wrong,
} from "../../../test/mock-tests.ts";
import { freshSession } from "../../../test/scene.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { finishOverdue } from "./marking/finish-attempt.service.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

describe("sitting a paper", () => {
  test("keys are shown only after the end, and the answers then count like any others", async () => {
    const testId = await makePaper(app, asha);
    const keys = await keysOf(app, testId);
    const begun = await start(app, testId, kabir);
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
    expect((await start(app, testId, kabir)).status).toBe(200);
    const again = await app.as(kabir).get(`/mock-attempts/${id}`);
    expect(questionsOf(again.body).map(({ saved }) => saved?.answer)).toEqual([
      keys[0]?.correct_answer,
      wrong(keys[1]?.correct_answer ?? ""),
      null,
    ]);
    expect((await result(app, id, kabir)).status).toBe(409);
    const asked = await app.as(kabir).post("/gemini/explain-question", { questionText: one?.questionText });
    expect(asked.body.explanation).toBe(refusals.ai.answerFirst);
    expect((await app.as(asha).get(`/mock-attempts/${id}`)).status).toBe(404);

    const ended = await submit(app, id, kabir);
    expect(ended.body).toMatchObject({ score: 3, totalMarks: 12 });
    expect((await submit(app, id, kabir)).status).toBe(200);
    permitKeys(keys, kabir);
    const { body } = await result(app, id, kabir);
    expect(body).toMatchObject({
      score: 3,
      gained: 4,
      lost: 1,
      correct: 1,
      wrong: 1,
      skipped: 1,
      percentile: null,
      ranked: 0,
      isRanked: false,
      unrankedReason: "TOO_FAST",
      points: { earned: 0, unpaid: [{ reason: "PAPER_GUESSES", answers: 1 }] },
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
    expect(sum).toEqual({ score: 0, total_questions: 2 });

    const note = await app.as(kabir).put(`/mock-attempts/${id}/reasons/${two?.id}`, { reason: "slip" });
    expect(note.body).toEqual({ questionId: two?.id, reason: "slip" });
    expect((await result(app, id, kabir)).body.questions[1].reason).toBe("slip");

    const second = await start(app, testId, kabir);
    expect([second.status, second.body.number]).toEqual([201, 2]);
    await save(app, kabir, second.body.id, two?.id ?? "", { answer: keys[1]?.correct_answer });
    await submit(app, second.body.id, kabir);
    const later = await result(app, second.body.id, kabir);
    expect(later.body).toMatchObject({
      isRanked: false,
      unrankedReason: "REPEAT",
      ranked: 0,
      rank: null,
      score: 4,
    });
    expect(later.body.history.map(({ score }: { score: number }) => score)).toEqual([3, 4]);
    await app.deps.rollup.run();
    const [same] = await app.deps.db.query(
      "select score, total_questions from user_counters where user_id = $1",
      [kabir.id],
    );
    expect(same).toEqual({ score: 0, total_questions: 2 });
    await expectConsistent(app);
  });

  test("a late, repeated or reordered save never replaces a newer one", async () => {
    const testId = await makePaper(app, asha);
    const { body } = await start(app, testId, kabir);
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
    await submit(app, body.id, kabir);
  });

  test("a second device takes over, and the first is informed", async () => {
    const testId = await makePaper(app, asha);
    const { body } = await start(app, testId, kabir);
    const question = questionsOf(body)[0]?.id ?? "";
    const phone = await freshSession(app, kabir);
    expect((await save(app, phone, body.id, question, { answer: "A" })).body.code).toBe("other-device");
    expect((await start(app, testId, phone)).status).toBe(200);
    expect((await save(app, phone, body.id, question, { answer: "B", sequence: 2 })).status).toBe(200);
    const late = await save(app, kabir, body.id, question, { answer: "C", sequence: 3 });
    expect([late.status, late.body.code]).toEqual([409, "other-device"]);
    expect((await submit(app, body.id, kabir)).status).toBe(409);
    expect((await app.as(kabir).get(`/mock-attempts/${body.id}`)).body.isElsewhere).toBe(true);
    expect((await submit(app, body.id, phone)).status).toBe(200);
  });
});

describe("the server's clock", () => {
  test("ends an attempt by itself, accepts saves within the grace period, and cannot be extended by any call", async () => {
    const testId = await makePaper(app, asha, { duration: 10 });
    const { body } = await start(app, testId, kabir);
    const [one, two] = questionsOf(body);
    expect(new Date(body.endsAt).getTime() - new Date(body.startedAt).getTime()).toBe(10 * MINUTE);
    app.pass(9 * MINUTE);
    expect((await start(app, testId, kabir)).body.endsAt).toBe(body.endsAt);
    const saved = await save(app, kabir, body.id, one?.id ?? "", { answer: "A", timeSpent: 80_000 });
    expect(saved.body.endsAt).toBe(body.endsAt);
    expect(saved.body.timeSpent).toBeLessThanOrEqual(9.1 * 60);
    await app.standingAt(Date.parse(body.endsAt) + 4_000, async () => {
      expect((await save(app, kabir, body.id, two?.id ?? "", { answer: "B" })).status).toBe(200);
    });
    app.pass(15_000);
    expect((await save(app, kabir, body.id, two?.id ?? "", { answer: "C", sequence: 2 })).status).toBe(409);
    const { body: ended } = await app.as(kabir).get(`/mock-attempts/${body.id}`);
    expect(ended.finishedAt).toBe(body.endsAt);
    const done = await result(app, body.id, kabir);
    expect(done.body).toMatchObject({ endedBy: "clock", skipped: 1 });
  });

  test("gives a third more time to learners who get it in the real exam, on every clock, but not beyond an event", async () => {
    const leela = await app.person("leela");
    expect((await app.as(leela).put("/auth/profile", { extraTime: true })).body.extraTime).toBe(true);
    expect((await app.as(kabir).get(`/social/users/${leela.id}`)).body).not.toHaveProperty("extraTime");
    const sections = ["First", "Second"].map((name) => ({
      name,
      subject: "PHYSICS",
      questions: 1,
      durationMinutes: 6,
    }));
    const { body } = await start(app, await makePaper(app, asha, { sections }), leela);
    const minutes = (at: string) => (new Date(at).getTime() - new Date(body.startedAt).getTime()) / MINUTE;
    expect(body.extraTime).toBe(true);
    expect(body.sections.map(({ endsAt }: { endsAt: string }) => minutes(endsAt))).toEqual([8, 16]);
    expect([minutes(body.sections[1].startsAt), minutes(body.endsAt)]).toEqual([8, 16]);
    await submit(app, body.id, leela);
    expect((await result(app, body.id, leela)).body).toMatchObject({ extraTime: true, durationMinutes: 12 });
    const at = app.deps.now().getTime();
    const window = {
      startsAt: new Date(at + MINUTE).toISOString(),
      endsAt: new Date(at + 11 * MINUTE).toISOString(),
    };
    const event = await makePaper(app, asha, { duration: 10, ...window });
    app.pass(2 * MINUTE);
    const { body: sat } = await start(app, event, leela);
    expect(new Date(sat.endsAt).getTime()).toBe(at + 11 * MINUTE);
    await app.as(leela).put("/auth/profile", { extraTime: false });
    expect((await start(app, event, leela)).body).toMatchObject({ extraTime: true, endsAt: sat.endsAt });
    await submit(app, sat.id, leela);
  });

  test("ends abandoned attempts, once", async () => {
    const testId = await makePaper(app, asha, { duration: 1 });
    const { body } = await start(app, testId, kabir);
    app.pass(2 * MINUTE);
    await finishOverdue(app.deps);
    await finishOverdue(app.deps);
    const [row] = await app.deps.db.query(
      "select ended_by, score, recorded_at is not null as recorded from mock_attempts where id = $1",
      [body.id],
    );
    expect(row).toEqual({ ended_by: "clock", score: 0, recorded: true });
  });

  test("opens and closes sections that have their own clocks", async () => {
    const testId = await makePaper(app, asha, {
      sections: ["First", "Second"].map((name) => ({
        name,
        subject: "PHYSICS",
        questions: 1,
        durationMinutes: 5,
      })),
    });
    const { body } = await start(app, testId, kabir);
    expect(body.sections.map(({ questions }: { questions: unknown[] }) => questions.length)).toEqual([1, 0]);
    const keys = await keysOf(app, testId);
    const [first, second] = [keys[0]?.id ?? "", keys[1]?.id ?? ""];
    expect((await save(app, kabir, body.id, second, { answer: "A" })).status).toBe(409);
    expect((await save(app, kabir, body.id, first, { answer: "A" })).status).toBe(200);
    await app.standingAt(Date.parse(body.sections[0].endsAt) + 4_000, async () => {
      expect((await save(app, kabir, body.id, first, { answer: "B", sequence: 2 })).status).toBe(200);
    });
    expect((await save(app, kabir, body.id, second, { answer: "A" })).status).toBe(200);
    app.pass(30_000);
    expect((await save(app, kabir, body.id, first, { answer: "C", sequence: 3 })).status).toBe(409);
    expect((await app.as(kabir).get(`/mock-attempts/${body.id}`)).body.sections[1].questions).toHaveLength(1);
    await submit(app, body.id, kabir);
  });

  test("does not apply to untimed attempts, which have no rank", async () => {
    const testId = await makePaper(app, asha);
    const { body } = await app.as(kabir).post(`/mock-tests/${testId}/attempts`, { timed: false });
    expect(body.endsAt).toBeNull();
    app.pass(24 * 60 * MINUTE);
    const question = questionsOf(body)[0]?.id ?? "";
    expect((await save(app, kabir, body.id, question, { answer: "A" })).status).toBe(200);
    await submit(app, body.id, kabir);
    expect((await result(app, body.id, kabir)).body).toMatchObject({ isRanked: false, timed: false });
  });
});

test("an event starts for everybody at once and shows no result before it is over", async () => {
  const at = app.deps.now().getTime();
  const testId = await makePaper(app, asha, {
    startsAt: new Date(at + 10 * MINUTE).toISOString(),
    endsAt: new Date(at + 20 * MINUTE).toISOString(),
    duration: 60,
  });
  const keys = await keysOf(app, testId);
  expect((await start(app, testId, kabir)).status).toBe(409);
  app.pass(11 * MINUTE);
  const { body } = await start(app, testId, kabir);
  expect(new Date(body.endsAt).getTime()).toBe(at + 20 * MINUTE);
  await save(app, kabir, body.id, keys[0]?.id ?? "", { answer: wrong(keys[0]?.correct_answer ?? "") });
  expect((await submit(app, body.id, kabir)).body.score).toBeNull();
  expect((await result(app, body.id, kabir)).status).toBe(409);
  const mistakes = await app.as(kabir).get("/mcq/mistakes?count=20");
  expect(mistakes.body.questions.map(({ id }: { id: string }) => id)).not.toContain(keys[0]?.id);
  const again = await start(app, testId, kabir);
  expect(again.status).toBe(201);
  await app.standingAt(at + 20 * MINUTE + 4_000, async () => {
    // It has closed, but saves of a running attempt still count now.
    expect((await result(app, body.id, kabir)).status).toBe(409);
    await submit(app, again.body.id, kabir);
  });
  permitKeys(keys, kabir);
  expect((await result(app, body.id, kabir)).body).toMatchObject({ wrong: 1, skipped: 2 });
  expect((await start(app, testId, kabir)).status).toBe(409);
  // Opening the result was enough to record its answers.
  const after = await app.as(kabir).get("/mcq/mistakes?count=20");
  expect(after.body.questions.map(({ id }: { id: string }) => id)).toContain(keys[0]?.id);
});
