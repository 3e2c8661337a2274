import { examFamily } from "@prepfeed/contract/foundation/catalogue";
import { usualSubjects } from "@prepfeed/contract/learning/exam-subjects";
import type { TodayItem } from "@prepfeed/contract/learning/learning";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { guardSecret } from "../../../test/leak-guard.ts";
import { createPost, questionPost } from "../../../test/posts.ts";
import { type Person, testApp } from "../../../test/test-app.ts";
import { drawing } from "../../drawing/drawing-pool.ts";
import { AppError } from "../../foundation/app-error.ts";
import { topicNamed } from "../../rules/topic-named.ts";
import { verify } from "../verify/verify.service.ts";

const app = testApp();
let ravi: Person;

const prepare = async (person: Person, examType: "SSC_CGL" | "NEET" | "UPSC" | "JEE_MAIN") =>
  expect(
    (await app.as(person).put("/learning/goal", { examType, subjects: usualSubjects(examType) })).status,
  ).toBe(200);
const today = async (person: Person, minutes = 20) =>
  (await app.as(person).get(`/learning/today?minutes=${minutes}`)).body;
const idsOf = (items: TodayItem[]) => items.map(({ question }) => question.id);
const unitsOf = (items: TodayItem[]) => items.map(({ question }) => topicNamed(question.topic ?? "")?.unit);
async function keyOf(id: string | undefined) {
  const [row] = await app.deps.db.query<{ correct_answer: string; explanation: string }>(
    "select correct_answer, explanation from questions where id = $1",
    [id],
  );
  guardSecret(row?.explanation ?? "", "whoever answers");
  return row?.correct_answer;
}

beforeAll(async () => {
  ravi = await app.person("ravi");
  for (const [examType, difficultyLevel] of [
    ["JEE_MAIN", "MEDIUM"],
    ["JEE_MAIN", "HARD"],
    ["CAT", "EASY"],
    ["NEET", "HARD"],
  ])
    for (let i = 0; i < 3; i++) await createPost(app, ravi, questionPost({ examType, difficultyLevel }));
});
afterEach(() => vi.restoreAllMocks());

test.each(["SSC_CGL", "NEET", "UPSC"] as const)(
  "a new account preparing for %s gets 20 questions of its exam, none Hard, whatever others posted",
  async (examType) => {
    const asha = await app.person("asha");
    await prepare(asha, examType);
    const { items } = await today(asha);
    expect(items).toHaveLength(20);
    for (const { question, kind, why, postId } of items as TodayItem[]) {
      expect(examFamily(question.examType ?? "CAT")).toBe(examFamily(examType));
      expect(question.difficultyLevel).not.toBe("HARD");
      expect([kind, why, postId]).toEqual(["new", "A good place to start", null]);
      expect(Object.keys(question)).not.toContain("correctAnswer");
    }
    const units = unitsOf(items);
    expect(units.includes("reasoning")).toBe(examType === "SSC_CGL");
    expect(units.includes("physics") && examType === "UPSC").toBe(false);
    if (examType === "NEET")
      expect(units.filter((unit) => unit === "biology").length).toBeGreaterThanOrEqual(8);
  },
);

test("a post of the exam at the learner's level comes instead of a generated question", async () => {
  const asha = await app.person("asha");
  const { questions } = await createPost(
    app,
    ravi,
    questionPost({ examType: "NEET", difficultyLevel: "EASY", subject: "BIOLOGY", topic: "Genetics" }),
  );
  const typed = await createPost(
    app,
    ravi,
    questionPost(
      { examType: "NEET", difficultyLevel: "EASY", subject: "BIOLOGY", topic: "Genetics" },
      {
        kind: "NUMERICAL",
        correctAnswer: "4",
        optionA: undefined,
        optionB: undefined,
        optionC: undefined,
        optionD: undefined,
      },
    ),
  );
  await prepare(asha, "NEET");
  const ids = idsOf((await today(asha, 40)).items);
  expect(ids).toContain(questions[0].id);
  expect(ids).not.toContain(typed.questions[0].id);
});

