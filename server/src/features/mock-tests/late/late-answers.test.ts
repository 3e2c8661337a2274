import { beforeAll, expect, test } from "vitest";
import { expectConsistent } from "../../../../test/consistency.ts";
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
} from "../../../../test/mock-tests.ts";
import { freshSession } from "../../../../test/scene.ts";
import { type Person, testApp } from "../../../../test/test-app.ts";

const app = testApp();
let asha: Person;
let kabir: Person;
beforeAll(async () => {
  [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
});

const sendLate = (person: Person, attemptId: string, questionId: string, body: object) =>
  app.as(person).put(`/mock-attempts/${attemptId}/late-answers/${questionId}`, { sequence: 2, ...body });

test("an answer that arrives after the end is kept and shown, and changes no marks", async () => {
  const testId = await makePaper(app, asha);
  const keys = await keysOf(app, testId);
  const { body: attempt } = await start(app, testId, kabir);
  const [one, two, three] = questionsOf(attempt).map(({ id }) => id) as [string, string, string];
  const [right] = keys.map(({ correct_answer }) => correct_answer) as [string];
  await save(app, kabir, attempt.id, one, { answer: wrong(right) });
  expect((await sendLate(kabir, attempt.id, one, { answer: right })).status).toBe(409);

  app.pass(30 * MINUTE);
  const late = await save(app, kabir, attempt.id, one, { answer: right, sequence: 2 });
  expect(late.status).toBe(409);
  const phone = await freshSession(app, kabir);
  expect((await sendLate(phone, attempt.id, one, { answer: right })).body).toMatchObject({ kept: true });
  expect((await sendLate(phone, attempt.id, one, { answer: right })).body).toMatchObject({ kept: false });
  await sendLate(phone, attempt.id, two, { answer: "C", sequence: 1 });

  permitKeys(keys, kabir);
  const { body } = await result(app, attempt.id, kabir);
  expect(body).toMatchObject({ score: -1, correct: 0, wrong: 1, skipped: 2 });
  const shown = (id: string) => body.questions.find((question: { id: string }) => question.id === id);
  expect(shown(one)).toMatchObject({ answer: wrong(right), outcome: "wrong", lateAnswer: right });
  expect(shown(two)).toMatchObject({ answer: null, outcome: "skipped", lateAnswer: "C" });
  expect(shown(three)).not.toHaveProperty("lateAnswer");
});

test("what was saved in time is not late", async () => {
  const testId = await makePaper(app, asha);
  const { body: attempt } = await start(app, testId, kabir);
  const [one] = questionsOf(attempt).map(({ id }) => id) as [string];
  await save(app, kabir, attempt.id, one, { answer: "A", sequence: 2 });
  await submit(app, attempt.id, kabir);
  expect((await sendLate(kabir, attempt.id, one, { answer: "A" })).body).toMatchObject({ kept: false });
});

test("nobody else can add one, and only an answer of the question's kind is kept", async () => {
  const testId = await makePaper(app, asha);
  const { body: attempt } = await start(app, testId, kabir);
  const [one] = questionsOf(attempt).map(({ id }) => id) as [string];
  await submit(app, attempt.id, kabir);
  expect((await sendLate(asha, attempt.id, one, { answer: "A" })).status).toBe(404);
  expect((await sendLate(kabir, attempt.id, crypto.randomUUID(), { answer: "A" })).status).toBe(404);
  expect((await sendLate(kabir, attempt.id, one, { answer: "ABCD" })).status).toBe(400);
});

test("totals still follow from what was marked", () => expectConsistent(app));
