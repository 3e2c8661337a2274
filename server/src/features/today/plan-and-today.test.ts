import { refusals } from "@prepfeed/contract/foundation/refusals";
import { usualSubjects } from "@prepfeed/contract/learning/exam-subjects";
import type { TodayItem, TodayReply } from "@prepfeed/contract/learning/learning";
import type { StudyPlan } from "@prepfeed/contract/learning/study-plans";
import { examShares } from "@prepfeed/question-engine/exams";
import { expect, test } from "vitest";
import { answerQuiz } from "../../../test/quiz.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
const inDays = (days: number) =>
  new Date(app.deps.now().getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

async function prepareFor(person: Person, examType: "NEET" | "SSC_CGL" | "UPSC_CIVIL_SERVICES", change = {}) {
  const goal = { examType, subjects: usualSubjects(examType), minutesPerDay: 20, examDate: inDays(60) };
  const reply = await app.as(person).put("/learning/goal", { ...goal, ...change });
  expect(reply.status).toBe(200);
}

async function planExam(person: Person): Promise<StudyPlan> {
  const reply = await app.as(person).post("/study-plans", {});
  expect(reply.status).toBe(200);
  return reply.body;
}

const today = async (person: Person): Promise<TodayReply> =>
  (await app.as(person).get("/learning/today")).body;
const topicsOf = (items: readonly TodayItem[]) => new Set(items.map(({ question }) => question.topic));
const titlesOn = (plan: StudyPlan | undefined, day: number) =>
  new Set(plan?.days[day]?.topics.map(({ title }) => title));

test.each(["NEET", "SSC_CGL", "UPSC_CIVIL_SERVICES"] as const)(
  "today's session for %s begins with the plan's topics for today, and answering them ticks the day off",
  async (exam) => {
    const asha = await app.person("asha");
    await prepareFor(asha, exam);
    const plan = await planExam(asha);
    const [first] = plan.days;
    const session = await today(asha);
    const ofPlan = session.items.slice(0, first?.questions);
    expect(topicsOf(ofPlan)).toEqual(titlesOn(plan, 0));
    for (const { why } of ofPlan) expect(why).toMatch(/^In your plan for today: /);
    expect(new Set(session.planned.map(({ topic }) => topic))).toEqual(titlesOn(plan, 0));
    expect(session.planned).toEqual(
      first?.topics.map(({ title, slug }) => ({ topic: title, topicSlug: slug })),
    );
    expect(session.items.some(({ question }) => !titlesOn(plan, 0).has(question.topic ?? ""))).toBe(true);

    const questions = ofPlan.map(({ question }) => ({ id: question.id, topic: question.topic ?? "" }));
    await answerQuiz(app, asha, questions);
    const [after] = (await app.as(asha).get("/study-plans")).body.content as StudyPlan[];
    expect(after?.days[0]).toMatchObject({ answered: first?.questions, done: true });
    expect(after?.days[1]).toMatchObject({ answered: 0, done: false });
    const rest = await today(asha);
    expect(rest.doneCount).toBe(first?.questions);
    await app.as(asha).get("/learning/forecast");
    expect(await today(asha)).toEqual(rest);
    for (const { topic } of rest.planned) expect(topicsOf(rest.items)).toContain(topic);
  },
);

test.each([5, 10, 40, 120])("today begins with a plan of %i minutes a day", async (minutesPerDay) => {
  const asha = await app.person("asha");
  await prepareFor(asha, "SSC_CGL", { minutesPerDay, subjects: ["MATHEMATICS", "ENGLISH"] });
  await today(asha);
  const plan = await planExam(asha);
  // The forecast decides the day too, without the engine's questions.
  await app.as(asha).get("/learning/forecast");
  const questions = Math.min(plan.days[0]?.questions ?? 0, (await today(asha)).items.length);
  const ofPlan = (await today(asha)).items.slice(0, questions);
  expect(topicsOf(ofPlan)).toEqual(titlesOn(plan, 0));
});

test("a plan made after today was first opened is included the next time", async () => {
  const asha = await app.person("asha");
  await prepareFor(asha, "NEET");
  expect((await today(asha)).planned).toEqual([]);
  const plan = await planExam(asha);
  const session = await today(asha);
  expect(topicsOf(session.items.slice(0, plan.days[0]?.questions))).toEqual(titlesOn(plan, 0));
  await app.as(asha).delete(`/study-plans/${plan.id}`);
  expect((await today(asha)).planned).toEqual([]);
});

test("the plan covers the goal's exam within its minutes, to the day before the exam", async () => {
  const asha = await app.person("asha");
  await prepareFor(asha, "NEET");
  const plan = await planExam(asha);
  expect(plan).toMatchObject({
    title: "All of NEET in 60 days",
    subject: null,
    examType: "NEET",
    duration: 60,
    engine: "built-in",
  });
  expect(plan.days[0]?.date).toBe(inDays(0));
  expect(plan.days.at(-1)?.date).toBe(inDays(59));
  const shares = examShares("NEET");
  for (const { minutes, topics } of plan.days) {
    expect(minutes).toBeLessThanOrEqual(20);
    for (const { slug } of topics) expect(shares.get(slug as never)).toBeGreaterThan(0);
  }
});

test("there is one plan of the whole exam at a time, beside the plans of subjects", async () => {
  const asha = await app.person("asha");
  await prepareFor(asha, "NEET");
  await app
    .as(asha)
    .post("/gemini/generate-study-plan", { subject: "PHYSICS", examType: "NEET", duration: 5 });
  await planExam(asha);
  await prepareFor(asha, "SSC_CGL", { examDate: null });
  app.pass(1_000);
  await planExam(asha);
  const { content } = (await app.as(asha).get("/study-plans")).body;
  expect(content.map(({ title }: StudyPlan) => title)).toEqual([
    "All of SSC CGL in 30 days",
    "Physics for NEET in 5 days",
  ]);
});

test("one of its days is practised as a quiz on its topics", async () => {
  const asha = await app.person("asha");
  await prepareFor(asha, "SSC_CGL");
  const plan = await planExam(asha);
  const { body } = await app.as(asha).post(`/study-plans/${plan.id}/days/1/quiz`, {});
  expect(new Set(body.questions.map(({ topic }: { topic: string }) => topic))).toEqual(titlesOn(plan, 0));
  const mock = plan.days.find(({ topic }) => topic === "Mock test")?.day;
  const mixed = await app.as(asha).post(`/study-plans/${plan.id}/days/${mock}/quiz`, {});
  expect(mixed.body.questions).toHaveLength(20);
});

test("without a goal no exam can be planned", async () => {
  const asha = await app.person("asha");
  const reply = await app.as(asha).post("/study-plans", {});
  expect([reply.status, reply.body.message]).toEqual([400, refusals.ai.planNeedsGoal]);
});