test("a generated question is answered as in practice: once, for points, with a memory, and by nobody else", async () => {
  const [asha, kabir] = [await app.person("asha"), await app.person("kabir")];
  await prepare(asha, "NEET");
  const [first] = (await today(asha)).items;
  const { id } = first.question;
  const answer = { selectedOption: await keyOf(id) };
  expect((await app.as(kabir).post(`/social/questions/${id}/answer`, answer)).status).toBe(404);
  expect((await app.as(kabir).put(`/learning/buried/${id}`)).status).toBe(404);
  expect((await app.as(asha).post("/mcq/review", { questionId: id, ...answer })).status).toBe(403);
  const { body } = await app.as(asha).post(`/social/questions/${id}/answer`, answer);
  expect(body).toMatchObject({ isCorrect: true, pointsEarned: 1 });
  await app.deps.rollup.run();
  const memories = await app.deps.db.query("select question_id from memories where user_id = $1", [asha.id]);
  expect(memories).toEqual([{ question_id: id }]);
  expect((await app.as(asha).get(`/mcq/responses/${asha.id}`)).body.content[0].questionId).toBe(id);
  const { findings } = await verify(app.deps.db, { now: app.deps.now() });
  expect(findings).toEqual([]);
});

test("a session continues where it was when a new study plan decides the day again", async () => {
  const asha = await app.person("asha");
  await prepare(asha, "SSC_CGL");
  const before = await today(asha);
  for (const id of idsOf(before.items).slice(0, 3))
    await app.as(asha).post(`/social/questions/${id}/answer`, { selectedOption: await keyOf(id) });
  expect((await app.as(asha).post("/study-plans", {})).status).toBe(200);
  const after = await today(asha);
  expect(after.doneCount).toBe(3);
  expect(after.items).toHaveLength(before.items.length - 3);
  const [next] = idsOf(after.items);
  await app.as(asha).post(`/social/questions/${next}/answer`, { selectedOption: await keyOf(`${next}`) });
  expect((await today(asha)).doneCount).toBe(4);
});

test("an interrupted session continues where it was, on another device too", async () => {
  const asha = await app.person("asha");
  await prepare(asha, "SSC_CGL");
  const before = await today(asha);
  expect(before.doneCount).toBe(0);
  const [one, two, three, ...rest] = idsOf(before.items);
  for (const id of [one, two])
    await app.as(asha).post(`/social/questions/${id}/answer`, { selectedOption: await keyOf(id) });
  await app.as(asha).put(`/learning/buried/${three}`);
  const draw = vi.spyOn(drawing, "draw");
  const { username, password } = asha;
  const { body } = await app.visitor.post("/auth/login", { usernameOrEmail: username, password });
  const after = await today({ ...asha, token: body.token });
  expect(after.doneCount).toBe(3);
  expect(idsOf(after.items)).toEqual(rest);
  expect(draw).not.toHaveBeenCalled();
});

test("opening today asks the engine once, opening it again does not; a forecast never does", async () => {
  const asha = await app.person("asha");
  await prepare(asha, "SSC_CGL");
  const draw = vi.spyOn(drawing, "draw");
  await app.as(asha).get("/learning/forecast?days=1");
  expect(draw).not.toHaveBeenCalled();
  const { items } = await today(asha);
  expect(items).toHaveLength(20);
  await today(asha);
  await today(asha, 10);
  expect(draw).toHaveBeenCalledTimes(1);
  await app.deps.db.query("update daily_picks set day = day - 1 where user_id = $1", [asha.id]);
  expect(new Set(idsOf((await today(asha)).items))).toEqual(new Set(idsOf(items)));
});

test("while the engine is busy a session holds what there is, and the next request fills it up", async () => {
  const asha = await app.person("asha");
  await prepare(asha, "JEE_MAIN");
  const draw = vi.spyOn(drawing, "draw").mockRejectedValueOnce(new AppError("unavailable", "Busy"));
  const { items } = await today(asha);
  expect(items.length).toBe(3);
  for (const { question } of items as TodayItem[]) expect(question.difficultyLevel).toBe("MEDIUM");
  expect((await today(asha)).items).toHaveLength(20);
  expect(draw).toHaveBeenCalledTimes(2);
});

test("another goal starts another session, and without a goal it holds other people's posts", async () => {
  const asha = await app.person("asha");
  await prepare(asha, "UPSC");
  await today(asha);
  await prepare(asha, "NEET");
  for (const { question } of (await today(asha)).items as TodayItem[]) expect(question.examType).toBe("NEET");
  await app.as(asha).delete("/learning/goal");
  const { items } = await today(asha);
  expect(items.length).toBeGreaterThan(0);
  for (const { postId, question } of items as TodayItem[]) {
    expect(postId).not.toBeNull();
    expect(question.difficultyLevel).not.toBe("HARD");
  }
});
