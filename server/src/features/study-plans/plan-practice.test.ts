import { expect, test } from "vitest";
import { answerQuiz, type MadeQuestion } from "../../../test/quiz.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();

interface Day {
  day: number;
  topic: string;
  questions: number;
  answered: number;
  done: boolean;
}

const makePlan = async (person: Person, wanted: object = {}) =>
  (
    await app.as(person).post("/gemini/generate-study-plan", {
      subject: "PHYSICS",
      examType: "NEET",
      duration: 30,
      level: "BEGINNER",
      ...wanted,
    })
  ).body as { id: string; days: Day[] };

const readPlan = async (person: Person) =>
  (await app.as(person).get("/study-plans")).body.content[0] as { id: string; days: Day[] };

async function start(person: Person, planId: string, day: number): Promise<MadeQuestion[]> {
  const reply = await app.as(person).post(`/study-plans/${planId}/days/${day}/quiz`, {});
  expect(reply.status).toBe(200);
  for (const question of reply.body.questions) {
    for (const secret of ["correctAnswer", "explanation"]) expect(question).not.toHaveProperty(secret);
  }
  return reply.body.questions;
}

test("a day is started as a quiz on its topic, and is ticked off once all its questions are answered", async () => {
  const asha = await app.person("asha");
  const { id, days } = await makePlan(asha);
  const quiz = await start(asha, id, 1);
  expect(quiz).toHaveLength(days[0]?.questions ?? 0);
  for (const { topic } of quiz) expect(topic).toBe(days[0]?.topic);

  await answerQuiz(app, asha, quiz.slice(0, 4));
  const half = (await readPlan(asha)).days[0];
  expect(half).toMatchObject({ answered: 4, done: false });
  expect(await start(asha, id, 1)).toHaveLength((half?.questions ?? 0) - 4);

  await answerQuiz(app, asha, quiz.slice(4));
  const done = (await readPlan(asha)).days.filter((day) => day.done);
  expect(done).toMatchObject([{ day: 1, answered: quiz.length }]);
  const [row] = await app.deps.db.query<{ marked_by: string }>(
    "select marked_by from study_plan_days where plan_id = $1 and done_at is not null",
    [id],
  );
  expect(row?.marked_by).toBe("answers");
});

test("answers from before the plan was made count for none of its days", async () => {
  const asha = await app.person("asha");
  const { id } = await makePlan(asha);
  await answerQuiz(app, asha, await start(asha, id, 1));
  await makePlan(asha);
  expect((await readPlan(asha)).days[0]).toMatchObject({ answered: 0, done: false });
});

test("a day reopened by hand stays open, whatever is answered", async () => {
  const asha = await app.person("asha");
  const { id } = await makePlan(asha);
  await answerQuiz(app, asha, await start(asha, id, 1));
  expect((await readPlan(asha)).days[0]?.done).toBe(true);
  await app.as(asha).put(`/study-plans/${id}/days/1`, { done: false });
  await answerQuiz(app, asha, await start(asha, id, 1));
  expect((await readPlan(asha)).days[0]?.done).toBe(false);
});

test("a revision mixes the week's topics, a mock test the whole subject", async () => {
  const asha = await app.person("asha");
  const { id, days } = await makePlan(asha);
  const revision = await start(asha, id, 7);
  const taught = days.slice(0, 6).map(({ topic }) => topic);
  expect(new Set(revision.map(({ topic }) => topic))).toEqual(new Set(taught));
  const mock = await start(asha, id, 29);
  expect(mock).toHaveLength(30);
  expect(new Set(mock.map(({ topic }) => topic)).size).toBeGreaterThan(5);
});

test("a day that does not exist, or belongs to another learner, cannot be started", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const { id } = await makePlan(asha);
  for (const [person, day] of [
    [ravi, 1],
    [asha, 31],
    [asha, 0],
  ] as const) {
    expect((await app.as(person).post(`/study-plans/${id}/days/${day}/quiz`, {})).status).toBe(404);
  }
});
