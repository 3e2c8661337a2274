import type { TodayItem } from "@prepfeed/contract/learning/learning";
import { beforeAll, expect, test } from "vitest";
import { guardSecret } from "../../../test/leak-guard.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { verify } from "../verify/verify.service.ts";

const app = testApp();
const DAY = 86_400_000;
const dayIn = (days: number) => new Date(app.deps.now().getTime() + days * DAY).toISOString().slice(0, 10);
let ravi: Person;
let questions: string[];
const ACIDS = "Acids, bases and salts";

const ask = async (text: string, post: Record<string, unknown> = {}): Promise<string> =>
  (await createPost(app, ravi, questionPost(post, { questionText: text }))).questions[0].id;
const answer = (person: Person, id: string | undefined, selectedOption: "A" | "B") =>
  app.as(person).post(`/social/questions/${id}/answer`, { selectedOption });
const today = async (person: Person, minutes = 20) =>
  (await app.as(person).get(`/learning/today?minutes=${minutes}`)).body;
const idsOf = (items: TodayItem[], kind?: TodayItem["kind"]) =>
  items.filter((item) => !kind || item.kind === kind).map(({ question }) => question.id);
/** As if the last attempts had been this many days ago. */
const letPass = (person: Person, days: number) =>
  app.deps.db.query(
    `with past as (delete from daily_picks where user_id = $1)
     update memories set due = due - $2::int, last_day = last_day - $2::int where user_id = $1`,
    [person.id, days],
  );

beforeAll(async () => {
  ravi = await app.person("ravi");
  questions = [];
  for (let i = 0; i < 6; i++) questions.push(await ask(`Which force is number ${i}?`));
  questions.push(await ask("Which acid is it?", { subject: "CHEMISTRY", topic: ACIDS }));
});

test("a session holds what is due, wrong ones first, and something new, without keys", async () => {
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

test("the next session shows an edited question as edited and leaves out one of a deleted post", async () => {
  const asha = await app.person("asha");
  const post = await createPost(app, ravi, questionPost({}, { questionText: "Which force did I mean?" }));
  const [{ id }] = post.questions;
  await answer(asha, questions[0], "A");
  const asked = async () =>
    (await today(asha, 40)).items.find(({ question }: TodayItem) => question.id === id)?.question
      .questionText;
  expect(await asked()).toBe("Which force did I mean?");
  const changed = questionPost({}, { questionText: "Which force do I mean?" });
  expect((await app.as(ravi).put(`/social/posts/${post.id}`, changed)).status).toBe(200);
  expect(await asked()).toBe("Which force do I mean?");
  expect((await app.as(ravi).delete(`/social/posts/${post.id}`)).status).toBe(204);
  expect(await asked()).toBeUndefined();
});

test("a question that is skipped today comes back when that is undone", async () => {
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

test("a goal limits the session to its subjects, and nothing is due after its exam", async () => {
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

test("topics of today's study plan come first among new questions", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  const acid = questions.at(-1);
  await app.deps.db.query(
    `with plan as (
       insert into study_plans (id, user_id, title, subject, exam_type, level, duration, engine)
       values (gen_random_uuid(), $1, 'Chemistry', 'CHEMISTRY', 'NEET', 'BEGINNER', 1, 'built-in') returning id)
     insert into study_plan_days (plan_id, day, date, topic, topics, goals, questions, minutes)
     select id, 1, $2, $3, array[$3], '{}', 10, 20 from plan`,
    [asha.id, dayIn(0), ACIDS],
  );
  expect(idsOf((await today(asha)).items)[0]).toBe(acid);
  expect(idsOf((await today(kabir)).items)).toContain(acid);
});

test("after a holiday a day has at most its maximum, and questions that are wrong too often are set aside", async () => {
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

test("a question is repeated with other numbers if its writer can, for this learner alone, and updates the original's memory", async () => {
  const asha = await app.person("asha");
  const made = await app
    .as(asha)
    .post("/mcq/generate?subject=MATHEMATICS&topic=percentages&examType=SSC&difficultyLevel=EASY&count=3");
  const originals = made.body.questions.map(({ id }: { id: string }) => id);
  const { db } = app.deps;
  for (const id of originals) {
    const [row] = await db.query<{ correct_answer: string }>(
      "select correct_answer from questions where id = $1",
      [id],
    );
    const wrong = row?.correct_answer === "A" ? "B" : "A";
    await app.as(asha).post(`/mcq/submit?questionId=${id}&selectedOption=${wrong}`);
  }
  await app.deps.rollup.run();
  await letPass(asha, 1);
  const shown = (await today(asha)).items.filter(({ kind }: TodayItem) => kind === "review");
  expect(shown.map(({ variantOf }: TodayItem) => variantOf).toSorted()).toEqual(originals.toSorted());
  const [variant] = shown;
  const { id } = variant.question;
  const [kept] = await db.query<Record<string, string>>(
    "select correct_answer, explanation, question_text, writer, asked_by from questions where id = $1",
    [id],
  );
  guardSecret(kept?.explanation ?? "", "whoever answers");
  expect(made.body.questions.map(({ questionText }: { questionText: string }) => questionText)).not.toContain(
    kept?.question_text,
  );
  expect((await today(asha)).items).toEqual(expect.arrayContaining(shown));
  expect((await app.as(asha).post(`/mcq/submit?questionId=${id}&selectedOption=A`)).status).toBe(404);
  const review = { questionId: id, selectedOption: kept?.correct_answer, timeSpent: 20 };
  expect((await app.as(ravi).post("/mcq/review", review)).status).toBe(404);
  expect((await app.as(asha).put(`/learning/buried/${id}`)).status).toBe(204);
  expect(idsOf((await today(asha)).items)).not.toContain(id);
  expect((await app.as(asha).delete(`/learning/buried/${id}`)).status).toBe(204);

  const { body } = await app.as(asha).post("/mcq/review", review);
  expect(body).toMatchObject({ questionId: id, isCorrect: true, explanation: kept?.explanation });
  await app.deps.rollup.run();
  const memories = await db.query("select question_id, reps, last_correct from memories where user_id = $1", [
    asha.id,
  ]);
  expect(memories).toHaveLength(originals.length);
  expect(memories).toContainEqual({ question_id: variant.variantOf, reps: 2, last_correct: true });
  expect(idsOf((await today(asha)).items)).not.toContain(id);
  await letPass(asha, 30);
  const again = (await today(asha)).items.find(({ variantOf }: TodayItem) => variantOf === variant.variantOf);
  expect(again.question.id).not.toBe(id);
  expect(again.question.questionText).not.toBe(kept?.question_text);
  const { findings } = await verify(db, { now: app.deps.now() });
  expect(findings.map(({ name }) => name).filter((name) => name !== "memories.last_day")).toEqual([]);
});
