import { StudyPlan as Limits } from "@prepfeed/contract/foundation/limits";
import { messages } from "@prepfeed/contract/foundation/messages";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import { expect, test } from "vitest";
import { answerQuiz } from "../../../test/quiz.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
const PHYSICS = { subject: "Physics", examType: "NEET", duration: 10, level: "beginner" };

async function makePlan(person: Person, wanted: Record<string, unknown> = PHYSICS) {
  const reply = await app.as(person).post("/gemini/generate-study-plan", wanted);
  expect(reply.status).toBe(200);
  return reply.body;
}

test("a plan has an entry for each day, and the learner can list it again", async () => {
  const asha = await app.person("asha");
  const plan = await makePlan(asha);
  expect(plan).toMatchObject({
    title: "Physics for NEET in 10 days",
    subject: "PHYSICS",
    examType: "NEET",
    level: "BEGINNER",
    duration: 10,
    engine: "built-in",
  });
  expect(plan.days.map(({ day }: { day: number }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const newer = await makePlan(asha, { ...PHYSICS, subject: "HISTORY" });
  expect((await app.as(asha).get("/study-plans")).body).toEqual({ content: [newer, plan] });
});

test("day 1 is today in the learner's time zone", async () => {
  const asha = await app.person("asha");
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    await app.as(asha).put("/auth/profile", { timeZone });
    const { days } = await makePlan(asha, { ...PHYSICS, duration: 2 });
    const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(app.deps.now());
    expect(days[0].date).toBe(today);
    expect(Date.parse(days[1].date) - Date.parse(days[0].date)).toBe(24 * 60 * 60 * 1000);
  }
});

test("a plan requires subject and exam; thirty days and intermediate are the defaults", async () => {
  const asha = await app.person("asha");
  for (const wanted of [{ subject: "PHYSICS" }, { examType: "NEET" }, { subject: "", examType: "NEET" }]) {
    const reply = await app.as(asha).post("/gemini/generate-study-plan", wanted);
    expect([reply.status, reply.body.message]).toEqual([400, messages.ai.planNeedsSubjectAndExam]);
  }
  const plan = await makePlan(asha, {
    subject: "PHYSICS",
    examType: "NEET",
    duration: "nonsense",
    level: "",
  });
  expect(plan).toMatchObject({ duration: 30, level: "INTERMEDIATE" });
});

const HARD = "Gravitation";

async function answerOn(person: Person, topic: string, count: number, isRight: boolean) {
  const { body } = await app.as(person).post("/gemini/generate-questions", { topic, count, practise: true });
  await answerQuiz(app, person, body.questions, isRight);
}

test("the learner's weak topics come first, from five answers on", async () => {
  const asha = await app.person("asha");
  const wasHard = async () => {
    const [first] = (await makePlan(asha, { ...PHYSICS, duration: 30 })).days;
    return first.topic === HARD && first.goals.join().includes("was hard for you");
  };
  await answerOn(asha, HARD, 4, false);
  expect(await wasHard()).toBe(false);
  await answerOn(asha, HARD, 1, false);
  expect(await wasHard()).toBe(true);
  await answerOn(asha, HARD, 20, true);
  expect(await wasHard()).toBe(false);
});

test("a day can be ticked off and reopened", async () => {
  const asha = await app.person("asha");
  const { id } = await makePlan(asha);
  const tick = (day: number | string, done: boolean) =>
    app.as(asha).put(`/study-plans/${id}/days/${day}`, { done });
  const doneDays = (body: { days: { day: number; done: boolean }[] }) =>
    body.days.filter(({ done }) => done).map(({ day }) => day);
  expect(doneDays((await tick(3, true)).body)).toEqual([3]);
  expect(doneDays((await tick(3, true)).body)).toEqual([3]);
  expect(doneDays((await tick(1, true)).body)).toEqual([1, 3]);
  expect(doneDays((await tick(3, false)).body)).toEqual([1]);
  for (const day of [0, 11, "first"]) expect((await tick(day, true)).status).toBe(404);
  expect((await app.as(asha).put(`/study-plans/${id}/days/1`, { done: "maybe" })).status).toBe(400);
});

test("another learner's plan is not found", async () => {
  const [asha, ravi] = [await app.person("asha"), await app.person("ravi")];
  const { id } = await makePlan(asha);
  for (const reply of [
    await app.as(ravi).put(`/study-plans/${id}/days/1`, { done: true }),
    await app.as(ravi).delete(`/study-plans/${id}`),
  ]) {
    expect([reply.status, reply.body.message]).toEqual([404, refusals.ai.planNotFound]);
  }
  expect((await app.as(ravi).get("/study-plans")).body.content).toEqual([]);
  expect((await app.as(asha).get("/study-plans")).body.content[0].days[0].done).toBe(false);
});

test("a plan can be deleted with its days", async () => {
  const asha = await app.person("asha");
  const { id } = await makePlan(asha);
  expect((await app.as(asha).delete(`/study-plans/${id}`)).status).toBe(204);
  expect((await app.as(asha).delete(`/study-plans/${id}`)).status).toBe(404);
  expect((await app.as(asha).get("/study-plans")).body.content).toEqual([]);
  expect(await app.deps.db.query("select 1 from study_plan_days where plan_id = $1", [id])).toEqual([]);
});

test("the newest plans are kept", async () => {
  const asha = await app.person("asha");
  const first = await makePlan(asha, { ...PHYSICS, duration: 1 });
  for (let more = 0; more < Limits.maxKept; more++) {
    app.pass(1_000);
    await makePlan(asha, { ...PHYSICS, duration: 1 });
  }
  const { content } = (await app.as(asha).get("/study-plans")).body;
  expect(content).toHaveLength(Limits.maxKept);
  expect(content.map(({ id }: { id: string }) => id)).not.toContain(first.id);
});
