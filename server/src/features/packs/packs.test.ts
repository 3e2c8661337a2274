import { Packs } from "@prepfeed/contract/foundation/limits";
import { RateLimit } from "@prepfeed/contract/foundation/rate-limits";
import { refusals } from "@prepfeed/contract/foundation/refusals";
import type { PackQuestion } from "@prepfeed/contract/learning/packs";
import { canonicalAnswer, isRight } from "@prepfeed/contract/questions/marking";
import { optionsOf } from "@prepfeed/contract/questions/question-parts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { createPost, newQuestion, questionPost } from "../../../test/posts.ts";
import { type Person, TestApp, testApp } from "../../../test/test-app.ts";

const app = testApp();
afterEach(() => vi.restoreAllMocks());

const ask = (person: Person, body: object = {}) =>
  app.as(person).post("/learning/packs", { topic: "ray-optics", count: 10, ...body });

/** The same questions for every learner of the same level. */
async function askForTheSame(person: Person): Promise<PackQuestion[]> {
  const seed = vi.spyOn(crypto, "randomUUID").mockReturnValue("0197a2c4-0000-7000-8000-000000000001");
  const reply = await ask(person);
  seed.mockRestore();
  expect(reply.status).toBe(200);
  return reply.body.questions;
}

const textsOf = (questions: readonly PackQuestion[]) => questions.map(({ questionText }) => questionText);

/** A post with this question, as a learner would copy it. */
const copyOf = ({ explanation: _, difficultyLevel: __, ...question }: PackQuestion) =>
  questionPost({}, { ...question, explanation: newQuestion().explanation });

describe("a pack", () => {
  test.each(Packs.sizes)("of %i holds as many questions with their keys and explanations", async (count) => {
    const asha = await app.person(`asha${count}`);
    const reply = await ask(asha, { count });
    expect(reply.body).toMatchObject({
      topic: "ray-optics",
      title: "Ray optics",
      examType: null,
      madeAt: expect.any(String),
    });
    const { questions } = reply.body;
    expect(questions).toHaveLength(count);
    expect(new Set(textsOf(questions)).size).toBeGreaterThan(count * 0.8);
    for (const question of questions) {
      const { kind, correctAnswer, tolerance = null, explanation } = question;
      expect(explanation).not.toBe("");
      const given = canonicalAnswer(kind, correctAnswer, optionsOf(question).length) ?? "";
      expect(isRight({ kind, correctAnswer, tolerance }, given)).toBe(true);
      expect(question).not.toHaveProperty("id");
    }
    expect(JSON.stringify(reply.body).length).toBeLessThan(count * 8_000);
    expect(await app.deps.db.query("select 1 from questions where asked_by = $1", [asha.id])).toEqual([]);
  });

  test("is like the exam of the learner's goal, or says that the exam does not ask the topic", async () => {
    const asha = await app.person("aspirant");
    await app.as(asha).put("/learning/goal", { examType: "JEE_MAIN", subjects: ["PHYSICS"] });
    expect((await ask(asha)).body).toMatchObject({ examType: "JEE_MAIN" });
    const strange = await ask(asha, { topic: "mughal-empire" });
    expect(strange.body).toMatchObject({
      examType: null,
      message: refusals.ai.generalLevel("JEE Main", strange.body.title),
    });
  });

  test("is refused for an unknown topic and another number", async () => {
    const asha = await app.person("careless");
    expect((await ask(asha, { topic: "no-such-topic" })).status).toBe(404);
    for (const count of [0, 11, 1_000, "10", null]) {
      const reply = await ask(asha, { count });
      expect([reply.status, reply.body.message]).toEqual([400, refusals.packs.size]);
    }
    expect((await ask(asha, { topic: "x".repeat(101) })).status).toBe(400);
  });
});

