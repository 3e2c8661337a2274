import type { TodayItem } from "@prepfeed/contract/learning";
import { beforeAll, expect, test } from "vitest";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";

const app = testApp();
const DAY = 86_400_000;
const dayIn = (days: number) => new Date(app.deps.now().getTime() + days * DAY).toISOString().slice(0, 10);
let ravi: Person;
let questions: string[];

const ask = async (text: string, post: Record<string, unknown> = {}): Promise<string> =>
  (await createPost(app, ravi, questionPost(post, { questionText: text }))).questions[0].id;
const answer = (person: Person, id: string | undefined, selectedOption: "A" | "B") =>
  app.as(person).post(`/social/questions/${id}/answer`, { selectedOption });
const today = async (person: Person, minutes = 20) =>
  (await app.as(person).get(`/learning/today?minutes=${minutes}`)).body;
const idsOf = (items: TodayItem[], kind?: TodayItem["kind"]) =>
  items.filter((item) => !kind || item.kind === kind).map(({ question }) => question.id);
/** As if the last tries had been so many days ago. */
const letPass = (person: Person, days: number) =>
  app.deps.db.query(
    "update memories set due = due - $2::int, last_day = last_day - $2::int where user_id = $1",
    [person.id, days],
  );

beforeAll(async () => {
  ravi = await app.person("ravi");
  questions = [];
  for (let i = 0; i < 6; i++) questions.push(await ask(`Which force is number ${i}?`));
  questions.push(await ask("Which acid is it?", { subject: "CHEMISTRY", topic: "Acids" }));
});

test("a session holds what is due, the wrong ones first, and something new, without a key", async () => {
  const asha = await app.person("asha");
  const [known, missed] = questions;
  await answer(asha, known, "A");
  await answer(asha, missed, "B");
  expect(await today(asha)).toMatchObject({ dueCount: 0, laterCount: 0, minutes: 20, daysLeft: null });
  await app.deps.rollup.run();
  await letPass(asha, 3);
  const { items, dueCount } = await today(asha);
  expect(dueCount).toBe(2);
  expect(idsOf(items, "review")).toEqual([missed, known]);
  expect(items[0]).toMatchObject({ kind: "review", why: "You missed it 3 days ago" });
  for (const { question } of items) {
    expect(Object.keys(question)).not.toContain("correctAnswer");
    expect(Object.keys(question)).not.toContain("myAnswer");
  }
  expect(idsOf(items).filter((id) => questions.slice(2).includes(id))).toHaveLength(5);
  expect(new Set(idsOf(items)).size).toBe(items.length);
  expect((await today(asha, 10)).items.length).toBeLessThanOrEqual(10);
});

test("a question that is left out today comes back when that is undone", async () => {
  const asha = await app.person("asha");
  await answer(asha, questions[0], "B");
  await app.deps.rollup.run();
  await letPass(asha, 1);
  const [first] = idsOf((await today(asha)).items, "review");
  expect((await app.as(asha).put(`/learning/buried/${first}`)).status).toBe(204);
  expect(await today(asha)).toMatchObject({ dueCount: 0 });
  expect((await app.as(asha).delete(`/learning/buried/${first}`)).status).toBe(204);
  expect(idsOf((await today(asha)).items, "review")).toEqual([first]);
  await app.as(asha).put(`/learning/buried/${first}`);
  await app.as(asha).put(`/learning/buried/${questions[1]}`);
  expect(idsOf((await today(asha)).items)).not.toContain(questions[1]);
  await app.deps.db.query("update buried_questions set day = day - 1 where user_id = $1", [asha.id]);
  expect(idsOf((await today(asha)).items)).toEqual(expect.arrayContaining([first, questions[1]]));
  expect((await app.as(asha).put(`/learning/buried/${crypto.randomUUID()}`)).status).toBe(404);
});

test("a goal narrows the session to its subjects, and no day passes its exam", async () => {
  const asha = await app.person("asha");
  for (const id of questions) await answer(asha, id, "A");
  await app.as(asha).put("/learning/goal", { examType: "NEET", subjects: ["CHEMISTRY"], examDate: dayIn(4) });
  await app.deps.rollup.run();
  // Known beyond the exam, and not seen in the last days before it.
  await app.deps.db.query(
    "update memories set due = due + 200, last_day = last_day - 30, stability = 300 where user_id = $1",
    [asha.id],
  );
  const forecast = (await app.as(asha).get("/learning/forecast?days=100")).body;
  expect(forecast).toMatchObject({ today: dayIn(0), examDate: dayIn(4), later: 0 });
  expect(forecast.days.at(-1).day).toBe(dayIn(3));
  expect(forecast.days.reduce((sum: number, { due }: { due: number }) => sum + due, 0)).toBe(1);
  expect(idsOf((await today(asha)).items, "review")).toHaveLength(forecast.days[0].due);
  const { content } = (await app.as(asha).get(`/mcq/responses/${asha.id}`)).body;
  for (const { comesBack } of content) expect(comesBack < dayIn(4)).toBe(true);
});

test("after a holiday a day holds no more than it can, and what is missed too often is set aside", async () => {
  const asha = await app.person("asha");
  await answer(asha, questions[0], "B");
  await app.deps.rollup.run();
  await app.deps.db.query(
    `insert into memories (user_id, question_id, subject, stability, difficulty, due, last_day, last_correct, reps, lapses, misses, set_aside)
     select user_id, gen_random_uuid(), subject, 3, 5, due - 60, last_day - 70, true, 1, 0, 0, false
     from memories, generate_series(1, 400) where user_id = $1`,
    [asha.id],
  );
  expect(await today(asha)).toMatchObject({ dueCount: 20 });
  const { days } = (await app.as(asha).get("/learning/forecast?days=25")).body;
  expect(days.slice(0, 3).map(({ due }: { due: number }) => due)).toEqual([20, 20, 20]);
  await app.deps.db.query("delete from memories where user_id = $1 and question_id <> $2", [
    asha.id,
    questions[0],
  ]);
  for (let i = 0; i < 6; i++)
    await app.as(asha).post("/mcq/review", { questionId: questions[0], selectedOption: "B" });
  expect(await today(asha)).toMatchObject({ setAside: [] });
  const last = await app.as(asha).post("/mcq/review", { questionId: questions[0], selectedOption: "C" });
  expect(last.body).toMatchObject({ setAside: true, comesBack: null });
  expect((await today(asha)).setAside).toEqual([
    expect.objectContaining({ questionId: questions[0], topic: "Kinematics", topicSlug: "kinematics" }),
  ]);
});