test("who has a pack has seen its keys: its questions earn no points, count in no statistics and do not come again", async () => {
  const [asha, ravi, lila] = [await app.person("asha"), await app.person("ravi"), await app.person("lila")];
  await app.deps.db.query("update users set created_at = now() - interval '3 days'");
  const [question] = await askForTheSame(asha);
  if (!question) throw new Error("The pack is empty");
  const post = await createPost(app, ravi, copyOf(question));
  const [{ id }] = post.questions;
  const answer = (person: Person) =>
    app
      .as(person)
      .post(`/social/questions/${id}/answer`, { selectedOption: question.correctAnswer, timeSpent: 30 });
  expect((await answer(asha)).body).toMatchObject({
    isCorrect: true,
    pointsEarned: 0,
    unpaidReason: "KEY_SEEN",
  });
  expect((await answer(lila)).body).toMatchObject({ isCorrect: true, pointsEarned: 1 });
  await app.deps.rollup.run();
  expect((await app.as(ravi).get(`/social/questions/${id}/statistics`)).body.firstAnswers).toBe(1);
  expect(textsOf(await askForTheSame(asha))).not.toContain(question.questionText);
});

describe("a pack leaves out", () => {
  const withRival = async (name: string) => {
    const author = await app.person(`author-of-${name}`);
    const [question] = await askForTheSame(await app.person(`first-${name}`));
    if (!question) throw new Error("The pack is empty");
    return { author, question };
  };
  const holds = async (person: Person, { questionText }: PackQuestion) =>
    textsOf(await askForTheSame(person)).includes(questionText);

  test("questions of a paper that the learner is sitting, with any key, and of no other learner's", async () => {
    const { author, question } = await withRival("sitting");
    const [sitter, other] = [await app.person("sitter"), await app.person("other")];
    const copy = copyOf({ ...question, kind: "SINGLE", correctAnswer: "D" });
    const post = await createPost(app, author, copy);
    const paper = await app.as(author).post("/mock-tests", {
      title: "Optics",
      visibility: "public",
      duration: 10,
      questionIds: [post.questions[0].id],
    });
    await app.as(sitter).post(`/mock-tests/${paper.body.id}/attempts`, {});
    expect(await holds(sitter, question)).toBe(false);
    expect(await holds(other, question)).toBe(true);
  });

  test("questions of an event until it is over, for everybody", async () => {
    const { author, question } = await withRival("event");
    const post = await createPost(app, author, copyOf(question));
    const paper = await app.as(author).post("/mock-tests", {
      title: "Sunday",
      visibility: "public",
      duration: 10,
      questionIds: [post.questions[0].id],
    });
    const runs = (from: string, to: string) =>
      app.deps.db.query(
        "update mock_tests set starts_at = now() + $2::interval, ends_at = now() + $3::interval where id = $1",
        [paper.body.id, from, to],
      );
    await runs("1 hour", "2 hours");
    expect(await holds(await app.person("early"), question)).toBe(false);
    await runs("-1 hour", "1 hour");
    expect(await holds(await app.person("punctual"), question)).toBe(false);
    await runs("-2 hours", "-1 hour");
    expect(await holds(await app.person("late"), question)).toBe(true);
  });

  test("questions that are being checked", async () => {
    const { author, question } = await withRival("case");
    const post = await createPost(app, author, copyOf(question));
    const mark = (state: string | null) =>
      app.deps.db.query("update questions set state = $2 where id = $1", [post.questions[0].id, state]);
    await mark("CHECKED");
    expect(await holds(await app.person("doubtful"), question)).toBe(false);
    await mark(null);
    expect(await holds(await app.person("certain"), question)).toBe(true);
  });
});

test("nobody gets more packs than the limit of a day", async () => {
  const limited = new TestApp();
  await limited.open({ limits: true });
  try {
    const asha = await limited.person("asha");
    const statuses = [];
    for (let pack = 0; pack <= RateLimit.packs.max; pack++)
      statuses.push(
        (await limited.as(asha).post("/learning/packs", { topic: "kinematics", count: 10 })).status,
      );
    expect(statuses).toEqual([...Array(RateLimit.packs.max).fill(200), 429]);
  } finally {
    await limited.close();
  }
});
